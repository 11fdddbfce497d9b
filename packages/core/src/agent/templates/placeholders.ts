import { latinDigits } from '../../domain/digits.ts'
import { allFees, areaName, withAreaName } from '../../domain/orders/delivery-areas.ts'
import type { AgentContext } from '../context/context.ts'
import { findProduct } from '../context/context.ts'
import { type ChosenArea, chosenArea, feesOfShop } from '../context/delivery-fees.ts'
import { labelsFor } from '../context/labels.ts'
import { moneyIn } from '../context/money-in.ts'
import { offerEnd } from '../context/offer-end.ts'
import { resolveTactics, unitPrice } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import type { OrderDraft } from '../decision/order-draft.ts'
import type { OrderStep } from '../decision/order-step.ts'

/** Anything in double braces; what is in them is checked by `fillPlaceholder`. */
export const placeholderPattern = /\{\{([^{}]*)\}\}/g

export interface Rendering {
  readonly context: AgentContext
  readonly step: OrderStep
  readonly language: string
  /** Of the order just placed. */
  readonly orderNumber: string | null
}

/** What a summary tells of an order, before it is placed or after. */
export interface SummarisedOrder extends Pick<
  OrderDraft,
  'currency' | 'deliveryIsFree' | 'openFees'
> {
  readonly customer: Pick<OrderDraft['customer'], 'name' | 'phone' | 'address' | 'deliveryNote'>
  readonly lines: readonly Pick<OrderDraft['lines'][number], 'name' | 'quantity' | 'totalMinor'>[]
  readonly totals: Pick<OrderDraft['totals'], 'subtotal' | 'discount' | 'delivery' | 'total'>
  readonly area: Pick<ChosenArea, 'name'> | null
  readonly advance: Pick<NonNullable<OrderDraft['advance']>, 'text'> | null
}

/** The order as the customer reads it. Values that the customer wrote stay on one line each. */
export function renderSummary(draft: SummarisedOrder, language: string): string {
  const label = labelsFor(language)
  const money = moneyIn(language, draft.currency)
  const { totals, customer, openFees, area } = draft
  const lines = draft.lines.map(
    (line) => `• ${oneLine(line.name, 120)} × ${line.quantity} = ${money(line.totalMinor)}`,
  )
  if (totals.discount > 0 || totals.delivery > 0 || openFees !== null || draft.lines.length > 1)
    lines.push(`${label.subtotal}: ${money(totals.subtotal)}`)
  if (totals.discount > 0) lines.push(`${label.discount}: −${money(totals.discount)}`)
  if (draft.deliveryIsFree) lines.push(`${label.delivery}: ${label.free}`)
  else if (openFees !== null) lines.push(`${label.delivery}: ${allFees(openFees, money)}`)
  else if (totals.delivery > 0) {
    const name = area?.name ? areaName(area.name) : null
    lines.push(`${withAreaName(label.delivery, name)}: ${money(totals.delivery)}`)
  }
  const open = openFees === null ? '' : ` + ${label.delivery}`
  lines.push(`${label.total}: ${money(totals.total)}${open}`)
  if (customer.name) lines.push(`${label.name}: ${oneLine(customer.name, 120)}`)
  if (customer.phone) lines.push(`${label.phone}: ${oneLine(customer.phone, 40)}`)
  if (customer.address) lines.push(`${label.address}: ${oneLine(customer.address)}`)
  if (customer.deliveryNote) lines.push(`${label.note}: ${oneLine(customer.deliveryNote)}`)
  // The shop's own words, as they are.
  return [lines.join('\n'), ...(draft.advance ? [draft.advance.text] : [])].join('\n\n')
}

/** The sum of the cart; delivery is not in it while nobody can say which fee counts. */
export function totalText({ totals, currency, openFees }: OrderDraft, language: string): string {
  const money = moneyIn(language, currency)
  const sum = money(totals.total)
  if (openFees === null) return sum
  return `${sum} + ${labelsFor(language).delivery}: ${allFees(openFees, money)}`
}

/** The area that a slot names: its own, or the one that the order goes to. */
export function areaOfSlot(name: string, { context, step }: Rendering): ChosenArea | null {
  if (name === 'delivery_fee') return step.draft.area
  const id = /^delivery_fee:\s*([a-z\d-]{1,40})$/.exec(name)?.[1]
  return id === undefined ? null : chosenArea(id, context)
}

/** The text for what is in the braces; null where nothing is allowed there. */
export function fillPlaceholder(inside: string, rendering: Rendering): string | null {
  const { context, step, language, orderNumber } = rendering
  const { draft } = step
  const money = moneyIn(language, draft.currency)
  const name = latinDigits(inside).trim()
  const priced = /^price:\s*(\d{1,15})$/.exec(name)
  if (priced) {
    const product = findProduct(context, Number(priced[1]))
    return product ? money(unitPrice(context, product)) : null
  }
  const area = areaOfSlot(name, rendering)
  if (area) return money(area.feeMinor)
  const tactics = resolveTactics(context.settings, context.campaign)
  switch (name) {
    case 'total':
      return draft.lines.length > 0 ? totalText(draft, language) : null
    case 'summary':
      return draft.lines.length > 0 ? renderSummary(draft, language) : null
    case 'order':
      return step.kind === 'place' ? orderNumber : null
    case 'delivery_fee': {
      const fees = feesOfShop(context)
      return fees && allFees(fees, money)
    }
    case 'free_delivery_from':
      return tactics.freeDelivery ? money(tactics.order.freeDeliveryThresholdMinor) : null
    case 'discount_percent':
      return tactics.bundle ? `${tactics.order.bundleDiscountPercent}%` : null
    case 'offer_ends':
      return offerEnd(context, language)
    default:
      return null
  }
}
