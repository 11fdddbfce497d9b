import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { changeConversation, findConversation } from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'
import { addFact } from '../stats/rollups.ts'
import { applyProviderTime } from './apply-provider-time.ts'
import { type MessageRow, messageByMid } from './messages.ts'

/**
 * Facebook's echo was stored as a message of its own before we heard that ours went out. Answers
 * ours as it stands then.
 */
export async function dropDuplicate(tx: Tx, message: MessageRow, mid: string): Promise<MessageRow> {
  const twin = await messageByMid(tx, message.page_id, mid)
  if (!twin || twin.id === message.id) return message
  if (twin.direction === 'in') {
    throw new AppError('conflict', because('message_same_id'))
  }
  const conversation = await findConversation(tx, twin.conversation_id)
  // Its files belong to nobody then, and are swept away.
  await tx.deleteFrom('attachments').where('message_id', '=', twin.id).execute()
  await tx.deleteFrom('answer_examples').where('answer_id', '=', twin.id).execute()
  await tx.deleteFrom('messages').where('id', '=', twin.id).execute()
  await tx.deleteFrom('message_search').where('rowid', '=', twin.id).execute()
  if (!conversation) return message
  const { id, campaign_id: campaignId, message_count, updated_at: now } = conversation
  await changeConversation(tx, id, { message_count: message_count - 1 }, now)
  await addFact(tx, { at: twin.sent_at, campaignId, messages_out: -1 })
  // Facebook told of the twin, and with that where it stands.
  return applyProviderTime(tx, message, { at: twin.sent_at, now })
}
