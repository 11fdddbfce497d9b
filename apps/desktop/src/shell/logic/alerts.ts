import type { Conversation } from '@pal/core/contract/conversations'
import type { Order } from '@pal/core/contract/orders'
import { amountText } from '@pal/core/domain/money'
import { because, type Catalogue, messageOf, readReason } from '@pal/core/texts/reason'

import { needYouPath } from './tray-menu.ts'

/** What the desktop shows, and the page that a click opens. */
export interface Alert {
  readonly title: string
  readonly body: string
  readonly path: string
}

type SeenOrder = Pick<Order, 'id' | 'orderId' | 'customerName' | 'totalAmount' | 'currency'>
type SeenConversation = Pick<
  Conversation,
  'id' | 'customerId' | 'customerName' | 'needsHumanReason'
>

export interface Snapshot {
  /** Newest first. */
  readonly orders: readonly SeenOrder[]
  readonly conversations: readonly SeenConversation[]
}

export interface Wanted {
  readonly orderAlerts: boolean
  readonly conversationAlerts: boolean
}

/**
 * Finds what is new since the last look: orders that came, and customers who began to need a person.
 * What was there at the first look is no news.
 */
export class AlertWatch {
  #lastOrder: number | null = null
  readonly #waiting = new Set<number>()
  #looked = false

  next({ orders, conversations }: Snapshot, wanted: Wanted, catalogue: Catalogue): Alert[] {
    const last = this.#lastOrder ?? 0
    const waiting = conversations.filter(({ needsHumanReason }) => needsHumanReason !== null)
    const newOrders = orders.filter(({ id }) => id > last)
    const newlyWaiting = waiting.filter(({ id }) => !this.#waiting.has(id))
    const first = !this.#looked
    this.#lastOrder = Math.max(last, ...orders.map(({ id }) => id))
    for (const { id, needsHumanReason } of conversations) {
      // One that left the list by its age still waits, as far as we know.
      if (needsHumanReason === null) this.#waiting.delete(id)
      else this.#waiting.add(id)
    }
    this.#looked = true
    if (first) return []
    return [
      ...(wanted.orderAlerts ? orderAlerts(newOrders, catalogue) : []),
      ...(wanted.conversationAlerts ? conversationAlerts(newlyWaiting, catalogue) : []),
    ]
  }
}

function orderAlerts(orders: readonly SeenOrder[], catalogue: Catalogue): Alert[] {
  const [first, ...others] = orders
  if (!first) return []
  if (others.length > 0) {
    const title = messageOf(because('desktop_orders_title', { count: orders.length }), catalogue)
    return [
      { title, body: orders.map(({ customerName }) => customerName).join(', '), path: '/orders' },
    ]
  }
  const { id, orderId, customerName: customer, totalAmount, currency } = first
  const amount = amountText(Math.round(totalAmount * 100), currency, catalogue.language)
  return [
    {
      title: messageOf(because('desktop_order_title', { order: orderId }), catalogue),
      body: messageOf(because('desktop_order_text', { customer, amount }), catalogue),
      path: `/orders?order=${id}`,
    },
  ]
}

function conversationAlerts(
  conversations: readonly SeenConversation[],
  catalogue: Catalogue,
): Alert[] {
  const nameOf = customerIn(catalogue)
  const [first, ...others] = conversations
  if (!first) return []
  if (others.length > 0) {
    const title = messageOf(
      because('desktop_humans_title', { count: conversations.length }),
      catalogue,
    )
    const body = conversations.map(nameOf).join(', ')
    return [{ title, body, path: needYouPath }]
  }
  const { id, needsHumanReason } = first
  const why = readReason(needsHumanReason)
  return [
    {
      title: messageOf(because('desktop_human_title', { customer: nameOf(first) }), catalogue),
      body: why ? messageOf(why, catalogue) : (needsHumanReason?.message ?? ''),
      path: `/conversations?view=${id}`,
    },
  ]
}

/** Facebook does not tell everybody's name. */
const customerIn =
  (catalogue: Catalogue) =>
  ({ customerName, customerId: id }: SeenConversation) =>
    customerName || messageOf(because('desktop_unnamed', { id }), catalogue)
