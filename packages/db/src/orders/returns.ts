import type { Handler } from '@pal/core/domain/entities'
import { paymentStatusOf } from '@pal/core/domain/orders/order-payment'
import { type ReturnReason, returnValue } from '@pal/core/domain/orders/order-returns'
import { AppError, badField, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { Selectable } from 'kysely'

import { putBack, takeBack } from '../campaigns/stock.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { OrderReturnsTable } from '../schema/schema.ts'
import { lastUndoable, undoneUntilMs } from './moves.ts'
import { moneyOf, paymentAgain, waivedBefore } from './order-money.ts'
import { linesOf, type OrderLineRow, orderById, type OrderRow, updateOrder } from './orders.ts'

export interface ReturnedLine {
  /** As the lines of the order are counted, from 1. */
  line: number
  quantity: number
}

export interface OrderReturn extends Selectable<OrderReturnsTable> {
  lines: ReturnedLine[]
}

export interface NewReturn {
  lines: readonly ReturnedLine[]
  reason: ReturnReason
  note: string | null
  /** What is taken off the revenue; null for what the lines were sold at. */
  amountMinor: number | null
  restock: boolean
  actor: Handler
  now: number
}

/** Keeps that something came back, with what follows from it for stock and revenue. */
export async function returnOrder(tx: Tx, id: number, back: NewReturn): Promise<OrderRow> {
  const order = await orderById(tx, id)
  if (!order) throw notFound('order_not_found')
  if (order.status !== 'delivered') {
    throw new AppError('conflict', because('return_not_delivered'))
  }
  const lines = (await linesOf(tx, [id])).get(id) ?? []
  const left = leftOf(lines, await returnsOf(tx, id))
  refuseTooMany(back.lines, left)
  const amount =
    back.amountMinor ??
    returnValue({
      subtotalMinor: order.subtotal_minor,
      discountMinor: order.discount_minor,
      returnedMinor: order.returned_minor,
      lines: lines.map(({ line, unit_price_minor }) => ({
        unitPriceMinor: unit_price_minor,
        left: left.get(line) ?? 0,
        back: back.lines.find((one) => one.line === line)?.quantity ?? 0,
      })),
    })
  if (amount > order.total_minor - order.returned_minor) {
    throw badField('amount', because('return_amount_too_large'))
  }
  const { id: returnId } = await tx
    .insertInto('order_returns')
    .values({
      order_id: id,
      at: back.now,
      reason: back.reason,
      note: back.note,
      amount_minor: amount,
      restocked: back.restock ? 1 : 0,
      actor: back.actor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_return_lines')
    .values(back.lines.map(({ line, quantity }) => ({ return_id: returnId, line, quantity })))
    .execute()
  if (back.restock) await putBack(tx, productsOf(back.lines, lines), back.now)
  await tx
    .insertInto('order_events')
    .values({
      order_id: id,
      at: back.now,
      kind: 'return',
      note: back.note,
      detail: JSON.stringify({
        returnReason: back.reason,
        amountMinor: amount,
        pieces: back.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        restocked: back.restock,
      }),
      actor: back.actor,
    })
    .execute()
  const changes = { ...returned(order, order.returned_minor + amount), returned_at: back.now }
  return updateOrder(tx, id, changes, back.now)
}

/** What was paid in part may be all that the shop keeps now, or no longer be it. */
function returned(order: OrderRow, returnedMinor: number) {
  const { payment_status: status } = order
  const isPaidSoFar = status === 'part' || status === 'paid'
  return {
    returned_minor: returnedMinor,
    ...(isPaidSoFar && {
      payment_status: paymentStatusOf({ ...moneyOf(order), returnedMinor }),
    }),
  }
}

/**
 * Takes back a return that was kept by mistake, with what followed from it for stock and revenue; both
 * stay in the history. Undefined where the order's last change was none.
 */
export async function undoReturn(tx: Tx, id: number, now: number): Promise<OrderRow | undefined> {
  const last = await lastUndoable(tx, id)
  if (last?.kind !== 'return') return undefined
  const order = await orderById(tx, id)
  const returns = await returnsOf(tx, id)
  const back = returns.at(-1)
  if (!order || !back || now - last.at >= undoneUntilMs) {
    throw new AppError('conflict', because('order_move_final'))
  }
  if (back.restocked === 1) {
    const lines = (await linesOf(tx, [id])).get(id) ?? []
    await takeBack(tx, productsOf(back.lines, lines), now)
  }
  await tx.deleteFrom('order_return_lines').where('return_id', '=', back.id).execute()
  await tx.deleteFrom('order_returns').where('id', '=', back.id).execute()
  await tx
    .insertInto('order_events')
    .values({ order_id: id, at: now, kind: 'undone', actor: 'human' })
    .execute()
  const returned_minor = order.returned_minor - back.amount_minor
  // What was given back for it is to be paid again.
  const given = (await waivedBefore(tx, id, last.id)).length > 0
  const changes = {
    ...returned(order, returned_minor),
    ...(given && paymentAgain({ ...order, returned_minor })),
    returned_at: returns.at(-2)?.at ?? null,
  }
  return updateOrder(tx, id, changes, now)
}

const productsOf = (back: readonly ReturnedLine[], lines: readonly OrderLineRow[]) =>
  back.map(({ line, quantity }) => ({
    product_id: lines.find((sold) => sold.line === line)?.product_id ?? null,
    quantity,
  }))

/** The first one first. */
export async function returnsOf(db: Reads, orderId: number): Promise<OrderReturn[]> {
  const rows = await db
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('order_return_lines')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line')
    .execute()
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ return_id }) => return_id === row.id)
      .map(({ line, quantity }) => ({ line, quantity })),
  }))
}

/** How many pieces of these orders came back, of those of which something did. */
export async function piecesReturned(
  db: Reads,
  orders: readonly Pick<OrderRow, 'id' | 'returned_at'>[],
): Promise<ReadonlyMap<number, number>> {
  const ids = orders.filter(({ returned_at }) => returned_at !== null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_returns')
    .innerJoin('order_return_lines', 'return_id', 'order_returns.id')
    .select((eb) => ['order_id', eb.fn.sum<number>('quantity').as('pieces')])
    .where('order_id', 'in', ids)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, pieces }) => [order_id, pieces]))
}

/** How many pieces of each line were kept. */
export function leftOf(
  lines: readonly OrderLineRow[],
  returns: readonly OrderReturn[],
): Map<number, number> {
  const left = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  for (const { line, quantity } of returns.flatMap((back) => back.lines)) {
    left.set(line, (left.get(line) ?? 0) - quantity)
  }
  return left
}

function refuseTooMany(back: readonly ReturnedLine[], left: ReadonlyMap<number, number>): void {
  if (back.length === 0) throw badField('lines', because('return_empty'))
  for (const [index, { line, quantity }] of back.entries()) {
    const most = back.some((other, at) => at < index && other.line === line)
      ? 0
      : (left.get(line) ?? 0)
    if (quantity <= most) continue
    throw badField(`lines.${index}.quantity`, because('return_too_many', { count: most }))
  }
}
