import { paymentStatusOf } from '@pal/core/domain/orders/order-payment'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { OrderRow } from './orders.ts'

/** How far an order is paid by what has come in. */
export function paymentAgain(order: OrderRow) {
  const payment_status = paymentStatusOf({
    paidMinor: order.paid_minor,
    totalMinor: order.total_minor,
    returnedMinor: order.returned_minor,
  })
  return { payment_status, ...(payment_status === 'unpaid' && { paid_at: null }) }
}

/** The same once it comes to another total; what was given back of it is due again where that is more. */
export const paymentOfTotal = (old: OrderRow, total_minor: number) =>
  old.payment_status === 'refunded' && total_minor <= old.total_minor
    ? {}
    : paymentAgain({ ...old, total_minor })

/** How far it was paid before each change of its payment since this came into its history. */
export async function paymentsSince(
  db: Reads,
  orderId: number,
  eventId: number,
): Promise<(string | null)[]> {
  const changes = await db
    .selectFrom('order_events')
    .select(sql<string | null>`detail ->> '$.before.payment_status'`.as('was'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('id', '>', eventId)
    .orderBy('id')
    .execute()
  return changes.map(({ was }) => was)
}
