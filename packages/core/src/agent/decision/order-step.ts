import type { ConversationStage } from '../../domain/entities.ts'
import { mostPieces } from '../../domain/orders/order-pieces.ts'
import type { AgentContext, CustomerOrder, Turn } from '../context/context.ts'
import { type AfterSale, decideAfterSale } from './after-sale.ts'
import { learnCustomer, phoneCountry } from './collect.ts'
import {
  findConfirmation,
  isOpenOffer,
  readsOf,
  refusesOffer,
  tappedOffer,
} from './confirmation.ts'
import type { Decision } from './decision.ts'
import { areaAfter } from './delivery-area.ts'
import {
  draftOrder,
  isComplete,
  type MissingPart,
  missingParts,
  offerHash,
  type OrderDraft,
  unavailableIn,
} from './order-draft.ts'
import { wantsTooMany } from './too-many.ts'

export type OrderStep =
  | { readonly kind: 'nothing'; readonly draft: OrderDraft }
  | {
      readonly kind: 'missing'
      readonly draft: OrderDraft
      readonly missing: readonly MissingPart[]
      /** Products of the cart that cannot be had in that quantity. */
      readonly unavailable: readonly number[]
    }
  | {
      readonly kind: 'offer'
      readonly draft: OrderDraft
      readonly hash: string
      /** Why an order that the model wanted to place becomes an offer first. */
      readonly unconfirmed: 'not_shown' | 'changed' | 'no_clear_yes' | null
      /** It is above already: only the question is asked again. */
      readonly again: boolean
      /** The customer has said yes to it as it was shown: the shop has changed it since. */
      readonly overtaken: boolean
    }
  | {
      readonly kind: 'place'
      readonly draft: OrderDraft
      readonly hash: string
      readonly confirmedBy: Turn
    }
  | {
      readonly kind: 'after_sale'
      /** What is in the cart; of a change what the order is to be. */
      readonly draft: OrderDraft
      readonly sale: AfterSale
    }

const showsSummary = /\{\{\s*summary\s*\}\}/

/**
 * What the program does about an order. It is placed only when the customer was shown exactly this
 * offer, tapped its yes or wrote nothing but a yes below it, and all of it is in stock; then it is,
 * whatever the model makes of it. Anything else is an offer again, and none is lost.
 */
export function decideOrder(decision: Decision, context: AgentContext): OrderStep {
  if (wantsTooMany(decision, context)) {
    const cart = decision.cart.filter(({ quantity }) => quantity <= mostPieces)
    return decideOrder({ ...decision, cart, handOver: true }, context)
  }
  const customer = learnCustomer(decision, context)
  const country = phoneCountry(context)
  const located = { ...context, deliveryArea: areaAfter(decision, context) }
  const sale = decideAfterSale(decision, context)
  if (sale) {
    const draft = 'draft' in sale ? sale.draft : draftOrder(decision.cart, customer, located)
    return { kind: 'after_sale', draft, sale }
  }
  let draft = draftOrder(decision.cart, customer, located)
  if (decision.handOver) return { kind: 'nothing', draft }
  const { offer, history } = context
  const reads = readsOf(context)
  const confirmedBy = offer && findConfirmation(history, offer, reads)
  let overtaken = false
  if (confirmedBy) {
    const shown = draftOrder(context.cart, context.customer, context)
    const one = { ...shown, customer: { ...shown.customer, language: customer.language } }
    overtaken = isComplete(one, context) && !isOpenOffer(offerHash(one, country), offer)
    for (const same of [one, draft])
      if (isOpenOffer(offerHash(same, country), offer) && isComplete(same, context))
        return { kind: 'place', draft: same, hash: offer.hash, confirmedBy }
    // Their yes is to what was shown, and a model that says nothing of it takes nothing out.
    if (overtaken && decision.cart.length === 0) draft = one
  }
  const unavailable = unavailableIn(decision.cart, context)
  const missing = missingParts(draft, country)
  const complete = missing.length === 0 && unavailable.length === 0
  const hash = offerHash(draft, country)
  // It was shown, and what was said to it is no yes: the question stays open.
  const isOpen = offer !== null && isOpenOffer(hash, offer)
  const again = complete && isOpen && !refusesOffer(history, reads)
  // What was shown costs less now: it is shown again.
  const lowered = offer !== null && context.bargain?.kind === 'lower'
  const wants = decision.order !== 'none' || confirmedBy !== null || tappedOffer(history) || lowered
  // A summary of everything, shown with or without being asked for, is an offer that can be taken.
  const shows = complete && showsSummary.test(decision.reply)
  if (!wants && !shows && !again) return { kind: 'nothing', draft }
  if (!complete) return { kind: 'missing', draft, missing, unavailable }
  const unconfirmed =
    decision.order !== 'place'
      ? null
      : offer === null
        ? 'not_shown'
        : isOpen
          ? 'no_clear_yes'
          : 'changed'
  return { kind: 'offer', draft, hash, unconfirmed, again: again && !wants && !shows, overtaken }
}

/** Whether the phone is what the customer is asked for now: an order is wanted that has none. */
export function lacksPhone(step: OrderStep, decision: Decision, context: AgentContext): boolean {
  if (step.kind === 'missing') return step.missing.includes('phone')
  const collects = step.kind === 'nothing' && decision.stage === 'collecting_info'
  if (!collects || decision.handOver) return false
  return missingParts(step.draft, phoneCountry(context)).includes('phone')
}

/** The stage of the conversation after this answer; only an order completes it. */
export function nextStage(
  decision: Decision,
  step: OrderStep,
  context: AgentContext,
): ConversationStage {
  switch (step.kind) {
    case 'place':
      return 'completed'
    case 'offer':
      return 'ready_to_buy'
    case 'missing':
      return 'collecting_info'
    case 'after_sale':
    case 'nothing': {
      const ordered = (context.orders ?? []).find(
        (order) => order.status !== 'cancelled' && !isCancelledBy(step, order),
      )
      // Talk after an order is no step back; something new in the cart is one forward.
      const isNew =
        step.kind === 'nothing' &&
        step.draft.lines.length > 0 &&
        !(decision.order === 'none' && ordered && isWhatWasOrdered(step.draft, ordered))
      if (ordered && context.stage === 'completed' && !isNew) return 'completed'
      if (decision.stage !== 'completed' || ordered) return decision.stage
      return context.stage === 'completed' ? 'interested' : context.stage
    }
  }
}

/** Models leave what was just ordered in the cart. */
export function isWhatWasOrdered({ lines }: OrderDraft, { items }: CustomerOrder): boolean {
  const named = (all: readonly { productId: number | null; quantity: number }[]) =>
    all.map(({ productId, quantity }) => `${productId}x${quantity}`).toSorted()
  return named(lines).join() === named(items).join()
}

function isCancelledBy(step: OrderStep, { id }: CustomerOrder): boolean {
  if (step.kind !== 'after_sale' || step.sale.kind !== 'do') return false
  return step.sale.wish === 'cancel' && step.sale.order.id === id
}
