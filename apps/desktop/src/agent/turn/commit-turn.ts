import { pictureOf, type AgentContext } from '@pal/core/agent/context/context'
import type { Decision } from '@pal/core/agent/decision/decision'
import { mustHandOver } from '@pal/core/agent/decision/hand-over'
import { nextStage, type OrderStep } from '@pal/core/agent/decision/order-step'
import { renderReply } from '@pal/core/agent/templates/render'
import { messagesUsed } from '@pal/core/agent/templates/tactic-messages'
import { aiPoints } from '@pal/core/domain/order-totals'
import { hourMs } from '@pal/core/durations'
import { countMessagesUsed } from '@pal/db/campaigns/tactic-stats'
import {
  requestHuman,
  changeConversation,
  findConversation,
  takeOver,
  type ConversationRow,
} from '@pal/db/conversations/conversations'
import { changeCustomer, customerById } from '@pal/db/conversations/customers'
import { addDecisionLog } from '@pal/db/conversations/decision-log'
import { complete, type JobRow } from '@pal/db/jobs/queue'
import { customerMessagesAfter } from '@pal/db/messages/messages'
import { placeOrder } from '@pal/db/orders/place-order'
import type { Tx } from '@pal/db/schema/reads'
import { settingsVersion } from '@pal/db/settings/settings'

import { queueReply } from '../../messenger/outbox/queue-reply.ts'
import type { Log } from '../../platform/log.ts'
import { cartText } from './cart.ts'
import type { ModelTurn } from './generate-reply.ts'
import { answeringCampaign, type Loaded } from './load-context.ts'

export interface CommitParts {
  readonly log: Pick<Log, 'write'>
  readonly now: () => number
}

/** A customer who goes on writing for so long gets an answer in between. */
const longestWaitMs = 20_000

/** One turn under way. */
export interface Answering {
  readonly job: JobRow
  readonly conversation: ConversationRow
  readonly loaded: Loaded
  readonly signal: AbortSignal
  readonly startedAt: number
}

/** Everything that follows from a thought, in one transaction with the end of its job. */
export async function commitTurn(
  tx: Tx,
  parts: CommitParts,
  answering: Answering,
  thought: ModelTurn,
): Promise<void> {
  const { log, now } = parts
  const { job, loaded } = answering
  const conversation = await findConversation(tx, answering.conversation.id)
  if (!conversation || !(await complete(tx, job, now()))) return
  const overtaken = await supersededBy(tx, parts, conversation, loaded)
  if (overtaken !== null) {
    await writeDecisionLog(tx, parts, answering, thought, overtaken)
    log.write(
      'info',
      'ai',
      overtaken === 'superseded'
        ? 'The customer wrote on; the agent thinks again'
        : 'The agent kept silent: a person has taken over',
      { conversationId: conversation.id },
    )
    return
  }
  if (!thought.decision || !thought.checked) {
    await writeDecisionLog(tx, parts, answering, thought, 'refused')
    await escalate(
      tx,
      parts,
      conversation,
      'The agent found no answer that your rules allow. Please answer this customer.',
    )
    return
  }
  await commitReply(
    tx,
    parts,
    answering,
    { ...thought, decision: thought.decision },
    thought.checked.step,
  )
}

/** Whether what happened during the thinking makes its answer useless. */
async function supersededBy(
  tx: Tx,
  { now }: CommitParts,
  conversation: ConversationRow,
  { newestInbound }: Loaded,
): Promise<'superseded' | 'taken_over' | null> {
  if (conversation.handler === 'human') return 'taken_over'
  if (!(await answeringCampaign(tx, conversation))) return 'taken_over'
  const newer = await customerMessagesAfter(tx, conversation.id, newestInbound.id)
  const waited = now() - (conversation.waiting_since ?? now())
  // The newer message has asked for a turn of its own, which will know all of them.
  return newer.length > 0 && waited < longestWaitMs ? 'superseded' : null
}

