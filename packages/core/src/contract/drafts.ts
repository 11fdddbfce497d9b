import * as z from 'zod/mini'

import { isBlank } from '../domain/blank.ts'
import { message } from './conversations.ts'
import { refusal } from './reason.ts'
import { done, idParam, longText, post } from './shape.ts'

export const draftEndpoints = {
  'drafts.send': post('/api/drafts/{id}/send', 'Send a draft, as it is or with other words', {
    params: idParam,
    body: z.object({
      text: z.optional(longText.check(z.refine((text) => !isBlank(text), refusal('field_empty')))),
    }),
    answer: message,
  }),
  'drafts.discard': post('/api/drafts/{id}/discard', 'Send nothing of a draft', {
    params: idParam,
    answer: done,
  }),
}
