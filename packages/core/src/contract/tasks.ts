import * as z from 'zod/mini'

import { taskKinds } from '../domain/entities.ts'
import { reason } from './reason.ts'
import { cursor, done, get, id, idParam, limit, post, time } from './shape.ts'

const task = z.object({
  kind: z.enum(taskKinds),
  /** With its kind it names the task: the id of the row that it is about. */
  id,
  conversationId: id,
  customerId: z.string(),
  /** Empty where it is not known. */
  customerName: z.string(),
  pageName: z.string(),
  /** Since when it waits; of a reply for later, when it goes out. */
  at: time,
  /** Why it waits; null for a reply that only waits for its time. */
  reason: z.nullable(reason),
  /** The customer's last words, or those that did not go out yet. */
  text: z.nullable(z.string()),
})
export type Task = z.output<typeof task>

const params = z.extend(idParam, { kind: z.enum(taskKinds) })

export const taskEndpoints = {
  'tasks.list': get('/api/tasks', 'What waits for the seller, the longest wait first', {
    query: z.object({ limit, cursor, kind: z.optional(z.enum(taskKinds)) }),
    answer: z.array(task),
  }),
  'tasks.count': get('/api/tasks/count', 'How much waits for the seller', {
    answer: z.object({ count: z.int() }),
  }),
  'tasks.done': post('/api/tasks/{kind}/{id}/done', 'Nothing is left to do for it', {
    params,
    answer: done,
  }),
  'tasks.snooze': post('/api/tasks/{kind}/{id}/snooze', 'Put it off until then', {
    params,
    body: z.strictObject({ until: time }),
    answer: done,
  }),
  'tasks.reopen': post('/api/tasks/{kind}/{id}/reopen', 'Take back that it is done or put off', {
    params,
    answer: done,
  }),
}
