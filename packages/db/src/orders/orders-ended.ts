import { customersOwnReasons, type OrdersEnded } from '@pal/core/domain/orders/order-advance'

import type { Reads } from '../schema/reads.ts'

/** How the orders of a customer, by all that is known of them, ended: what is still on its way is not among them. */
export async function ordersEnded(db: Reads, customers: readonly number[]): Promise<OrdersEnded> {
  const ended = await db
    .selectFrom('orders')
    .select((eb) => [
      'status',
      eb
        .exists(
          eb
            .selectFrom('order_returns')
            .select('order_returns.id')
            .whereRef('order_returns.order_id', '=', 'orders.id')
            .where('order_returns.reason', 'in', customersOwnReasons),
        )
        .as('sent_back'),
    ])
    .where('customer_id', 'in', customers)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'delivered'),
        eb.and([
          eb('status', '=', 'cancelled'),
          eb.exists(
            eb
              .selectFrom('order_events')
              .select('order_events.id')
              .whereRef('order_events.order_id', '=', 'orders.id')
              .where('order_events.kind', '=', 'status')
              .where('order_events.from_status', '=', 'shipped')
              .where('order_events.to_status', '=', 'cancelled'),
          ),
        ]),
      ]),
    )
    .execute()
  return {
    finished: ended.length,
    cameBack: ended.filter(({ status, sent_back }) => status === 'cancelled' || Boolean(sent_back))
      .length,
  }
}
