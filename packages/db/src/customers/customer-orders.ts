import { type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { OrdersTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export interface CustomerOrders {
  orders: number
  delivered: number
  /** Of those delivered, how many came back as a whole; */
  returned: number
  /** and of how many some pieces were kept. */
  partlyReturned: number
  cancelled: number
}

/** What became of everything that a customer has ordered: kept beside them with each change of an order. */
export async function customerOrders(db: Reads, customerId: number): Promise<CustomerOrders> {
  const [told] = await toldApart(db, await countsOf(db, { customerId }))
  if (!told) return { orders: 0, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 0 }
  const { id: _, ...orders } = told
  return orders
}

/** Beside the customers stands of how many orders anything came back: few, whose pieces are counted. */
export async function toldApart<C extends { id: number; returned: number }>(
  db: Reads,
  customers: readonly C[],
): Promise<(C & Pick<CustomerOrders, 'partlyReturned'>)[]> {
  const ids = customers.filter(({ returned }) => returned > 0).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await partlyReturned(db, { ids: JSON.stringify(ids) })
  const partly = new Map(rows.map(({ customer_id, orders }) => [customer_id, orders]))
  return customers.map((customer) => {
    const part = partly.get(customer.id) ?? 0
    return { ...customer, returned: customer.returned - part, partlyReturned: part }
  })
}

const partlyReturned = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom(sql<{ value: number }>`json_each(${ids})`.as('one'))
    .crossJoin('orders')
    .whereRef('orders.customer_id', '=', 'one.value')
    .where('orders.status', '=', 'delivered')
    .where('orders.returned_at', 'is not', null)
    .where((eb) =>
      eb(
        eb
          .selectFrom('order_lines')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .select((of) => of.fn.sum<number>('order_lines.quantity').as('sold')),
        '>',
        eb
          .selectFrom('order_returns')
          .innerJoin('order_return_lines', 'return_id', 'order_returns.id')
          .whereRef('order_returns.order_id', '=', 'orders.id')
          .select((of) => of.fn.sum<number>('order_return_lines.quantity').as('back')),
      ),
    )
    .select((eb) => ['orders.customer_id', eb.fn.countAll<number>().as('orders')])
    .groupBy('orders.customer_id'),
)

const countsOf = preparedQuery((db: Reads, { customerId }: { customerId: number }) =>
  db
    .selectFrom('customers')
    .select([
      'id',
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
  order: Booked & Pick<Selectable<OrdersTable>, 'created_at'>,
): Promise<void> {
  const { customer_id: customerId, created_at: at } = order
  await tx
    .updateTable('customers')
    .set({
      order_count: sql`order_count + 1`,
      // The clock may have been put back.
      last_order_at: sql`max(coalesce(last_order_at, ${at}), ${at})`,
    })
    .where('id', '=', customerId)
    .execute()
  await book(tx, order, { orders: 1, minor: revenueOf(order) })
}

/** An order that waits to be sent is somebody else's now. */
export async function countTaken(tx: Tx, order: Booked): Promise<void> {
  const { customer_id: customerId } = order
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
  await book(tx, order, { orders: -1, minor: -revenueOf(order) })
}

type Booked = Pick<
  Selectable<OrdersTable>,
  'customer_id' | 'currency' | 'status' | 'total_minor' | 'returned_minor'
>

/** What an order counts as revenue. */
export const revenueOf = ({
  status,
  total_minor,
  returned_minor,
}: Pick<Booked, 'status' | 'total_minor' | 'returned_minor'>): number =>
  status === 'cancelled' ? 0 : total_minor - returned_minor

async function book(
  tx: Tx,
  { customer_id, currency }: Booked,
  { orders, minor }: { readonly orders: number; readonly minor: number },
): Promise<void> {
  await tx
    .insertInto('customer_revenue')
    .values({ customer_id, currency, orders, minor })
    .onConflict((of) =>
      of.columns(['customer_id', 'currency']).doUpdateSet({
        orders: sql`orders + ${orders}`,
        minor: sql`minor + ${minor}`,
      }),
    )
    .execute()
}

type Moved = Booked & Pick<Selectable<OrdersTable>, 'returned_at'>

/** What an order was before a change, and what it is after it. */
export async function countMove(tx: Tx, before: Moved, after: Moved): Promise<void> {
  const gained = revenueOf(after) - revenueOf(before)
  if (gained !== 0) await book(tx, after, { orders: 0, minor: gained })
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