async function commitReply(
  tx: Tx,
  parts: CommitParts,
  answering: Answering,
  thought: ModelTurn & { decision: Decision },
  step: OrderStep,
): Promise<void> {
  const { log, now } = parts
  const { conversation, loaded } = answering
  const { decision } = thought
  const { context } = loaded
  await saveCustomerDetails(tx, conversation, step, now())
  const order = step.kind === 'place' ? await takeOrder(tx, answering, step, now()) : null
  const decisionId = await writeDecisionLog(tx, parts, answering, thought, 'answered', {
    orderId: order?.id ?? null,
  })
  const messages = await queueReply(tx, {
    conversationId: conversation.id,
    author: 'agent',
    text: renderReply(decision, context, step, order?.number ?? null),
    shown: shownWith(decision, context),
    decisionId,
    now: now(),
  })
  // A picture may come last, and an offer stands in words.
  const words = messages.findLast(({ text }) => text !== '') ?? messages[0]
  // After the order: what is said along with its news has not brought it.
  await countMessagesUsed(tx, {
    conversationId: conversation.id,
    campaignId: context.campaign.id,
    texts: messagesUsed(decision, context),
    message: words,
  })
  await changeConversation(
    tx,
    conversation.id,
    {
      agent_failures: 0,
      ...(order
        ? {}
        : {
            stage: nextStage(decision, step, context),
            cart: cartText({
              items: step.draft.lines.map(({ productId, quantity }) => ({ productId, quantity })),
              offer: step.kind === 'offer' ? { hash: step.hash, messageId: words.id } : null,
            }),
          }),
    },
    now(),
  )
  if (mustHandOver(decision, context)) {
    const hours = context.settings.flow.takeoverHours
    await takeOver(tx, conversation.id, { until: now() + hours * hourMs, now: now() })
    const wish = 'The customer asks for a person.'
    const own = decision.handOver ? decision.handOverReason : null
    await escalate(
      tx,
      parts,
      conversation,
      own ?? wish,
      own === null ? wish : 'The agent hands the conversation over.',
    )
  }
  log.write('info', 'ai', order ? `The agent took order ${order.number}` : 'The agent answered', {
    conversationId: conversation.id,
    ...usageFacts(thought),
  })
}

/** The picture that the customer asked for: the model names the product, the store its address. */
function shownWith(
  { photoOf }: Decision,
  context: AgentContext,
): { readonly url: string; readonly name: string } | null {
  const url = photoOf === null ? null : pictureOf(context, photoOf)
  const product = context.products.find(({ id }) => id === photoOf)
  return url !== null && product ? { url, name: product.name } : null
}

async function saveCustomerDetails(
  tx: Tx,
  conversation: ConversationRow,
  { draft }: OrderStep,
  now: number,
): Promise<void> {
  const known = await customerById(tx, conversation.customer_id)
  if (!known) return
  const { name, phone, address, language } = draft.customer
  const news = Object.entries({ name, phone, address, language }).filter(
    ([key, value]) =>
      value !== null &&
      value !== '' &&
      value !== known[key as 'name' | 'phone' | 'address' | 'language'],
  )
  if (news.length > 0) await changeCustomer(tx, known.id, Object.fromEntries(news), now)
}

async function takeOrder(
  tx: Tx,
  { conversation, loaded }: Answering,
  step: OrderStep & { kind: 'place' },
  now: number,
) {
  const { context, messages } = loaded
  const { draft, confirmedBy } = step
  const helpedByHuman = context.history.some(
    ({ author }) => author === 'human' || author === 'inbox',
  )
  const { order } = await placeOrder(tx, {
    campaignId: context.campaign.id,
    conversationId: conversation.id,
    currency: draft.currency,
    customer: {
      name: draft.customer.name ?? '',
      phone: draft.customer.phone ?? '',
      address: draft.customer.address ?? '',
    },
    lines: draft.lines,
    discountMinor: draft.totals.discount,
    deliveryMinor: draft.totals.delivery,
    aiPoints: aiPoints({ helpedByHuman, hasUpsellOrBundle: draft.hasUpsellOrBundle }),
    decidedBy: 'agent',
    sourceMessageId: messages.get(confirmedBy)?.id ?? null,
    now,
  })
  return order
}

export async function writeDecisionLog(
  tx: Tx,
  { now }: CommitParts,
  { conversation, loaded, startedAt }: Answering,
  { decision, problems, usage }: ModelTurn,
  outcome: 'answered' | 'superseded' | 'taken_over' | 'refused' | 'failed',
  { orderId = null, error = null }: { orderId?: number | null; error?: string | null } = {},
): Promise<number> {
  const { examples: shown = [] } = loaded.context
  return addDecisionLog(tx, {
    conversation_id: conversation.id,
    campaign_id: loaded.context.campaign.id,
    trigger_message_id: loaded.newestInbound.id,
    settings_version: await settingsVersion(tx),
    model: usage.model,
    decision: decision && JSON.stringify(decision),
    checks: JSON.stringify(problems),
    outcome,
    input_tokens: usage.inputTokens,
    cached_input_tokens: usage.cachedInputTokens,
    output_tokens: usage.outputTokens,
    cost_micros: usage.costMicros ?? 0,
    unpriced: usage.costMicros === null ? 1 : 0,
    latency_ms: usage.latencyMs,
    started_at: startedAt,
    finished_at: now(),
    order_id: orderId,
    error,
    examples: shown.length > 0 ? JSON.stringify(shown.map(({ id }) => id)) : null,
  })
}

/** Says so on the conversation and in the log, which what the model wrote of a customer is kept out of. */
export async function escalate(
  tx: Tx,
  { log, now }: CommitParts,
  { id }: ConversationRow,
  why: string,
  logged = why,
): Promise<void> {
  await requestHuman(tx, id, why, now())
  log.write('warn', 'ai', `A person is needed: ${logged}`, { conversationId: id })
}

const usageFacts = ({ usage }: ModelTurn) => ({
  model: usage.model,
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  latencyMs: usage.latencyMs,
})
