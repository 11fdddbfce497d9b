import { askForPerson, findConversation, handBack, takeOver } from '@pal/db/conversations'
import type { Tx } from '@pal/db/reads'

import { takeoverUntil } from './who-wrote.ts'

export const otherAppAnswers =
  'Another app answers this conversation at Facebook, so the agent is silent here.'

/** Another app owns the thread since then. True where that makes the agent silent. */
export async function loseThread(
  tx: Tx,
  conversationId: number,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<boolean> {
  const conversation = await findConversation(tx, conversationId)
  const until = await takeoverUntil(tx, at)
  if (!conversation || until <= now) return false
  const person = conversation.handler === 'person' && conversation.attention !== otherAppAnswers
  if (person && (conversation.takeover_until ?? Infinity) >= until) return false
  const later = Math.max(until, conversation.takeover_until ?? 0)
  await takeOver(tx, conversationId, { until: later, now })
  await askForPerson(tx, conversationId, otherAppAnswers, now)
  return true
}

/** Facebook gave the thread to us. True where the agent may speak again. */
export async function regainThread(tx: Tx, conversationId: number, now: number): Promise<boolean> {
  const conversation = await findConversation(tx, conversationId)
  if (conversation?.attention !== otherAppAnswers) return false
  await handBack(tx, conversationId, now)
  return true
}
