import { notFound } from '@pal/core/errors'

import { uncountMessagesUsed } from '../campaigns/tactic-stats.ts'
import { changeConversation, findConversation } from '../conversations/conversations.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { afterSent } from './after-sent.ts'
import { applySendTime } from './apply-send-time.ts'
import { addOwnFile, awaitSentFiles, type OwnFile } from './attachments.ts'
import { dropDuplicate } from './drop-duplicate.ts'
import { lastMessage } from './inbound.ts'
import {
  customerMessagesAfter,
  insertMessage,
  type MessageRow,
  messageById,
  unsettled,
} from './messages.ts'

export interface OutgoingMessage {
  conversationId: number
  author: 'agent' | 'human' | 'automation'
  text: string
  now: number
  /** Names the reply: two calls with the same one make one message. */
  clientId?: string | null | undefined
  /** Which of the messages of the reply this is, from 1. */
  part?: number | undefined
  attachments?: unknown[] | undefined
  /** Of its only attachment, where that lies in the store's folder. */
  file?: OwnFile | undefined
  replyToMid?: string | null | undefined
  decisionId?: number | null | undefined
  /** The reply that was written earlier, to go out now: it makes one message, too. */
  scheduled?: { readonly id: number; readonly sendAt: number } | null | undefined
  /** Of a holding reply: since when the customer has waited. There is one for all that they wait for. */
  holdingSince?: number | null | undefined
}

/** Stores what is to be sent, before it is sent. */
export async function insertOutgoing(
  tx: Tx,
  message: OutgoingMessage,
): Promise<{ stored: boolean; message: MessageRow }> {
  const conversation = await findConversation(tx, message.conversationId)
  if (!conversation) throw notFound('conversation_not_found')
  const known = await alreadyStored(tx, message)
  if (known) return { stored: false, message: known }
  // Facebook's clock may be ahead of ours; an answer still stands after what it answers.
  const sentAt = Math.max(message.now, (conversation.last_message_at ?? 0) + 1)
  const id = await insertMessage(tx, {
    conversation_id: conversation.id,
    sent_at: sentAt,
    page_id: conversation.page_id,
    direction: 'out',
    author: message.author,
    text: message.text,
    attachments: message.attachments?.length ? JSON.stringify(message.attachments) : null,
    reply_to_mid: message.replyToMid ?? null,
    state: 'queued',
    client_id: message.clientId ?? null,
    part: message.part ?? 1,
    scheduled_reply_id: message.scheduled?.id ?? null,
    scheduled_for: message.scheduled?.sendAt ?? null,
    holding_since: message.holdingSince ?? null,
    decision_id: message.decisionId ?? null,
    created_at: message.now,
  })
  if (message.file) {
    const { conversationId, now } = message
    await addOwnFile(tx, message.file, { conversationId, messageId: id, now })
  }
  await changeConversation(
    tx,
    conversation.id,
    {
      ...lastMessage(conversation, { text: message.text, at: sentAt }),
      message_count: conversation.message_count + 1,
      unread_count: 0,
      ...(message.author === 'agent' && { answers_in_row: conversation.answers_in_row + 1 }),
      ...(message.author === 'human' && { answers_in_row: 0 }),
    },
    message.now,
  )
  return { stored: true, message: await mustFind(tx, id) }
}

async function alreadyStored(
  db: Reads,
  { conversationId, clientId, part = 1, scheduled, holdingSince }: OutgoingMessage,
): Promise<MessageRow | undefined> {
  const same = db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('part', '=', part)
  if (scheduled) return same.where('scheduled_reply_id', '=', scheduled.id).executeTakeFirst()
  if (holdingSince != null) return same.where('holding_since', '=', holdingSince).executeTakeFirst()
  if (!clientId) return undefined
  return same
    .where('client_id', '=', clientId)
    .where('scheduled_reply_id', 'is', null)
    .executeTakeFirst()
}

/**
 * To be stored before Facebook is called; false when another already did, it is settled, or the
 * customer is being erased. Where Facebook's clock is known to differ, `at` is its time: there the
 * message will stand.
 */
export async function markSending(
  tx: Tx,
  id: number,
  now: number,
  at: number = now,
): Promise<boolean> {
  const sending = { state: 'sending', send_attempted_at: now, state_reason: null } as const
  const { conversation_id } = await mustFind(tx, id)
  const conversation = await findConversation(tx, conversation_id)
  if (!conversation || conversation.erasing_since !== null) return false
  if (!(await move(tx, id, ['queued'], sending))) return false
  await applySendTime(tx, await mustFind(tx, id), { at, now })
  return true
}

