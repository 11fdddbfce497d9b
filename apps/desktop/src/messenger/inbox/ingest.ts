import { messagingWindowMs } from '@pal/core/constants'
import type { ChangeKind } from '@pal/core/contract/system'
import { minuteMs } from '@pal/core/durations'
import { findDuplicate } from '@pal/core/messages/message-matching'
import { type Place, timeBehind } from '@pal/core/messages/message-order'
import {
  changeConversation,
  type ConversationRow,
  ensureConversation,
  findConversation,
} from '@pal/db/conversations/conversations'
import { customerByPsid } from '@pal/db/conversations/customers'
import { humanAnsweredAt } from '@pal/db/conversations/request-human'
import { takeOverLonger } from '@pal/db/conversations/take-over'
import { erasedUntil } from '@pal/db/conversations/tombstones'
import { takeInbound } from '@pal/db/inbox/take-inbound'
import { enqueueReply } from '@pal/db/jobs/job-kinds'
import { applyProviderTime } from '@pal/db/messages/apply-provider-time'
import { messagesByMid, messagesNear } from '@pal/db/messages/candidates'
import { correctReply } from '@pal/db/messages/corrections'
import { adoptEcho } from '@pal/db/messages/echoes'
import { messageById, type MessageRow } from '@pal/db/messages/messages'
import { cancelReplies } from '@pal/db/messages/withdraw'
import { type Page, pageById } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'

import { datedThread, type GraphThread } from '../graph/graph-thread.ts'
import { ownIdOf } from '../graph/send.ts'
import type { ThreadMessage } from '../graph/thread-message.ts'
import { pageInboxAppId } from '../graph/webhook-events.ts'
import { authorOf, takeoverUntil } from './message-author.ts'
import { catchUp, readEdit } from './message-changes.ts'
import { releaseThread } from './thread-control.ts'

/** How long the agent waits for a customer to continue writing. */
export const defaultQuietMs = 2_500
const repeatedAfterMs = 5 * minuteMs

export interface IngestOptions {
  readonly now: number
  readonly quietMs?: number
  /** When the thread was asked for: what came meanwhile is newer than what it says. */
  readonly askedAt?: number
}

/** What changed, for whoever tells the windows and the log. */
export interface Ingested {
  /** Messages that were not stored before, each with its conversation. */
  readonly stored: readonly { messageId: number; conversationId: number; fromCustomer: boolean }[]
  /** Conversations of which anything changed. */
  readonly conversations: ReadonlySet<number>
  readonly takenOver: ReadonlySet<number>
  /** Conversations whose answer was asked for, and when it is due. */
  readonly toAnswer: ReadonlyMap<number, number>
  /** Pages that somebody new wrote to, whose thread was never read. */
  readonly strangersOf: ReadonlySet<string>
  /** What the windows show of it: orders, too, say until when their customers can be told. */
  readonly changed: ReadonlySet<ChangeKind>
  /** Messages of pages that are not connected; they were not kept. */
  readonly refused: number
  /** Of what was stored: messages that came with a wrong time. */
  readonly implausibleTimes: number
  readonly policy: readonly PolicyNotice[]
}

/** Facebook warned or blocked a page, or took that back. */
export interface PolicyNotice {
  readonly pageId: string
  readonly action: string
  readonly reason: string
}

export interface Intake {
  readonly stored: { messageId: number; conversationId: number; fromCustomer: boolean }[]
  readonly conversations: Set<number>
  readonly takenOver: Set<number>
  readonly toAnswer: Map<number, number>
  readonly strangersOf: Set<string>
  readonly changed: Set<ChangeKind>
  refused: number
  implausibleTimes: number
  readonly policy: PolicyNotice[]
}

export function newIntake(): Intake {
  return {
    stored: [],
    conversations: new Set(),
    takenOver: new Set(),
    toAnswer: new Map(),
    strangersOf: new Set(),
    changed: new Set(['conversations', 'messages']),
    refused: 0,
    implausibleTimes: 0,
    policy: [],
  }
}

