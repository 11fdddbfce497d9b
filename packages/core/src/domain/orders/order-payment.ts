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

/** Amounts are whole minor units. */
export interface OrderMoney {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly totalMinor: number
  readonly paidMinor: number
  readonly returnedMinor: number
}

/** What is still to come in: what the courier collects at the door. */
export function amountDue(order: OrderMoney): number {
  const { status, paymentStatus, totalMinor, paidMinor, returnedMinor } = order
  if (status === 'cancelled' || paymentStatus === 'refunded') return 0
  return Math.max(0, totalMinor - returnedMinor - paidMinor)
}

/** How far it is paid, as it is shown and filtered; null: nobody pays for it any more, and nobody has. */
export const shownPayment = ({
  status,
  paymentStatus,
}: Pick<OrderMoney, 'status' | 'paymentStatus'>): PaymentStatus | null =>
  status === 'cancelled' && paymentStatus === 'unpaid' ? null : paymentStatus

/** What has come in beyond what the shop keeps, of a cancelled order all of it. */
export function amountToGiveBack({ status, ...order }: OrderMoney): number {
  const kept = status === 'cancelled' ? 0 : order.totalMinor - order.returnedMinor
  return Math.max(0, order.paidMinor - kept)
}

/** How far an order is paid by what has come in. What came back is paid by nobody. */
export function paymentStatusOf({
  paidMinor,
  totalMinor,
  returnedMinor,
}: Pick<OrderMoney, 'paidMinor' | 'totalMinor' | 'returnedMinor'>): PaymentStatus {
  if (paidMinor >= totalMinor) return 'paid'
  if (paidMinor === 0) return 'unpaid'
  return paidMinor >= totalMinor - returnedMinor ? 'paid' : 'part'
}

/**
 * How far an order is paid once so much of it was given back. It stays paid while all that the shop keeps
 * is. The rest is due, also of what was delivered: a courier may have it. Unless it was paid in full: a part
 * of that is given back for another reason, and not collected again; nor is all of what was delivered.
 */
export function paymentAfterRefund(order: OrderMoney, refundedMinor: number): PaymentStatus {
  const { status, paymentStatus, totalMinor, returnedMinor } = order
  const after = { ...order, paidMinor: order.paidMinor - refundedMinor }
  if (after.paidMinor > 0 && amountToGiveBack(after) > 0) return paymentStatus
  if (after.paidMinor > 0 && after.paidMinor === totalMinor - returnedMinor) return 'paid'
  const wasFull = paymentStatus === 'paid' || paymentStatus === 'refunded'
  const isDue = after.paidMinor === 0 ? isParcel(status) : !wasFull
  return isDue ? paymentStatusOf(after) : 'refunded'
}
