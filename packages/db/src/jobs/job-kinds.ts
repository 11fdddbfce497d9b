import { messagingWindowMs } from '@pal/core/constants'

import { activeCampaignOf } from '../campaigns/campaigns.ts'
import {
  attachCampaign,
  findConversation,
  waitingConversations,
} from '../conversations/conversations.ts'
import { openDraft, outdateDraft } from '../conversations/drafts.ts'
import { dropOrderNews, orderNewsOf } from '../conversations/order-news.ts'
import { isLeftBehind, isLeftByModel, isPromised } from '../conversations/request-human.ts'
import type { MessageRow } from '../messages/messages.ts'
import type { ScheduledReply } from '../messages/scheduled-replies.ts'
import { orderById } from '../orders/orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { readStoredFields } from '../schema/stored-json.ts'
import { cancelJob, enqueue, type JobRow, unfinishedJob } from './queue.ts'

type Payload = Pick<JobRow, 'kind' | 'payload'>

export function messageIdOf(job: Payload): number {
  return numberIn(job, 'messageId')
}

export function replyIdOf(job: Payload): number {
  return numberIn(job, 'replyId')
}

export function eventIdOf(job: Payload): number {
  return numberIn(job, 'eventId')
}

function numberIn({ kind, payload }: Payload, name: string): number {
  const value = readStoredFields(payload)[name]
  if (typeof value !== 'number') throw new Error(`A job '${kind}' does not say its ${name}`)
  return value
}

export function answerKey(conversationId: number): string {
  return `answer:${conversationId}`
}

export function scheduledJobKey(replyId: number): string {
  return `scheduled:${replyId}`
}

/** A message that comes while a reply is put off for quiet puts it off again, up to this many times. */
const longestQuiet = 4

interface ReplyRequest {
  readonly conversationId: number
  readonly pageId: string
  readonly now: number
  /** How long the customer has to be quiet before the agent replies. */
  readonly quietMs?: number
}

/** Several messages in a row get one reply: it waits for quiet, within a bound. Answers when it is due. */
export async function enqueueReply(
  tx: Tx,
  { conversationId, pageId, now, quietMs = 0 }: ReplyRequest,
): Promise<number> {
  const key = answerKey(conversationId)
  const job = { kind: 'answer' as const, key, conversationId, pageId, now }
  if (quietMs === 0) {
    await enqueue(tx, { ...job, runAt: now })
    return now
  }
  const pending = await unfinishedJob(tx, key)
  const latest =
    pending?.state === 'waiting' ? pending.created_at + longestQuiet * quietMs : Infinity
  const runAt = Math.max(now, Math.min(now + quietMs, latest))
  await enqueue(tx, { ...job, runAt, when: 'replace' })
  return runAt
}

/** The agent may reply in this conversation again: if the customer is still waiting, it does. */
export async function enqueueIfWaiting(
  tx: Tx,
  id: number,
  now: number,
  quietMs = 0,
): Promise<void> {
  const conversation = await findConversation(tx, id)
  if (!conversation || conversation.waiting_since === null) return
  await enqueueReply(tx, { conversationId: id, pageId: conversation.page_id, now, quietMs })
}

/** What the answer that waits for the seller was worded for reads otherwise now: it is drafted again. */
export async function draftAgain(tx: Tx, id: number, now: number): Promise<void> {
  if ((await openDraft(tx, id))?.kind !== 'answer') return
  await outdateDraft(tx, id, now)
  await enqueueIfWaiting(tx, id, now)
}

/**
 * What kept the agent from replying is gone (a campaign runs, a key is set): every customer who
 * waits and may still be answered gets a reply, unless a person was promised to them. Of one page, or
 * of all.
 */
export async function enqueueUnanswered(tx: Tx, now: number, pageId?: string): Promise<void> {
  const since = now - messagingWindowMs
  const of = pageId === undefined ? {} : { pageId }
  for await (const waiting of waitingConversations(tx, { ...of, since })) {
    for (const conversation of waiting) {
      if (isPromised(conversation)) continue
      const campaign = await activeCampaignOf(tx, conversation.page_id)
      if (!campaign) continue
      await attachCampaign(tx, conversation, campaign.id, now)
      await enqueueReply(tx, { conversationId: conversation.id, pageId: conversation.page_id, now })
    }
  }
}

