import { changeConversation } from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { lastWords } from './apply-provider-time.ts'
import { type MessageRow, unsettled } from './messages.ts'

/** A message is stored and sent in one moment, unless something holds it back. */
const oneMomentMs = 1_000

/**
 * A message that had to wait goes out after whatever was said meanwhile, and Facebook shows it
 * there: it is dated by when it is sent, not by when it was written. Those that go after it follow.
 */
export async function applySendTime(
  tx: Tx,
  message: MessageRow,
  { at, now }: { at: number; now: number },
): Promise<void> {
  const { id, conversation_id: conversationId, sent_at: written } = message
  const [said] = await newestSaid(tx, { conversationId, but: id })
  const isLast = !said || said.sent_at < written || (said.sent_at === written && said.id < id)
  if (isLast && Math.abs(at - written) < oneMomentMs) return
  const sent_at = Math.max(at, (said?.sent_at ?? 0) + 1)
  if (sent_at === written) return
  await tx.updateTable('messages').set({ sent_at }).where('id', '=', id).execute()
  await tx
    .updateTable('messages')
    .set({ sent_at })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'queued')
    .where(unsettled)
    .where('id', '>', id)
    .where('sent_at', '<', sent_at)
    .execute()
  await changeConversation(tx, conversationId, await lastWords(tx, conversationId), now)
}

const newestSaid = preparedQuery(
  (tx: Tx, { conversationId, but }: { conversationId: number; but: number }) =>
    tx
      .selectFrom('messages')
      .select(['id', 'sent_at'])
      .where('conversation_id', '=', conversationId)
      .where('id', '<>', but)
      // What was never sent is nowhere at Facebook.
      .where((eb) => eb.or([eb('state', 'is', null), eb('state', 'not in', ['queued', 'failed'])]))
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
)