/** What a transaction has taken in, once it is committed: one that was undone has taken in nothing. */
export function addIntake(all: Intake, { stored, policy, ...taken }: Ingested): void {
  all.stored.push(...stored)
  all.policy.push(...policy)
  for (const id of taken.conversations) all.conversations.add(id)
  for (const id of taken.takenOver) all.takenOver.add(id)
  for (const id of taken.strangersOf) all.strangersOf.add(id)
  for (const kind of taken.changed) all.changed.add(kind)
  for (const [id, at] of taken.toAnswer) all.toAnswer.set(id, at)
  all.refused += taken.refused
  all.implausibleTimes += taken.implausibleTimes
}

/** A thread as it was read, with what of its messages is new. */
export async function ingestThread(
  tx: Tx,
  read: GraphThread,
  options: IngestOptions,
): Promise<Ingested> {
  const intake = newIntake()
  const thread = datedThread(read, options.now)
  const { pageId, psid, threadId, customerName: name, updatedAt, canReply } = thread
  const page = await pageById(tx, pageId)
  if (!page || page.disconnected_at !== null) {
    intake.refused += thread.messages.length
    return intake
  }
  const { now } = options
  const messages = await afterErasure(tx, thread)
  if (messages === null) return intake
  const before = await ensureConversation(tx, {
    pageId,
    psid,
    name,
    threadId,
    at: updatedAt,
    now,
  })
  const listed = new Set(messages.map(({ mid }) => mid))
  const stored = new Map(await messagesByMid(tx, pageId, [...listed]))
  const taken = new Set<number>()
  const oldest = thread.more ? messages.at(-1) : undefined
  const first = oldest && stored.get(oldest.mid)
  const since = first ? placeOf(first) : oldest ? { sentAt: oldest.at, id: 0 } : null
  let last: MessageRow | null = null
  for (const message of messages.toReversed()) {
    const known = stored.get(message.mid)
    if (known && (await readEdit(tx, known, message, options))) {
      intake.conversations.add(known.conversation_id)
    }
    const later = messages.slice(0, messages.indexOf(message)).filter(({ mid }) => !stored.has(mid))
    const search = { source: 'poll', listed, taken, later, since } as const
    const duplicate = known ? null : findDuplicate(message, await messagesNear(tx, message), search)
    if (duplicate) taken.add(duplicate.id)
    // Graph tells whole seconds; a message is never before the one that it follows.
    const at = Math.max(message.at, last?.sent_at ?? 0)
    const id =
      known?.id ??
      duplicate?.id ??
      (await takeIn(tx, { page, message: { ...message, at }, name }, options, intake))
    const row = await messageById(tx, id)
    if (!row) continue
    const place = timeBehind(last && placeOf(last), placeOf(row), message)
    if (place !== row.sent_at) intake.conversations.add(row.conversation_id)
    last = await applyProviderTime(tx, row, { at: place, now })
    if (!known) stored.set(message.mid, last)
  }
  const can_reply = canReply === null ? before.can_reply : canReply ? 1 : 0
  const news = before.thread_updated_at !== updatedAt || before.can_reply !== can_reply
  if (news || (canReply === true && mayOutlastADay(before, now))) {
    const can_reply_at = canReply === null ? before.can_reply_at : now
    const changes = { can_reply, can_reply_at, thread_updated_at: updatedAt }
    await changeConversation(tx, before.id, changes, now)
    intake.conversations.add(before.id)
  }
  return intake
}

/**
 * What of a thread may be taken in: of somebody who was erased, what is after it. Null where
 * that does not bring them back: only they themselves begin again.
 */
async function afterErasure(
  tx: Tx,
  { pageId, psid, messages }: GraphThread,
): Promise<readonly ThreadMessage[] | null> {
  const until = await erasedUntil(tx, { pageId, psid })
  if (until === null) return messages
  const later = messages.filter(({ at }) => at > until)
  const here = later.some(({ fromCustomer }) => fromCustomer)
  return here || (await customerByPsid(tx, pageId, psid)) ? later : null
}

