import type { ConversationStage, ProductType } from '../../domain/entities.ts'
import type { OrderTotals } from '../../domain/order-totals.ts'
import { aiPoints, computeTotals, lineTotal } from '../../domain/order-totals.ts'
import { normalisePhone } from '../../domain/phone.ts'
import type { ShopCountry } from '../../domain/shop-country.ts'
import type { AgentContext, CartItem, KnownCustomer, Turn } from '../context/context.ts'
import { findProduct, hasStock } from '../context/context.ts'
import { resolveTactics, unitPrice } from '../context/tactics.ts'
import { tokens } from '../context/text.ts'
import { learnCustomer, phoneCountry } from './collect.ts'
import { findConfirmation, refusesOffer, tappedOffer } from './confirmation.ts'
import type { Decision } from './decision.ts'

export interface DraftLine {
  readonly productId: number
  readonly name: string
  readonly productType: ProductType
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly totalMinor: number
}

/** An order as the program would write it: priced from the store, never by the model. */
export interface OrderDraft {
  readonly lines: readonly DraftLine[]
  readonly totals: OrderTotals
  readonly currency: string
  readonly customer: KnownCustomer
  /** The threshold was reached; a delivery that merely costs nothing yet is promised to nobody. */
  readonly deliveryIsFree: boolean
  /** What the agent earns by it: by itself, and where a human had a hand in it. */
  readonly aiPoints: { readonly alone: number; readonly withHelp: number }
}

export type MissingPart = 'items' | 'name' | 'phone' | 'address'

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
      /** It stands above already: only the question is asked again. */
      readonly again: boolean
    }
  | {
      readonly kind: 'place'
      readonly draft: OrderDraft
      readonly hash: string
      readonly confirmedBy: Turn
    }

/** Prices a cart; what the campaign does not sell is left out. */
function draftOrder(
  cart: readonly CartItem[],
  customer: KnownCustomer,
  context: AgentContext,
): OrderDraft {
  const lines = cart.flatMap(({ productId, quantity }): DraftLine[] => {
    const product = findProduct(context, productId)
    if (!product || quantity <= 0) return []
    const unitPriceMinor = unitPrice(context, product)
    return [
      {
        productId,
        name: product.name,
        productType: product.productType,
        quantity,
        unitPriceMinor,
        totalMinor: lineTotal({ unitPriceMinor, quantity }),
      },
    ]
  })
  const tactics = resolveTactics(context.settings, context.campaign).order
  const totals = computeTotals({ lines, tactics })
  const hasUpsellOrBundle =
    totals.discount > 0 || lines.some((line) => line.productType === 'upsell')
  return {
    lines,
    totals,
    currency: context.campaign.currency,
    customer,
    deliveryIsFree:
      lines.length > 0 &&
      tactics.freeDeliveryEnabled &&
      totals.subtotal - totals.discount >= tactics.freeDeliveryThresholdMinor,
    aiPoints: {
      alone: aiPoints({ helpedByHuman: false, hasUpsellOrBundle }),
      withHelp: aiPoints({ helpedByHuman: true, hasUpsellOrBundle }),
    },
  }
}

/** The same for two offers only when the customer was shown the same: things, money and receiver. */
function offerHash(draft: OrderDraft, country: ShopCountry): string {
  const { lines, totals, currency, customer } = draft
  const { name, phone, address } = customer
  return JSON.stringify([
    lines
      .map((line) => [line.productId, line.quantity, line.unitPriceMinor])
      .toSorted(([a = 0], [b = 0]) => a - b),
    [totals.subtotal, totals.discount, totals.delivery, totals.total, currency],
    tokens(name ?? '').join(' '),
    normalisePhone(phone ?? '', country).last9,
    tokens(address ?? '').join(' '),
  ])
}

function missingParts(draft: OrderDraft, country: ShopCountry): MissingPart[] {
  const { name, phone, address } = draft.customer
  const missing: MissingPart[] = []
  if (draft.lines.length === 0) missing.push('items')
  if (!name?.trim()) missing.push('name')
  if (!phone || !normalisePhone(phone, country).valid) missing.push('phone')
  if (!address?.trim()) missing.push('address')
  return missing
}

function unavailableIn(cart: readonly CartItem[], context: AgentContext): number[] {
  return cart
    .filter(({ productId, quantity }) => {
      const product = findProduct(context, productId)
      return !product || !hasStock(product, quantity)
    })
    .map((line) => line.productId)
}

function isComplete(draft: OrderDraft, context: AgentContext): boolean {
  return (
    missingParts(draft, phoneCountry(context)).length === 0 &&
    unavailableIn(draft.lines, context).length === 0
  )
}

const showsSummary = /\{\{\s*summary\s*\}\}/

/**
 * What the program does about an order. It is placed only when the customer was shown exactly this
 * offer, tapped its yes or wrote nothing but a yes below it, and all of it is in stock; then it is,
 * whatever the model makes of it. Anything else is an offer again, and none is lost.
 */
export function decideOrder(decision: Decision, context: AgentContext): OrderStep {
  const customer = learnCustomer(decision, context)
  const country = phoneCountry(context)
  const draft = draftOrder(decision.cart, customer, context)
  if (decision.handOver) return { kind: 'nothing', draft }
  const { offer, history } = context
  const confirmedBy = offer && findConfirmation(history, offer)
  if (confirmedBy) {
    const shown = draftOrder(context.cart, context.customer, context)
    const one = { ...shown, customer: { ...shown.customer, language: customer.language } }
    for (const same of [one, draft])
      if (offerHash(same, country) === offer.hash && isComplete(same, context))
        return { kind: 'place', draft: same, hash: offer.hash, confirmedBy }
  }
  const unavailable = unavailableIn(decision.cart, context)
  const missing = missingParts(draft, country)
  const complete = missing.length === 0 && unavailable.length === 0
  const hash = offerHash(draft, country)
  // It was shown, and what was said to it is no yes: the question stays open.
  const again = complete && offer?.hash === hash && !refusesOffer(history)
  const wants = decision.order !== 'none' || confirmedBy !== null || tappedOffer(history)
  // A summary of everything, shown with or without being asked for, is an offer that can be taken.
  const shows = complete && showsSummary.test(decision.reply)
  if (!wants && !shows && !again) return { kind: 'nothing', draft }
  if (!complete) return { kind: 'missing', draft, missing, unavailable }
  const unconfirmed =
    decision.order !== 'place'
      ? null
      : offer === null
        ? 'not_shown'
        : offer.hash === hash
          ? 'no_clear_yes'
          : 'changed'
  return { kind: 'offer', draft, hash, unconfirmed, again: again && !wants && !shows }
}

/** Whether the phone is what the customer is asked for now: an order is wanted that has none. */
export function lacksPhone(step: OrderStep, decision: Decision, context: AgentContext): boolean {
  if (step.kind === 'missing') return step.missing.includes('phone')
  const collects = step.kind === 'nothing' && decision.stage === 'collecting_info'
  if (!collects || decision.handOver) return false
  return missingParts(step.draft, phoneCountry(context)).includes('phone')
}

/** Where the conversation stands after this answer; only an order completes it. */
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
    case 'nothing': {
      const ordered = (context.orders ?? []).some((order) => order.status !== 'cancelled')
      if (decision.stage !== 'completed' || ordered) return decision.stage
      return context.stage === 'completed' ? 'interested' : context.stage
    }
  }
}
