import { sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { giveBackOf, type OrderPick, owedOnes, picked } from './order-filter.ts'

/** Amounts are minor units. */
export interface OrderSum {
  currency: string
  orders: number
  total: number
  returned: number
  due: number
  giveBack: number
}

export interface OrderSums {
  /** There are more than were added up. */
  atLeast: boolean
  sums: OrderSum[]
}

/** Adding up more takes longer than anybody waits for a figure; a shop needs years for so many. */
const mostAdded = 50_000

/** What is still to come in; as `amountDue` of core has it. */
const due = sql<number>`case
  when orders.status = 'cancelled' or orders.payment_status = 'refunded' then 0
  else max(
    0, orders.total_minor - orders.returned_minor - orders.paid_minor - orders.waived_minor
  ) end`

/** What revenue is less than what was sold. */
const returned = sql<number>`iif(orders.status = 'cancelled', 0, orders.returned_minor)`

/** By currency, the one of most orders first. */
export async function sumOrders(db: Reads, pick: OrderPick, most = mostAdded): Promise<OrderSums> {
  // What was cancelled brings nothing, unless just that is asked for.
  const total =
    pick.status === 'cancelled'
      ? sql<number>`orders.total_minor`
      : sql<number>`iif(orders.status = 'cancelled', 0, orders.total_minor)`
  const sums = await db
    .selectFrom(
      db
        .selectFrom('orders')
        .where(picked(pick, true))
        .select(['orders.currency', total.as('total'), returned.as('returned')])
        .select([due.as('due'), giveBackOf.as('give_back')])
        .limit(most + 1)
        .as('some'),
    )
    .select((eb) => [
      'currency',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('total').as('total'),
      eb.fn.sum<number>('returned').as('returned'),
      eb.fn.sum<number>('due').as('due'),
      eb.fn.sum<number>('give_back').as('giveBack'),
    ])
    .groupBy('currency')
    .orderBy('orders', 'desc')
    .execute()
  const added = sums.reduce((all, { orders }) => all + orders, 0)
  return { atLeast: added > most, sums }
}

export interface CourierDebt {
  /** Null where no courier was entered. */
  courier: string | null
  currency: string
  orders: number
  due: number
}

/** What was delivered for cash that has not come in, by courier; who owes most is first. */
export async function owedByCourier(db: Reads): Promise<CourierDebt[]> {
  return db
    .selectFrom('orders')
    .where(owedOnes)
    .select((eb) => [
      'courier',
      'currency',
      eb.fn.countAll<number>().as('orders'),
      sql<number>`sum(total_minor - paid_minor - returned_minor - waived_minor)`.as('due'),
    ])
    .groupBy(['courier', 'currency'])
    .orderBy('due', 'desc')
    .execute()
}

/** Names are typed: where nearly each order has another one, a list of them helps nobody. */
const mostCouriers = 50

/** From each name to the next in the index, so that the orders of one are not passed. */
export async function courierNames(db: Reads): Promise<string[]> {
  const names: string[] = []
  for (let last = ''; names.length < mostCouriers;) {
    const [row] = await nextCourier(db, { last })
    if (row?.name == null) break
    names.push((last = row.name))
  }
  return names
}

const nextCourier = preparedQuery((db: Reads, { last }: { last: string }) =>
  db
    .selectFrom('orders')
    .select((eb) => eb.fn.min('courier').as('name'))
    .where('courier', '>', last),
)

/** Or that they were not: nobody hears from a printer whether its paper came out. */
export async function keepSlipsPrinted(
  tx: Tx,
  ids: readonly number[],
  { printed, now }: { readonly printed: boolean; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ slip_printed_at: printed ? now : null, updated_at: now })
    .where(sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`)
    .execute()
}
