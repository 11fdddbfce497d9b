import type { OrderStatus } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import { compiledOnce } from './compiled-once.ts'
import { numberRanges } from './order-number.ts'
import type { OrderRow } from './orders.ts'
import type { Reads } from './reads.ts'
import { all, namesAll, nameTerms, type NameWords, nameWords, roughParts } from './search-terms.ts'

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

/** Newest first, all filters together. */
export async function listOrders(db: Reads, filter: OrderFilter): Promise<OrderRow[]> {
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
    const rows =
      words.long.length > 0
        ? await ordersByWords(db, { ...narrow, below }, words)
        : await byBeginnings(db, {
            ...narrow,
            below,
            beginnings: nameTerms(text)?.beginnings ?? '',
          })
    for (const row of rows) found.set(row.id, row)
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

const byBeginnings = compiledOnce(
  (db: Reads, values: Narrow & { beginnings: string; below: number }) =>
    narrowed(db, values)
      .innerJoin('order_short', 'order_short.rowid', 'orders.id')
      .selectAll('orders')
      .where(sql<boolean>`order_short match ${values.beginnings}`)
      .where('order_short.rowid', '<', values.below)
      .orderBy('order_short.rowid', 'desc')
      .limit(values.limit),
)

const leastLook = 32
const mostLook = 512

/**
 * The index is asked roughly and each order that it gives is looked at: that takes a fraction of
 * asking it exactly, and the index of beginnings would be read in full for each stretch. Read down
 * the ids in stretches that grow until the page is full.
 */
async function ordersByWords(
  db: Reads,
  { below, limit, ...narrow }: Narrow & { below: number },
  words: NameWords,
): Promise<OrderRow[]> {
  const found: OrderRow[] = []
  const parts = roughParts(words.long)
  const beginnings = all(words.short)
  if (beginnings !== null && (await anyBeginning(db, { beginnings })).length === 0) return []
  let from = below
  for (let look = leastLook; ; look = Math.min(look * 2, mostLook)) {
    const some = await roughly(db, { parts, below: from, look })
    const ids = await holding(
      db,
      some.map(({ id }) => id),
      words,
    )
    if (ids.length > 0) found.push(...(await withIds(db, { ...narrow, ids: JSON.stringify(ids) })))
    const last = some.at(-1)
    if (!last || found.length >= limit || some.length < look) return found.slice(0, limit)
    from = last.id
  }
}

/** Which of these orders hold the words in name, phone and products. */
async function holding(db: Reads, some: readonly number[], words: NameWords): Promise<number[]> {
  if (some.length === 0) return []
  const ids = JSON.stringify(some)
  const told = new Map<number, (string | null)[]>()
  for (const { id, customer_name, phone9 } of await namesOf(db, { ids })) {
    told.set(id, [customer_name, phone9])
  }
  for (const { order_id, name } of await goodsOf(db, { ids })) told.get(order_id)?.push(name)
  return some.filter((id) => namesAll(words, told.get(id) ?? []))
}

const anyBeginning = compiledOnce((db: Reads, { beginnings }: { beginnings: string }) =>
  db
    .selectFrom('order_short')
    .select('rowid as id')
    .where(sql<boolean>`order_short match ${beginnings}`)
    .limit(1),
)

const namesOf = compiledOnce((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('orders')
    .select(['id', 'customer_name', 'phone9'])
    .where(sql<boolean>`id in (select value from json_each(${ids}))`),
)

const roughly = compiledOnce(
  (db: Reads, { parts, below, look }: { parts: string; below: number; look: number }) =>
    db
      .selectFrom('order_search')
      .select('rowid as id')
      .where(sql<boolean>`order_search match ${parts}`)
      .where('rowid', '<', below)
      .orderBy('rowid', 'desc')
      .limit(look),
)

const withIds = compiledOnce((db: Reads, values: Omit<Narrow, 'limit'> & { ids: string }) =>
  narrowed(db, values)
    .selectAll('orders')
    .where(sql<boolean>`orders.id in (select value from json_each(${values.ids}))`)
    .orderBy('orders.id', 'desc'),
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
