import type { OrderStatus, PaymentStatus } from '../entities.ts'

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

/** How far an order is paid by what has come in. */
export function paymentStatusOf(paidMinor: number, totalMinor: number): PaymentStatus {
  if (paidMinor >= totalMinor) return 'paid'
  return paidMinor === 0 ? 'unpaid' : 'part'
}
