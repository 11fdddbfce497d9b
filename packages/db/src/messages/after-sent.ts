import { notFound } from '@pal/core/errors'
import { statesBefore } from '@pal/core/messages/send-machine'

import {
  changeConversation,
  type ConversationRow,
  findConversation,
} from '../conversations/conversations.ts'
import type { Tx } from '../schema/reads.ts'
import { count } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'
import { keepExample } from './examples.ts'
import { answersNothing } from './holding-reply.ts'
import { isAgentReply, type MessageRow, setResponse } from './messages.ts'
import { waitingSince } from './waiting.ts'

/** What follows once a message of the page is known to be out. */
export async function afterSent(tx: Tx, message: MessageRow, now: number): Promise<void> {
  const conversation = await findConversation(tx, message.conversation_id)
  if (!conversation) throw notFound('conversation_not_found')
  const at = message.sent_at
  const waiting = conversation.waiting_since
  const answered = waiting !== null && waiting <= at && !answersNothing(message)
  const stillWaiting = await waitingSince(tx, conversation.id, message)
  await addFact(tx, {
    at,
    campaignId: conversation.campaign_id,
    agent_replies: Number(isAgentReply(message)),
    corrected_replies: Number(message.corrected_by !== null),
    ...(answered && { responses: 1, response_ms: at - waiting }),
  })
  if (answered) {
    await setResponse(tx, message, at - waiting)
    await count(tx, { 'responses.count': 1, 'responses.millis': at - waiting })
  }
  await changeConversation(
    tx,
    conversation.id,
    answered ? { waiting_since: stillWaiting } : {},
    now,
  )
  await keepExample(tx, message)
  await markIfSeen(tx, message, conversation)
}

/** The customer's telephone may have told of it before Facebook told us that it is out. */
async function markIfSeen(
  tx: Tx,
  { id, sent_at }: MessageRow,
  { read_until, delivered_until }: ConversationRow,
): Promise<void> {
  const state =
    sent_at <= (read_until ?? 0) ? 'read' : sent_at <= (delivered_until ?? 0) ? 'delivered' : null
  if (state === null) return
  await tx
    .updateTable('messages')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', statesBefore(state))
    .execute()
}
