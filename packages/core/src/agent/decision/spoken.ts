import type { AgentContext, CustomerOrder } from '../context/context.ts'
import { readsOf, saysOnlyYes, tappedOffer } from './confirmation.ts'
import type { Decision } from './decision.ts'
import { isAllHandedBack } from './hand-over.ts'
import { draftOrder } from './order-draft.ts'
import { isWhatWasOrdered } from './order-step.ts'
import { wantsTooMany } from './too-many.ts'

/** Who asked for a human, and whom the seller has given back since, is not given away again for that. */
function keptHere(decision: Decision, context: AgentContext): Decision {
  const { handOver, handOverKind } = decision
  return handOver && handOverKind === 'person' && isAllHandedBack(context)
    ? { ...decision, handOver: false, handOverKind: null, handOverReason: null }
    : decision
}

/**
 * The decision without the model's own words where only approved ones are spoken, or where all there
 * is to say is that the order is placed already, or that a person answers so large a wish.
 */
export function spoken(said: Decision, context: AgentContext): Decision {
  const decision = keptHere(said, context)
  const ordered = orderedAlready(decision, context)
  if (ordered || wantsTooMany(decision, context))
    return {
      ...decision,
      ...(context.settings.ai.strictMode && { say: [] }),
      reply: '',
      slots: [],
      cards: [],
      usedLines: [],
      photoOf: null,
      cheaper: null,
      ...(ordered && { order: 'none', afterSale: 'status', orderNumber: ordered.number }),
    }
  return context.settings.ai.strictMode ? { ...decision, reply: '' } : decision
}

/** The same things were just ordered, here or by somebody of the shop: one more yes orders no second time. */
function orderedAlready(
  { order: wish, afterSale, handOver, cart }: Decision,
  context: AgentContext,
): CustomerOrder | undefined {
  const { offer, request, history, orders = [] } = context
  if (offer || request || handOver || afterSale !== 'none') return undefined
  if (wish !== 'place' && !tappedOffer(history)) return undefined
  if (!saysOnlyYes(history, readsOf(context))) return undefined
  const spoke = history.findLast(({ author }) => author !== 'customer')
  const draft = draftOrder(cart, context.customer, context)
  return orders.find(
    (order) =>
      order.status !== 'cancelled' &&
      isWhatWasOrdered(draft, order) &&
      (!spoke || spoke.at <= order.placedAt || spoke.text.includes(order.number)),
  )
}
