import { setImmediate as breathe } from 'node:timers/promises'

import type { OrderStatus } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import { compiledOnce } from './compiled-once.ts'
import { numberRanges } from './order-number.ts'
import type { OrderRow } from './orders.ts'
import type { Reads } from './reads.ts'
import { namesAll, type NameWords, nameWords, orderTerms } from './search-terms.ts'

export interface OrderFilter {
  limit: number
  /** The last row of the page before. */
  before?: { at: number; id: number } | undefined
  status?: OrderStatus | undefined
  /** Placed at or after. */
  since?: number | undefined
  campaignId?: number | undefined
  /** In number, name, phone and products. */
  search?: string | undefined
}

export interface OrderSearchBounds {
  /** How far down the ids the index is read at first without a pause. */
  ids: number
  /** So many orders are looked at at once. */
  look: number
}

const usual: OrderSearchBounds = { ids: 50_000, look: 256 }

/** Newest first, all filters together. */
export async function listOrders(
  db: Reads,
  filter: OrderFilter,
  bounds = usual,
): Promise<OrderRow[]> {
  const { before, search, ...narrow } = filter
  const text = search?.trim() ?? ''
  if (text === '') return newest(db, { ...narrow, beforeAt: before?.at, beforeId: before?.id })
  const found = new Map<number, OrderRow>()
  for (const [from, to] of numberRanges(text)) {
    const below = Math.min(to, before?.id ?? to)
    for (const row of await inRange(db, { ...narrow, from, below })) found.set(row.id, row)
  }
  const words = nameWords(text)
  const below = before?.id ?? Number.MAX_SAFE_INTEGER
  if (words) {
    for (const row of await byWords(db, { ...narrow, below }, words, bounds)) found.set(row.id, row)
  }
  return [...found.values()].toSorted((a, b) => b.id - a.id).slice(0, filter.limit)
}

/** How many orders these filters leave; a search is not counted, for that takes as long as reading it. */
export async function countOrders(
  db: Reads,
  filter: Omit<OrderFilter, 'limit' | 'before' | 'search'>,
): Promise<number> {
  const { orders } = await narrowed(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return orders
}

type Narrow = Pick<OrderFilter, 'limit' | 'status' | 'since' | 'campaignId'>

interface NewestValues extends Narrow {
  beforeAt: number | undefined
  beforeId: number | undefined
}

const newest = compiledOnce((db: Reads, values: NewestValues) => {
  const { beforeAt, beforeId, limit } = values
  let query = narrowed(db, values)
    .selectAll('orders')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
  if (beforeAt !== undefined && beforeId !== undefined) {
    query = query.where((eb) =>
      eb(eb.refTuple('orders.created_at', 'orders.id'), '<', eb.tuple(beforeAt, beforeId)),
    )
  }
  return query
})

/*
 * A search gives its rows by id, the order in which orders are made: both the search index and the
 * table are kept in it, so that reading stops at the limit. Sorting all that match has no such end.
 */

const inRange = compiledOnce((db: Reads, values: Narrow & { from: number; below: number }) =>
  narrowed(db, values)
    .selectAll('orders')
    .where('orders.id', '>=', values.from)
    .where('orders.id', '<', values.below)
    .orderBy('orders.id', 'desc')
    .limit(values.limit),
)

const leastLook = 32
/** So long a stretch of ids may take; the thread of the windows draws a frame in 16. */
const stretchMs = { short: 1, long: 3 }

/**
 * The index tells roughly which orders hold the words, and those are looked at. It is read down the
 * ids in stretches, and others have their turn in between: where each word is frequent and all of
 * them together are rare, most of the index has to be read for one page.
 */
async function byWords(
  db: Reads,
  { below, limit, ...narrow }: Narrow & { below: number },
  words: NameWords,
  bounds: OrderSearchBounds,
): Promise<OrderRow[]> {
  const terms = orderTerms(words)
  const found: OrderRow[] = []
  // By id, not by time: the clock may have been set back before the last one was placed.
  const [last] = await inRange(db, { from: 1, below, limit: 1 })
  let to = (last?.id ?? 0) + 1
  let look = Math.min(leastLook, bounds.look)
  let stretch = bounds.ids
  while (to > 0) {
    const began = performance.now()
    const from = Math.max(to - stretch, 0)
    const some = await roughly(db, { ...narrow, terms, from, to, look })
    found.push(...(await holding(db, some, words)))
    if (found.length >= limit) return found.slice(0, limit)
    to = some.length < look ? from : (some.at(-1)?.id ?? from)
    const took = performance.now() - began
    if (took < stretchMs.short) stretch *= 2
    if (took > stretchMs.long) stretch = Math.ceil(stretch / 2)
    look = Math.min(look * 2, bounds.look)
    if (to > 0) await breathe()
  }
  return found
}

/** Those that hold the words in name, phone and products. */
async function holding(
  db: Reads,
  some: readonly OrderRow[],
  words: NameWords,
): Promise<OrderRow[]> {
  if (some.length === 0) return []
  const goods = new Map<number, string[]>(some.map(({ id }) => [id, []]))
  for (const { order_id, name } of await goodsOf(db, {
    ids: JSON.stringify([...goods.keys()]),
  })) {
    goods.get(order_id)?.push(name)
  }
  return some.filter(({ id, customer_name, phone9 }) =>
    namesAll(words, [customer_name, phone9, ...(goods.get(id) ?? [])]),
  )
}

const roughly = compiledOnce(
  (
    db: Reads,
    values: Omit<Narrow, 'limit'> & { terms: string; from: number; to: number; look: number },
  ) =>
    narrowed(db, values)
      .innerJoin('order_search', 'order_search.rowid', 'orders.id')
      .selectAll('orders')
      .where(sql<boolean>`order_search match ${values.terms}`)
      .where('order_search.rowid', '<', values.to)
      .where('order_search.rowid', '>=', values.from)
      .orderBy('order_search.rowid', 'desc')
      .limit(values.look),
)

const goodsOf = compiledOnce((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('order_lines')
    .select(['order_id', 'name'])
    .where(sql<boolean>`order_id in (select value from json_each(${ids}))`),
)

function narrowed(
  db: Reads,
  { status, since, campaignId }: Pick<OrderFilter, 'status' | 'since' | 'campaignId'>,
) {
  let query = db.selectFrom('orders')
  if (status) query = query.where('orders.status', '=', status)
  if (since !== undefined) query = query.where('orders.created_at', '>=', since)
  if (campaignId !== undefined) query = query.where('orders.campaign_id', '=', campaignId)
  return query
}
