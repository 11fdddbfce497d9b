import { hourMs } from '@pal/core/durations'

import type { Reads, Tx } from '../schema/reads.ts'
import { type OrderLineRow, type OrderRow, updateOrder } from './orders.ts'

interface Line {
  readonly productId: number | null
  readonly quantity: number
}

/** An order as it is compared with others: an earlier one of the same customer is its original. */
interface Compared {
  readonly id: number
  readonly at: number
  readonly doubleOf: number | null
  readonly things: string
}

/** What an order holds; its prices are not looked at. */
const thingsOf = (lines: readonly Line[]): string =>
  lines
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .toSorted()
    .join('\n')

/** The same customer ordered the same things within the hour. */
export async function likelyDouble(
  db: Reads,
  customerId: number,
  { lines, now }: { readonly lines: readonly Line[]; readonly now: number },
): Promise<number | null> {
  const recent = await ordersBetween(db, customerId, { after: now - hourMs, before: null })
  const things = thingsOf(lines)
  return recent.find((order) => order.things === things)?.id ?? null
}

/** An order holds other things now: it may be no double any more, or one; and so may later ones of it. */
export async function renewDoubles(
  tx: Tx,
  order: OrderRow,
  { before, now }: { readonly before: readonly OrderLineRow[]; readonly now: number },
): Promise<void> {
  const around = await ordersAround(tx, order, order.customer_id)
  const changed = around.find(({ id }) => id === order.id)
  // Where only prices changed, what the seller has said of it before is still so.
  if (!changed || changed.things === thingsOf(before.map(lineOf))) return
  await compareAnew(tx, order, around, now)
}

/** An order is another customer's now: it is compared with theirs, and those that were doubles of it with what is left. */
export async function moveDoubles(
  tx: Tx,
  order: OrderRow,
  { from, now }: { readonly from: number; readonly now: number },
): Promise<void> {
  for (const customerId of [from, order.customer_id])
    await compareAnew(tx, order, await ordersAround(tx, order, customerId), now)
}

const ordersAround = (db: Reads, { created_at: at }: OrderRow, customerId: number) =>
  ordersBetween(db, customerId, { after: at - hourMs, before: at + 2 * hourMs })

async function compareAnew(
  tx: Tx,
  order: OrderRow,
  around: readonly Compared[],
  now: number,
): Promise<void> {
  const changed = around.find(({ id }) => id === order.id)
  for (const one of around) {
    const isOf = one.doubleOf === order.id
    const becomes = one.doubleOf === null && one.id > order.id && one.things === changed?.things
    if (one !== changed && !isOf && !becomes) continue
    const first = around.find(
      ({ id, at, things }) => id < one.id && at > one.at - hourMs && things === one.things,
    )
    const double = first?.id ?? null
    if (double !== one.doubleOf) await updateOrder(tx, one.id, { likely_double_of: double }, now)
  }
}

/** Those that are not cancelled, the oldest first. */
async function ordersBetween(
  db: Reads,
  customerId: number,
  { after, before }: { readonly after: number; readonly before: number | null },
): Promise<Compared[]> {
  let query = db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select([
      'orders.id',
      'orders.created_at',
      'orders.likely_double_of',
      'order_lines.product_id',
      'order_lines.quantity',
    ])
    .where('orders.customer_id', '=', customerId)
    .where('orders.created_at', '>', after)
    .where('orders.status', '!=', 'cancelled')
    .orderBy('orders.id')
  if (before !== null) query = query.where('orders.created_at', '<', before)
  const rows = await query.execute()
  return Array.from(
    Map.groupBy(rows, ({ id }) => id),
    ([id, lines]) => ({
      id,
      at: lines[0]?.created_at ?? 0,
      doubleOf: lines[0]?.likely_double_of ?? null,
      things: thingsOf(lines.map(lineOf)),
    }),
  )
}

const lineOf = ({ product_id, quantity }: Pick<OrderLineRow, 'product_id' | 'quantity'>): Line => ({
  productId: product_id,
  quantity,
})
