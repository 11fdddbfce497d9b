import * as z from 'zod/mini'

import { iceBreakerLimit } from '../constants.ts'
import { isBlank } from '../domain/blank.ts'
import { refusal } from './reason.ts'
import { get, pageId, put, shortText } from './shape.ts'

const params = z.object({ id: pageId })

const iceBreakers = z.object({ questions: z.array(z.string()) })

const typedQuestions = z
  .array(
    shortText.check(
      z.trim(),
      z.maxLength(iceBreakerLimit.characters),
      z.refine((text) => !isBlank(text), refusal('field_blank')),
    ),
  )
  .check(
    z.maxLength(iceBreakerLimit.count),
    z.refine((texts) => new Set(texts).size === texts.length, refusal('field_question_repeated')),
  )

/** Questions that Messenger offers a new customer on a page, to be tapped instead of typed. */
export const iceBreakerEndpoints = {
  'iceBreakers.get': get(
    '/api/facebook/pages/{id}/ice-breakers',
    'Ask Facebook which questions a new customer of the page can tap',
    { params, answer: iceBreakers },
  ),
  'iceBreakers.save': put(
    '/api/facebook/pages/{id}/ice-breakers',
    'Set at Facebook the questions that a new customer of the page can tap; none removes them',
    {
      params,
      /** `before`: as they were read; where Facebook has others by now, nothing is changed. */
      body: z.object({ before: z.array(z.string()), questions: typedQuestions }),
      answer: iceBreakers,
    },
  ),
}
