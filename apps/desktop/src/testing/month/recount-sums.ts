import type Sqlite from 'better-sqlite3'

import type { Lived } from './live.ts'
import { stock } from './open.ts'
import type { Talk } from './recount-talks.ts'

/** What one unit may have been sold at, in poisha: the list, and two steps down to the lowest. */
const unitPrices: Readonly<Record<string, readonly number[]>> = {
  'Wildflower honey 500 g': [65_000, 60_000, 55_000],
  'Beeswax candle': [12_050],
  'Honey trial pack': [15_000],
}
const delivery = 6_000

type Expect = (what: string, is: unknown, should: unknown) => void

const kept = (key: string) => `(SELECT value FROM counters WHERE key = '${key}')`
const notCancelled = "FROM orders WHERE status <> 'cancelled'"
const rollups = ['rollup_hour_all', 'rollup_quarter_campaign', 'rollup_day_campaign']

/** What is kept of each sum, and the same counted again. */
const pairs: readonly (readonly [what: string, kept: string, anew: string])[] = [
  ['orders', kept('orders.total'), '(SELECT count(*) FROM orders)'],
  [
    'revenue',
    kept('revenue.BDT'),
    `(SELECT sum(total_minor) ${notCancelled}) - (SELECT coalesce(sum(amount_minor), 0) FROM order_returns)`,
  ],
  [
    'orders of customers',
    '(SELECT sum(order_count) FROM customers)',
    '(SELECT count(*) FROM orders)',
  ],
  [
    'delivered to customers',
    '(SELECT sum(delivered_count) FROM customers)',
    "(SELECT count(*) FROM orders WHERE status = 'delivered')",
  ],
  ['points', kept('orders.points'), '(SELECT sum(ai_points) FROM orders)'],
  ['conversations', kept('conversations.total'), '(SELECT count(*) FROM conversations)'],
  ['unread', kept('conversations.unread'), '(SELECT sum(unread_count) FROM conversations)'],
  ...['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'].map(
    (status): readonly [string, string, string] => [
      `${status} orders`,
      kept(`orders.status.${status}`),
      `(SELECT count(*) FROM orders WHERE status = '${status}')`,
    ],
  ),
  ...[1, 2].map((id): readonly [string, string, string] => [
    `AI cost of campaign ${id}`,
    kept(`campaign.${id}.cost`),
    `(SELECT sum(cost_micros) FROM decision_log WHERE campaign_id = ${id})`,
  ]),
  ...rollups.flatMap((table): (readonly [string, string, string])[] => {
    const all = (name: string) => `(SELECT sum(${name}) FROM ${table})`
    return [
      [`AI cost by ${table}`, all('cost_micros'), '(SELECT sum(cost_micros) FROM decision_log)'],
      [`tokens by ${table}`, all('input_tokens'), '(SELECT sum(input_tokens) FROM decision_log)'],
      [`orders by ${table}`, all('orders'), '(SELECT count(*) FROM orders)'],
    ]
  }),
]

export function recountSums(raw: Sqlite.Database, expect: Expect): void {
  for (const [what, is, should] of pairs) {
    const row = raw.prepare<[], { a: number; b: number }>(`SELECT ${is} AS a, ${should} AS b`).get()
    expect(what, row?.a ?? 0, row?.b ?? 0)
  }
}

interface OrderRow {
  readonly id: number
  readonly phone: string
  readonly conversation_id: number
  readonly created_at: number
  readonly subtotal_minor: number
  readonly discount_minor: number
  readonly delivery_minor: number
  readonly total_minor: number
  readonly lines: string
}

interface Line {
  readonly name: string
  readonly quantity: number
  readonly unit: number
  readonly total: number
}

/** Each order is what its customer asked for and said yes to; what was sold is gone from the stock. */
export function recountOrders(
  { shop }: Lived,
  raw: Sqlite.Database,
  talks: readonly Talk[],
  expect: Expect,
): void {
  const byConversation = new Map(talks.map((talk) => [talk.conversationId, talk]))
  const orders = raw
    .prepare<[], OrderRow>(
      `SELECT id, customer_phone AS phone, conversation_id, created_at, subtotal_minor,
         discount_minor, delivery_minor, total_minor,
         (SELECT json_group_array(json_object('name', name, 'quantity', quantity,
            'unit', unit_price_minor, 'total', total_minor))
          FROM order_lines WHERE order_id = orders.id) AS lines
       FROM orders`,
    )
    .all()
  for (const order of orders) {
    const what = `order ${order.id}`
    const talk = byConversation.get(order.conversation_id)
    expect(`phone of ${what}`, order.phone, talk?.customer.phone)
    const said = (talk?.thread ?? []).filter(
      ({ fromPage, at }) => !fromPage && at <= order.created_at,
    )
    expect(`yes to ${what}`, said.at(-1)?.text, 'yes')
    const wish = said.findLast(({ text }) => text.includes('Lake Road'))?.text ?? ''
    const quantity = Number(/^(\d) jars?/.exec(wish)?.[1] ?? 1)
    const name = wish.includes('trial') ? 'Honey trial pack' : 'Wildflower honey 500 g'
    const lines = JSON.parse(order.lines) as Line[]
    expect(
      `things of ${what}`,
      lines.map((line) => [line.name, line.quantity]),
      [[name, quantity]],
    )
    for (const { unit, total } of lines) {
      expect(`price in ${what}`, unitPrices[name]?.includes(unit), true)
      expect(`line of ${what}`, total, unit * quantity)
    }
    const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
    expect(
      `sums of ${what}`,
      [order.subtotal_minor, order.discount_minor, order.delivery_minor, order.total_minor],
      [subtotal, 0, delivery, subtotal + delivery],
    )
  }
  const left = raw.prepare<[number], { is: number; sold: number; back: number }>(
    `SELECT stock_count AS 'is',
         (SELECT coalesce(sum(quantity), 0) FROM order_lines JOIN orders ON orders.id = order_id
          WHERE product_id = products.id AND status <> 'cancelled') AS sold,
         (SELECT coalesce(sum(back.quantity), 0) FROM order_return_lines AS back
          JOIN order_returns ON order_returns.id = return_id
          JOIN order_lines ON order_lines.order_id = order_returns.order_id
            AND order_lines.line = back.line
          WHERE product_id = products.id AND restocked = 1) AS back
       FROM products WHERE id = ?`,
  )
  for (const { wares } of shop.stalls) {
    for (const id of Object.values(wares)) {
      const row = left.get(id)
      expect(`stock of product ${id}`, row?.is, stock - (row?.sold ?? 0) + (row?.back ?? 0))
    }
  }
}
