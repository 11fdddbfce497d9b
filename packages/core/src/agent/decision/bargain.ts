import { hourMs } from '../../durations.ts'
import type { AgentContext, AgentProduct, Concession } from '../context/context.ts'
import { findProduct, unansweredTurns } from '../context/context.ts'
import { isTrialPack, listPrice, resolveTactics, unitPrice } from '../context/tactics.ts'
import { asksLower, offeredBelow } from './asks-lower.ts'
import type { Decision } from './decision.ts'

/** As often a price is lowered for one customer. */
const mostSteps = 2
const validMs = 72 * hourMs

/**
 * What the customer has moved the price to, where they ask for it: half of the way to the shop's lowest
 * price first, then that. It is never offered, never more than two steps, and never below.
 */
export function bargained(decision: Decision, given: AgentContext): AgentContext {
  const context = { ...given, concessions: validConcessions(given) }
  const product = wanted(decision, context)
  if (!product) return context
  const price = unitPrice(context, product)
  const floor = floorOf(product, context)
  const before = context.concessions.find(({ productId }) => productId === product.id)
  const steps = before?.steps ?? 0
  if (floor >= price || steps >= mostSteps)
    return { ...context, bargain: { kind: 'last', productId: product.id } }
  const step = steps === 0 ? halfWay(price, floor) : floor
  const { currency } = context.campaign
  const offers = unansweredTurns(context).map(({ text }) => offeredBelow(text, price, currency))
  const offered = Math.max(0, ...offers.map((one) => one ?? 0))
  const concession: Concession = {
    productId: product.id,
    priceMinor: Math.max(step, offered),
    steps: steps + 1,
    at: context.now,
  }
  const others = context.concessions.filter(({ productId }) => productId !== product.id)
  return {
    ...context,
    concessions: [...others, concession],
    bargain: { kind: 'lower', productId: product.id },
  }
}

const validConcessions = ({ concessions = [], now }: AgentContext) =>
  concessions.filter(({ at }) => now - at < validMs)

/** The product that they ask to have for less; the model says which, the customer that. */
function wanted({ cheaper, handOver }: Decision, context: AgentContext): AgentProduct | null {
  if (cheaper === null || handOver || !context.settings.flow.priceNegotiation) return null
  const product = findProduct(context, cheaper)
  if (!product || isTrialPack(product)) return null
  const price = unitPrice(context, product)
  const { currency } = context.campaign
  const asks = unansweredTurns(context).some(
    ({ text }) => asksLower(text) || offeredBelow(text, price, currency) !== null,
  )
  return asks ? product : null
}

/** So that a piece is not sold below the lowest price with the bundle discount on top, either. */
function floorOf(product: AgentProduct, context: AgentContext): number {
  const list = listPrice(context, product)
  const lowest = product.lowestPriceMinor ?? list
  const { bundle, order } = resolveTactics(context.settings, context.campaign)
  const left = 100 - order.bundleDiscountPercent
  if (!bundle) return Math.min(lowest, list)
  return left > 0 ? Math.min(Math.ceil((lowest * 100) / left), list) : list
}

const whole = 100

/** In whole taka, dollars, …: an odd amount is no price. */
function halfWay(price: number, floor: number): number {
  const half = Math.ceil((price + floor) / 2)
  const round = Math.ceil(half / whole) * whole
  return round < price ? round : half
}
