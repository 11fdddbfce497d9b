import { notFound } from '@pal/core/errors'

import {
  changeConversation,
  findConversation,
  noHumanNeeded,
} from '../conversations/conversations.ts'
import { isUnsent } from '../conversations/request-human.ts'
import type { Tx } from '../schema/reads.ts'
import { count } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'
import { keepExample } from './examples.ts'
import { answersNothing } from './holding-reply.ts'
import { isAgentReply, type MessageRow, setResponse } from './messages.ts'
import { markIfSeen } from './seen.ts'
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
    {
      ...(answered && { waiting_since: stillWaiting }),
      // The customer has an answer after all, that one or a later one.
      ...(isOfShop(message) && isUnsent(conversation) && noHumanNeeded),
    },
    now,
  )
  await keepExample(tx, message)
  await markIfSeen(tx, message, conversation)
}

/** An answer of ours, not what Facebook or another program says by itself. */
const isOfShop = (message: MessageRow) =>
  (message.author === 'agent' || message.author === 'human') && !answersNothing(message)
