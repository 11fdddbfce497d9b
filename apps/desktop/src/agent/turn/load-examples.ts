import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { type AnswerExample, mostAlike, mostExamples } from '@pal/core/agent/context/examples'
import { mayBeShown } from '@pal/core/agent/prompt/examples-privacy'
import type { ConversationRow } from '@pal/db/conversations/conversations'
import { examplesForOthers, knownOf } from '@pal/db/messages/examples'
import type { Reads } from '@pal/db/schema/reads'
import { wordsOf } from '@pal/db/search/normalise'

/** A question says in its beginning what it is about: hundreds of long ones are not read to their end. */
const beginning = 200

/** How people answered other customers of the page who asked alike, the most alike first. */
export async function loadExamples(
  db: Reads,
  conversation: Pick<ConversationRow, 'id' | 'page_id'>,
  asked: string,
): Promise<AnswerExample[]> {
  const words = wordsOf(asked.slice(0, 10 * beginning))
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
