import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { findableOf } from '../search/name-index.ts'
import { newestWith } from '../search/order-index.ts'
import { orderTerms } from '../search/order-terms.ts'
import { namesAll, type NameWords, nameWords } from '../search/search-terms.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { counter } from '../stats/counters.ts'
import { isEveryOrder, type OrderPick, picked } from './order-filter.ts'
import { idOf, isOnlyNumber, numberRanges } from './order-number.ts'
import type { OrderRow } from './orders.ts'

export interface OrderFilter extends OrderPick {
  limit: number
  /** The last row of the page before. */
  before?: { at: number; id: number } | undefined
  /** In number, name, phone, address, the payment's transaction number and products. */
  search?: string | undefined
}

export interface OrderSearchBounds {
  /** So many orders the index tells at first if all are likely; at most four times as many each time after. */
  ids: number
}

const usual: OrderSearchBounds = { ids: 24 }

/** Newest first, all filters together; before them all, the one whose number is searched for. */
export async function listOrders(
  db: Reads,
  filter: OrderFilter,
  bounds = usual,
): Promise<OrderRow[]> {
  const { before, search, limit, ...picks } = filter
  const text = search?.trim() ?? ''
  if (text === '')
    return newest(db, { ...picks, limit, beforeAt: before?.at, beforeId: before?.id })
  // The next page begins behind the last row: that is never the one that stands before them all.
  const exact = limit > 1 ? idOf(text) : null
  const narrow = { ...picks, limit: exact === null ? limit : limit + 1 }
  const found = new Map<number, OrderRow>()
  for (const [least, to] of numberRanges(text)) {
    const below = Math.min(to, before?.id ?? to)
    for (const row of await inRange(db, { ...narrow, least, below })) found.set(row.id, row)
  }
  const words = isOnlyNumber(text) ? null : nameWords(text)
  const below = before?.id ?? Number.MAX_SAFE_INTEGER
  if (words) {
    for (const row of await byWords(db, { ...narrow, below }, words, bounds)) found.set(row.id, row)
  }
  const first = exact === null ? undefined : found.get(exact)
  if (first) found.delete(first.id)
  const rest = [...found.values()].toSorted((a, b) => b.id - a.id)
  return (first && !before ? [first, ...rest] : rest).slice(0, limit)
}

/** How many orders these filters leave; a search is not counted, for that takes as long as reading it. */
export async function countOrders(db: Reads, filter: OrderPick): Promise<number> {
  if (isEveryOrder(filter)) return counter(db, 'orders.total')
  const { orders } = await db
    .selectFrom('orders')
    .where(picked(filter, true))
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return orders
}

type Narrow = OrderPick & { limit: number }

interface NewestValues extends Narrow {
  beforeAt: number | undefined
  beforeId: number | undefined
}

const newest = preparedQuery((db: Reads, values: NewestValues) => {
  const { beforeAt, beforeId, limit, productId } = values
  let query = db
    .selectFrom('orders')
    .where(picked(values, true))
    .selectAll('orders')
    // Those of a product are looked up and sorted; going down the index might pass all others.
    .orderBy(productId === undefined ? 'orders.created_at' : sql`+orders.created_at`, 'desc')
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

const inRange = preparedQuery((db: Reads, values: Narrow & { least: number; below: number }) =>
  db
    .selectFrom('orders')
    .where(picked(values))
    .selectAll('orders')
    .where('orders.id', '>=', values.least)
    .where('orders.id', '<', values.below)
    .orderBy('orders.id', 'desc')
    .limit(values.limit),
)

const leastLook = 32
const mostLook = 512

/**
 * The index tells roughly which orders hold the words, and those are looked at, a few at first. Others
 * have their turn in between: where many are named and few hold the words, it takes a while.
 */
async function byWords(
  db: Reads,
  { below, limit, ...narrow }: Narrow & { below: number },
  words: NameWords,
  bounds: OrderSearchBounds,
): Promise<OrderRow[]> {
  const terms = await orderTerms(db, words)
  if (!terms) return []
  const found: number[] = []
  const rows = () => withIds(db, { ids: JSON.stringify(found.slice(0, limit)) })
  let { first: asked } = terms
  let look = leastLook
  const enlarged = Math.min(4, 1 / terms.likely)
  for (let [to, most] = [below, Math.ceil(bounds.ids * enlarged)]; ;) {
    const some = await newestWith(db, { terms: asked, below: to, limit: most })
    const before = found.length
    for (let at = 0; at < some.length;) {
      const ids = JSON.stringify(some.slice(at, at + look).map(({ id }) => id))
      at += look
      look = Math.min(look * 2, mostLook)
      found.push(...(await holding(db, { ...narrow, ids }, words)))
      if (found.length >= limit) return rows()
      if (at < some.length) await yieldToEventLoop()
    }
    const last = some.at(-1)
    if (!last || some.length < most) return rows()
    to = last.id
    // One more than was found: of few, none at all may be chance.
    const held = (found.length - before + 1) / some.length
    if (held < enough * terms.likely && asked !== terms.all) asked = terms.all
    else most = Math.min(most * 4, Math.max(most, wanting(limit - found.length, held)))
    await yieldToEventLoop()
  }
}

/** So many of those that should hold the words have to, or the index is asked for all it knows. */
const enough = 1 / 8
/** So many times what should do is asked for, since beginning again takes a while. */
const spare = 1.5

/** How many more the index has to tell, when as many of them hold the words as did of the last. */
function wanting(missing: number, held: number): number {
  return Math.ceil((missing / held) * spare)
}

/** Which of these hold the words in what leads to them, or in their products. */
async function holding(
  db: Reads,
  values: Omit<Narrow, 'limit'> & { ids: string },
  words: NameWords,
): Promise<number[]> {
  const rows = await namesOf(db, values)
  return rows
    .filter((row) => namesAll(words, [...findableOf(row), row.goods]))
    .map(({ id }) => id)
    .toSorted((a, b) => b - a)
}

const namesOf = preparedQuery(
  (db: Reads, { ids, ...narrow }: Omit<Narrow, 'limit'> & { ids: string }) =>
    db
      .selectFrom(sql<{ value: number }>`json_each(${ids})`.as('one'))
      // From the ids to the orders: the other way round it would go through all of a status.
      .crossJoin('orders')
      .select((eb) => [
        'orders.id',
        'orders.customer_name',
        'orders.phone9',
        'orders.customer_address',
        'orders.payment_reference',
        eb
          .selectFrom('order_lines')
          .select(sql<string>`group_concat(name, ' ')`.as('names'))
          .whereRef('order_id', '=', 'orders.id')
          .as('goods'),
      ])
      .whereRef('orders.id', '=', 'one.value')
      .where(picked(narrow)),
)

const withIds = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`id in (select value from json_each(${ids}))`)
    .orderBy('id', 'desc'),
)
