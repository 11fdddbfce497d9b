import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { type AnswerExample, mostAlike, mostExamples } from '@pal/core/agent/context/examples'
import { mayBeShown } from '@pal/core/agent/prompt/examples-privacy'

import type { ConversationRow } from '../conversations/conversations.ts'
import { examplesForOthers, knownOf } from '../messages/examples.ts'
import type { MessageRow } from '../messages/messages.ts'
import type { Reads } from '../schema/reads.ts'
import { wordsOf } from '../search/normalise.ts'

/** A question says in its beginning what it is about: hundreds of long ones are not read to their end. */
const beginning = 200

/** What the customer asks now: what is unanswered, or else the last that they wrote. */
function askedIn(said: readonly Pick<MessageRow, 'author' | 'text'>[]): string {
  const last = said.findLastIndex(({ author }) => author === 'customer')
  const before = said.slice(0, last + 1).findLastIndex(({ author }) => author !== 'customer')
  return said
    .slice(before + 1, last + 1)
    .map(({ text }) => text)
    .join('\n')
}

/** How people answered other customers of the page who asked alike, the most alike first. */
export async function alikeExamples(
  db: Reads,
  conversation: Pick<ConversationRow, 'id' | 'page_id' | 'campaign_id'>,
  said: readonly Pick<MessageRow, 'author' | 'text'>[],
): Promise<AnswerExample[]> {
  const words = wordsOf(askedIn(said).slice(0, 10 * beginning))
  if (words.length === 0) return []
  const kept = await examplesForOthers(db, conversation)
  if (kept.length === 0) return []
  await yieldToEventLoop()
  const pairs = kept.map((pair) => ({
    ...pair,
    words: wordsOf(pair.question.slice(0, beginning)),
  }))
  await yieldToEventLoop()
  const chosen: AnswerExample[] = []
  for (const { id, conversationId, question, answer } of mostAlike(words, pairs)) {
    // The same words to many customers teach no more than once.
    if (chosen.some((one) => one.answer === answer)) continue
    // What is known of a customer may have been learned after the answer.
    if (!mayBeShown({ question, answer }, await knownOf(db, conversationId))) continue
    if (chosen.push({ id, question, answer }) === mostExamples) break
  }
  return chosen
}
