import type { TurnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import { hoursMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { orderNumberMark } from '@pal/core/messages/order-number-mark'
import { because, type Reason } from '@pal/core/texts/reason'

import { countMessagesUsed } from '../campaigns/tactic-stats.ts'
import {
  changeConversation,
  type ConversationChanges,
  type ConversationRow,
  noCart,
  noHumanNeeded,
} from '../conversations/conversations.ts'
import { isLeftBehind, requestHuman } from '../conversations/request-human.ts'
import { keepStatedFacts } from '../conversations/stated-facts.ts'
import { takenOver } from '../conversations/take-over.ts'
import { withdrawOrderNotice } from '../jobs/job-kinds.ts'
import { queueParts } from '../jobs/queue-reply.ts'
import type { MessageRow } from '../messages/messages.ts'
import { amendOrder } from '../orders/amend-order.ts'
import { helpedByHuman } from '../orders/helped-by-human.ts'
import { setOrderStatus } from '../orders/moves.ts'
import { linesOf, orderById, type OrderRow, stateOf } from '../orders/orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Tx } from '../schema/reads.ts'
import { enqueueFollowUp, trialsIn } from './follow-up.ts'

/** When to write again where the customer does not answer. */
export interface FollowUpPlan {
  /** Null: not at all. */
  readonly followUp: { readonly runAt: number; readonly customerAt: number } | null
  /** After a trial pack was ordered; null: not at all. */
  readonly trialFollowUpAt: number | null
}

/** An answer that goes out now, and all that follows from it. */
export interface AnswerToSend extends FollowUpPlan {
  readonly campaignId: number
  readonly outcome: TurnOutcome
  readonly author: 'agent' | 'human'
  /** In other words, of somebody of the shop: with that a human has answered. */
  readonly inOwnWords?: boolean
  /** The same one is sent once. */
  readonly clientId?: string
  /** Whose yes an order is based on. */
  readonly confirmedById: number | null
  readonly now: number
}

export interface AppliedAnswer {
  readonly order: OrderRow | null
  readonly messages: readonly [MessageRow, ...MessageRow[]]
}

/** Places its order, queues its messages, and moves the conversation on. */
export async function applyAnswer(
  tx: Tx,
  conversation: ConversationRow,
  answer: AnswerToSend,
  decisionOf: (order: OrderRow | null) => Promise<number | null>,
): Promise<AppliedAnswer> {
  const { outcome, author, inOwnWords = false, clientId = null, now } = answer
  const order = outcome.order ? await takeOrder(tx, conversation, answer, outcome.order) : null
  const warning = outcome.orderChange && (await changeOrdered(tx, outcome.orderChange, now))
  const decisionId = await decisionOf(order)
  const [first, ...others] = outcome.parts
  const numbered = <Part extends { readonly text: string }>(part: Part): Part => ({
    ...part,
    text: part.text.replaceAll(orderNumberMark, order?.number ?? ''),
  })
  const handsOff = outcome.handOver !== null || Boolean(warning)
  const { messages } = await queueParts(
    tx,
    conversation,
    { conversationId: conversation.id, author, decisionId, clientId, handsOff, now },
    [numbered(first), ...others.map(numbered)],
  )
  // A picture may come last, and an offer is in words.
  const words = messages.findLast(({ text }) => text !== '') ?? messages[0]
  // After the order: what is said along with its news has not brought it.
  await countMessagesUsed(tx, {
    conversationId: conversation.id,
    campaignId: answer.campaignId,
    texts: outcome.tacticMessages,
    message: words,
  })
  await keepStatedFacts(tx, words, answer.campaignId, outcome.statedFacts)
  const leftTo = inOwnWords ? null : outcome.handOver
  const isSettled = author === 'human' || isLeftBehind(conversation)
  const settled = isSettled && leftTo === null ? noHumanNeeded : {}
  const changes = { ...settled, ...changesAfter(outcome, words, now) }
  await changeConversation(tx, conversation.id, changes, now)
  // Who packs is informed, whatever else is settled by this answer.
  const wanted = warning ?? leftTo?.reason ?? null
  if (wanted) await requestHuman(tx, conversation.id, wanted, now)
  await planFollowUp(tx, conversation, answer, order)
  return { order, messages }
}

/** Nobody is asked again about what they have ordered, or where a human continues. */
async function planFollowUp(
  tx: Tx,
  conversation: ConversationRow,
  { outcome, followUp, trialFollowUpAt, now }: AnswerToSend,
  order: OrderRow | null,
): Promise<void> {
  if (order) {
    if (trialFollowUpAt === null || (await trialsIn(tx, order)).length === 0) return
    const about = { kind: 'trial', orderId: order.id } as const
    await enqueueFollowUp(tx, conversation, about, { runAt: trialFollowUpAt, now })
    return
  }
  if (!followUp || outcome.handOver) return
  const about = { kind: 'answer', customerAt: followUp.customerAt } as const
  await enqueueFollowUp(tx, conversation, about, { runAt: followUp.runAt, now })
}

function changesAfter(
  outcome: TurnOutcome,
  { id: messageId }: MessageRow,
  now: number,
): ConversationChanges {
  const { order, orderChange, stage, cart: items, request: wish, offerHash, handOver } = outcome
  const { deliveryArea, concessions, upsold, otherPhones = [] } = outcome
  const offer = offerHash === null ? null : { hash: offerHash, messageId }
  const request = wish && { ...wish, messageId }
  // An order has emptied the cart, and is where a conversation leads to.
  const way: ConversationChanges = order
    ? {}
    : { stage, cart: JSON.stringify({ items, deliveryArea, offer, request, concessions, upsold }) }
  const handedOver = handOver ? takenOver(now + hoursMs(handOver.hours)) : {}
  const ordered = order || orderChange ? { delivery_note: otherPhones.join(', ') } : {}
  return { agent_failures: 0, ...way, ...ordered, ...handedOver }
}

/**
 * By the customer's yes. What the shop has moved on meanwhile is refused, and thought about again.
 * Answers what whoever packs has to hear.
 */
async function changeOrdered(
  tx: Tx,
  { wish, orderId, draft, state }: NonNullable<TurnOutcome['orderChange']>,
  now: number,
): Promise<Reason | null> {
  await withdrawOrderNotice(tx, orderId, now)
  const old = await orderById(tx, orderId)
  if (wish === 'cancel') {
    if (!old || old.status !== 'confirmed' || old.paid_minor > 0) {
      throw new AppError('conflict', because('order_not_amendable'))
    }
    const cancelled = { to: 'cancelled', cancelReason: 'in_chat', actor: 'agent', now } as const
    await setOrderStatus(tx, orderId, cancelled)
    return warningOf(old, 'cancelled')
  }
  const lines = (await linesOf(tx, [orderId])).get(orderId) ?? []
  if (old && state !== undefined && stateOf(old, lines) !== state) {
    throw new AppError('conflict', because('order_not_amendable'))
  }
  const { name, phone, address, deliveryNote } = draft.customer
  await amendOrder(tx, orderId, {
    customer: { name: name ?? '', phone: phone ?? '', address: address ?? '' },
    lines: draft.lines,
    discountMinor: draft.totals.discount,
    deliveryMinor: draft.totals.delivery,
    deliveryArea: draft.area?.name ?? null,
    deliveryInstructions: deliveryNote ?? '',
    now,
  })
  return old ? warningOf(old, 'changed') : null
}

const warnings = {
  cancelled: { file: 'order_cancelled_after_file', slip: 'order_cancelled_after_slip' },
  changed: { file: 'order_changed_after_file', slip: 'order_changed_after_slip' },
} as const

/** Whoever has booked its parcel, or packs by a slip that is printed, has to hear that it is no longer right. */
function warningOf(
  { number: order, slip_printed_at: printed, courier_file_at: filed }: OrderRow,
  what: keyof typeof warnings,
): Reason | null {
  const { file, slip } = warnings[what]
  if (filed !== null) return because(file, { order })
  return printed === null ? null : because(slip, { order })
}

async function takeOrder(
  tx: Tx,
  { id: conversationId, cart }: ConversationRow,
  { campaignId, confirmedById, now }: AnswerToSend,
  { draft }: NonNullable<TurnOutcome['order']>,
): Promise<OrderRow> {
  const { name, phone, address, deliveryNote } = draft.customer
  const wasHelped = await helpedByHuman(tx, conversationId)
  const { order, created } = await placeOrder(tx, {
    campaignId,
    conversationId,
    currency: draft.currency,
    customer: { name: name ?? '', phone: phone ?? '', address: address ?? '' },
    lines: draft.lines,
    discountMinor: draft.totals.discount,
    deliveryMinor: draft.totals.delivery,
    deliveryArea: draft.area?.name ?? null,
    deliveryInstructions: deliveryNote ?? '',
    aiPoints: wasHelped ? draft.aiPoints.withHelp : draft.aiPoints.alone,
    advance: draft.advance,
    decidedBy: 'agent',
    sourceMessageId: confirmedById,
    now,
  })
  // Somebody of the shop has taken it meanwhile: that closed the offer.
  if (created && cart === noCart) throw new AppError('conflict', because('draft_gone'))
  return order
}
