import { type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { OrdersTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export interface CustomerOrders {
  orders: number
  delivered: number
  /** Of those delivered, how many came back, in whole or in part. */
  returned: number
  cancelled: number
}

/** What became of everything that a customer has ordered: kept beside them with each change of an order. */
export async function customerOrders(db: Reads, customerId: number): Promise<CustomerOrders> {
  const [counts] = await countsOf(db, { customerId })
  return counts ?? { orders: 0, delivered: 0, returned: 0, cancelled: 0 }
}

const countsOf = preparedQuery((db: Reads, { customerId }: { customerId: number }) =>
  db
    .selectFrom('customers')
    .select([
      'order_count as orders',
      'delivered_count as delivered',
      'returned_count as returned',
      'cancelled_count as cancelled',
    ])
    .where('id', '=', customerId),
)

/** A new order of theirs. */
export async function countPlaced(
  tx: Tx,
  {
    customer_id: customerId,
    created_at: at,
  }: Pick<Selectable<OrdersTable>, 'customer_id' | 'created_at'>,
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      order_count: sql`order_count + 1`,
      // The clock may have been put back.
      last_order_at: sql`max(coalesce(last_order_at, ${at}), ${at})`,
    })
    .where('id', '=', customerId)
    .execute()
}

/** An order that waits to be sent is somebody else's now. */
export async function countTaken(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable('customers')
    .set({
      order_count: sql`order_count - 1`,
      last_order_at: (eb) =>
        eb
          .selectFrom('orders')
          .where('customer_id', '=', customerId)
          .select((of) => of.fn.max('created_at').as('at')),
    })
    .where('id', '=', customerId)
    .execute()
}

type Moved = Pick<Selectable<OrdersTable>, 'customer_id' | 'status' | 'returned_at'>

/** What an order was before a change, and what it is after it. */
export async function countMove(tx: Tx, before: Moved, after: Moved): Promise<void> {
  const more = (is: (order: Moved) => boolean) => Number(is(after)) - Number(is(before))
  const delivered = more(({ status }) => status === 'delivered')
  const returned = more(({ status, returned_at }) => status === 'delivered' && returned_at !== null)
  const cancelled = more(({ status }) => status === 'cancelled')
  if (delivered === 0 && returned === 0 && cancelled === 0) return
  await tx
    .updateTable('customers')
    .set({
      delivered_count: sql`delivered_count + ${delivered}`,
      returned_count: sql`returned_count + ${returned}`,
      cancelled_count: sql`cancelled_count + ${cancelled}`,
    })
    .where('id', '=', after.customer_id)
    .execute()
}
