import type { Handler, OrderStatus } from '@pal/core/domain/entities'
import { nextStatuses } from '@pal/core/domain/order-status'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type Selectable, sql, type Updateable } from 'kysely'

import { returnStock } from '../campaigns/stock.ts'
import { uncountMessagesSold } from '../campaigns/tactic-stats.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { OrderEventsTable, OrderLinesTable, OrdersTable } from '../schema/schema.ts'
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

export async function historyOf(db: Reads, orderId: number): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}

/** The orders of one customer, newest first. */
export async function ordersOfCustomer(
  db: Reads,
  customerId: number,
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Which of these orders are likely doubles of which others. Only what still waits to be sent counts,
 * and only where the other one stands.
 */
export async function standingDoubles(
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
  await change(tx, id, { likely_double_of: null }, now)
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

export interface StatusMove {
  to: OrderStatus
  actor: Handler
  note?: string | undefined
  now: number
}

/** Moves an order on and keeps the move; what was sold by a cancelled one goes back into stock. */
export async function setOrderStatus(tx: Tx, id: number, move: StatusMove): Promise<OrderRow> {
  const old = await orderById(tx, id)
  if (!old) throw notFound('order_not_found')
  const allowed: readonly OrderStatus[] = nextStatuses[old.status]
  if (!allowed.includes(move.to)) {
    throw new AppError(
      'conflict',
      because('order_cannot_become', { from: old.status, to: move.to }),
    )
  }
  const row = await change(tx, id, { status: move.to }, move.now)
  await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: move.now,
      kind: 'status',
      from_status: old.status,
      to_status: move.to,
      note: move.note ?? null,
      actor: move.actor,
    })
    .execute()
  await count(tx, { [`orders.status.${old.status}`]: -1, [`orders.status.${move.to}`]: 1 })
  if (move.to === 'cancelled') {
    await returnStock(tx, id, move.now)
    await uncountMessagesSold(tx, old.conversation_id)
    await count(tx, { [`revenue.${old.currency}`]: -old.total_minor })
    // Taken from the hour it was booked in, so that a period shows what its orders really brought.
    await addFact(tx, {
      at: old.created_at,
      campaignId: old.campaign_id,
      currency: old.currency,
      revenue_minor: -old.total_minor,
    })
  }
  return row
}

type OrderParticulars = Pick<
  Updateable<OrdersTable>,
  'payment_method' | 'payment_status' | 'paid_minor' | 'paid_at' | 'courier' | 'tracking_number'
>

/** Payment and shipping, with a line in the history. */
export async function changeOrder(
  tx: Tx,
  id: number,
  changes: OrderParticulars,
  by: { kind: 'payment' | 'shipping'; detail: object; actor: Handler; now: number },
): Promise<OrderRow> {
  const row = await change(tx, id, changes, by.now)
  await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: by.now,
      kind: by.kind,
      detail: JSON.stringify(by.detail),
      actor: by.actor,
    })
    .execute()
  return row
}

async function change(
  tx: Tx,
  id: number,
  changes: Updateable<OrdersTable>,
  now: number,
): Promise<OrderRow> {
  const row = await tx
    .updateTable('orders')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('order_not_found')
  return row
}
