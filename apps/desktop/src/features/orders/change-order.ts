import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { formatMoney, parseAmount, toMajor } from '@pal/core/domain/money'
import { amountDue, amountToGiveBack, paymentStatusOf } from '@pal/core/domain/orders/order-payment'
import { normalisePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { minuteMs } from '@pal/core/durations'
import { AppError, badField, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { enqueueOrderNotice, orderNoticeKey } from '@pal/db/jobs/job-kinds'
import { unfinishedJob } from '@pal/db/jobs/queue'
import { correctCustomer } from '@pal/db/orders/correct-customer'
import { changeOrder, dismissDouble, orderById, type OrderRow } from '@pal/db/orders/orders'
import type { Tx } from '@pal/db/schema/reads'

import { refuseOvertaken } from '../../platform/overtaken.ts'
import { currentSettings } from '../../platform/settings.ts'
import { each, type MoveParts } from './moves.ts'
import type { StoredFacts } from './order-history.ts'
import { orderDetail } from './orders.ts'
import { moneyOf } from './present.ts'
import { readAmount } from './read-amount.ts'

type Changes = Body<'orders.change'>

/** What the windows' clock and this machine's may differ by. */
const slackMs = minuteMs

/** Payment and shipping of an order, and who gets it, each with its line in the history; what stays as it was has none. */
export async function changeParticulars(
  { store, events, log, clock, poke }: MoveParts,
  id: number,
  changes: Changes,
): Promise<OrderDetail> {
  const row = await store.transaction(async (tx) => {
    const old = await orderById(tx, id)
    if (!old) throw notFound('order_not_found')
    refuseOvertaken(changes.was, changes, seenOf(old))
    await changeRecipient(tx, old, changes, clock.now())
    await changePayment(tx, old, changes, clock.now())
    await changeShipping(tx, old, changes, clock.now())
    if (changes.likelyDouble === false) await dismissDouble(tx, id, clock.now())
    return old
  })
  log.write('info', 'system', entry('order_changed', { order: row.number }))
  poke()
  events.changed('orders')
  return orderDetail(store.db, id, clock.now())
}

const seenOf = (order: OrderRow) => ({
  customerName: order.customer_name,
  customerPhone: order.customer_phone,
  customerAddress: order.customer_address,
  paymentMethod: order.payment_method,
  paymentStatus: order.payment_status,
  paidAmount: toMajor(order.paid_minor),
  courier: order.courier,
  trackingNumber: order.tracking_number,
})

/** As when a courier has settled them: each is paid in full, or by what was handed over, unless nothing of it is due. */
export async function markPaid(
  parts: MoveParts,
  { ids, received }: Body<'orders.pay'>,
): Promise<Answer<'orders.pay'>> {
  const less = new Map(received.map((part) => [part.id, part]))
  const { done, refused } = await each(parts, ids, async (tx, id) => {
    const old = await orderById(tx, id)
    if (!old) throw notFound('order_not_found')
    const dueMinor = amountDue(moneyOf(old))
    if (dueMinor === 0) throw new AppError('conflict', because('order_nothing_due'))
    const part = less.get(id)
    const change = part ? withReceived(old, part, dueMinor) : { paymentStatus: 'paid' as const }
    await changePayment(tx, old, { ...change, tell: false }, parts.clock.now())
    return old
  })
  parts.log.write('info', 'system', entry('orders_paid', { count: done.length }))
  return { paid: done, refused }
}

/** The same press once more, as in a window that has not heard of the first, is no second payment. */
function withReceived(
  old: OrderRow,
  { amount, due }: Body<'orders.pay'>['received'][number],
  dueMinor: number,
): Pick<Changes, 'paidAmount'> {
  if (due !== toMajor(dueMinor)) throw new AppError('conflict', because('changed_meanwhile'))
  const minor = readAmount('received', amount) ?? 0
  if (minor > 0 && minor <= dueMinor) return { paidAmount: toMajor(old.paid_minor + minor) }
  throw badField(
    'received',
    because('order_received', { due: formatMoney(dueMinor, old.currency) }),
  )
}

/** A number that is typed as it was may be one that nobody can dial. */
async function changeRecipient(
  tx: Tx,
  old: OrderRow,
  { customerName: name, customerPhone: typed, customerAddress: address }: Changes,
  now: number,
): Promise<void> {
  const phone =
    typed === undefined || typed === old.customer_phone
      ? old.customer_phone
      : await dialled(tx, old, typed)
  const to = { name: name ?? old.customer_name, phone, address: address ?? old.customer_address }
  await correctCustomer(tx, old, to, now)
}

async function dialled(tx: Tx, { currency }: OrderRow, typed: string): Promise<string> {
  const { company } = await currentSettings(tx)
  const { digits, valid } = normalisePhone(typed, shopCountry(company, currency))
  if (!valid) throw badField('customerPhone', because('field_not_phone'))
  return digits
}

async function changePayment(tx: Tx, old: OrderRow, changes: Changes, now: number): Promise<void> {
  const refunded = readRefund(old, changes)
  const paid = refunded === null ? paymentOf(old, changes) : afterRefund(old, refunded)
  const method = changes.paymentMethod ?? old.payment_method
  const moved = paid.payment_status !== old.payment_status || paid.paid_minor !== old.paid_minor
  const at = changes.paidAt === undefined ? null : Date.parse(changes.paidAt)
  if (at !== null && at > now + slackMs) throw badField('paidAt', because('order_paid_at_future'))
  // What stays paid was paid when it was.
  const timed = refunded === null || paid.payment_status === 'refunded'
  const paidLast = timed ? (at ?? (moved ? now : old.paid_at)) : old.paid_at
  const paidAt = paid.payment_status === 'unpaid' ? null : paidLast
  if (!moved && method === old.payment_method && paidAt === old.paid_at) return
  const detail: StoredFacts = {
    paymentStatus: paid.payment_status,
    paymentMethod: method,
    ...(refunded === null && tellsAmount(old, paid) && { paidMinor: paid.paid_minor }),
    ...(refunded !== null && { refundedMinor: refunded }),
  }
  await changeOrder(
    tx,
    old.id,
    {
      ...paid,
      payment_method: method,
      paid_at: paidAt,
      // What was printed says that other cash is collected.
      ...(collects(old, paid) && { slip_printed_at: null }),
    },
    { kind: 'payment', detail, actor: 'human', now },
  )
}

/** How much it is says the status where it is all of it. */
const tellsAmount = ({ total_minor }: OrderRow, { payment_status, paid_minor }: Paid) =>
  payment_status === 'part' || paid_minor > total_minor

const collects = (old: OrderRow, paid: Paid) =>
  amountDue(moneyOf({ ...old, ...paid })) !== amountDue(moneyOf(old))

type Paid = Pick<OrderRow, 'payment_status' | 'paid_minor'>

function readRefund(old: OrderRow, { refundAmount, paidAmount }: Changes): number | null {
  const refunded = readAmount('refundAmount', refundAmount)
  if (refunded === null) return null
  // The same press once more, as in a window that has not heard of the first, gives nothing back.
  const seen = readAmount('paidAmount', paidAmount) ?? old.paid_minor
  if (refunded > 0 && refunded <= old.paid_minor && seen === old.paid_minor) return refunded
  const paid = formatMoney(old.paid_minor, old.currency)
  throw badField('refundAmount', because('order_refund_amount', { paid }))
}

/** It stays paid while all that the shop keeps is; what was given back beyond that is not collected again. */
function afterRefund(old: OrderRow, refunded: number): Paid {
  const paid = old.paid_minor - refunded
  const more = amountToGiveBack({ ...moneyOf(old), paidMinor: paid })
  if (paid > 0 && more > 0) return { payment_status: old.payment_status, paid_minor: paid }
  const isKept = paid > 0 && old.status !== 'cancelled' && paid === keptOf(old)
  return { payment_status: isKept ? 'paid' : 'refunded', paid_minor: paid }
}

function paymentOf(old: OrderRow, { paymentStatus, paidAmount }: Changes): Paid {
  const total = old.total_minor
  const typed = paidAmount === undefined || paidAmount === '' ? null : paidAmount
  switch (paymentStatus) {
    case 'paid':
      return {
        payment_status: 'paid',
        paid_minor: typed === null ? Math.max(old.paid_minor, keptOf(old)) : readFull(old, typed),
      }
    case 'unpaid':
    case 'refunded':
      return { payment_status: paymentStatus, paid_minor: 0 }
    case 'part': {
      const part = typed === null ? old.paid_minor : readPaid(old, typed)
      if (part > 0 && part < total) return { payment_status: paidBy(old, part), paid_minor: part }
      throw badField('paidAmount', because('order_part_amount', { total: totalOf(old) }))
    }
    case undefined: {
      if (typed === null) return old
      const paid = readPaid(old, typed)
      return { payment_status: paidBy(old, paid), paid_minor: paid }
    }
  }
}

const paidBy = (order: OrderRow, paidMinor: number) =>
  paymentStatusOf({ ...moneyOf(order), paidMinor })

/** What came back before it was paid is paid by nobody. */
const keptOf = ({ total_minor, returned_minor }: OrderRow) => total_minor - returned_minor

/** Some pay twice by mistake, or round up. */
function readFull(order: OrderRow, typed: string | number): number {
  const paid = readAmount('paidAmount', typed) ?? 0
  if (paid >= keptOf(order)) return paid
  throw badField(
    'paidAmount',
    because('order_paid_less', { total: formatMoney(keptOf(order), order.currency) }),
  )
}

function readPaid(order: OrderRow, typed: string | number): number {
  const paid = parseAmount(typed)
  if (paid === null)
    throw badField('paidAmount', because('field_not_amount', { text: String(typed) }))
  if (paid <= order.total_minor) return paid
  throw badField('paidAmount', because('order_paid_too_much', { total: totalOf(order) }))
}

const totalOf = ({ total_minor, currency }: OrderRow) => formatMoney(total_minor, currency)

/** Courier and tracking number. */
export async function changeShipping(
  tx: Tx,
  old: OrderRow,
  changes: Pick<Changes, 'courier' | 'trackingNumber' | 'tell'>,
  now: number,
): Promise<void> {
  const courier = trimmed(changes.courier, old.courier)
  const tracking = trimmed(changes.trackingNumber, old.tracking_number)
  if (courier === old.courier && tracking === old.tracking_number) return
  const detail: StoredFacts = { courier, trackingNumber: tracking }
  const eventId = await changeOrder(
    tx,
    old.id,
    { courier, tracking_number: tracking },
    { kind: 'shipping', detail, actor: 'human', now },
  )
  if (!changes.tell || (courier === null && tracking === null)) return
  // A notice of a move that is about to be sent names the parcel, too.
  if (await unfinishedJob(tx, orderNoticeKey(old.id))) return
  await enqueueOrderNotice(tx, old, { eventId, runAt: now, now })
}

function trimmed(typed: string | null | undefined, old: string | null): string | null {
  return typed === undefined ? old : typed?.trim() || null
}
