import { undoMs } from '@pal/core/constants'
import type { Handler, OrderEventKind, OrderStatus } from '@pal/core/domain/entities'
import { paymentOnceSetBack } from '@pal/core/domain/orders/order-payment'
import { type CancelReason, isParcel, nextStatuses } from '@pal/core/domain/orders/order-status'
import { secondMs } from '@pal/core/durations'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { returnStock, takeBack } from '../campaigns/stock.ts'
import { countMessagesSold, uncountMessagesSold } from '../campaigns/tactic-stats.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { count } from '../stats/counters.ts'
import { moneyOf, paymentAnew, waivedBefore } from './order-money.ts'
import {
  linesOf,
  type OrderEventRow,
  orderById,
  type OrderRow,
  outdated,
  updateOrder,
} from './orders.ts'

export interface StatusMove {
  to: OrderStatus
  actor: Handler
  note?: string | undefined
  /** Why it is cancelled. */
  cancelReason?: CancelReason | undefined
  /** What else is kept with it. */
  detail?: object | undefined
  now: number
}

/** Moves an order on and keeps the move; what was sold by a cancelled one goes back into stock. */
export async function setOrderStatus(tx: Tx, id: number, move: StatusMove): Promise<OrderRow> {
  const old = await mustFind(tx, id)
  const allowed: readonly OrderStatus[] = nextStatuses[old.status]
  if (!allowed.includes(move.to)) {
    throw new AppError(
      'conflict',
      because('order_cannot_become', {
        from: because(`order_state_${old.status}`),
        to: because(`order_state_${move.to}`),
      }),
    )
  }
  const row = await shift(tx, old, 'status', move)
  if (move.to !== 'cancelled') return row
  await returnStock(tx, id, move.now)
  if (old.conversation_id !== null) await uncountMessagesSold(tx, old.conversation_id)
  // Its courier waits for a parcel that does not come; what has gone is with them.
  const waited = old.courier_file_at !== null && old.status !== 'shipped'
  if (!waited || old.courier_file_changed_at !== null) return row
  return updateOrder(tx, id, { courier_file_changed_at: move.now }, move.now)
}

/** A press at the end of that time is on its way for a while: the customer is notified after this. */
export const undoneUntilMs = undoMs + secondMs

/** Takes the last move back, with all that followed from it; both stay in the history. */
export async function undoMove(tx: Tx, id: number, now: number): Promise<OrderRow> {
  const last = await lastMove(tx, id)
  // Another window was faster.
  if (last?.kind === 'undone') throw new AppError('conflict', because('changed_meanwhile'))
  if (last?.kind !== 'status' || last.from_status === null || now - last.at >= undoneUntilMs) {
    throw new AppError('conflict', because('order_move_final'))
  }
  const old = await mustFind(tx, id)
  const row = await comeBack(tx, old, { to: last.from_status, now })
  if (last.to_status !== 'cancelled' || row.courier_file_changed_at !== last.at) return row
  return updateOrder(tx, id, { courier_file_changed_at: null }, now)
}

/** Where an order can be set back to, however long ago it was moved: it was no such order. Null where it cannot. */
export async function setBackTo(db: Reads, id: number): Promise<OrderStatus | null> {
  const last = await lastUndoable(db, id)
  return last?.kind === 'status' ? last.from_status : null
}

/** The same as an undo, later: what was delivered or cancelled by mistake is found the next day. */
export async function setOrderBack(
  tx: Tx,
  id: number,
  { from, now }: { readonly from: OrderStatus; readonly now: number },
): Promise<OrderRow> {
  const old = await mustFind(tx, id)
  if (old.status !== from) throw new AppError('conflict', because('changed_meanwhile'))
  const to = await setBackTo(tx, id)
  if (to === null) throw new AppError('conflict', because('order_not_set_back'))
  const row = await comeBack(tx, old, { to, now })
  // It waits again, and the courier has been told of its parcel.
  if (old.courier_file_at === null || (to !== 'confirmed' && to !== 'processing')) return row
  return updateOrder(tx, id, { courier_file_changed_at: now }, now)
}

async function comeBack(
  tx: Tx,
  old: OrderRow,
  { to, now }: { readonly to: OrderStatus; readonly now: number },
): Promise<OrderRow> {
  const { id } = old
  if (old.status === 'cancelled') {
    // Sold already: neither that the product is sold out nor that it is deleted stands against it.
    await takeBack(tx, (await linesOf(tx, [id])).get(id) ?? [], now)
    if (old.conversation_id !== null) await countMessagesSold(tx, old.conversation_id)
  }
  const move = await lastMove(tx, id)
  const row = await shift(tx, old, 'undone', { to, actor: 'human', now })
  return move ? payAgain(tx, row, { was: old.status, since: move.id, now }) : row
}

/** What was given back as it was delivered or cancelled is due again, now that it is not. */
async function payAgain(
  tx: Tx,
  row: OrderRow,
  { was, since, now }: { readonly was: OrderStatus; readonly since: number; readonly now: number },
): Promise<OrderRow> {
  const changes = isParcel(was) ? [] : await waivedBefore(tx, row.id, since)
  if (changes.length === 0) return row
  const waivedThen = changes.find((each) => each !== null) ?? row.waived_minor
  const payment = paymentOnceSetBack(moneyOf(row), { was, waivedThen })
  if (!payment) return row
  return updateOrder(tx, row.id, { ...paymentAnew(payment), ...outdated(row, now) }, now)
}

/** The last time that the status was changed, or changed back. */
export async function lastMove(db: Reads, id: number): Promise<OrderEventRow | undefined> {
  return lastOf(db, id, ['placed', 'status', 'undone'])
}

/** The last change that an undo is about: of the status, or that something came back. */
export async function lastUndoable(db: Reads, id: number): Promise<OrderEventRow | undefined> {
  return lastOf(db, id, ['placed', 'status', 'undone', 'return'])
}

/** The last change of what is in it, or of who gets it. */
export async function lastEdit(db: Reads, id: number): Promise<OrderEventRow | undefined> {
  return lastOf(db, id, ['edited'])
}

/** The last change of the payment, or of what has to be paid: an undo of a payment is about it. */
export async function lastPayment(db: Reads, id: number): Promise<OrderEventRow | undefined> {
  return lastOf(db, id, ['payment', 'return', 'edited', 'undone'])
}

async function lastOf(
  db: Reads,
  id: number,
  kinds: readonly OrderEventKind[],
): Promise<OrderEventRow | undefined> {
  return db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', id)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function shift(
  tx: Tx,
  old: OrderRow,
  kind: 'status' | 'undone',
  { to, actor, note, cancelReason, detail, now }: StatusMove,
): Promise<OrderRow> {
  const changes = { status: to, cancel_reason: cancelReason ?? null }
  const row = await updateOrder(tx, old.id, changes, now)
  const kept = { ...detail, ...(cancelReason && { cancelReason }) }
  await tx
    .insertInto('order_events')
    .values({
      order_id: old.id,
      at: now,
      kind,
      from_status: old.status,
      to_status: to,
      note: note ?? null,
      detail: Object.keys(kept).length > 0 ? JSON.stringify(kept) : null,
      actor,
    })
    .execute()
  await count(tx, { [`orders.status.${old.status}`]: -1, [`orders.status.${to}`]: 1 })
  return row
}

async function mustFind(db: Reads, id: number): Promise<OrderRow> {
  const order = await orderById(db, id)
  if (!order) throw notFound('order_not_found')
  return order
}
