import * as z from 'zod/mini'

import { commentReplyLimit, iceBreakerLimit } from '../constants.ts'
import { isBlank } from '../domain/blank.ts'
import { greetingLimit, unknownPlaces } from '../greeting.ts'
import { reason, refusal } from './reason.ts'
import { get, longText, pageParam, put, shortText } from './shape.ts'

/** What Messenger shows whoever has not written to the page yet: a text, and questions to be tapped. */
const messengerProfile = z.object({ greeting: z.string(), questions: z.array(z.string()) })

const typedGreeting = shortText.check(z.trim(), z.maxLength(greetingLimit))

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

const commentReply = z.object({
  /** Empty: whoever comments is written nothing. */
  text: z.string(),
  /** Why that does not work now. */
  problem: z.nullable(reason),
  /** How many were written to for a comment within the days in which Facebook allows it. */
  answered: z.int(),
})

/** What a page says before the agent does: on its welcome screen, and to whoever comments. */
export const pageTextEndpoints = {
  'messengerProfile.get': get(
    '/api/facebook/pages/{id}/messenger-profile',
    'Ask Facebook what a new customer of the page reads, and which questions they can tap',
    { params: pageParam, answer: messengerProfile },
  ),
  'messengerProfile.save': put(
    '/api/facebook/pages/{id}/messenger-profile',
    'Set at Facebook what a new customer of the page reads and can tap; nothing removes it',
    {
      params: pageParam,
      /** `before`: as it was read; where Facebook has something else by now, nothing is changed. */
      body: z
        .object({ before: messengerProfile, greeting: typedGreeting, questions: typedQuestions })
        .check(
          // What another program has set may stay.
          z.refine(
            ({ before, greeting }) =>
              greeting === before.greeting || unknownPlaces(greeting).length === 0,
            { error: refusal('field_greeting_name'), path: ['greeting'] },
          ),
        ),
      answer: messengerProfile,
    },
  ),
  'commentReply.get': get(
    '/api/facebook/pages/{id}/comment-reply',
    'What whoever comments below a post of the page is written in Messenger',
    { params: pageParam, answer: commentReply },
  ),
  'commentReply.save': put(
    '/api/facebook/pages/{id}/comment-reply',
    'Set what whoever comments from now on is written',
    {
      params: pageParam,
      /** `before`: as it was read; where another window has saved something else, nothing is changed. */
      body: z.strictObject({
        before: z.string(),
        text: longText.check(z.trim(), z.maxLength(commentReplyLimit.characters)),
      }),
      answer: commentReply,
    },
  ),
}
