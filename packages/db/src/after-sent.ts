import { notFound } from '@pal/core/errors'

import { changeConversation, findConversation } from './conversations.ts'
import { count } from './counters.ts'
import { customerMessagesAfter, type MessageRow } from './messages.ts'
import { asksForPatience } from './patience.ts'
import type { Reads, Tx } from './reads.ts'
import { addFact } from './rollups.ts'

/** What follows once a message of the page is known to be out. */
export async function afterSent(tx: Tx, message: MessageRow, now: number): Promise<void> {
  const conversation = await findConversation(tx, message.conversation_id)
  if (!conversation) throw notFound('The conversation')
  const at = message.sent_at
  const waiting = conversation.waiting_since
  const answered = waiting !== null && waiting <= at && !asksForPatience(message)
  const stillWaiting = await firstUnanswered(tx, message)
  await addFact(tx, {
    at,
    campaignId: conversation.campaign_id,
    messages_out: 1,
    agent_replies: Number(message.author === 'agent'),
    ...(answered && { responses: 1, response_ms: at - waiting }),
  })
  if (answered) {
    await count(tx, { 'responses.count': 1, 'responses.millis': at - waiting })
  }
  await changeConversation(
    tx,
    conversation.id,
    answered ? { waiting_since: stillWaiting } : {},
    now,
  )
}

/**
 * What the customer wrote that whoever wrote this message did not know of. What was written earlier
 * may have been stored later: while our message was on its way, or after Facebook tried again.
 */
async function firstUnanswered(db: Reads, message: MessageRow): Promise<number | null> {
  const known = await newestKnown(db, message)
  if (known === null) return firstInboundAfter(db, message)
  const [first] = await customerMessagesAfter(db, message.conversation_id, known)
  return first?.sent_at ?? null
}

/** The id of the newest message that its writer knew; null where only the time can tell. */
async function newestKnown(
  db: Reads,
  { id, author, receipt_id }: MessageRow,
): Promise<number | null> {
  if (author !== 'agent') return author === 'person' ? id : null
  if (receipt_id === null) return id
  const receipt = await db
    .selectFrom('agent_receipts')
    .select('trigger_message_id')
    .where('id', '=', receipt_id)
    .executeTakeFirst()
  return receipt?.trigger_message_id ?? id
}

async function firstInboundAfter(db: Reads, message: MessageRow): Promise<number | null> {
  const row = await db
    .selectFrom('messages')
    .select('sent_at')
    .where('conversation_id', '=', message.conversation_id)
    .where('sent_at', '>', message.sent_at)
    .where('direction', '=', 'in')
    .orderBy('sent_at')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}
