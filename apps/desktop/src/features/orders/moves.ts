import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import type { ToldOrNot } from '@pal/core/contract/shape'
import { AppError, stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because } from '@pal/core/texts/reason'
import { enqueueOrderNotice, withdrawOrderNotice } from '@pal/db/jobs/job-kinds'
import {
  lastMove,
  lastUndoable,
  setOrderBack,
  setOrderStatus,
  type StatusMove,
  undoMove,
  undoneUntilMs,
} from '@pal/db/orders/moves'
import { tellingOf } from '@pal/db/orders/notices'
import { orderById, type OrderRow } from '@pal/db/orders/orders'
import { undoReturn } from '@pal/db/orders/returns'
import type { Tx } from '@pal/db/schema/reads'

import { asAppError } from '../../http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { undoPayment } from './change-payment.ts'
import type { StoredFacts } from './order-history.ts'
import { aboutOrder, orderDetail } from './orders.ts'

export interface MoveParts extends Platform {
  readonly poke: () => void
}

/** What somebody of the shop does with an order; its history says that it was them. */
export async function moveOrder(
  parts: MoveParts,
  id: number,
  { status: to, note, cancelReason, promiseRefund, tell }: Body<'orders.setStatus'>,
): Promise<OrderDetail> {
  const { store, clock } = parts
  const why: Pick<StatusMove, 'cancelReason' | 'detail'> =
    to === 'cancelled'
      ? { cancelReason, ...(promiseRefund && { detail: { promiseRefund } satisfies StoredFacts }) }
      : {}
  const row = await store.transaction((tx) =>
    move(tx, id, { to, actor: 'human', note, ...why, now: clock.now() }, tell),
  )
  return movedOne(parts, row)
}

/** What was moved by mistake is what it was; the customer is not told of it. */
export async function setBack(
  parts: MoveParts,
  id: number,
  { from }: Body<'orders.setBack'>,
): Promise<OrderDetail> {
  const { store, clock } = parts
  const row = await store.transaction(async (tx) => {
    const row = await setOrderBack(tx, id, { from, now: clock.now() })
    await withdrawOrderNotice(tx, id, clock.now())
    return row
  })
  return movedOne(parts, row)
}

async function movedOne(parts: MoveParts, row: OrderRow): Promise<OrderDetail> {
  const { store, log, clock } = parts
  const { id, number, status } = row
  log.write('info', 'system', entry(`order_now_${status}`, { order: number }), aboutOrder(row))
  moved(parts)
  return orderDetail(store.db, id, clock.now())
}

/** Each by itself: what cannot be moved keeps none of the others. */
export async function moveOrders(
  parts: MoveParts,
  { ids, status: to, tell }: Body<'orders.move'>,
): Promise<Answer<'orders.move'>> {
  const { done, refused } = await each(parts, ids, (tx, id) =>
    move(tx, id, { to, actor: 'human', now: parts.clock.now() }, tell),
  )
  parts.log.write('info', 'system', entry(`orders_now_${to}`, { count: done.length }))
  return { moved: done, refused, ...(tell && { telling: await toldOrNot(parts, done) }) }
}

/** Of these, whose customers are notified, and why the others are not. */
export async function toldOrNot(
  { store, clock }: Pick<MoveParts, 'store' | 'clock'>,
  ids: readonly number[],
): Promise<ToldOrNot> {
  const all = [...(await tellingOf(store.db, ids, clock.now())).values()]
  const told = all.filter(({ until }) => until !== null).length
  const byHand = all.filter(({ byHandUntil }) => byHandUntil !== null).length
  const noChat = all.filter(({ hasChat }) => !hasChat).length
  const closed = all.length - told - byHand - noChat
  return { told, closed, noChat, ...(byHand > 0 && { byHand }) }
}

export async function undoMoves(
  parts: MoveParts,
  { ids, what }: Body<'orders.undo'>,
): Promise<Answer<'orders.undo'>> {
  const { done, refused } = await each(parts, ids, async (tx, id) => {
    if (what === 'payment') return undoPayment(tx, id, parts.clock.now())
    const last = await lastUndoable(tx, id)
    // Somebody else has done another thing since: that is not what is meant.
    if (what !== undefined && what !== (last?.kind === 'return' ? 'return' : last?.to_status)) {
      throw new AppError('conflict', because('changed_meanwhile'))
    }
    const returned = await undoReturn(tx, id, parts.clock.now())
    if (returned) return returned
    const row = await undoMove(tx, id, parts.clock.now())
    await withdrawOrderNotice(tx, id, parts.clock.now())
    return row
  })
  if (done.length > 0) {
    parts.log.write('info', 'system', entry('orders_undone', { count: done.length }))
  }
  return { undone: done, refused }
}

async function move(tx: Tx, id: number, to: StatusMove, tell: boolean): Promise<OrderRow> {
  const row = await setOrderStatus(tx, id, to)
  // What was to be sent before is no longer so.
  await withdrawOrderNotice(tx, id, to.now)
  const event = tell ? await lastMove(tx, id) : undefined
  if (event) {
    const runAt = to.now + undoneUntilMs
    await enqueueOrderNotice(tx, row, { eventId: event.id, runAt, now: to.now })
  }
  return row
}

interface TellingParts extends Pick<MoveParts, 'store' | 'poke'> {
  readonly events: Pick<MoveParts['events'], 'changed'>
  readonly log: Pick<MoveParts['log'], 'write'>
}

/**
 * Does the same with each order, and says which were refused and why. Where the store fails after some,
 * the others are told as refused for that: what was done is not to be unknown.
 */
export async function each(
  parts: TellingParts,
  ids: readonly number[],
  work: (tx: Tx, id: number) => Promise<OrderRow>,
): Promise<Pick<Answer<'orders.move'>, 'refused'> & { readonly done: number[] }> {
  const { store, log } = parts
  const done: number[] = []
  const refused: Answer<'orders.move'>['refused'] = []
  let broken: AppError | null = null
  try {
    for (const id of new Set(ids)) {
      try {
        if (broken) throw broken
        await store.transaction((tx) => work(tx, id))
        done.push(id)
      } catch (error) {
        const told = asAppError(error)
        if (told !== error) {
          if (done.length === 0) throw error
          const request = entry('request_failed', { method: 'POST', path: '/api/orders/*' })
          log.write('error', 'system', request, { reason: stackOf(error) })
          broken = told
        }
        const order = await orderById(store.db, id)
        refused.push({ id, orderId: order?.number ?? null, reason: answerOf(told.reason) })
      }
    }
  } finally {
    // Also where even the others cannot be read any more: windows show what these are now.
    if (done.length > 0) moved(parts)
  }
  return { done, refused }
}

function moved({ events, poke }: TellingParts): void {
  poke()
  events.changed('orders', 'products')
}
