import { AppError } from '@pal/core/errors'

import { changeConversation, findConversation } from './conversations.ts'
import { type MessageRow, messageByMid } from './messages.ts'
import type { Tx } from './reads.ts'
import { addFact } from './rollups.ts'

/**
 * Facebook's echo was stored as a message of its own before we heard that ours went out. Answers
 * ours as it stands then.
 */
export async function dropTwin(tx: Tx, message: MessageRow, mid: string): Promise<MessageRow> {
  const twin = await messageByMid(tx, message.page_id, mid)
  if (!twin || twin.id === message.id) return message
  if (twin.direction === 'in') {
    throw new AppError('conflict', 'Facebook gave two messages the same id')
  }
  const conversation = await findConversation(tx, twin.conversation_id)
  const sent_at = await placeOf(tx, message, twin)
  // Its files belong to nobody then, and are swept away.
  await tx.deleteFrom('attachments').where('message_id', '=', twin.id).execute()
  await tx.deleteFrom('messages').where('id', '=', twin.id).execute()
  await tx.deleteFrom('message_search').where('rowid', '=', twin.id).execute()
  if (sent_at !== message.sent_at) {
    await tx.updateTable('messages').set({ sent_at }).where('id', '=', message.id).execute()
  }
  const ours = { ...message, sent_at }
  if (!conversation) return ours
  await changeConversation(
    tx,
    conversation.id,
    { message_count: conversation.message_count - 1 },
    conversation.updated_at,
  )
  await addFact(tx, { at: twin.sent_at, campaignId: conversation.campaign_id, messages_out: -1 })
  return ours
}

/**
 * Facebook tells whole seconds, so that the twin may stand earlier than ours: what was written to it,
 * and was put after it, must not stand before ours now.
 */
async function placeOf(tx: Tx, message: MessageRow, twin: MessageRow): Promise<number> {
  const next = await tx
    .selectFrom('messages')
    .select('sent_at')
    .where('conversation_id', '=', twin.conversation_id)
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '>', eb.tuple(twin.sent_at, twin.id)))
    .where('id', '<>', message.id)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next ? Math.min(message.sent_at, next.sent_at) : message.sent_at
}
