import { labelsFor } from '@pal/core/agent/context/labels'
import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import Sqlite from 'better-sqlite3'

import { shopPicture, words } from './operator.ts'
import { heardBy, price, quantity, type Customer } from './scenario.ts'
import { doubtful, type Moment } from './schedule.ts'

export interface Ended {
  readonly file: string
  readonly graph: GraphDouble
  readonly moment: Moment
  readonly customers: readonly Customer[]
  readonly stock: number
}

interface Row {
  readonly direction: 'in' | 'out'
  readonly author: string
  /** A picture by its name. */
  readonly text: string
  readonly state: string | null
}

const byHuman = new Set([shopPicture, words])
const { patience } = labelsFor('en')
const isPatience = (text: string) => text === patience
const settled = ['sent', 'unknown']

/** What is wrong with what the store and the customers have in the end; empty when all is well. */
export function faults({ file, graph, customers, moment, stock }: Ended): string[] {
  const raw = new Sqlite(file, { readonly: true })
  const rows = <T>(text: string, ...values: unknown[]) => raw.prepare(text).all(...values) as T[]
  const found: string[] = []
  const expect = (what: string, is: unknown, should: unknown) => {
    const [a, b] = [JSON.stringify(is), JSON.stringify(should)]
    if (a !== b) found.push(`${what}: ${a} instead of ${b}`)
  }
  let doubts = 0
  for (const { person, steps } of customers) {
    const who = person.name
    const written = steps.flat().map(({ text }) => text)
    const sent = graph.sent.filter(({ psid }) => psid === person.psid)
    const heardAll = heardBy(graph, person)
    // Where the machine is slow, they are asked for patience, once for each time that they wait.
    const askedToWait = heardAll.filter(isPatience).length
    if (askedToWait > steps.length) found.push(`${who} was asked to wait ${askedToWait} times`)
    const heard = heardAll.filter((text) => !isPatience(text))
    const answers = [...heard]
    const heardTo = (text: string) =>
      answers.splice(0, moment.pictures && text === written[0] ? 2 : 1)
    const stored = rows<Row>(
      `SELECT direction, author, state, CASE
         WHEN text <> '' THEN text
         WHEN attachments ->> '$[0].source' IS NOT NULL THEN '[shown]'
         ELSE '[' || (attachments ->> '$[0].name') || ']'
       END AS text FROM messages WHERE conversation_id = (
         SELECT conversations.id FROM conversations JOIN customers ON customers.id = customer_id
         WHERE psid = ?) ORDER BY sent_at, id`,
      person.psid,
    )
    const messages = stored.filter(({ text }) => !isPatience(text))
    const holding = stored.filter(
      ({ text, state }) => isPatience(text) && settled.includes(`${state}`),
    ).length
    expect(`how often ${who} was asked to wait`, askedToWait, holding)
    const of = (way: Row['direction']) => messages.filter(({ direction }) => direction === way)
    const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
    expect(`${who} wrote`, texts(of('in')), written)
    // Where the customer wrote on before the answer came, the order of the two is nobody's fault.
    if (moment.crowd !== 'hasty') {
      const said = written.flatMap((text) => [text, ...heardTo(text)])
      if (moment.pictures) said.push(...answers)
      expect(`the conversation with ${who}`, texts(messages), said)
    }
    expect(`${who} heard`, heard, texts(of('out')))
    expect(`what ${who} heard twice`, heard.length - new Set(heard).size, 0)
    const most =
      (moment.crowd === 'hasty' ? written.length : steps.length) +
      (moment.pictures ? 1 + byHuman.size : 0)
    if (heard.length > most) found.push(`${who} heard ${heard.length} answers, ${most} at most`)
    const marks = sent.map(({ metadata }) => metadata)
    expect(`messages sent twice to ${who}`, marks.length - new Set(marks).size, 0)
    const doubted = of('out').filter(({ state }) => state === 'unknown')
    doubts += doubted.length
    expect(
      `answers to ${who} not sent by the agent`,
      of('out').filter(
        ({ author, state, text }) =>
          author !== (byHuman.has(text) ? 'human' : 'agent') || !settled.includes(`${state}`),
      ),
      [],
    )
    const [conversation] = rows(
      `SELECT stage, conversations.status, waiting_since, needs_human_reason IS NOT NULL AS needs_human, answers_in_row > 2 AS tired,
         message_count, count(orders.id) AS orders, sum(total_minor) AS total,
         max(total_minor) AS one, max(orders.status) AS order_status
       FROM conversations JOIN customers ON customers.id = conversations.customer_id
       LEFT JOIN orders ON orders.conversation_id = conversations.id WHERE psid = ?`,
      person.psid,
    )
    const total = price * quantity * 100
    expect(`the conversation with ${who}`, conversation, {
      stage: 'completed',
      status: 'converted',
      waiting_since: null,
      // The person is informed of a doubt, and of nothing else.
      needs_human: Math.min(doubted.length, 1),
      tired: 0,
      message_count: stored.length,
      orders: 1,
      total,
      one: total,
      order_status: 'confirmed',
    })
  }
  expect('answers in doubt', doubts, moment.place === doubtful ? 1 : 0)
  expect('jobs left', rows('SELECT kind, state, last_error FROM jobs'), [])
  const orders = customers.length
  expect('stock', rows('SELECT stock_count FROM products'), [
    { stock_count: stock - orders * quantity },
  ])
  expect(
    'order lines',
    rows('SELECT quantity, unit_price_minor AS price FROM order_lines'),
    customers.map(() => ({ quantity, price: price * 100 })),
  )
  expect('figures', rows(wrongFigures), [])
  expect('integrity', raw.pragma('integrity_check', { simple: true }), 'ok')
  raw.close()
  return found
}

