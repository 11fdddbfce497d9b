import { orderNumberMark } from '../../messages/order-number-mark.ts'
import type { Checked } from '../checks/checks.ts'
import { type AgentContext, unansweredTurns } from '../context/context.ts'
import { bargained } from '../decision/bargain.ts'
import type { Decision } from '../decision/decision.ts'
import { decideOrder, type OrderStep } from '../decision/order-step.ts'
import { hasDuplicate, orderTappedAgain } from '../decision/settled-tap.ts'
import { renderReply } from '../templates/render.ts'

interface OwnAnswer {
  readonly decision: Decision
  readonly checked: Checked
}

/**
 * What the program answers where the model has nothing that may go out: the customer has said yes to
 * an order, or to its change, and it is done and confirmed in the program's own words, or shown as it is
 * now. Null where there is no yes.
 */
export function ownAnswer(context: AgentContext): OwnAnswer | null {
  const own = answerOf(saysNothing(context), context)
  const { step } = own.checked
  const done = step.kind === 'after_sale' && step.sale.kind === 'do'
  return step.kind === 'place' || done || isOvertaken(step) ? own : null
}

const isOvertaken = (step: OrderStep) => step.kind === 'offer' && step.overtaken

/**
 * The customer says yes, and nothing else, to what costs something else since it was shown: the offer is
 * shown once more as it is now, with its buttons.
 */
export function offerAsItIsNow(context: AgentContext): OwnAnswer | null {
  if (!context.offer || unansweredTurns(context).length === 0) return null
  const own = answerOf(saysNothing(context), context)
  return isOvertaken(own.checked.step) ? own : null
}

/**
 * An emoji at the question whether to place the order is no yes and no no: the question is asked once
 * more, with its buttons, or the order is shown as it is now.
 */
export function questionAgain(context: AgentContext): OwnAnswer | null {
  if (!context.offer?.reacted || unansweredTurns(context).length > 0) return null
  const decision = saysNothing(context)
  for (const order of ['none', 'ask'] as const) {
    const own = answerOf({ ...decision, order }, context)
    if (own.checked.step.kind === 'offer') return own
  }
  return null
}

/**
 * A button that was settled before is tapped once more: there is nothing to read in it, and all there is
 * to say is where that order is; of two that hold the same, where each is.
 */
export function settledAnswer(context: AgentContext): OwnAnswer | null {
  const order = orderTappedAgain(context)
  if (!order) return null
  const decision = saysNothing(context)
  const orderNumber = hasDuplicate(order, context) ? null : order.number
  return answerOf({ ...decision, afterSale: 'status', orderNumber }, context)
}

const saysNothing = (given: AgentContext): Decision => ({
  slots: [],
  cards: [],
  reply: '',
  language: given.customer.language ?? given.settings.company.language,
  stage: given.stage,
  customer: { name: null, phone: null, address: null },
  deliveryNote: null,
  cart: given.cart.map(({ productId, quantity }) => ({ productId, quantity })),
  order: 'none',
  confirmationQuote: null,
  afterSale: 'none',
  orderNumber: null,
  cheaper: null,
  photoOf: null,
  handOver: false,
  handOverKind: null,
  handOverReason: null,
  usedLines: [],
})

function answerOf(decision: Decision, given: AgentContext): OwnAnswer {
  const context = bargained(decision, given)
  const step = decideOrder(decision, context)
  const reply = renderReply(decision, context, step, orderNumberMark)
  const fine = { ok: true, sendable: true, problems: [], binding: [] } as const
  return { decision, checked: { ...fine, step, context, reply } }
}