/** The model answers again: whoever waits since it did not gets a reply after all. How many they are. */
export async function enqueueLeftBehind(tx: Tx, now: number): Promise<number> {
  let customers = 0
  for await (const waiting of waitingConversations(tx, { since: now - messagingWindowMs })) {
    for (const { id, page_id: pageId } of waiting.filter(isLeftBehind)) {
      await enqueueReply(tx, { conversationId: id, pageId, now })
      customers += 1
    }
  }
  return customers
}

/** Whether somebody waits whom the model gave no answer, and may still be answered. */
export async function isAnyoneLeft(db: Reads, now: number): Promise<boolean> {
  for await (const waiting of waitingConversations(db, { since: now - messagingWindowMs })) {
    if (waiting.some(isLeftByModel)) return true
  }
  return false
}

function isTyped({ author, scheduled_for: scheduled }: MessageRow): boolean {
  return author === 'human' && scheduled === null
}

/** Puts a stored message into the queue, in the transaction that stores it. */
export async function enqueueSend(tx: Tx, message: MessageRow, now: number): Promise<void> {
  await enqueue(tx, {
    // A human waits for it at the window.
    kind: isTyped(message) ? 'typed' : 'send',
    key: `send:${message.id}`,
    conversationId: message.conversation_id,
    pageId: message.page_id,
    payload: { messageId: message.id },
    runAt: now,
    now,
  })
}

/** Puts a scheduled reply into the queue, or moves it, in the transaction that stores it. */
export async function enqueueScheduled(
  tx: Tx,
  reply: Pick<ScheduledReply, 'id' | 'conversation_id' | 'send_at'>,
  pageId: string,
  now: number,
): Promise<void> {
  await enqueue(tx, {
    kind: 'scheduled',
    key: scheduledJobKey(reply.id),
    conversationId: reply.conversation_id,
    pageId,
    payload: { replyId: reply.id },
    runAt: reply.send_at,
    when: 'replace',
    now,
  })
}

export function orderNoticeKey(orderId: number): string {
  return `order_notice:${orderId}`
}

/** Beside the other: whoever is told that the parcel has come may be told of the money, too. */
export function paymentNoticeKey(orderId: number): string {
  return `order_notice:${orderId}:payment`
}

/** Beside them as well: other items are no word on how far the parcel has come. */
export function itemsNoticeKey(orderId: number): string {
  return `order_notice:${orderId}:items`
}

/**
 * What is told of an order is no longer so: neither is it sent, nor left to the seller to send. What
 * else waits to be told of the order is worded again.
 */
export async function withdrawOrderNotice(
  tx: Tx,
  orderId: number,
  now: number,
  key = orderNoticeKey(orderId),
): Promise<void> {
  await cancelJob(tx, key)
  const others = (await orderNewsOf(tx, orderId)).filter((news) => news.key !== key)
  await dropOrderNews(tx, { orderId, key }, now)
  const order = others.length > 0 && (await orderById(tx, orderId))
  if (!order) return
  for (const { eventId, key: other } of others) {
    await enqueueOrderNotice(tx, order, { eventId, again: true, runAt: now, now, key: other })
  }
}

/** What was left to the seller is worded again, and left to them once more. */
export const isNewsAgain = ({ payload }: JobRow): boolean =>
  readStoredFields(payload)['again'] === true

interface OrderNotice {
  readonly eventId: number
  readonly again?: boolean | undefined
  readonly runAt: number
  readonly now: number
  readonly key?: string
}

/**
 * The customer is notified of the state at that time: a later change takes the place of one that still
 * waits. Nobody is notified who has no chat.
 */
export async function enqueueOrderNotice(
  tx: Tx,
  order: { readonly id: number; readonly conversation_id: number | null; readonly page_id: string },
  { eventId, again, runAt, now, key = orderNoticeKey(order.id) }: OrderNotice,
): Promise<void> {
  if (order.conversation_id === null) return
  await enqueue(tx, {
    kind: 'order_notice',
    key,
    conversationId: order.conversation_id,
    pageId: order.page_id,
    payload: { eventId, again },
    runAt,
    when: 'replace',
    now,
  })
}
