import type { ProductType } from '../../domain/entities.ts'
import { largestOrderMinor } from '../../domain/money.ts'
import type { OrderTotals } from '../../domain/order-totals.ts'
import { aiPoints, computeTotals, lineTotal } from '../../domain/order-totals.ts'
import type { AllFees } from '../../domain/orders/delivery-areas.ts'
import type { AdvanceAsked } from '../../domain/orders/order-advance.ts'
import { normalisePhone } from '../../domain/phone.ts'
import type { ShopCountry } from '../../domain/shop-country.ts'
import type { AgentContext, CartItem, KnownCustomer } from '../context/context.ts'
import { findProduct, hasStock } from '../context/context.ts'
import { type ChosenArea, chosenArea, feesOfShop } from '../context/delivery-fees.ts'
import { resolveTactics, unitPrice } from '../context/tactics.ts'
import { tokens } from '../context/text.ts'
import { phoneCountry } from './collect.ts'

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
  /** Whose delivery fee it has; null where the shop has one for everywhere, or it is not known yet. */
  readonly area: ChosenArea | null
  /** What delivery costs by area while the order's is not known: it is not in the total then. */
  readonly openFees: AllFees | null
  /** What is asked for in advance is below it. */
  readonly advance: AdvanceAsked | null
  /** What the agent earns by it: by itself, and where a human had a hand in it. */
  readonly aiPoints: { readonly alone: number; readonly withHelp: number }
}

export type MissingPart = 'items' | 'name' | 'phone' | 'address' | 'area'

/** Prices a cart; what the campaign does not sell is left out, and what would make it larger than any order. */
export function draftOrder(
  cart: readonly CartItem[],
  customer: KnownCustomer,
  context: AgentContext,
): OrderDraft {
  const { lines } = priceCart(cart, context)
  const { order, areas } = resolveTactics(context.settings, context.campaign)
  const area = chosenArea(context.deliveryArea ?? null, context)
  const oneFee = areas.length === 0
  const feeMinor = oneFee ? order.deliveryFeeMinor : (area?.feeMinor ?? 0)
  const totals = computeTotals({ lines, tactics: { ...order, deliveryFeeMinor: feeMinor } })
  const deliveryIsFree =
    lines.length > 0 &&
    order.freeDeliveryEnabled &&
    totals.subtotal - totals.discount >= order.freeDeliveryThresholdMinor
  const hasUpsellOrBundle =
    totals.discount > 0 || lines.some((line) => line.productType === 'upsell')
  return {
    lines,
    totals,
    currency: context.campaign.currency,
    customer,
    deliveryIsFree,
    area,
    openFees: oneFee || area || deliveryIsFree ? null : feesOfShop(context),
    advance: context.advance ?? null,
    aiPoints: {
      alone: aiPoints({ helpedByHuman: false, hasUpsellOrBundle }),
      withHelp: aiPoints({ helpedByHuman: true, hasUpsellOrBundle }),
    },
  }
}

/** The same for two offers only when the customer was shown the same: things, money and receiver. */
export function offerHash(draft: OrderDraft, country: ShopCountry): string {
  const { lines, totals, currency, customer, advance, area } = draft
  const { name, phone, address, deliveryNote } = customer
  return JSON.stringify([
    lines
      .map((line) => [line.productId, line.quantity, line.unitPriceMinor])
      .toSorted(([a = 0], [b = 0]) => a - b),
    [totals.subtotal, totals.discount, totals.delivery, totals.total, currency],
    tokens(name ?? '').join(' '),
    normalisePhone(phone ?? '', country).last9,
    tokens(address ?? '').join(' '),
    // Nobody who was not shown it has said yes to it.
    ...(advance ? [advance.text] : []),
    ...(area?.name ? [{ area: area.name }] : []),
    ...(deliveryNote ? [{ note: tokens(deliveryNote).join(' ') }] : []),
  ])
}

export function missingParts(draft: OrderDraft, country: ShopCountry): MissingPart[] {
  const { name, phone, address } = draft.customer
  const missing: MissingPart[] = []
  if (draft.lines.length === 0) missing.push('items')
  if (!name?.trim()) missing.push('name')
  if (!phone || !normalisePhone(phone, country).valid) missing.push('phone')
  if (!address?.trim()) missing.push('address')
  // The address tells it.
  else if (draft.openFees !== null) missing.push('area')
  return missing
}

/** The lines of a cart, and whatever no order has room for. */
function priceCart(cart: readonly CartItem[], context: AgentContext) {
  const lines: DraftLine[] = []
  const beyond = new Set<CartItem>()
  let room = largestOrderMinor
  for (const item of cart) {
    const { productId, quantity } = item
    const product = findProduct(context, productId)
    if (!product || quantity <= 0) continue
    const unitPriceMinor = unitPrice(context, product)
    const totalMinor = lineTotal({ unitPriceMinor, quantity })
    if (totalMinor > room) {
      beyond.add(item)
      continue
    }
    room -= totalMinor
    const { name, productType } = product
    lines.push({ productId, name, productType, quantity, unitPriceMinor, totalMinor })
  }
  return { lines, beyond }
}

/** What cannot be had in that quantity, or at all. */
export function unavailableIn(cart: readonly CartItem[], context: AgentContext): number[] {
  const { beyond } = priceCart(cart, context)
  return cart
    .filter((item) => {
      const product = findProduct(context, item.productId)
      return !product || !hasStock(product, item.quantity) || beyond.has(item)
    })
    .map((line) => line.productId)
}

export function isComplete(draft: OrderDraft, context: AgentContext): boolean {
  return (
    missingParts(draft, phoneCountry(context)).length === 0 &&
    unavailableIn(draft.lines, context).length === 0
  )
}
