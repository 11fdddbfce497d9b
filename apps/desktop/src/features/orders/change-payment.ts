import type { Body } from '@pal/core/contract/endpoints'
import type { PaymentStatus } from '@pal/core/domain/entities'
import { moneyParam, parseAmount } from '@pal/core/domain/money'
import {
  amountDue,
  fullPayment,
  paidInFull,
  paymentAfterRefund,
  paymentOf,
} from '@pal/core/domain/orders/order-payment'
import { dayMs, minuteMs } from '@pal/core/durations'
import { AppError, badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { orderNewsOf } from '@pal/db/conversations/order-news'
import {
  enqueueOrderNotice,
  eventIdOf,
  paymentNoticeKey,
  withdrawOrderNotice,
} from '@pal/db/jobs/job-kinds'
import { unfinishedJob } from '@pal/db/jobs/queue'
import { lastPayment, undoneUntilMs } from '@pal/db/orders/moves'
import { moneyOf, type PaymentColumns, paymentColumns } from '@pal/db/orders/order-money'
import { changeOrder, eventById, orderById, type OrderRow, outdated } from '@pal/db/orders/orders'
import type { Tx } from '@pal/db/schema/reads'

import { readFacts, type StoredFacts } from './order-history.ts'
import { readAmount } from './read-amount.ts'

type Changes = Pick<
  Body<'orders.change'>,
  | 'paymentStatus'
  | 'paymentMethod'
  | 'paymentReference'
  | 'paidAmount'
  | 'refundAmount'
  | 'paidAt'
  | 'tell'
>

/** What the windows' clock and this machine's may differ by. */
const slackMs = minuteMs
/** An advance comes before the order is entered; years before it is a slip of the keys. */
const advanceMs = 366 * dayMs

/**
 * With its line in the history, and a notice of it to the customer where that is asked for. How far it
 * is paid now, where something of that is another.
 */
export async function changePayment(
  tx: Tx,
  old: OrderRow,
  changes: Changes,
  now: number,
): Promise<PaymentStatus | null> {
  const refunded = readRefund(old, changes)
  const paid =
    refunded === null
      ? typedPayment(old, changes)
      : paymentColumns(paymentAfterRefund(moneyOf(old), refunded))
  const method = changes.paymentMethod ?? old.payment_method
  const reference = changes.paymentReference ?? old.payment_reference
  const { payment_status, paid_minor, waived_minor } = paid
  const moved =
    payment_status !== old.payment_status ||
    paid_minor !== old.paid_minor ||
    waived_minor !== old.waived_minor
  const at = changes.paidAt === undefined ? null : Date.parse(changes.paidAt)
  if (at !== null && at > now + slackMs) throw badField('paidAt', because('order_paid_at_future'))
  if (at !== null && at < old.created_at - advanceMs)
    throw badField('paidAt', because('order_paid_at_early'))
  // What stays paid was paid when it was.
  const timed = refunded === null || paid.payment_status === 'refunded'
  const paidLast = timed ? (at ?? (moved ? now : old.paid_at)) : old.paid_at
  const paidAt = paid.payment_status === 'unpaid' ? null : paidLast
  const sameReference = reference === old.payment_reference
  if (!moved && method === old.payment_method && paidAt === old.paid_at && sameReference)
    return null
  const untold = moved ? await untoldPayment(tx, old.id) : null
  const detail: StoredFacts = {
    paymentStatus: paid.payment_status,
    paymentMethod: method,
    ...(!sameReference && { paymentReference: reference }),
    ...(refunded === null && tellsAmount(old, paid) && { paidMinor: paid.paid_minor }),
    ...(refunded !== null && { refundedMinor: refunded }),
    ...(untold && { untold }),
    before: stateOf(old),
  }
  const eventId = await changeOrder(
    tx,
    old,
    {
      ...paid,
      payment_method: method,
      payment_reference: reference,
      paid_at: paidAt,
      // What was printed, or a courier was given, says that other cash is collected.
      ...(collects(old, paid) && outdated(old, now)),
    },
    { kind: 'payment', detail, actor: 'human', now },
  )
  if (!moved) return null
  // What was to be sent before is no longer so.
  await withdrawOrderNotice(tx, old.id, now, paymentNoticeKey(old.id))
  const cameOrWent = paid.paid_minor > old.paid_minor || paid.payment_status === 'refunded'
  const isTold = changes.tell && (cameOrWent || refunded !== null)
  // What was to be told of an earlier payment still is, as long as something has come in since.
  const earlier = untold && paid.paid_minor > untold.paidMinor ? untold.eventId : null
  const told = isTold ? eventId : earlier
  if (told === null) return paid.payment_status
  const runAt = now + undoneUntilMs
  await enqueueOrderNotice(tx, old, { eventId: told, runAt, now, key: paymentNoticeKey(old.id) })
  return paid.payment_status
}

/** What the customer was to be told of the payment, and was not yet: the next notice says it, too. */
async function untoldPayment(tx: Tx, orderId: number): Promise<StoredFacts['untold'] | null> {
  const key = paymentNoticeKey(orderId)
  const job = await unfinishedJob(tx, key)
  const left = (await orderNewsOf(tx, orderId)).find((news) => news.key === key)
  const event = await eventById(tx, (job ? eventIdOf(job) : left?.eventId) ?? 0)
  const { before, untold } = readFacts(event?.detail ?? '')
  if (!event || !before) return null
  return { eventId: event.id, paidMinor: untold?.paidMinor ?? before.paid_minor }
}

const stateOf = ({ payment_status, payment_method, paid_minor, ...order }: OrderRow) => ({
  payment_status,
  payment_method,
  payment_reference: order.payment_reference,
  paid_minor,
  waived_minor: order.waived_minor,
  paid_at: order.paid_at,
  slip_printed_at: order.slip_printed_at,
  courier_file_changed_at: order.courier_file_changed_at,
})

/** Takes the last change of the payment back, and the notice of it; the history keeps both. */
export async function undoPayment(tx: Tx, id: number, now: number): Promise<OrderRow> {
  const last = await lastPayment(tx, id)
  const { before, untold } = readFacts(last?.detail ?? '')
  const order = await orderById(tx, id)
  if (!order || last?.kind !== 'payment' || !before) {
    throw new AppError('conflict', because('changed_meanwhile'))
  }
  if (now - last.at >= undoneUntilMs) throw new AppError('conflict', because('order_move_final'))
  const { slip_printed_at: slip, courier_file_changed_at: fileWrong, ...state } = before
  // What was printed, or given to a courier, since then says that other cash is collected.
  const cash = collects(order, state)
  const printed = cash ? null : order.slip_printed_at
  const filed = cash && order.courier_file_at !== null ? now : null
  const changes = {
    ...state,
    slip_printed_at: order.slip_printed_at === null ? slip : printed,
    courier_file_changed_at: order.courier_file_changed_at === null ? filed : fileWrong,
  }
  const detail: StoredFacts = {
    paymentStatus: state.payment_status,
    paymentMethod: state.payment_method,
    ...(tellsAmount(order, state) && { paidMinor: state.paid_minor }),
    undone: true,
  }
  await changeOrder(tx, order, changes, { kind: 'payment', detail, actor: 'human', now })
  const key = paymentNoticeKey(id)
  await withdrawOrderNotice(tx, id, now, key)
  // What waited to be told before is so again.
  if (untold) {
    await enqueueOrderNotice(tx, order, { eventId: untold.eventId, runAt: now, now, key })
  }
  return { ...order, ...changes }
}

/** All of it, too: what an order comes to may change after that. */
const tellsAmount = ({ total_minor }: OrderRow, { payment_status, paid_minor }: PaymentColumns) =>
  payment_status === 'part' || payment_status === 'paid' || paid_minor > total_minor

const collects = (old: OrderRow, paid: PaymentColumns) =>
  amountDue(moneyOf({ ...old, ...paid })) !== amountDue(moneyOf(old))

function readRefund(old: OrderRow, { refundAmount, paidAmount }: Changes): number | null {
  const refunded = readAmount('refundAmount', refundAmount)
  if (refunded === null) return null
  // The same press once more, as in a window that has not heard of the first, gives nothing back.
  const seen = readAmount('paidAmount', paidAmount) ?? old.paid_minor
  if (refunded > 0 && refunded <= old.paid_minor && seen === old.paid_minor) return refunded
  const paid = moneyParam(old.paid_minor, old.currency)
  throw badField('refundAmount', because('order_refund_amount', { paid }))
}

function typedPayment(old: OrderRow, { paymentStatus, paidAmount }: Changes): PaymentColumns {
  const money = moneyOf(old)
  const typed = paidAmount === undefined || paidAmount === '' ? null : paidAmount
  switch (paymentStatus) {
    case 'paid':
      return paymentColumns(paidInFull(money, typed === null ? undefined : readFull(old, typed)))
    case 'unpaid':
      return paymentColumns(paymentOf(money, 0))
    case 'refunded':
      return { payment_status: 'refunded', paid_minor: 0, waived_minor: 0 }
    case 'part': {
      const part = typed === null ? old.paid_minor : readPaid(old, typed)
      if (part === 0 || part >= old.total_minor)
        throw badField('paidAmount', because('order_part_amount', { total: totalOf(old) }))
      const paid = paymentOf(money, part)
      // Who says that a part is missing means what was let off.
      const isSettled = paid.paymentStatus !== 'part'
      return paymentColumns(isSettled ? paymentOf({ ...money, waivedMinor: 0 }, part) : paid)
    }
    case undefined:
      return paymentColumns(typed === null ? money : paymentOf(money, readPaid(old, typed)))
  }
}

/** Some pay twice by mistake, or round up. */
function readFull(order: OrderRow, typed: string | number): number {
  const paid = readAmount('paidAmount', typed) ?? 0
  // As if nothing had come in yet.
  const full = fullPayment({ ...moneyOf(order), paidMinor: 0 })
  if (paid >= full) return paid
  throw badField(
    'paidAmount',
    because('order_paid_less', { total: moneyParam(full, order.currency) }),
  )
}

function readPaid(order: OrderRow, typed: string | number): number {
  const paid = parseAmount(typed)
  if (paid === null)
    throw badField('paidAmount', because('field_not_amount', { text: String(typed) }))
  if (paid <= order.total_minor) return paid
  throw badField('paidAmount', because('order_paid_too_much', { total: totalOf(order) }))
}

const totalOf = ({ total_minor, currency }: OrderRow) => moneyParam(total_minor, currency)
