import type { OwnLanguage } from '@pal/core/domain/entities'
import { customerMoney, type MoneyText } from '@pal/core/domain/orders/customer-money'
import { amountDue, amountToGiveBack } from '@pal/core/domain/orders/order-payment'
import { orderTextsFor } from '@pal/core/order-texts/order-texts-for'
import { findConversation } from '@pal/db/conversations/conversations'
import { dropOrderNews, keepOrderNews, orderNewsOf } from '@pal/db/conversations/order-news'
import { humanWindowClosesAt, windowClosesAt } from '@pal/db/conversations/reply-window'
import { eventIdOf, isNewsAgain } from '@pal/db/jobs/job-kinds'
import { complete } from '@pal/db/jobs/queue'
import { queueReply } from '@pal/db/jobs/queue-reply'
import { keepNotice } from '@pal/db/orders/notices'
import { moneyOf } from '@pal/db/orders/order-money'
import {
  eventById,
  historyOf,
  linesOf,
  type OrderEventRow,
  orderById,
  type OrderRow,
} from '@pal/db/orders/orders'
import type { Tx } from '@pal/db/schema/reads'

import type { JobHandler } from '../../jobs/lanes.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { readFacts, type StoredFacts } from './order-history.ts'
import { customersLanguage } from './words/customers-language.ts'

type OrderTexts = ReturnType<typeof orderTextsFor>

/** It brings what the agent thinks with, which a start does without. */
const placing = () => import('./words/placed-text.ts')

interface NoticeParts extends Pick<Platform, 'store' | 'clock'> {
  readonly changed: (conversationId: number) => void
}

/**
 * The time to undo a change is over: the customer is notified of it in the program's own words, inside
 * the plain window only. What is no longer so is not sent.
 */
export function orderNoticeHandler({ store, clock, changed }: NoticeParts): JobHandler {
  return async (job) => {
    await store.transaction(async (tx) => {
      if (!(await complete(tx, job, clock.now()))) return
      const event = await eventById(tx, eventIdOf(job))
      const order = event && (await orderById(tx, event.order_id))
      if (!order) return
      const { key } = job
      const again = isNewsAgain(job)
      if (again && !(await isStillLeft(tx, event))) return
      const notice = { event, key, again }
      const isLeft = await tell(tx, order, notice, clock.now())
      // What waited of it for the seller was told, or is no longer so.
      if (!isLeft) await dropOrderNews(tx, { orderId: order.id, key }, clock.now())
    })
    if (job.conversation_id !== null) changed(job.conversation_id)
  }
}

/** It may have been sent since. */
async function isStillLeft(tx: Tx, event: OrderEventRow): Promise<boolean> {
  return (await orderNewsOf(tx, event.order_id)).some(({ eventId }) => eventId === event.id)
}

interface Notice {
  readonly event: OrderEventRow
  readonly key: string
  /** It was left to the seller before. */
  readonly again: boolean
}

/** Whether it waits for the seller: Facebook takes as a human's only what a human sends. */
async function tell(
  tx: Tx,
  order: OrderRow,
  { event, key, again }: Notice,
  now: number,
): Promise<boolean> {
  if (event.kind === 'status' && event.to_status !== order.status) return false
  if ((event.kind === 'placed' || event.kind === 'edited') && order.status === 'cancelled') {
    return false
  }
  const facts = readFacts(event.detail)
  const isRefund = facts.refundedMinor !== undefined
  if (event.kind === 'payment' && !isRefund && !isPaidStill(order, facts)) return false
  const { conversation_id: id } = order
  const conversation = id === null ? undefined : await findConversation(tx, id)
  if (!conversation || conversation.erasing_since !== null) return false
  const closes = windowClosesAt(conversation)
  const { company, flow } = await currentSettings(tx)
  const language = await customersLanguage(tx, order, company.language)
  const text = await noticeText(tx, order, { event, facts }, language)
  const news = { key, orderId: order.id, number: order.number, eventId: event.id, text }
  if (again) {
    await keepOrderNews(tx, conversation.id, news, now)
    return true
  }
  if (closes === null || closes <= now) {
    const byHand = (humanWindowClosesAt(conversation, flow) ?? 0) > now
    if (byHand) await keepOrderNews(tx, conversation.id, news, now)
    const notice = byHand ? 'drafted' : 'window_closed'
    const detail: StoredFacts = { notice, toldEventId: event.id }
    if (!(await isNoted(tx, order.id, detail))) await keepNotice(tx, order.id, { detail, now })
    return byHand
  }
  const [{ id: messageId }] = await queueReply(tx, {
    conversationId: conversation.id,
    author: 'automation',
    text,
    orderEventId: event.id,
    now,
  })
  await keepNotice(tx, order.id, {
    detail: { notice: 'sent', messageId, toldEventId: event.id } satisfies StoredFacts,
    now,
  })
  return false
}

