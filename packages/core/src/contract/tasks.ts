import * as z from 'zod/mini'

import { taskKinds } from '../domain/entities.ts'
import { isParams, type Params } from '../texts/params.ts'
import { reason } from './reason.ts'
import { cursor, done, get, id, limit, post, time } from './shape.ts'

const task = z.object({
  /** Names the task; opaque. */
  id: z.string(),
  kind: z.enum(taskKinds),
  /** The row that it is about: a conversation, a message, a scheduled reply or a draft. */
  ref: id,
  conversationId: id,
  customerId: z.string(),
  /** Empty where it is not known. */
  customerName: z.string(),
  pageName: z.string(),
  /** Since when it waits; of a reply for later, when it goes out. */
  dueAt: time,
  /** Why it waits. */
  reason: z.extend(reason, { params: z.custom<Params>(isParams) }),
  /** What is worded for the customer and did not go out yet; null where nothing is. */
  draft: z.nullable(z.string()),
  /** The customer's last words, or those that did not go out yet. */
  text: z.nullable(z.string()),
})
export type Task = z.output<typeof task>

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) })

/** Of a hand-off: the agent goes on, so late that it can be undone, or stops again as before. */
const agentToo = z.object({ agent: z.optional(z.literal('true')) })

export const taskEndpoints = {
  'tasks.list': get('/api/tasks', 'What waits for the seller, the longest wait first', {
    query: z.object({ limit, cursor, kind: z.optional(z.enum(taskKinds)) }),
    answer: z.array(task),
  }),
  'tasks.count': get('/api/tasks/count', 'How much waits for the seller', {
    answer: z.object({ count: z.int() }),
  }),
  'tasks.done': post('/api/tasks/{id}/done', 'Nothing is left to do for it', {
    params,
    query: agentToo,
    answer: done,
  }),
  'tasks.snooze': post('/api/tasks/{id}/snooze', 'Put it off until then', {
    params,
    body: z.strictObject({ until: time }),
    answer: done,
  }),
  'tasks.reopen': post('/api/tasks/{id}/reopen', 'Take back that it is done or put off', {
    params,
    query: agentToo,
    answer: done,
  }),
}
