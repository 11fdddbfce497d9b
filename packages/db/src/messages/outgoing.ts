import type { SendState } from '@pal/core/domain/entities'
import type { QuickReply } from '@pal/core/domain/quick-reply'
import { AppError, notFound } from '@pal/core/errors'
import type { OwnFile } from '@pal/core/messages/reply-parts'
import {
  type SendEvent,
  type SendMove,
  sendMoves,
  unknownReason,
} from '@pal/core/messages/send-machine'
import { because, type Reason } from '@pal/core/texts/reason'
import type { Updateable } from 'kysely'

import { uncountMessagesUsed } from '../campaigns/tactic-stats.ts'
import {
  changeConversation,
  type ConversationRow,
  findConversation,
  isBeingErased,
  mustFindConversation,
} from '../conversations/conversations.ts'
import { isLeftBehind } from '../conversations/request-human.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { MessagesTable } from '../schema/schema.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { afterSent } from './after-sent.ts'
import { applyProviderTime } from './apply-provider-time.ts'
import { applySendTime } from './apply-send-time.ts'
import { addOwnFile, awaitSentFiles } from './attachments.ts'
import { takeBackCorrections } from './corrections.ts'
import { lastMessage } from './inbound.ts'
import {
  customerMessagesAfter,
  insertMessage,
  type MessageRow,
  messageById,
  messageByMid,
  setResponse,
  unsettled,
} from './messages.ts'
import { isEditedSince } from './waiting.ts'

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
  /** The buttons below it. */
  quickReplies?: readonly QuickReply[] | undefined
  decisionId?: number | null | undefined
  /** The reply that was written earlier, to go out now: it makes one message, too. */
  scheduled?: { readonly id: number; readonly sendAt: number } | null | undefined
  /** Of a holding reply: since when the customer has waited. There is one for all that they wait for. */
  holdingSince?: number | null | undefined
  /** The event of an order that it tells of. */
  orderEventId?: number | null | undefined
  /** The draft of a correction that it is. */
  correctionDraftId?: number | null | undefined
  /** With it the agent leaves the conversation to a human. */
  handsOff?: boolean | undefined
}

/** Stores what is to be sent, before it is sent. */
export async function insertOutgoing(
  tx: Tx,
  message: OutgoingMessage,
): Promise<{ stored: boolean; message: MessageRow }> {
  const conversation = await mustFindConversation(tx, message.conversationId)
  const inserted = await insertInto(tx, conversation, message)
  return { stored: inserted.stored, message: inserted.message }
}

/** The same for who has read the conversation; it is answered as it is then. */
export async function insertInto(
  tx: Tx,
  conversation: ConversationRow,
  message: OutgoingMessage,
): Promise<{ stored: boolean; message: MessageRow; conversation: ConversationRow }> {
  const known = await alreadyStored(tx, message)
  if (known) return { stored: false, message: known, conversation }
  // Facebook's clock may be ahead of ours; an answer is still placed after what it answers.
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
    quick_replies: message.quickReplies?.length ? JSON.stringify(message.quickReplies) : null,
    state: 'queued',
    client_id: message.clientId ?? null,
    part: message.part ?? 1,
    scheduled_reply_id: message.scheduled?.id ?? null,
    scheduled_for: message.scheduled?.sendAt ?? null,
    holding_since: message.holdingSince ?? null,
    order_event_id: message.orderEventId ?? null,
    correction_draft_id: message.correctionDraftId ?? null,
    decision_id: message.decisionId ?? null,
    created_at: message.now,
  })
  if (message.file) {
    const { conversationId, now } = message
    await addOwnFile(tx, message.file, { conversationId, messageId: id, now })
  }
  const changed = await changeConversation(
    tx,
    conversation.id,
    {
      ...lastMessage(conversation, { text: message.text, at: sentAt }),
      message_count: conversation.message_count + 1,
      ...(isAnswer(message, conversation) && { unread_count: 0 }),
      ...(message.author === 'agent' && { answers_in_row: conversation.answers_in_row + 1 }),
      ...(message.author === 'human' && { answers_in_row: 0 }),
    },
    message.now,
  )
  return { stored: true, message: await mustFind(tx, id), conversation: changed }
}

/**
 * Whether nobody has to read any more what the customer wrote. Nobody has for what goes out by itself,
 * or to many at once; and where a human is needed, no word of the agent stands for theirs.
 */
