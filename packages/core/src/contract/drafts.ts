import * as z from 'zod/mini'

import { isBlank } from '../domain/blank.ts'
import { draftSubjects } from '../domain/entities.ts'
import { message } from './conversations.ts'
import { refusal } from './reason.ts'
import { del, done, get, id, idParam, longText, post, put, time } from './shape.ts'

/** Of each subject: what became of its latest drafts, and who sends its answers. */
const trust = z.array(
  z.object({
    subject: z.enum(draftSubjects),
    /** Sent, edited or discarded by the seller. */
    drafts: z.int(),
    unchanged: z.int(),
    /** Enough of them went out unchanged. */
    trusted: z.boolean(),
    automatic: z.boolean(),
    /** The program took it back: so many of its latest answers had been corrected. */
    takenBack: z.nullable(z.object({ answers: z.int(), corrected: z.int(), at: time })),
  }),
)
export type DraftTrust = z.output<typeof trust>

/** What a human answered a customer, and what they were asked: the agent learns from it. */
const example = z.object({
  /** Of the answer's message. */
  id,
  conversationId: id,
  question: z.string(),
  answer: z.string(),
  at: time,
})
export type Example = z.output<typeof example>

const exampleParams = z.object({ id: idParam.shape.id, exampleId: idParam.shape.id })

export const draftEndpoints = {
  'drafts.examples': get(
    '/api/campaigns/{id}/examples',
    'What the agent of a campaign learns from',
    {
      params: idParam,
      answer: z.array(example),
    },
  ),
  'drafts.forgetExample': del(
    '/api/campaigns/{id}/examples/{exampleId}',
    'Learn nothing from one',
    {
      params: exampleParams,
      answer: done,
    },
  ),
  'drafts.send': post('/api/drafts/{id}/send', 'Send a draft, as it is or with other words', {
    params: idParam,
    body: z.strictObject({
      text: z.optional(longText.check(z.refine((text) => !isBlank(text), refusal('field_empty')))),
    }),
    answer: message,
  }),
  'drafts.renew': post('/api/drafts/{id}/renew', 'Let the agent write another one instead', {
    params: idParam,
    answer: done,
  }),
  'drafts.discard': post('/api/drafts/{id}/discard', 'Send nothing of a draft', {
    params: idParam,
    answer: done,
  }),
  'drafts.trust': get('/api/campaigns/{id}/draft-trust', 'How often drafts went out unchanged', {
    params: idParam,
    answer: trust,
  }),
  'drafts.setTrust': put(
    '/api/campaigns/{id}/draft-trust',
    'Let the agent send answers of a subject by itself, or draft them again',
    {
      params: idParam,
      body: z.object({ subject: z.enum(draftSubjects), automatic: z.boolean() }),
      answer: trust,
    },
  ),
}
