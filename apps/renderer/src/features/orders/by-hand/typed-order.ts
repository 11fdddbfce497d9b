import type { Campaign, Product } from '@pal/core/contract/campaigns'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import type { BodyInput } from '@pal/core/contract/endpoints'
import type { Settings } from '@pal/core/contract/settings'

import { type FieldError, fieldError } from '../../../lib/field-error.ts'
import { mayHaveReference } from '../detail/payment-text.ts'

export interface TypedLine {
  readonly productId: number
  readonly name: string
  /** NaN for what is no number. */
  readonly quantity: number
  /** Null: what the product costs. */
  readonly unitPrice: number | null
  /** Pieces in stock when it was chosen, where they are counted or there are none. */
  readonly left?: number | null
}

export const paidSoFar = ['unpaid', 'part', 'paid'] as const

/** What has come in already, and how it is paid. */
export interface Paid {
  readonly paymentMethod: string
  readonly paymentStatus: (typeof paidSoFar)[number]
  /** Of what is paid in part; null where none is typed, NaN for what is no number. */
  readonly paidAmount: number | null
  readonly paymentReference: string
}

/** What is typed into the dialog. */
export interface TypedOrder extends Paid {
  readonly customerName: string
  readonly customerPhone: string
  readonly customerAddress: string
  readonly campaignId: number | null
  readonly lines: readonly TypedLine[]
  readonly discount: number | null
  readonly deliveryFee: number | null
  /** The id of a delivery area; null where it is in none. */
  readonly deliveryArea: string | null
  readonly note: string
  readonly deliveryInstructions: string
}

const nothingTyped = {
  discount: null,
  deliveryFee: null,
  deliveryArea: null,
  note: '',
  deliveryInstructions: '',
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'unpaid',
  paidAmount: null,
  paymentReference: '',
} satisfies Partial<TypedOrder>

/** It begins with what is known of the customer, and with what they have in their cart. */
export const beginWith = (customer: ConversationDetail): TypedOrder => ({
  customerName: customer.collected.name ?? customer.customerName,
  customerPhone: customer.collected.phone ?? '',
  customerAddress: customer.collected.address ?? '',
  campaignId: customer.campaignId,
  lines: customer.cart.map((item) => ({ ...item, unitPrice: null })),
  ...nothingTyped,
  deliveryInstructions: customer.collected.deliveryNote ?? '',
})

/** What a number or a name was that nobody was found by. */
const isNumber = /^[+\p{Nd}][\p{Nd}\s().-]*$/u

/** Of whoever has no chat nothing is known but what was searched for. */
export const beginWithout = (searched: string): TypedOrder => ({
  customerName: isNumber.test(searched) ? '' : searched,
  customerPhone: isNumber.test(searched) ? searched : '',
  customerAddress: '',
  campaignId: null,
  lines: [],
  ...nothingTyped,
})

/** What was typed already goes along into the chat; what another page sells does not. */
export function inChat(
  typed: TypedOrder,
  known: TypedOrder,
  campaigns: readonly Campaign[],
): TypedOrder {
  const sold = campaigns.some(({ id }) => id === typed.campaignId)
  return {
    ...typed,
    customerName: typed.customerName || known.customerName,
    customerAddress: typed.customerAddress || known.customerAddress,
    deliveryInstructions: typed.deliveryInstructions || known.deliveryInstructions,
    ...(sold ? {} : { campaignId: known.campaignId, lines: known.lines, deliveryArea: null }),
  }
}

/** What an order is of where nothing says which: the one that is at work. */
export const usualOf = (campaigns: readonly Campaign[]): Campaign | undefined =>
  campaigns.find(({ status }) => status === 'active') ?? campaigns[0]

/** Where nothing says which campaign, it is the usual one. */
export function startingOrder(begin: TypedOrder, campaigns: readonly Campaign[]): TypedOrder {
  if (begin.campaignId !== null) return begin
  return { ...begin, campaignId: usualOf(campaigns)?.id ?? null, lines: [] }
}

/** A product that is there already is wanted once more. */
export function withProduct(lines: readonly TypedLine[], product: Product): TypedLine[] {
  const { id, name, inStock, stockCount } = product
  const left = inStock ? stockCount : 0
  const there = lines.some(({ productId }) => productId === id)
  return there
    ? lines.map((line) =>
        line.productId === id ? { ...line, quantity: line.quantity + 1, left } : line,
      )
    : [...lines, { productId: id, name, quantity: 1, unitPrice: null, left }]
}

/** Where delivery has a fee of its own in orders of this campaign. */
export function areasFor(campaign: Campaign | undefined, settings: Settings | undefined) {
  if (!campaign || !settings || campaign.deliveryFee !== null) return []
  const { company, tactics } = settings
  return company.defaultCurrency === campaign.currency ? tactics.deliveryAreas : []
}

/** What the server is asked for; null where something of it cannot be read or is missing. */
export function priceable(
  {
    lines,
    discount,
    deliveryFee,
    deliveryArea,
  }: Pick<TypedOrder, 'lines' | 'discount' | 'deliveryFee' | 'deliveryArea'>,
  campaignId: number | null,
): BodyInput<'orders.totals'> | null {
  const amounts = [discount, deliveryFee, ...lines.map(({ unitPrice }) => unitPrice)]
  const counted = lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)
  if (campaignId === null || lines.length === 0 || !counted) return null
  if (amounts.some((amount) => amount !== null && !(amount >= 0))) return null
  return {
    campaignId,
    lines: lines.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity,
      ...(unitPrice !== null && { unitPrice }),
    })),
    ...(discount !== null && { discount }),
    ...(deliveryFee !== null && { deliveryFee }),
    ...(deliveryArea !== null && { deliveryArea }),
  }
}

/** What is still to come in of the total; null where what has come in is no part of it. */
export function stillDue({ paymentStatus, paidAmount }: Paid, total: number): number | null {
  if (paymentStatus !== 'part') return paymentStatus === 'paid' ? 0 : total
  const isPart = paidAmount !== null && paidAmount > 0 && paidAmount < total
  return isPart ? total - paidAmount : null
}

/** The transaction number of what has come in; null where its payment has none. */
export const referenceOf = ({ paymentStatus, paymentMethod, paymentReference }: Paid) =>
  mayHaveReference({
    status: paymentStatus,
    method: paymentMethod,
    reference: paymentReference,
  })
    ? paymentReference
    : null

/** The amounts that have fields of their own, as refusals name them. */
const ofAmount = /^(?:discount|deliveryFee|paidAmount|lines\.\d+\.(?:unitPrice|quantity))$/

/** The amount that the server refused, and why; null for what is about no amount. */
export function amountError(error: unknown): FieldError | null {
  const refused = fieldError(error)
  return refused && ofAmount.test(refused.field) ? refused : null
}
