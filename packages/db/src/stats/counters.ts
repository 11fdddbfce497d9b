import type { ConversationStage, ConversationStatus, OrderStatus } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

/** What is counted as it happens, because counting it when asked would hold the thread. */
export type CounterKey =
  | 'campaigns.active'
  | 'conversations.total'
  | 'conversations.unread'
  | `conversations.status.${ConversationStatus}`
  | `conversations.stage.${ConversationStage}`
  /** Goes up with every change of any conversation. */
  | 'conversations.version'
  | 'orders.total'
  /** Of them those that came of a conversation. */
  | 'orders.chat'
  /** Of all those that the agent took. */
  | 'orders.agent'
  | 'orders.points'
  | `orders.status.${OrderStatus}`
  /** Minor units by currency, cancelled orders left out. */
  | `revenue.${string}`
  /** Of it what the agent's orders brought. */
  | `revenue_agent.${string}`
  | 'responses.count'
  | 'responses.millis'
  | `campaign.${number}.conversations`
  | `campaign.${number}.orders`
  | `campaign.${number}.chat_orders`
  /** Millionths of a US dollar. */
  | `campaign.${number}.cost`
  | 'settings.version'
  /** Answers by a model whose price was not known. */
  | `unpriced.${string}`
  | `ids.${Numbered}`

export type CounterChanges = Partial<Record<CounterKey, number>>

export async function count(tx: Tx, changes: CounterChanges): Promise<void> {
  const places: Record<string, string | number> = {}
  let rows = 0
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === 0) continue
    places[`key${rows}`] = key
    places[`value${rows}`] = value
    rows++
  }
  if (rows > 0) await add(tx, places)
}

/** Compiled once for each number of counters; which ones they are is passed when it runs. */
const add = preparedQuery((tx: Tx, places: Readonly<Record<string, string | number>>) =>
  tx
    .insertInto('counters')
    .values(
      Object.keys(places)
        .filter((place) => place.startsWith('key'))
        .map((place) => ({
          key: places[place] as string,
          value: places[place.replace('key', 'value')] as number,
        })),
    )
    .onConflict((on) =>
      on.column('key').doUpdateSet({ value: sql`counters.value + excluded.value` }),
    ),
)

export async function counter(db: Reads, key: CounterKey): Promise<number> {
  const [row] = await byKey(db, { key })
  return row?.value ?? 0
}

const byKey = preparedQuery((db: Reads, { key }: { key: CounterKey }) =>
  db.selectFrom('counters').select('value').where('key', '=', key),
)

/** Whose ids are never given twice, also after rows are erased. */
type Numbered = 'messages' | 'orders' | 'jobs'

export async function nextId(tx: Tx, name: Numbered): Promise<number> {
  const [next] = await increase(tx, { key: `ids.${name}` })
  if (!next) throw new Error(`The store does not count ${name}`)
  return next.value
}

const increase = preparedQuery((tx: Tx, { key }: { key: CounterKey }) =>
  tx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('key', '=', key)
    .returning('value'),
)
