import {
  changeConversation,
  type ConversationChanges,
  findConversation,
} from '../conversations/conversations.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { startOfQuarter } from '../stats/days.ts'
import { addFact } from '../stats/rollups.ts'
import {
  excerpt,
  isAgentReply,
  isOut,
  type MessageRow,
  messagesOf,
  messagesOfMoment,
} from './messages.ts'

/**
 * Facebook says when a message was sent, and all that was known so far was this machine's guess, or
 * a whole second. Answers the message as it is then.
 */
export async function applyProviderTime(
  tx: Tx,
  message: MessageRow,
  { at, now }: { at: number; now: number },
): Promise<MessageRow> {
  const { id, conversation_id: conversationId, sent_at: before } = message
  const conversation = at === before ? null : await findConversation(tx, conversationId)
  if (!conversation) return message
  await tx.updateTable('messages').set({ sent_at: at }).where('id', '=', id).execute()
  const waited = message.direction === 'in' && conversation.waiting_since === before
  await changeConversation(
    tx,
    conversationId,
    {
      ...(await lastWords(tx, conversationId)),
      ...(waited && { waiting_since: at }),
    },
    now,
  )
  if (startOfQuarter(at) !== startOfQuarter(before)) {
    const { campaign_id: campaignId } = conversation
    await addFact(tx, { at: before, campaignId, ...counted(message, -1) })
    await addFact(tx, { at, campaignId, ...counted(message, 1) })
  }
  const next = await sentBehind(tx, message, at)
  if (next) await applyProviderTime(tx, next, { at, now })
  return { ...message, sent_at: at }
}

/** Of our own messages this machine guesses the time, until Facebook tells it in an echo. */
export async function applyEchoTime(
  tx: Tx,
  row: MessageRow | undefined,
  { at, implausibleTime }: { readonly at: number; readonly implausibleTime?: boolean },
  now: number,
): Promise<void> {
  if (!row || row.send_attempted_at === null || implausibleTime === true) return
  // What was read and follows it within its second is dated by its moment, and moves with it.
  const behind = await messagesOfMoment(tx, row)
  for (const one of behind) await applyProviderTime(tx, one, { at, now })
}

/** Ours go out in the order of their ids: what went out after this one, or will, goes along. */
async function sentBehind(
  db: Reads,
  { id, conversation_id, sent_at, direction }: MessageRow,
  at: number,
) {
  if (direction === 'in' || at <= sent_at) return undefined
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversation_id)
    .where('sent_at', '>=', sent_at)
    .where('sent_at', '<', at)
    .where('id', '>', id)
    .where('state', '!=', 'failed')
    .where('author', 'in', ['agent', 'human', 'automation'])
    .where((eb) => eb.or([eb('state', '=', 'queued'), eb('send_attempted_at', 'is not', null)]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** What the lists show of a conversation, after its messages changed places. */
export async function lastWords(db: Reads, conversationId: number): Promise<ConversationChanges> {
  const [last] = await messagesOf(db, conversationId, { limit: 1 })
  if (!last) return {}
  return { last_message: excerpt(last.text), last_message_at: last.sent_at }
}

/** As a message is counted in the sums of the hours: one of ours once it is out. */
function counted(message: MessageRow, by: 1 | -1) {
  const { corrected_by, response_ms } = message
  if (!isOut(message)) return {}
  return {
    ...(isAgentReply(message) && { agent_replies: by }),
    ...(corrected_by !== null && { corrected_replies: by }),
    ...(response_ms !== null && { responses: by, response_ms: by * response_ms }),
  }
}
