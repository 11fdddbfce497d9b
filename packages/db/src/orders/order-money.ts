import {
  type OrderMoney,
  type Payment,
  paymentStatusOf,
} from '@pal/core/domain/orders/order-payment'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { OrderRow } from './orders.ts'

export type MoneyRow = Pick<
  OrderRow,
  'status' | 'payment_status' | 'total_minor' | 'returned_minor' | 'paid_minor' | 'waived_minor'
>

export const moneyOf = (row: MoneyRow): OrderMoney => ({
  status: row.status,
  paymentStatus: row.payment_status,
  totalMinor: row.total_minor,
  returnedMinor: row.returned_minor,
  paidMinor: row.paid_minor,
  waivedMinor: row.waived_minor,
})

export type PaymentColumns = Pick<OrderRow, 'payment_status' | 'paid_minor' | 'waived_minor'>

export const paymentColumns = (payment: Payment): PaymentColumns => ({
  payment_status: payment.paymentStatus,
  paid_minor: payment.paidMinor,
  waived_minor: payment.waivedMinor,
})

/** How far an order is paid by what has come in. */
export const paymentAgain = (order: OrderRow) => statedAs(paymentStatusOf(moneyOf(order)))

const statedAs = (payment_status: OrderRow['payment_status']) => ({
  payment_status,
  ...(payment_status === 'unpaid' && { paid_at: null }),
})

/** The same with what it was let off. */
export const paymentAnew = (payment: Payment) => ({
  ...paymentColumns(payment),
  ...statedAs(payment.paymentStatus),
})

/** The same once it comes to another total; what was settled by giving back is due where that is more. */
export const paymentOfTotal = (old: OrderRow, total_minor: number) =>
  old.payment_status === 'refunded' && total_minor <= old.total_minor
    ? {}
    : paymentAgain({ ...old, total_minor })

/** What had been let off before each change of the payment since this came into its history; null: it was an undo. */
export async function waivedBefore(
  db: Reads,
  orderId: number,
  eventId: number,
): Promise<(number | null)[]> {
  const changes = await db
    .selectFrom('order_events')
    .select(
      sql<number | null>`iif(
        detail ->> '$.before' is null, null, coalesce(detail ->> '$.before.waived_minor', 0)
      )`.as('waived'),
    )
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('id', '>', eventId)
    .orderBy('id')
    .execute()
  return changes.map(({ waived }) => waived)
}
