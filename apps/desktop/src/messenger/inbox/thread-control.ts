import { findConversation } from '@pal/db/conversations/conversations'
import { endTakeover, leaveToOtherApp } from '@pal/db/conversations/take-over'
import type { MessageRow } from '@pal/db/messages/messages'
import type { Tx } from '@pal/db/schema/reads'

import { takeoverUntil } from './message-author.ts'

/** Another app owns the thread since then. True where that makes the agent silent. */
export async function releaseThread(
  tx: Tx,
  conversationId: number,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<boolean> {
  const conversation = await findConversation(tx, conversationId)
  const until = await takeoverUntil(tx, at)
  if (!conversation || until <= now) return false
  const { handler, other_app_at: otherApp, takeover_until: endsAt } = conversation
  const byHuman = handler === 'human' && otherApp === null
  if (byHuman && (endsAt ?? Infinity) >= until) return false
  const later = Math.max(until, endsAt ?? 0)
  await leaveToOtherApp(tx, conversationId, { since: otherApp ?? at, until: later, now })
  return true
}

/** Facebook gave the thread to us. True where the agent may speak again. */
export async function acquireThread(tx: Tx, conversationId: number, now: number): Promise<boolean> {
  const conversation = await findConversation(tx, conversationId)
  if (!conversation || conversation.other_app_at === null) return false
  await endTakeover(tx, conversationId, now)
  return true
}

/**
 * A poll was first, and does not tell that another app has the thread. Notified of it once more after
 * the message was answered, that is over. True where it makes the agent silent.
 */
export async function isStandby(
  tx: Tx,
  { conversation_id: id, direction, sent_at }: MessageRow,
  { at }: { readonly at: number },
  now: number,
): Promise<boolean> {
  const since = (await findConversation(tx, id))?.waiting_since ?? Infinity
  return direction === 'in' && since <= sent_at && releaseThread(tx, id, { at, now })
}