function isAnswer(message: OutgoingMessage, conversation: ConversationRow): boolean {
  if (message.orderEventId != null || message.correctionDraftId != null) return false
  if (message.author === 'human') return true
  if (message.holdingSince != null || message.handsOff) return false
  return conversation.needs_human_reason === null || isLeftBehind(conversation)
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

export interface SendDetails {
  readonly now: number
  /** For whoever sees the message: why it is where it is. */
  readonly reason?: Reason | undefined
  /** Facebook's id of one that arrived; null where it is not known. */
  readonly mid?: string | null | undefined
  /** Of an attempt, where Facebook's clock is known to differ: its time. That will be the time of the message. */
  readonly at?: number | undefined
}

/** Moves a message on as the send machine says. Null where it says that this cannot be, and nothing is changed. */
export async function advanceSend(
  tx: Tx,
  id: number,
  event: SendEvent,
  details: SendDetails,
): Promise<SendMove | null> {
  const own = await mustFind(tx, id)
  const from = own.state
  const move = from && (sendMoves[event][from] ?? null)
  if (!move || move.to === from) return move
  if (event === 'attempted' && (await isBeingErased(tx, own.conversation_id))) return null
  const { now, mid = null } = details
  const effects = new Set(move.effects)
  const message = effects.has('settle') && mid !== null ? await dropDuplicate(tx, own, mid) : own
  const changes = { state: move.to, ...changesOf(event, move.to, details) }
  if ((await moveOn(tx, { ...changes, id, from })).length === 0) return null
  if (effects.has('place')) {
    await applySendTime(tx, message, { at: details.at ?? now, now })
  } else if (effects.has('settle')) {
    await awaitSentFiles(tx, message, now)
    await afterSent(tx, message, now)
  } else {
    await changeConversation(tx, message.conversation_id, {}, now)
  }
  if (effects.has('uncount')) await uncountMessagesUsed(tx, id)
  return move
}

type SendChanges = Pick<Updateable<MessagesTable>, 'state'> & ReturnType<typeof changesOf>

const moveOn = preparedQuery(
  (tx: Tx, { id, from, ...changes }: SendChanges & { id: number; from: SendState }) =>
    tx
      .updateTable('messages')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', from)
      .returning('id'),
)

function changesOf(event: SendEvent, to: SendState, { now, reason, mid }: SendDetails) {
  if (event === 'attempted') return { state_reason: null, send_attempted_at: now }
  if (event === 'arrived') return { state_reason: null, ...(typeof mid === 'string' && { mid }) }
  // As if it were typed now, also where it was scheduled before.
  if (event === 'requested') return { state_reason: null, scheduled_for: null }
  const why = to === 'unknown' ? unknownReason : reason
  return { state_reason: why ? storeReason(why) : null }
}

/**
 * To be stored before Facebook is called; false when another already did, it is settled, or the
 * customer is being erased. Where Facebook's clock is known to differ, `at` is its time.
 */
export async function markSending(
  tx: Tx,
  id: number,
  now: number,
  at: number = now,
): Promise<boolean> {
  return (await advanceSend(tx, id, 'attempted', { now, at })) !== null
}

/** Facebook has the message, under this id. */
export async function markSent(
  tx: Tx,
  id: number,
  { mid, now }: { mid: string | null; now: number },
): Promise<void> {
  await advanceSend(tx, id, 'arrived', { mid, now })
}

/** The clock was set back since it was attempted, so that this lies ahead. */
export async function redateAttempt(tx: Tx, id: number, now: number): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ send_attempted_at: now })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

/** Whether a message of the same conversation is still on its way that was written before this one. */
export async function olderUnsettled(
  db: Reads,
  message: Pick<MessageRow, 'id' | 'conversation_id'>,
): Promise<boolean> {
  const { id, conversation_id: conversationId } = message
  return (await firstOlder(db, { conversationId, id })).length > 0
}

const firstOlder = preparedQuery(
  (db: Reads, { conversationId, id }: { conversationId: number; id: number }) =>
    db
      .selectFrom('messages')
      .select('id')
      .where('conversation_id', '=', conversationId)
      .where('state', 'in', ['queued', 'sending'])
      .where(unsettled)
      .where('id', '<', id)
      .limit(1),
)

/**
 * Whether an answer to everything that the customer wrote is stored, and not known to be out yet.
 * One in doubt counts: a second one may be the same a second time.
 */
export async function isAnswerUnderWay(db: Reads, conversationId: number): Promise<boolean> {
  const [row] = await answersUnderWay(db, { conversationId })
  const known = row?.trigger_message_id ?? null
  if (!row || known === null) return false
  const written = await customerMessagesAfter(db, conversationId, 0)
  return written.every((each) => each.id <= known && !isEditedSince(each, row.created_at))
}

const answersUnderWay = preparedQuery((db: Reads, { conversationId }: { conversationId: number }) =>
  db
    .selectFrom('messages')
    .innerJoin('decision_log', 'decision_log.id', 'messages.decision_id')
    .select(['trigger_message_id', 'messages.created_at'])
    .where('messages.conversation_id', '=', conversationId)
    .where('state', 'in', ['queued', 'sending', 'unknown'])
    .where(unsettled)
    .orderBy('messages.id', 'desc')
    .limit(1),
)

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

async function mustFind(tx: Tx, id: number): Promise<MessageRow> {
  const message = await messageById(tx, id)
  if (!message) throw notFound('message_not_found')
  return message
}

/**
 * Facebook's echo was stored as a message of its own before we heard that ours went out. Answers
 * ours as it is then.
 */
async function dropDuplicate(tx: Tx, message: MessageRow, mid: string): Promise<MessageRow> {
  const duplicate = await messageByMid(tx, message.page_id, mid)
  if (!duplicate || duplicate.id === message.id) return message
  if (duplicate.direction === 'in') {
    throw new AppError('conflict', because('message_same_id'))
  }
  const conversation = await findConversation(tx, duplicate.conversation_id)
  // Its files belong to nobody then, and are swept away.
  await tx.deleteFrom('attachments').where('message_id', '=', duplicate.id).execute()
  await takeBackCorrections(tx, duplicate)
  await tx.deleteFrom('answer_examples').where('answer_id', '=', duplicate.id).execute()
  await tx.deleteFrom('messages').where('id', '=', duplicate.id).execute()
  await tx.deleteFrom('message_search').where('rowid', '=', duplicate.id).execute()
  if (!conversation) return message
  const { id, message_count, updated_at: now } = conversation
  await changeConversation(tx, id, { message_count: message_count - 1 }, now)
  // Facebook reported the duplicate, and with that its place.
  const placed = await applyProviderTime(tx, message, { at: duplicate.sent_at, now })
  // It was counted as an answer, and that is ours now.
  if (duplicate.response_ms !== null) await setResponse(tx, placed, duplicate.response_ms)
  return (await messageById(tx, message.id)) ?? placed
}
