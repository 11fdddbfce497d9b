import type { OrderStatus, PaymentStatus } from './entities.ts'

/** Amounts are whole minor units. */
export interface OrderMoney {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly totalMinor: number
  readonly paidMinor: number
}

/** What is still to come in: what the courier collects at the door. */
export function amountDue({ status, paymentStatus, totalMinor, paidMinor }: OrderMoney): number {
  if (status === 'cancelled' || paymentStatus === 'refunded') return 0
  return Math.max(0, totalMinor - paidMinor)
}

/** How far an order is paid by what has come in. */
export function paymentStatusOf(paidMinor: number, totalMinor: number): PaymentStatus {
  if (paidMinor >= totalMinor) return 'paid'
  return paidMinor === 0 ? 'unpaid' : 'part'
}