const counted = (key: string) => `(SELECT value FROM counters WHERE key = '${key}')`
const summed = (name: string, from: string) => `(SELECT sum(${name}) FROM ${from})`

/** Every figure that is kept, beside the same counted again: key, kept, counted. */
const pairs: readonly (readonly [string, string, string])[] = [
  ['conversations', counted('conversations.total'), '(SELECT count(*) FROM conversations)'],
  [
    'completed',
    counted('conversations.stage.completed'),
    "(SELECT count(*) FROM conversations WHERE stage = 'completed')",
  ],
  [
    'converted',
    counted('conversations.status.converted'),
    "(SELECT count(*) FROM conversations WHERE status = 'converted')",
  ],
  ['unread', counted('conversations.unread'), '(SELECT sum(unread_count) FROM conversations)'],
  ['orders', counted('orders.total'), '(SELECT count(*) FROM orders)'],
  [
    'orders of customers',
    '(SELECT sum(order_count) FROM customers)',
    '(SELECT count(*) FROM orders)',
  ],
  ['orders of chats', counted('orders.chat'), '(SELECT count(conversation_id) FROM orders)'],
  [
    'orders of the agent',
    counted('orders.agent'),
    "(SELECT count(*) FROM orders WHERE decided_by = 'agent')",
  ],
  ['points', counted('orders.points'), '(SELECT sum(ai_points) FROM orders)'],
  ['revenue', counted('revenue.BDT'), '(SELECT sum(total_minor) FROM orders)'],
  ['orders of the campaign', counted('campaign.1.orders'), '(SELECT count(*) FROM orders)'],
  [
    'conversations of the campaign',
    counted('campaign.1.conversations'),
    '(SELECT count(*) FROM campaign_conversations)',
  ],
  ['cost', counted('campaign.1.cost'), '(SELECT sum(cost_micros) FROM decision_log)'],
  ...['rollup_hour_all', 'rollup_quarter_campaign', 'rollup_day_campaign'].flatMap(
    (table): (readonly [string, string, string])[] => [
      [
        `replies by ${table}`,
        summed('agent_replies', table),
        "(SELECT count(*) FROM messages WHERE author = 'agent' AND state = 'sent')",
      ],
      [`orders by ${table}`, summed('orders', table), '(SELECT count(*) FROM orders)'],
      [
        `revenue by ${table}`,
        summed('revenue_minor', table),
        '(SELECT sum(total_minor) FROM orders)',
      ],
      [
        `tokens by ${table}`,
        summed('input_tokens', table),
        '(SELECT sum(input_tokens) FROM decision_log)',
      ],
    ],
  ),
]

const wrongFigures = `SELECT * FROM (${pairs
  .map(
    ([what, kept, counted]) =>
      `SELECT '${what}' AS what, coalesce(${kept}, 0) AS kept, coalesce(${counted}, 0) AS counted`,
  )
  .join(' UNION ALL ')}) WHERE kept <> counted`