const placeOf = ({ id, sent_at: sentAt }: MessageRow): Place => ({ id, sentAt })

interface Arrival {
  readonly page: Page
  readonly message: ThreadMessage
  readonly name?: string | null
}

/** A message that is not stored yet. Answers under which id it is now. */
export async function takeIn(
  tx: Tx,
  { page, message, name = null }: Arrival,
  { now, quietMs = defaultQuietMs }: IngestOptions,
  intake: Intake,
): Promise<number> {
  // What was said before the page was connected is read back, and nobody is to answer it now.
  const history = message.at < Math.floor(page.connected_at / 1000) * 1000
  const known = {
    pageId: message.pageId,
    psid: message.psid,
    mid: message.mid,
    text: message.text,
    sentAt: message.at,
    now,
    customerName: name,
    threadId: message.threadId,
    attachments: [...message.attachments],
    history,
  }
  if (message.fromCustomer) {
    const { replyToMid, standby, tapped } = message
    const inbound = { ...known, replyToMid, tapped, quietMs: standby ? null : quietMs }
    const taken = await takeInbound(tx, inbound)
    const { conversationId, messageId } = taken
    intake.conversations.add(conversationId)
    intake.stored.push({ messageId, conversationId, fromCustomer: true })
    if (message.implausibleTime) intake.implausibleTimes += 1
    if (taken.isStranger) intake.strangersOf.add(message.pageId)
    if (taken.isReopened) intake.changed.add('orders')
    if (taken.answerAt !== null) intake.toAnswer.set(conversationId, taken.answerAt)
    if (taken.hasChanges) await catchUp(tx, messageId, message, now)
    if (standby && !history && !taken.answered) {
      await releaseThread(tx, conversationId, { at: message.at, now })
    }
    return messageId
  }
  const writer = await authorOf(tx, message, { history, quietMs, commentReply: page.comment_reply })
  const echo = await adoptEcho(tx, {
    ...known,
    ownId: ownIdOf(message.metadata),
    otherwise: writer === 'inbox' ? 'inbox' : 'automation',
    noAnswer: writer === 'foreign',
    typed: message.appId === pageInboxAppId,
  })
  intake.conversations.add(echo.conversationId)
  const { conversationId, messageId } = echo
  if (echo.outcome !== 'stored') return messageId
  intake.stored.push({ messageId, conversationId, fromCustomer: false })
  if (message.implausibleTime) intake.implausibleTimes += 1
  await catchUp(tx, messageId, message, now)
  if (history || writer !== 'inbox') return messageId
  const until = await takeoverUntil(tx, message.at)
  if (until <= now) {
    await humanAnsweredAt(tx, conversationId, { at: message.at, now })
    return messageId
  }
  await cancelReplies(tx, conversationId, 'taken_over', now)
  await correctReply(tx, conversationId, { id: messageId, sent_at: message.at }, now)
  await takeOverLonger(tx, conversationId, { until, answered: true, now })
  intake.takenOver.add(conversationId)
  return messageId
}

/** The agent may speak again, and somebody may be waiting for it. */
export async function answerWaiting(
  tx: Tx,
  conversationId: number,
  { now, quietMs = defaultQuietMs }: IngestOptions,
  intake: Intake,
): Promise<void> {
  intake.conversations.add(conversationId)
  const conversation = await findConversation(tx, conversationId)
  if (!conversation || conversation.waiting_since === null) return
  const { page_id: pageId } = conversation
  const answerAt = await enqueueReply(tx, { conversationId, pageId, now, quietMs })
  intake.toAnswer.set(conversationId, answerAt)
}

/** Whoever came by an ad may be answered for longer; that Facebook says so has to be known of now. */
function mayOutlastADay(before: ConversationRow, now: number): boolean {
  const { last_customer_at: last, can_reply_at: knownAt } = before
  return last !== null && now >= last + messagingWindowMs && now - (knownAt ?? 0) >= repeatedAfterMs
}
