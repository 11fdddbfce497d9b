import { orderNumber } from '@pal/db/orders/order-number'
import { phone9 } from '@pal/db/search/normalise'
import { orderText } from '@pal/db/search/search-terms'

import { inserter } from './bulk.ts'
import { type Loading, pageName } from './load-conversations.ts'
import {
  campaignAt,
  currency,
  orderOf,
  personOf,
  productId,
  productOf,
  type OrderStory,
} from './story.ts'

const orderColumns = [
  'id',
  'number',
  'campaign_id',
  'conversation_id',
  'customer_id',
  'page_id',
  'customer_name',
  'customer_phone',
  'phone9',
  'customer_address',
  'currency',
  'subtotal_minor',
  'discount_minor',
  'delivery_minor',
  'total_minor',
  'status',
  'ai_points',
  'likely_double_of',
  'decided_by',
  'source_message_id',
  'created_at',
  'updated_at',
]
const lineColumns = [
  'order_id',
  'line',
  'product_id',
  'name',
  'quantity',
  'unit_price_minor',
  'total_minor',
  'product_type',
]
const eventColumns = ['order_id', 'at', 'kind', 'from_status', 'to_status', 'actor']
const hour = 3_600_000

/** Orders with their lines, history and search entries, in the order of their ids. */
export function loadOrders({ raw, story, random, ledger }: Loading): void {
  const insert = {
    order: inserter(raw, 'orders', orderColumns),
    line: inserter(raw, 'order_lines', lineColumns),
    event: inserter(raw, 'order_events', eventColumns),
    search: inserter(raw, 'order_search', ['rowid', 'text']),
  }
  const doubles = new Doubles()
  for (let id = 1; id <= story.size.orders; id++) {
    const source = story.messageOf[id] ?? 0
    const conversation = story.conversationOf[source] ?? 0
    const at = story.sentAt[source] ?? 0
    const person = personOf(random, conversation)
    const campaign = campaignAt(person.page, at)
    const order = orderOf(random, id, at)
    const products = order.lines.map(({ index }) => productOf(campaign, index))
    const amounts = order.lines.map(
      ({ quantity }, line) => quantity * (products[line]?.priceMinor ?? 0),
    )
    const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
    const total = subtotal - order.discountMinor + order.deliveryMinor
    const last = order.moves.at(-1)
    const phone = phone9(person.phone)
    insert.order(
      id,
      orderNumber(id),
      campaign,
      conversation,
      conversation,
      pageName(person.page),
      person.name,
      person.phone,
      phone,
      person.address,
      currency,
      subtotal,
      order.discountMinor,
      order.deliveryMinor,
      total,
      last?.to ?? 'confirmed',
      order.aiPoints,
      doubles.of({ id, at, conversation, campaign, order }),
      'agent',
      source,
      at,
      last?.at ?? at,
    )
    for (const [line, { index, quantity }] of order.lines.entries()) {
      const product = products[line]
      insert.line(
        id,
        line + 1,
        productId(campaign, index),
        product?.name ?? null,
        quantity,
        product?.priceMinor ?? null,
        amounts[line] ?? null,
        'main',
      )
    }
    insert.event(id, at, 'placed', null, 'confirmed', 'agent')
    let before = 'confirmed'
    for (const move of order.moves) {
      insert.event(id, move.at, 'status', before, move.to, 'human')
      before = move.to
    }
    const names = new Set(products.map(({ name }) => name))
    insert.search(id, orderText([person.name, phone, person.address, ...names]))
    const earned = before === 'cancelled' ? 0 : total
    ledger.count('orders.total')
    ledger.count('orders.chat')
    ledger.count('orders.agent')
    ledger.count('orders.points', order.aiPoints)
    ledger.count(`orders.status.${before}`)
    ledger.count(`campaign.${campaign}.orders`)
    ledger.count(`campaign.${campaign}.chat_orders`)
    ledger.count(`revenue.${currency}`, earned)
    ledger.count(`revenue_agent.${currency}`, earned)
    ledger.add(at, campaign, true, [
      ['orders', 1],
      ['chat_orders', 1],
      ['agent_orders', 1],
      ['revenue_minor', earned],
      ['points', order.aiPoints],
    ])
  }
  ledger.count('ids.orders', story.size.orders)
  raw.exec(ofCustomers)
}

/** Nothing of the seed comes back. */
const ofCustomers = `
  UPDATE customers SET order_count = orders, delivered_count = delivered,
    cancelled_count = cancelled, last_order_at = last
  FROM (
    SELECT customer_id, count(*) AS orders, count(iif(status = 'delivered', 1, NULL)) AS delivered,
      count(iif(status = 'cancelled', 1, NULL)) AS cancelled, max(created_at) AS last
    FROM orders GROUP BY customer_id
  )
  WHERE customers.id = customer_id;
  INSERT INTO customer_revenue
    SELECT customer_id, currency, count(*), sum(iif(status = 'cancelled', 0, total_minor))
    FROM orders GROUP BY 1, 2`

interface Placed {
  readonly id: number
  readonly at: number
  readonly conversation: number
  readonly campaign: number
  readonly order: OrderStory
}

/** As the product tells a likely double: the same things by the same customer within the hour. */
class Doubles {
  readonly #recent = new Map<number, { id: number; at: number; things: string }[]>()

  of({ id, at, conversation, campaign, order }: Placed): number | null {
    const things = order.lines
      .map(({ index, quantity }) => `${productId(campaign, index)} ${quantity}`)
      .toSorted()
      .join('\n')
    const recent = (this.#recent.get(conversation) ?? []).filter((other) => other.at > at - hour)
    const double = recent.find((other) => other.things === things)?.id ?? null
    this.#recent.set(conversation, [...recent, { id, at, things }])
    return double
  }
}
