import type { TurnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import { aiPoints } from '@pal/core/domain/order-totals'
import { hourMs, secondMs } from '@pal/core/durations'
import { orderNumberMark } from '@pal/core/messages/order-number-mark'

import { countMessagesUsed } from '../campaigns/tactic-stats.ts'
import {
  changeConversation,
  type ConversationChanges,
  type ConversationRow,
  findConversation,
  needsHuman,
  requestHuman,
  takenOver,
} from '../conversations/conversations.ts'
import { changeCustomer, customerById } from '../conversations/customers.ts'
import { addDecisionLog, type NewDecisionLog } from '../conversations/decision-log.ts'
import { queueParts } from '../jobs/queue-reply.ts'
import { complete, type JobRow } from '../jobs/queue.ts'
import { customerMessagesAfter, type MessageRow } from '../messages/messages.ts'
import { helpedByHuman } from '../orders/helped-by-human.ts'
import type { OrderRow } from '../orders/orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { Tx } from '../schema/reads.ts'
import { settingsVersion } from '../settings/settings.ts'
import { enqueueFollowUp } from './follow-up.ts'
import { answeringCampaign } from './load-turn.ts'

/** A customer who goes on writing for so long gets an answer in between. */
const longestWaitMs = 20 * secondMs

export type TurnLog = Omit<NewDecisionLog, 'settings_version' | 'outcome' | 'order_id' | 'error'>

export interface ConcludedTurn {
  readonly job: JobRow
  readonly conversationId: number
  readonly campaignId: number
  /** The newest message of the customer that was thought about. */
  readonly knownUntil: number
  readonly log: TurnLog
  /** Null where no answer may go out. */
  readonly outcome: TurnOutcome | null
  /** Whose yes an order stands on. */
  readonly confirmedById: number | null
  /** When to write again where the customer does not answer; null: not at all. */
  readonly followUp: { readonly runAt: number; readonly customerAt: number } | null
  /** After a trial pack was ordered; null: not at all. */
  readonly trialFollowUpAt: number | null
  /** Asks for a human where there is no answer. */
  readonly refusal: string
  readonly now: number
}

export interface CommittedTurn {
  readonly outcome: 'answered' | 'superseded' | 'taken_over' | 'refused'
  readonly orderNumber: string | null
  /** Whether the customer has an answer to all they wrote on its way. */
  readonly answersAll: boolean
}

/**
 * Everything that follows from a turn, in one transaction with the end of its job. Null where the job
 * or the conversation is gone.
 */
export async function commitTurn(tx: Tx, turn: ConcludedTurn): Promise<CommittedTurn | null> {
  const { job, now, knownUntil, outcome } = turn
  const conversation = await findConversation(tx, turn.conversationId)
  if (!conversation || !(await complete(tx, job, now))) return null
  const newer = await customerMessagesAfter(tx, conversation.id, knownUntil)
  const overtaken = await overtakenBy(tx, conversation, newer.length > 0, now)
  if (overtaken !== null || outcome === null) {
    const why = overtaken ?? 'refused'
    await logTurn(tx, turn.log, { outcome: why })
    if (overtaken === null) await requestHuman(tx, conversation.id, turn.refusal, now)
    return { outcome: why, orderNumber: null, answersAll: false }
  }
  const order = await commitAnswer(tx, turn, conversation, outcome)
  return {
    outcome: 'answered',
    orderNumber: order?.number ?? null,
    answersAll: newer.length === 0,
  }
}

/** Whether what happened during the thinking makes its answer useless. */
async function overtakenBy(
  tx: Tx,
  conversation: ConversationRow,
  wroteOn: boolean,
  now: number,
): Promise<'superseded' | 'taken_over' | null> {
  if (conversation.handler === 'human') return 'taken_over'
  if (!(await answeringCampaign(tx, conversation))) return 'taken_over'
  const waited = now - (conversation.waiting_since ?? now)
  // The newer message has asked for a turn of its own, which will know all of them.
  return wroteOn && waited < longestWaitMs ? 'superseded' : null
}

/** What the model spent counts, whatever became of its answer. */
export async function logTurn(
  tx: Tx,
  log: TurnLog,
  result: Pick<NewDecisionLog, 'outcome' | 'order_id' | 'error'>,
): Promise<number> {
  return addDecisionLog(tx, { ...log, ...result, settings_version: await settingsVersion(tx) })
}

async function commitAnswer(
  tx: Tx,
  turn: ConcludedTurn,
  conversation: ConversationRow,
  outcome: TurnOutcome,
): Promise<OrderRow | null> {
  const { now } = turn
  await saveDetails(tx, conversation, outcome, now)
  const order = outcome.order ? await takeOrder(tx, turn, outcome.order) : null
  const decisionId = await logTurn(tx, turn.log, {
    outcome: 'answered',
    order_id: order?.id ?? null,
  })
  const [first, ...others] = outcome.parts
  const numbered = <Part extends { readonly text: string }>(part: Part): Part => ({
    ...part,
    text: part.text.replaceAll(orderNumberMark, order?.number ?? ''),
  })
  const { messages } = await queueParts(
    tx,
    conversation,
    { conversationId: conversation.id, author: 'agent', decisionId, now },
    [numbered(first), ...others.map(numbered)],
  )
  // A picture may come last, and an offer stands in words.
  const words = messages.findLast(({ text }) => text !== '') ?? messages[0]
  // After the order: what is said along with its news has not brought it.
  await countMessagesUsed(tx, {
    conversationId: conversation.id,
    campaignId: turn.campaignId,
    texts: outcome.tacticMessages,
    message: words,
  })
  await changeConversation(tx, conversation.id, changesAfter(outcome, words, now), now)
  await planFollowUp(tx, turn, conversation, { outcome, order })
  return order
}

/** Nobody is asked again about what they have ordered, or where a human goes on. */
async function planFollowUp(
  tx: Tx,
  { followUp, trialFollowUpAt, now }: ConcludedTurn,
  conversation: ConversationRow,
  { outcome, order }: { readonly outcome: TurnOutcome; readonly order: OrderRow | null },
): Promise<void> {
  if (order) {
    const isTrial = outcome.order?.draft.lines.some((line) => line.productType === 'trial_pack')
    if (!isTrial || trialFollowUpAt === null) return
    const about = { kind: 'trial', orderId: order.id } as const
    await enqueueFollowUp(tx, conversation, about, { runAt: trialFollowUpAt, now })
    return
  }
  if (!followUp || outcome.handOver) return
  const about = { kind: 'answer', customerAt: followUp.customerAt } as const
  await enqueueFollowUp(tx, conversation, about, { runAt: followUp.runAt, now })
}

function changesAfter(
  { order, stage, cart: items, offerHash, handOver }: TurnOutcome,
  { id: messageId }: MessageRow,
  now: number,
): ConversationChanges {
  const offer = offerHash === null ? null : { hash: offerHash, messageId }
  // An order has emptied the cart, and is where a conversation leads to.
  const way: ConversationChanges = order ? {} : { stage, cart: JSON.stringify({ items, offer }) }
  const handedOver: ConversationChanges = handOver
    ? { ...takenOver(now + handOver.hours * hourMs), ...needsHuman(handOver.reason, now) }
    : {}
  return { agent_failures: 0, ...way, ...handedOver }
}

async function saveDetails(
  tx: Tx,
  { customer_id: id }: ConversationRow,
  { customer }: TurnOutcome,
  now: number,
): Promise<void> {
  const known = await customerById(tx, id)
  if (!known) return
  const { name, phone, address, language } = customer
  const news = Object.entries({ name, phone, address, language }).filter(
    ([key, value]) =>
      value !== null &&
      value !== '' &&
      value !== known[key as 'name' | 'phone' | 'address' | 'language'],
  )
  if (news.length > 0) await changeCustomer(tx, id, Object.fromEntries(news), now)
}

async function takeOrder(
  tx: Tx,
  { campaignId, conversationId, confirmedById, now }: ConcludedTurn,
  { draft }: NonNullable<TurnOutcome['order']>,
): Promise<OrderRow> {
  const { name, phone, address } = draft.customer
  const wasHelped = await helpedByHuman(tx, conversationId)
  const { order } = await placeOrder(tx, {
    campaignId,
    conversationId,
    currency: draft.currency,
    customer: { name: name ?? '', phone: phone ?? '', address: address ?? '' },
    lines: draft.lines,
    discountMinor: draft.totals.discount,
    deliveryMinor: draft.totals.delivery,
    aiPoints: aiPoints({ helpedByHuman: wasHelped, hasUpsellOrBundle: draft.hasUpsellOrBundle }),
    decidedBy: 'agent',
    sourceMessageId: confirmedById,
    now,
  })
  return order
}
