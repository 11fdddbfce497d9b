import { type OrderStatus, type PaymentStatus, paymentStatuses } from '../entities.ts'
import { isParcel } from './order-status.ts'

/** How an order is paid; whatever else a store holds is shown as it is. */
export const paymentMethods = [
  'cash_on_delivery',
  'bkash',
  'nagad',
  'rocket',
  'card',
  'bank_transfer',
  'other',
] as const

/**
 * By which orders are filtered. Due: delivered, and the money has not come in, of which all or, after
 * an advance, the rest was to be paid in cash.
 * Advance due: delivered, was to be paid another way, and nothing has come in: nobody knows who has it.
 * Give back: more has been paid than the shop keeps.
 */
export const paymentFilters = [...paymentStatuses, 'due', 'advance_due', 'give_back'] as const

/**
 * The money of an order, in whole minor units. It comes to `total`, of which returns take `returned` off:
 * the rest is what the shop keeps.
 */
export interface OrderMoney {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly totalMinor: number
  readonly returnedMinor: number
  /** What has come in, less all that was given back. */
  readonly paidMinor: number
  /** What was given back of what the shop keeps, and is collected from nobody again. */
  readonly waivedMinor: number
}

type Kept = Pick<OrderMoney, 'totalMinor' | 'returnedMinor'>

/** What a change of the payment makes of it. */
export type Payment = Pick<OrderMoney, 'paymentStatus' | 'paidMinor' | 'waivedMinor'>

const keptOf = ({ totalMinor, returnedMinor }: Kept) => totalMinor - returnedMinor

/** What is still to come in: what the courier collects at the door, or has collected there. */
export function amountDue(order: OrderMoney): number {
  const { status, paymentStatus, paidMinor, waivedMinor } = order
  if (status === 'cancelled' || paymentStatus === 'refunded') return 0
  return Math.max(0, keptOf(order) - paidMinor - waivedMinor)
}

/** How far it is paid, as it is shown and filtered; null: nobody pays for it any more, and nobody has. */
export const shownPayment = ({
  status,
  paymentStatus,
}: Pick<OrderMoney, 'status' | 'paymentStatus'>): PaymentStatus | null =>
  status === 'cancelled' && paymentStatus === 'unpaid' ? null : paymentStatus

/** What has come in beyond what the shop keeps, of a cancelled order all of it. */
export function amountToGiveBack(order: Pick<OrderMoney, 'status' | 'paidMinor'> & Kept): number {
  return Math.max(0, order.paidMinor - (order.status === 'cancelled' ? 0 : keptOf(order)))
}

/** How far an order is paid by what has come in. What came back, or was let off, is paid by nobody. */
export function paymentStatusOf({
  paidMinor,
  waivedMinor,
  ...order
}: Omit<OrderMoney, 'status' | 'paymentStatus'>): PaymentStatus {
  if (paidMinor >= order.totalMinor) return 'paid'
  const isUntouched = paidMinor === 0 && waivedMinor === 0
  if (paidMinor + waivedMinor < keptOf(order)) return isUntouched ? 'unpaid' : 'part'
  if (paidMinor > 0) return 'paid'
  return isUntouched ? 'unpaid' : 'refunded'
}

/** What is let off: what was settled by giving back begins anew once it is paid. */
const stillWaived = ({ paymentStatus, waivedMinor }: OrderMoney) =>
  paymentStatus === 'refunded' ? 0 : waivedMinor

/** What has come in once it is paid in full, unless somebody pays twice. */
export const fullPayment = (order: OrderMoney): number =>
  Math.max(order.paidMinor, keptOf(order) - stillWaived(order))

/** Once it is paid in full, by so much at least. */
export function paidInFull(order: OrderMoney, paidMinor = fullPayment(order)): Payment {
  const missing = Math.max(0, keptOf(order) - paidMinor)
  const waivedMinor = Math.min(stillWaived(order), missing)
  return { paymentStatus: 'paid', paidMinor, waivedMinor }
}

/** Once so much has come in, as somebody says. Where nothing has, nothing of it was given back, either. */
export function paymentOf(order: OrderMoney, paidMinor: number): Payment {
  const { waivedMinor } = paidMinor === 0 ? { waivedMinor: 0 } : paidInFull(order, paidMinor)
  return {
    paymentStatus: paymentStatusOf({ ...order, paidMinor, waivedMinor }),
    paidMinor,
    waivedMinor,
  }
}

/**
 * Once so much of it was given back. What was paid beyond what the shop keeps goes first and changes
 * nothing else. Of the rest, a part of an advance is collected at the door again, and so is all that was
 * paid before the parcel came. Whatever was given back otherwise is let off: the customer of a delivered
 * order has paid at the door already, and of what was paid in full a part goes back for another reason.
 */
export function paymentAfterRefund(order: OrderMoney, refundedMinor: number): Payment {
  const dueBefore = amountDue(order)
  const paidMinor = order.paidMinor - refundedMinor
  const ofKept = Math.max(0, refundedMinor - amountToGiveBack(order))
  const isCollected = isParcel(order.status) && (paidMinor === 0 || dueBefore > 0)
  const collectedWaive = paidMinor === 0 ? 0 : order.waivedMinor
  const waivedMinor = isCollected ? collectedWaive : order.waivedMinor + ofKept
  const after = { ...order, paidMinor, waivedMinor }
  return { paidMinor, waivedMinor, paymentStatus: statusOnceRefunded(after) }

  function statusOnceRefunded(left: OrderMoney): PaymentStatus {
    if (paidMinor > 0 && amountToGiveBack(left) > 0) return order.paymentStatus
    if (paidMinor > 0 && paidMinor === keptOf(left)) return 'paid'
    return isCollected || dueBefore > 0 ? paymentStatusOf(left) : 'refunded'
  }
}

/**
 * Once an order is no longer delivered or cancelled, where its payment was changed since: what was let off
 * since then is collected at the door, except where it was all settled. Null: it stays as it is.
 */
export function paymentOnceSetBack(
  order: OrderMoney,
  { was, waivedThen }: { readonly was: OrderStatus; readonly waivedThen: number },
): Payment | null {
  const { paidMinor } = order
  if (was === 'delivered' && paidMinor > 0 && amountDue(order) === 0) return null
  const known = was === 'delivered' ? waivedThen : order.waivedMinor
  const waivedMinor = paidMinor === 0 ? 0 : known
  return { paidMinor, waivedMinor, paymentStatus: paymentStatusOf({ ...order, waivedMinor }) }
}