/** Facebook took the message and gave it its id. */
export async function markSent(
  tx: Tx,
  id: number,
  { mid, now }: { mid: string | null; now: number },
): Promise<void> {
  const own = await mustFind(tx, id)
  if (!['queued', 'sending', 'unknown', 'failed'].includes(own.state ?? '')) return
  const message = mid === null ? own : await dropDuplicate(tx, own, mid)
  await move(tx, id, ['queued', 'sending', 'unknown', 'failed'], {
    state: 'sent',
    state_reason: null,
    ...(mid !== null && { mid }),
  })
  await awaitSentFiles(tx, message, now)
  await afterSent(tx, message, now)
}

/** It certainly did not go out, and is to be tried again. */
export async function backToQueue(
  tx: Tx,
  id: number,
  reason: string,
  now: number,
): Promise<boolean> {
  const moved = await move(tx, id, ['sending'], { state: 'queued', state_reason: reason })
  if (moved) await touch(tx, id, now)
  return moved
}

/** Whether a message of the same conversation is still on its way that was written before this one. */
export async function olderUnsettled(
  db: Reads,
  message: Pick<MessageRow, 'id' | 'conversation_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', message.conversation_id)
    .where('state', 'in', ['queued', 'sending'])
    .where(unsettled)
    .where('id', '<', message.id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether an answer to everything that the customer wrote is stored, and not known to be out yet.
 * One in doubt counts: a second one may be the same a second time.
 */
export async function isAnswerUnderWay(db: Reads, conversationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('decision_log', 'decision_log.id', 'messages.decision_id')
    .select('trigger_message_id')
    .where('messages.conversation_id', '=', conversationId)
    .where('state', 'in', ['queued', 'sending', 'unknown'])
    .where(unsettled)
    .orderBy('messages.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.trigger_message_id === null) return false
  return (await customerMessagesAfter(db, conversationId, row.trigger_message_id)).length === 0
}

/** It certainly did not go out. */
export async function markFailed(tx: Tx, id: number, reason: string, now: number): Promise<void> {
  if (
    await move(tx, id, ['queued', 'sending', 'unknown'], { state: 'failed', state_reason: reason })
  ) {
    await touch(tx, id, now)
    await uncountMessagesUsed(tx, id)
  }
}

/** Nobody can say whether it went out: it is not sent again, and the person is told. */
export async function markUnknown(tx: Tx, id: number, reason: string, now: number): Promise<void> {
  if (await move(tx, id, ['sending'], { state: 'unknown', state_reason: reason })) {
    await touch(tx, id, now)
  }
}

/**
 * A failed message is tried again because a person asked for it: now it is as if it were typed now,
 * also where it was scheduled before.
 */
export async function requeue(tx: Tx, id: number, now: number): Promise<boolean> {
  const moved = await move(tx, id, ['failed'], {
    state: 'queued',
    state_reason: null,
    scheduled_for: null,
  })
  if (moved) await touch(tx, id, now)
  return moved
}

/** What is not settled: to be sent, under way, or unknown; the oldest first. */
export async function unsettledMessages(
  db: Reads,
  state: 'queued' | 'sending' | 'unknown',
): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('state', '=', state)
    .where(unsettled)
    .orderBy('id')
    .execute()
}

/** Delivered or read, up to the moment that Facebook names. */
export async function markSeenByCustomer(
  tx: Tx,
  conversationId: number,
  { state, until, now }: { state: 'delivered' | 'read'; until: number; now: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ state })
    // The customer's telephone tells it every time: older ones were told of before.
    .where('id', 'in', (db) =>
      db
        .selectFrom('messages')
        .select('id')
        .where('conversation_id', '=', conversationId)
        .where('sent_at', '<=', until)
        .orderBy('sent_at', 'desc')
        .limit(100),
    )
    .where('direction', '=', 'out')
    .where('state', 'in', state === 'read' ? ['sent', 'delivered'] : ['sent'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await changeConversation(tx, conversationId, {}, now)
  return Number(numUpdatedRows)
}

/** The clock was set back since it was sent, so that this lies ahead. */
export async function attemptedAgain(tx: Tx, id: number, now: number): Promise<void> {
  await move(tx, id, ['sending'], { send_attempted_at: now })
}

type Settled = Partial<
  Pick<MessageRow, 'state' | 'state_reason' | 'send_attempted_at' | 'mid' | 'scheduled_for'>
>

async function move(
  tx: Tx,
  id: number,
  from: NonNullable<MessageRow['state']>[],
  to: Settled,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function touch(tx: Tx, id: number, now: number): Promise<void> {
  const message = await mustFind(tx, id)
  await changeConversation(tx, message.conversation_id, {}, now)
}

async function mustFind(tx: Tx, id: number): Promise<MessageRow> {
  const message = await messageById(tx, id)
  if (!message) throw notFound('message_not_found')
  return message
}