/** Also where more has come in since, of which the customer is not told by itself. */
const isPaidStill = (
  { payment_status: status, paid_minor: paid }: OrderRow,
  { paymentStatus, before, untold }: StoredFacts,
) => paymentStatus === status || paid > (untold?.paidMinor ?? before?.paid_minor ?? 0)

/** It was to be told before, and what came then was undone. */
async function isNoted(
  tx: Tx,
  orderId: number,
  { notice, toldEventId }: StoredFacts,
): Promise<boolean> {
  const facts = (await historyOf(tx, orderId)).map(({ detail }) => readFacts(detail))
  return facts.some((each) => each.notice === notice && each.toldEventId === toldEventId)
}

/** The parcel's number is sent with the status that it belongs to, and by itself when it changes. */
async function noticeText(
  tx: Tx,
  order: OrderRow,
  { event: { kind }, facts }: { readonly event: OrderEventRow; readonly facts: StoredFacts },
  language: OwnLanguage,
): Promise<string> {
  const words = orderTextsFor(language)
  const money: MoneyText = (minor) => customerMoney(minor, order.currency, language)
  if (kind === 'placed' || kind === 'edited') {
    const lines = (await linesOf(tx, [order.id])).get(order.id) ?? []
    const { placedText, changedText } = await placing()
    const isPaid = order.paid_minor > 0
    if (kind === 'edited') {
      const changed = changedText(order, lines, language)
      return isPaid ? `${changed}\n${words.due}: ${money(amountDue(moneyOf(order)))}` : changed
    }
    const placed = placedText(order, lines, language)
    // What they paid when it was taken: the total alone would ask for it again.
    return isPaid ? `${placed}\n\n${moneyText(order, {}, { words, money })}` : placed
  }
  if (kind === 'payment') return moneyText(order, facts, { words, money })
  const { status, number, courier, tracking_number: tracking } = order
  const parcel = [
    courier !== null && `${words.courier}: ${courier}`,
    tracking !== null && `${words.tracking}: ${tracking}`,
  ]
  // What went back meanwhile is told by itself.
  const toGiveBack = amountToGiveBack(moneyOf(order))
  const refund =
    facts.promiseRefund === true && toGiveBack > 0 && words.money.willRefund(money(toGiveBack))
  const lines =
    kind !== 'status' || status === 'confirmed'
      ? [`${words.order} ${number}`, ...parcel]
      : [words.now[status](number), ...(status === 'shipped' ? parcel : []), refund]
  return lines.filter((line) => line !== false).join('\n')
}

/** What has come in or went back, and what is still due. */
function moneyText(
  order: OrderRow,
  { refundedMinor, before, untold }: StoredFacts,
  { words, money }: { readonly words: OrderTexts; readonly money: MoneyText },
) {
  const { number, paid_minor: paid } = order
  const paidBefore = before?.paid_minor ?? 0
  const back = refundedMinor ?? Math.max(0, paidBefore - paid)
  // Also what came before it and they have not been told of yet.
  const came = paid + back - (untold?.paidMinor ?? paidBefore)
  const due = amountDue(moneyOf(order))
  // Who has their parcel has paid the rest at the door.
  const isTold = due > 0 && !(back > 0 && order.status === 'delivered')
  const lines = [
    came > 0 &&
      (due === 0 && back === 0
        ? words.money.paid(number)
        : words.money.received(number, money(came))),
    back > 0 && words.money.refunded(number, money(back)),
    isTold && `${words.due}: ${money(due)}`,
  ]
  return lines.filter((line) => line !== false).join('\n')
}
