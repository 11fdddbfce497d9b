import type { Handler } from '@pal/core/domain/entities'
import { notFound } from '@pal/core/errors'
import { type Selectable, sql, type Updateable } from 'kysely'

import { countMove, revenueOf } from '../customers/customer-orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { OrderEventsTable, OrderLinesTable, OrdersTable } from '../schema/schema.ts'
import { indexOrder } from '../search/name-index.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { count } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'

export type OrderRow = Selectable<OrdersTable>
export type OrderLineRow = Selectable<OrderLinesTable>
export type OrderEventRow = Selectable<OrderEventsTable>

export async function orderById(db: Reads, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The lines of a whole page of orders at once, by order. */
export async function linesOf(
  db: Reads,
  orderIds: readonly number[],
): Promise<Map<number, OrderLineRow[]>> {
  const lines = new Map<number, OrderLineRow[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return lines
  for (const row of await linesWith(db, { ids: JSON.stringify(orderIds) }))
    lines.get(row.order_id)?.push(row)
  return lines
}

// As one text: a list of values would be another statement for each length.
const linesWith = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('order_lines')
    .selectAll()
    .where(sql<boolean>`order_id in (select value from json_each(${ids}))`)
    .orderBy('order_id')
    .orderBy('line'),
)

/** All that a change writes anew, as one text: another one once somebody has changed it. */
export function stateOf(order: OrderRow, lines: readonly OrderLineRow[]): string {
  return JSON.stringify([
    lines.map(({ product_id, quantity, unit_price_minor }) => [
      product_id,
      quantity,
      unit_price_minor,
    ]),
    [order.discount_minor, order.delivery_minor, order.delivery_area],
    [order.customer_name, order.customer_phone, order.customer_address],
    ...(order.delivery_instructions === '' ? [] : [order.delivery_instructions]),
  ])
}

export async function historyOf(db: Reads, orderId: number): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

export async function eventById(db: Reads, id: number): Promise<OrderEventRow | undefined> {
  return db.selectFrom('order_events').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The orders of one customer, newest first. */
export async function ordersOfCustomer(
  db: Reads,
  customerId: number,
  limit: number,
): Promise<OrderRow[]> {
  return newestOfCustomer(db, { customerId, limit })
}

const newestOfCustomer = preparedQuery(
  (db: Reads, { customerId, limit }: { customerId: number; limit: number }) =>
    db
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
)

/** Those of these orders that are this customer's, newest first. */
export async function ordersOfCustomerAmong(
  db: Reads,
  customerId: number,
  ids: readonly number[],
): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Which of these orders are likely doubles of which others. Only what still waits to be sent counts,
 * and only where the other one is not cancelled.
 */
export async function openDoubles(
  db: Reads,
  orders: readonly OrderRow[],
): Promise<Map<number, OrderRow>> {
  const open = orders.filter(
    ({ status, likely_double_of }) =>
      likely_double_of !== null && (status === 'confirmed' || status === 'processing'),
  )
  const doubles = new Map<number, OrderRow>()
  for (const { id, likely_double_of } of open) {
    const first = await orderById(db, likely_double_of ?? 0)
    if (first && first.status !== 'cancelled') doubles.set(id, first)
  }
  return doubles
}

/** The seller has looked: it is an order of its own. */
export async function dismissDouble(tx: Tx, id: number, now: number): Promise<void> {
  await updateOrder(tx, id, { likely_double_of: null }, now)
}

/** All of a customer, a part at a time: those behind the last one of the part before. */
export async function ordersOfCustomerAfter(
  db: Reads,
  customerId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** It is no longer what was printed of it, nor what its courier was given in a file. */
export const outdated = ({ courier_file_at }: OrderRow, now: number) => ({
  slip_printed_at: null,
  ...(courier_file_at !== null && { courier_file_changed_at: now }),
})

type OrderParticulars = Pick<
  Updateable<OrdersTable>,
  | 'payment_method'
  | 'payment_reference'
  | 'payment_status'
  | 'paid_minor'
  | 'waived_minor'
  | 'paid_at'
  | 'courier'
  | 'tracking_number'
  | 'slip_printed_at'
  | 'courier_file_changed_at'
>

/** Payment and shipping, with a line in the history; answers its id. */
export async function changeOrder(
  tx: Tx,
  old: OrderRow,
  changes: OrderParticulars,
  by: { kind: 'payment' | 'shipping'; detail: object; actor: Handler; now: number },
): Promise<number> {
  const { id } = old
  const row = await updateOrder(tx, id, changes, by.now)
  if (row.payment_reference !== old.payment_reference) {
    await indexOrder(tx, row, (await linesOf(tx, [id])).get(id) ?? [])
  }
  const event = await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: by.now,
      kind: by.kind,
      detail: JSON.stringify(by.detail),
      actor: by.actor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return event.id
}

/** Only for what writes orders. */
export async function updateOrder(
  tx: Tx,
  id: number,
  changes: Updateable<OrdersTable>,
  now: number,
): Promise<OrderRow> {
  const moved =
    changes.status !== undefined ||
    changes.returned_at !== undefined ||
    changes.returned_minor !== undefined ||
    changes.total_minor !== undefined
  const before = moved ? await orderById(tx, id) : undefined
  const row = await tx
    .updateTable('orders')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('order_not_found')
  if (before) await countChange(tx, before, row)
  return row
}

/** With what an order brings now, in the hour in which it was booked: a period shows what its orders really brought. */
async function countChange(tx: Tx, before: OrderRow, row: OrderRow): Promise<void> {
  await countMove(tx, before, row)
  const revenue_minor = revenueOf(row) - revenueOf(before)
  if (revenue_minor === 0) return
  const { created_at: at, campaign_id: campaignId, currency } = row
  await count(tx, {
    [`revenue.${currency}`]: revenue_minor,
    [`revenue_agent.${currency}`]: row.decided_by === 'agent' ? revenue_minor : 0,
  })
  await addFact(tx, { at, campaignId, currency, revenue_minor })
}
