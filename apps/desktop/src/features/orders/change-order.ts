import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { latinDigits } from '@pal/core/domain/digits'
import { moneyParam, toMajor } from '@pal/core/domain/money'
import { amountDue } from '@pal/core/domain/orders/order-payment'
import { normalisePhone, wholePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { AppError, badField, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { orderNewsOf } from '@pal/db/conversations/order-news'
import { enqueueOrderNotice, orderNoticeKey } from '@pal/db/jobs/job-kinds'
import { unfinishedJob } from '@pal/db/jobs/queue'
import { correctCustomer } from '@pal/db/orders/correct-customer'
import { moneyOf } from '@pal/db/orders/order-money'
import { changeOrder, dismissDouble, orderById, type OrderRow } from '@pal/db/orders/orders'
import type { Tx } from '@pal/db/schema/reads'

import { refuseOvertaken } from '../../platform/overtaken.ts'
import { currentSettings } from '../../platform/settings.ts'
import { changePayment } from './change-payment.ts'
import { each, type MoveParts, toldOrNot } from './moves.ts'
import type { StoredFacts } from './order-history.ts'
import { aboutOrder, orderDetail } from './orders.ts'
import { readAmount } from './read-amount.ts'

type Changes = Body<'orders.change'>

/** Payment and shipping of an order, and who gets it, each with its line in the history; what stays as it was has none. */
export async function changeParticulars(
  { store, events, log, clock, poke }: MoveParts,
  id: number,
  changes: Changes,
): Promise<OrderDetail> {
  const { old, paid } = await store.transaction(async (tx) => {
    const old = await orderById(tx, id)
    if (!old) throw notFound('order_not_found')
    refuseOvertaken(changes.was, changes, seenOf(old))
    await changeRecipient(tx, old, changes, clock.now())
    const paid = await changePayment(tx, old, changes, clock.now())
    await changeShipping(tx, old, changes, clock.now())
    if (changes.likelyDouble === false) await dismissDouble(tx, id, clock.now())
    if (changes.courierTold) await noteCourierTold(tx, old, clock.now())
    return { old, paid }
  })
  const said = paid === null ? 'order_changed' : (`order_payment_${paid}` as const)
  log.write('info', 'system', entry(said, { order: old.number }), aboutOrder(old))
  poke()
  events.changed('orders')
  return orderDetail(store.db, id, clock.now())
}

const seenOf = (order: OrderRow) => ({
  customerName: order.customer_name,
  customerPhone: order.customer_phone,
  customerAddress: order.customer_address,
  deliveryInstructions: order.delivery_instructions,
  paymentMethod: order.payment_method,
  paymentReference: order.payment_reference,
  paymentStatus: order.payment_status,
  paidAmount: toMajor(order.paid_minor),
  courier: order.courier,
  trackingNumber: order.tracking_number,
})

/** As when a courier has settled them: each is paid in full, or by what was handed over, unless nothing of it is due. */
export async function markPaid(
  parts: MoveParts,
  { ids, received, tell }: Body<'orders.pay'>,
): Promise<Answer<'orders.pay'>> {
  const less = new Map(received.map((part) => [part.id, part]))
  const { done, refused } = await each(parts, ids, async (tx, id) => {
    const old = await orderById(tx, id)
    if (!old) throw notFound('order_not_found')
    const dueMinor = amountDue(moneyOf(old))
    if (dueMinor === 0) throw new AppError('conflict', because('order_nothing_due'))
    const part = less.get(id)
    const change = part ? withReceived(old, part, dueMinor) : { paymentStatus: 'paid' as const }
    await changePayment(tx, old, { ...change, tell }, parts.clock.now())
    return old
  })
  parts.log.write('info', 'system', entry('orders_paid', { count: done.length }))
  return { paid: done, refused, ...(tell && { telling: await toldOrNot(parts, done) }) }
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
  throw badField('received', because('order_received', { due: moneyParam(dueMinor, old.currency) }))
}

/** A number that is typed as it was may be one that nobody can dial. */
async function changeRecipient(
  tx: Tx,
  old: OrderRow,
  changes: Changes,
  now: number,
): Promise<void> {
  const { customerName: name, customerPhone: typed, customerAddress: address } = changes
  const { phone, whole } =
    typed === undefined || typed === old.customer_phone
      ? { phone: old.customer_phone, whole: null }
      : await dialled(tx, old, typed)
  const to = {
    name: name ?? old.customer_name,
    phone,
    whole,
    address: address ?? old.customer_address,
    instructions: changes.deliveryInstructions ?? old.delivery_instructions,
  }
  await correctCustomer(tx, old, to, now)
}

async function dialled(tx: Tx, { currency }: OrderRow, typed: string) {
  const { company } = await currentSettings(tx)
  const country = shopCountry(company, currency)
  const { digits: phone, valid } = normalisePhone(typed, country)
  if (!valid) throw badField('customerPhone', because('field_not_phone'))
  return { phone, whole: wholePhone(phone, country) }
}

/** As a spreadsheet writes many figures: most of them are lost, and many numbers look the same then. */
export const isShortened = (tracking: string): boolean =>
  /^\d([.,٫]\d+)?E\+\d+$/i.test(latinDigits(tracking))

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
  if (tracking !== null && tracking !== old.tracking_number && isShortened(tracking)) {
    throw badField('trackingNumber', because('order_tracking_shortened'))
  }
  const detail: StoredFacts = { courier, trackingNumber: tracking }
  const eventId = await changeOrder(
    tx,
    old,
    { courier, tracking_number: tracking },
    { kind: 'shipping', detail, actor: 'human', now },
  )
  if (!changes.tell || (courier === null && tracking === null)) return
  // A notice of a move that is about to be sent names the parcel, too.
  const key = orderNoticeKey(old.id)
  if (await unfinishedJob(tx, key)) return
  // So does one that waits for the seller.
  const left = (await orderNewsOf(tx, old.id)).find((news) => news.key === key)
  await enqueueOrderNotice(tx, old, { eventId: left?.eventId ?? eventId, runAt: now, now })
}

/** Its courier knows what is different from the file. */
async function noteCourierTold(tx: Tx, old: OrderRow, now: number): Promise<void> {
  if (old.courier_file === null || old.courier_file_changed_at === null) return
  const detail: StoredFacts = { courierTold: old.courier_file }
  const changes = { courier_file_changed_at: null }
  await changeOrder(tx, old, changes, { kind: 'shipping', detail, actor: 'human', now })
}

function trimmed(typed: string | null | undefined, old: string | null): string | null {
  return typed === undefined ? old : typed?.trim() || null
}
