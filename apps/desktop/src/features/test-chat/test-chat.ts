import { randomUUID } from 'node:crypto'

import { problemReasons } from '@pal/core/agent/checks/problem-reason'
import type { AgentContext } from '@pal/core/agent/context/context'
import { handOffText, whoWaits } from '@pal/core/agent/decision/holding-reply'
import type { OrderStep } from '@pal/core/agent/decision/order-step'
import { pictureFor, turnOutcome, type TurnOutcome } from '@pal/core/agent/outcome/turn-outcome'
import { offerShownIn, offerTappedIn } from '@pal/core/agent/templates/read-summary'
import type { Body } from '@pal/core/contract/endpoints'
import type { Settings } from '@pal/core/contract/settings'
import type { TestChatAnswer, TestChatState } from '@pal/core/contract/test-chat'
import { toMajor } from '@pal/core/domain/money'
import { minuteMs, secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { orderNumberMark } from '@pal/core/messages/order-number-mark'
import { answerOf } from '@pal/core/texts/reason'
import { noteAgentTried } from '@pal/db/conversations/decision-log'
import type { Reads } from '@pal/db/schema/reads'
import { addTried } from '@pal/db/stats/tried'
import { alikeExamples } from '@pal/db/turns/alike-examples'

import { ModelError } from '../../agent/model/model-error.ts'
import type { Model } from '../../agent/model/model.ts'
import { generateReply, type ModelTurn } from '../../agent/turn/generate-reply.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { type After, offered, stateAfter, untouched } from './chat-state.ts'
import { triedCampaign } from './tried-campaign.ts'

export interface TestChatParts extends Pick<Platform, 'store' | 'clock' | 'events'> {
  readonly model: Model
}

type Asked = Body<'agent.preview'>

/**
 * The agent's next answer in a chat that nobody is in: the same engine on the same settings, and
 * nothing of it is sent, ordered or kept but what it cost. Whoever asks brings along its state, or only
 * the messages, which then have to show it.
 */
export async function testChatAnswer(
  parts: TestChatParts,
  asked: Asked,
  signal: AbortSignal,
): Promise<TestChatAnswer> {
  const answer = await previewAnswer(parts, asked, signal)
  // Only a window, which brings its chat's state, crosses it off the seller's list.
  if (asked.state === undefined) return answer
  const { store, clock, events } = parts
  await store.transaction((tx) => noteAgentTried(tx, clock.now()))
  events.changed('settings')
  return answer
}

/** The same; of it only what it cost is kept. */
export async function previewAnswer(
  { store, model, clock }: TestChatParts,
  asked: Asked,
  signal: AbortSignal,
): Promise<TestChatAnswer> {
  const { context, before } = await testContext(store.db, asked, clock.now())
  let turn: ModelTurn
  try {
    turn = await generateReply(context, {
      model,
      deadlineMs: context.settings.ai.responseTimeout * secondMs,
      customerDigest: `test-chat-${randomUUID()}`,
      signal,
      now: clock.now,
    })
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const { spent } = error
    if (spent) await store.transaction((tx) => addTried(tx, spent, clock.now()))
    const kind = error.mayPass ? 'unreachable_upstream' : 'refused_upstream'
    throw new AppError(kind, error.reason, { cause: error })
  }
  await store.transaction((tx) => addTried(tx, turn.usage, clock.now()))
  return present(context, turn, { before, at: asked.messages.length })
}

async function testContext(
  db: Reads,
  asked: Asked,
  now: number,
): Promise<{ readonly context: AgentContext; readonly before: TestChatState }> {
  const [saved, { campaign, products, soldOn }] = await Promise.all([
    currentSettings(db),
    triedCampaign(db, asked),
  ])
  const settings = withUnsaved(saved, asked)
  // A minute apart: what counts is which of them was written after which.
  const timeOf = (index: number) => now - (asked.messages.length - index) * minuteMs
  const history = asked.messages.map(({ from, text, tap }, index) => ({
    author: from === 'customer' ? ('customer' as const) : ('agent' as const),
    text,
    at: timeOf(index),
    ...(tap !== undefined && { tap }),
  }))
  const bare: AgentContext = {
    settings,
    campaign: { ...campaign, ...(asked.strategies && { strategies: asked.strategies }) },
    products,
    customer: untouched.customer,
    stage: untouched.stage,
    cart: untouched.cart,
    offer: null,
    ...(settings.ai.enableLearning &&
      soldOn && { examples: await alikeExamples(db, soldOn, history) }),
    history,
    now,
  }
  const shown = asked.state === undefined ? offerShownIn(bare) : null
  const before = asked.state ?? (shown ? offered(shown) : untouched)
  const { request, orders, offer } = before
  const context = {
    ...bare,
    customer: before.customer,
    stage: before.stage,
    cart: before.cart,
    deliveryArea: before.deliveryArea,
    offer: offer
      ? { hash: offer.hash, shownAt: timeOf(offer.message) }
      : asked.state === undefined
        ? offerTappedIn(history)
        : null,
    request: request && {
      wish: request.wish,
      number: request.number,
      hash: request.hash,
      shownAt: timeOf(request.message),
    },
    concessions: before.concessions,
    upsold: before.upsold,
    orders: orders.map(({ message, ...order }, index) => ({
      ...order,
      id: orders.length - index,
      campaignId: campaign.id,
      isPaid: false,
      courier: null,
      trackingNumber: null,
      placedAt: timeOf(message),
    })),
  }
  return { context, before }
}

function withUnsaved(saved: Settings, { settings: typed }: Asked): Settings {
  return {
    ...saved,
    // A field that was left out is not there: what is spread last never hides a saved one.
    ai: Object.assign({}, saved.ai, typed?.ai),
    tactics: Object.assign({}, saved.tactics, typed?.tactics),
    flow: Object.assign({}, saved.flow, typed?.flow),
  }
}

function present(
  context: AgentContext,
  { answer, problems, held, usage }: ModelTurn,
  { before, at }: Pick<After, 'before' | 'at'>,
): TestChatAnswer {
  const { costMicros, uncounted = false, ...counted } = usage
  const spent = {
    ...counted,
    cost: costMicros === null || uncounted ? null : costMicros / 1_000_000,
    checks: problemReasons(problems),
  }
  if (!answer) {
    const nothing = { answer: null, decision: null, buttons: [], picture: null, order: null }
    const draft = held?.replaceAll(orderNumberMark, '').trim() || null
    return {
      ...nothing,
      held: { said: handOffText(whoWaits(context)), draft },
      ...spent,
      state: before,
    }
  }
  const { decision, checked } = answer
  const outcome = turnOutcome(decision, checked)
  const { stage, handOver } = outcome
  const number = outcome.order ? `TEST-${before.orders.length + 1}` : null
  return {
    answer: checked.reply.replaceAll(orderNumberMark, number ?? ''),
    held: null,
    decision: {
      text: decision.reply,
      stage,
      handOver: handOver !== null,
      handOverReason: handOver && answerOf(handOver.reason),
    },
    buttons: outcome.parts.flatMap(buttonsOf),
    picture: nameOf(pictureFor(decision, context)),
    order: orderOf(checked.step, number ?? outcome.orderChange?.number ?? null),
    ...spent,
    state: stateAfter(outcome, { number, before, at }),
  }
}

const nameOf = (picture: { readonly name: string } | null) => picture && { name: picture.name }

/** The phone's own button holds a number that only Messenger knows: here it is typed. */
const buttonsOf = ({ quickReplies = [] }: TurnOutcome['parts'][number]) =>
  quickReplies.flatMap((button) =>
    button.kind === 'text' ? [{ title: button.title, payload: button.payload }] : [],
  )

const stepNames = {
  nothing: 'cart',
  missing: 'incomplete',
  offer: 'offer',
  place: 'placed',
} as const

function stepName(step: OrderStep): NonNullable<TestChatAnswer['order']>['step'] {
  if (step.kind !== 'after_sale') return stepNames[step.kind]
  return step.sale.kind === 'do' ? 'changed' : step.sale.kind === 'ask' ? 'changing' : 'cart'
}

function orderOf(step: OrderStep, number: string | null): TestChatAnswer['order'] {
  const { lines, totals, currency } = step.draft
  if (lines.length === 0) return null
  return {
    step: stepName(step),
    missing: step.kind === 'missing' ? [...step.missing] : [],
    lines: lines.map(({ name, quantity, unitPriceMinor, totalMinor }) => ({
      name,
      quantity,
      unitPrice: toMajor(unitPriceMinor),
      total: toMajor(totalMinor),
    })),
    subtotal: toMajor(totals.subtotal),
    discount: toMajor(totals.discount),
    delivery: toMajor(totals.delivery),
    total: toMajor(totals.total),
    currency,
    number,
  }
}
