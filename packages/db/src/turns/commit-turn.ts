import type { StockMentioned } from '@pal/core/agent/outcome/draft-facts'
import type { TurnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import type { DraftSubject } from '@pal/core/domain/entities'
import { secondMs } from '@pal/core/durations'
import { because, type Reason } from '@pal/core/texts/reason'

import { spentCampaignOf } from '../campaigns/budget.ts'
import {
  changeConversation,
  type ConversationRow,
  findConversation,
  noHumanNeeded,
} from '../conversations/conversations.ts'
import { changeCustomer, customerById } from '../conversations/customers.ts'
import { addDecisionLog, isLogged, type NewDecisionLog } from '../conversations/decision-log.ts'
import { keepDraft, outdateDraft } from '../conversations/drafts.ts'
import type { CustomerFact, FactSources } from '../conversations/fact-sources.ts'
import { isLeftBehind, requestHuman } from '../conversations/request-human.ts'
import { enqueueIfWaiting } from '../jobs/job-kinds.ts'
import { complete, type JobRow } from '../jobs/queue.ts'
import { customerMessagesAfter } from '../messages/messages.ts'
import type { OrderRow } from '../orders/orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { settingsVersion } from '../settings/settings.ts'
import { applyAnswer, type FollowUpPlan } from './apply-answer.ts'
import { answeringCampaign } from './load-turn.ts'
import { draftText, type KeptAnswer } from './send-draft.ts'

/** A customer who continues writing for so long gets an answer in between. */
const longestWaitMs = 20 * secondMs

export type TurnLog = Omit<
  NewDecisionLog,
  'settings_version' | 'outcome' | 'order_id' | 'error' | 'subject'
>

export interface ConcludedTurn extends FollowUpPlan {
  readonly job: JobRow
  readonly conversationId: number
  readonly campaignId: number
  /** The newest message of the customer that was thought about. */
  readonly knownUntil: number
  /** How the messages read that were thought about. */
  readonly readAs: ReadonlyMap<number, string>
  /** The note for delivery as it was. */
  readonly deliveryNote: string
  readonly log: TurnLog
  /** Null where no answer may go out. */
  readonly outcome: TurnOutcome | null
  /** The messages that hold what was learned of the customer. */
  readonly learnedFrom: Partial<Record<CustomerFact, number>>
  /** Whose yes an order is based on. */
  readonly confirmedById: number | null
  /** The answer waits for the seller. */
  readonly draftMode: boolean
  /** What the answer is about; null where the campaign does not draft. */
  readonly subject: DraftSubject | null
  /** What it speaks of as something that can be had, for when it has waited. */
  readonly stock: readonly StockMentioned[]
  /** Asks for a human where there is no answer. */
  readonly refusal: Reason
  readonly now: number
}

export interface CommittedTurn {
  readonly outcome: 'answered' | 'drafted' | 'superseded' | 'taken_over' | 'refused'
  readonly orderNumber: string | null
  /** Whether the customer has an answer to all they wrote on its way. */
  readonly answersAll: boolean
}

/**
 * Everything that follows from a turn, in one transaction with the end of its job. Null where the job
 * or the conversation is gone; what the model spent for it counts all the same.
 */
export async function commitTurn(tx: Tx, turn: ConcludedTurn): Promise<CommittedTurn | null> {
  const { job, now, knownUntil, readAs, outcome } = turn
  const conversation = await findConversation(tx, turn.conversationId)
  if (!conversation) return null
  if (!(await complete(tx, job, now))) {
    if (!(await isLogged(tx, turn.log))) await logTurn(tx, turn.log, { outcome: 'superseded' })
    return null
  }
  const written = await customerMessagesAfter(tx, conversation.id, 0)
  const newer = written.filter(({ id }) => id > knownUntil)
  const overtaken = await overtakenBy(tx, conversation, {
    campaignId: turn.campaignId,
    wroteOn: newer.length > 0,
    wroteAnew:
      written.some(({ id, text }) => (readAs.get(id) ?? text) !== text) ||
      conversation.delivery_note !== turn.deliveryNote,
    now,
  })
  if (overtaken !== null || outcome === null) {
    const why = overtaken ?? 'refused'
    await logTurn(tx, turn.log, { outcome: why })
    if (overtaken === null) await requestHuman(tx, conversation.id, turn.refusal, now)
    return { outcome: why, orderNumber: null, answersAll: false }
  }
  if (turn.draftMode) {
    await draftAnswer(tx, turn, conversation, outcome)
    return { outcome: 'drafted', orderNumber: null, answersAll: false }
  }
  const order = await commitAnswer(tx, turn, conversation, outcome)
  return {
    outcome: 'answered',
    orderNumber: order?.number ?? null,
    answersAll: newer.length === 0,
  }
}

interface Meanwhile {
  readonly campaignId: number
  /** The customer has written more. */
  readonly wroteOn: boolean
  /** What was thought about reads otherwise: they have edited it, or somebody of the shop their note. */
  readonly wroteAnew: boolean
  readonly now: number
}

/** Whether what happened during the thinking makes its answer useless. */
async function overtakenBy(
  tx: Tx,
  conversation: ConversationRow,
  { campaignId, wroteOn, wroteAnew, now }: Meanwhile,
): Promise<'superseded' | 'taken_over' | null> {
  if (conversation.handler === 'human') return 'taken_over'
  if (!(await mayAnswer(tx, conversation))) return 'taken_over'
  // By another campaign that has begun since, with products and prices of its own, a turn comes again.
  if (conversation.campaign_id !== campaignId) {
    await enqueueIfWaiting(tx, conversation.id, now)
    return 'superseded'
  }
  // An edit of what nobody has answered yet asks for no turn, and Facebook allows few of them.
  if (wroteAnew) {
    await enqueueIfWaiting(tx, conversation.id, now)
    return 'superseded'
  }
  const waited = now - (conversation.waiting_since ?? now)
  // The newer message has asked for a turn of its own, which will know all of them.
  return wroteOn && waited < longestWaitMs ? 'superseded' : null
}

/** What was thought as the budget ran out is paid for, and goes out. */
export async function mayAnswer(db: Reads, conversation: ConversationRow): Promise<boolean> {
  if (await answeringCampaign(db, conversation)) return true
  return (await spentCampaignOf(db, conversation.page_id)) !== null
}

/** What the model spent counts, whatever became of its answer. */
export async function logTurn(
  tx: Tx,
  log: TurnLog,
  result: Pick<NewDecisionLog, 'outcome' | 'order_id' | 'error' | 'subject'>,
): Promise<number> {
  return addDecisionLog(tx, { ...log, ...result, settings_version: await settingsVersion(tx) })
}

async function commitAnswer(
  tx: Tx,
  turn: ConcludedTurn,
  conversation: ConversationRow,
  outcome: TurnOutcome,
): Promise<OrderRow | null> {
  await saveDetails(tx, conversation, outcome, turn)
  await outdateDraft(tx, conversation.id, turn.now)
  const answer = { ...turn, outcome, author: 'agent' } as const
  const { order } = await applyAnswer(tx, conversation, answer, (placed) =>
    logTurn(tx, turn.log, {
      outcome: 'answered',
      order_id: placed?.id ?? null,
      subject: turn.subject,
    }),
  )
  return order
}

/** Nothing goes out: the seller has the last word. What was learned of the customer stays. */
async function draftAnswer(
  tx: Tx,
  turn: ConcludedTurn,
  conversation: ConversationRow,
  outcome: TurnOutcome,
): Promise<void> {
  const { log, campaignId, confirmedById, knownUntil, subject, stock, now } = turn
  await saveDetails(tx, conversation, outcome, turn)
  const decisionId = await logTurn(tx, log, { outcome: 'drafted' })
  await keepDraft(tx, {
    conversation_id: conversation.id,
    kind: 'answer',
    text: draftText(outcome),
    reason: storeReason(because('drafted_for_you')),
    subject,
    decision_id: decisionId,
    outcome: JSON.stringify({ campaignId, outcome, stock } satisfies KeptAnswer),
    confirmed_by_id: confirmedById,
    known_until: knownUntil,
    created_at: now,
  })
  const settled = isLeftBehind(conversation) ? noHumanNeeded : {}
  await changeConversation(tx, conversation.id, { agent_failures: 0, ...settled }, now)
  // Whatever becomes of these words, their customer waits for a human.
  if (outcome.handOver) await requestHuman(tx, conversation.id, outcome.handOver.reason, now)
}

async function saveDetails(
  tx: Tx,
  { id: conversationId, customer_id: id, delivery_note }: ConversationRow,
  { customer }: TurnOutcome,
  { learnedFrom, now }: Pick<ConcludedTurn, 'learnedFrom' | 'now'>,
): Promise<void> {
  const note = customer.deliveryNote ?? ''
  if (note !== delivery_note) {
    await changeConversation(tx, conversationId, { delivery_note: note }, now)
  }
  const known = await customerById(tx, id)
  if (!known) return
  const { name, phone, address, language } = customer
  const news = Object.entries({ name, phone, address, language }).filter(
    ([key, value]) =>
      value !== null &&
      value !== '' &&
      value !== known[key as 'name' | 'phone' | 'address' | 'language'],
  )
  const from = Object.fromEntries(
    Object.entries(learnedFrom).map(([fact, messageId]) => [fact, { by: 'message', messageId }]),
  ) as FactSources
  if (news.length > 0) await changeCustomer(tx, id, Object.fromEntries(news), { from, now })
}
