import type { Settings } from '../../contract/settings.ts'
import {
  type AgentContext,
  type AgentProduct,
  hasStock,
  unansweredTurns,
  type UpsellCount,
} from '../context/context.ts'
import { resolveTactics } from '../context/tactics.ts'
import { declines } from '../follow-up/stop-words.ts'
import { readsOf } from './confirmation.ts'
import type { Decision } from './decision.ts'
import { mustHandOver } from './hand-over.ts'
import type { OrderStep } from './order-step.ts'

/** How often an add-on is offered to one customer until they order. */
const mostOffers: Readonly<Record<Settings['tactics']['upsellAggression'], number>> = {
  low: 1,
  medium: 2,
  high: 4,
}

const none: UpsellCount = { count: 0, over: false }

/** Whether the customer may still be offered more: a no is taken at once. */
export function mayUpsell(context: AgentContext): boolean {
  const { settings, campaign } = context
  const { count, over } = upsoldSoFar(context)
  if (over || !resolveTactics(settings, campaign).upsell) return false
  return count < mostOffers[settings.tactics.upsellAggression]
}

export function upsoldSoFar(context: AgentContext): UpsellCount {
  const { count, over } = context.upsold ?? none
  if (count === 0 || over) return { count, over }
  const reads = readsOf(context)
  const said = unansweredTurns(context)
  return { count, over: said.some(({ text }) => declines(text) || reads(text) === 'no') }
}

/**
 * The add-on that the program offers with this answer: when something has been chosen, and by the
 * setting once more with the summary, or with each answer.
 */
export function upsellFor(
  decision: Decision,
  step: OrderStep,
  context: AgentContext,
): AgentProduct | null {
  if (!mayUpsell(context) || mustHandOver(decision, context, step) || !isMoment(step, context))
    return null
  const inCart = new Set(step.draft.lines.map(({ productId }) => productId))
  return (
    context.products.find(
      (product) =>
        product.productType === 'upsell' && !inCart.has(product.id) && hasStock(product, 1),
    ) ?? null
  )
}

function isMoment(step: OrderStep, context: AgentContext): boolean {
  if (step.draft.lines.length === 0) return false
  switch (step.kind) {
    case 'offer':
      return !step.again
    case 'nothing':
    case 'missing': {
      const { upsellAggression: how } = context.settings.tactics
      return how === 'high' || upsoldSoFar(context).count === 0
    }
    case 'place':
    case 'after_sale':
      return false
  }
}
