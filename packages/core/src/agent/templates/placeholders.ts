import { latinDigits } from '../../domain/digits.ts'
import { formatMoney } from '../../domain/money.ts'
import type { AgentContext } from '../context/context.ts'
import { findProduct } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
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

/** The order as the customer reads it. Values that the customer wrote stay on one line each. */
export function renderSummary(draft: OrderDraft, language: string): string {
  const label = labelsFor(language)
  const money = (minor: number) => formatMoney(minor, draft.currency)
  const { totals, customer } = draft
  const lines = draft.lines.map(
    (line) => `• ${oneLine(line.name, 120)} × ${line.quantity} = ${money(line.totalMinor)}`,
  )
  if (totals.discount > 0 || totals.delivery > 0 || draft.lines.length > 1)
    lines.push(`${label.subtotal}: ${money(totals.subtotal)}`)
  if (totals.discount > 0) lines.push(`${label.discount}: −${money(totals.discount)}`)
  if (draft.deliveryIsFree) lines.push(`${label.delivery}: ${label.free}`)
  else if (totals.delivery > 0) lines.push(`${label.delivery}: ${money(totals.delivery)}`)
  lines.push(`${label.total}: ${money(totals.total)}`)
  if (customer.name) lines.push(`${label.name}: ${oneLine(customer.name, 120)}`)
  if (customer.phone) lines.push(`${label.phone}: ${oneLine(customer.phone, 40)}`)
  if (customer.address) lines.push(`${label.address}: ${oneLine(customer.address)}`)
  // The shop's own words, as they stand.
  return [lines.join('\n'), ...(draft.advance ? [draft.advance.text] : [])].join('\n\n')
}

/** The text for what stands in the braces; null where nothing may stand there. */
export function fillPlaceholder(inside: string, rendering: Rendering): string | null {
  const { context, step, language, orderNumber } = rendering
  const { draft } = step
  const money = (minor: number) => formatMoney(minor, draft.currency)
  const name = latinDigits(inside).trim()
  const priced = /^price:\s*(\d{1,15})$/.exec(name)
  if (priced) {
    const product = findProduct(context, Number(priced[1]))
    return product ? money(unitPrice(context, product)) : null
  }
  const tactics = resolveTactics(context.settings, context.campaign)
  switch (name) {
    case 'total':
      return draft.lines.length > 0 ? money(draft.totals.total) : null
    case 'summary':
      return draft.lines.length > 0 ? renderSummary(draft, language) : null
    case 'order':
      return step.kind === 'place' ? orderNumber : null
    case 'delivery_fee':
      return tactics.feeCounts ? money(tactics.order.deliveryFeeMinor) : null
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
