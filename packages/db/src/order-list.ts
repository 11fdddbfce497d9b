import type { OrderStatus } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import { numberRanges } from './order-number.ts'
import type { OrderRow } from './orders.ts'
import type { Reads } from './reads.ts'
import { type NameTerms, nameTerms } from './search-terms.ts'

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
  const search = filter.search?.trim() ?? ''
  if (search === '') return newestOrders(db, filter)
  const found = new Map<number, OrderRow>()
  for (const range of numberRanges(search)) {
    for (const row of await ordersInRange(db, filter, range)) found.set(row.id, row)
  }
  const terms = nameTerms(search)
  const read = terms?.parts && terms.beginnings ? ordersByBoth : ordersByText
  if (terms) for (const row of await read(db, filter, terms)) found.set(row.id, row)
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

async function newestOrders(db: Reads, filter: OrderFilter): Promise<OrderRow[]> {
  const { before } = filter
  return narrowed(db, filter)
    .selectAll('orders')
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('orders.created_at', 'orders.id'),
          '<',
          eb.tuple(before?.at ?? 0, before?.id ?? 0),
        ),
      ),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(filter.limit)
    .execute()
}

/*
 * A search gives its rows by id, the order in which orders are made: both the search index and the
 * table are kept in it, so that reading stops at the limit. Sorting all that match has no such end.
 */

async function ordersInRange(
  db: Reads,
  filter: OrderFilter,
  [from, to]: readonly [number, number],
): Promise<OrderRow[]> {
  return narrowed(db, filter)
    .selectAll('orders')
    .where('orders.id', '>=', from)
    .where('orders.id', '<', Math.min(to, filter.before?.id ?? to))
    .orderBy('orders.id', 'desc')
    .limit(filter.limit)
    .execute()
}

async function ordersByText(
  db: Reads,
  filter: OrderFilter,
  { parts, beginnings }: NameTerms,
): Promise<OrderRow[]> {
  const { before } = filter
  if (parts === null) {
    return narrowed(db, filter)
      .innerJoin('order_short', 'order_short.rowid', 'orders.id')
      .selectAll('orders')
      .where(sql<boolean>`order_short match ${beginnings}`)
      .$if(before !== undefined, (query) => query.where('order_short.rowid', '<', before?.id ?? 0))
      .orderBy('order_short.rowid', 'desc')
      .limit(filter.limit)
      .execute()
  }
  return narrowed(db, filter)
    .innerJoin('order_search', 'order_search.rowid', 'orders.id')
    .selectAll('orders')
    .where(sql<boolean>`order_search match ${parts}`)
    .$if(before !== undefined, (query) => query.where('order_search.rowid', '<', before?.id ?? 0))
    .orderBy('order_search.rowid', 'desc')
    .limit(filter.limit)
    .execute()
}

const firstLook = 64

/**
 * Short words beside long ones. Asked of each row alone, an index reads all that begin like it; so
 * both indexes are read down the ids side by side, in stretches that grow until the page is full.
 */
async function ordersByBoth(
  db: Reads,
  filter: OrderFilter,
  { parts, beginnings }: NameTerms,
): Promise<OrderRow[]> {
  const rows: OrderRow[] = []
  let below = filter.before?.id ?? Number.MAX_SAFE_INTEGER
  for (let look = firstLook; rows.length < filter.limit; look *= 4) {
    const long = await db
      .selectFrom('order_search')
      .select('rowid as id')
      .where(sql<boolean>`order_search match ${parts}`)
      .where('rowid', '<', below)
      .orderBy('rowid', 'desc')
      .limit(look)
      .execute()
    const last = long.at(-1)
    if (!last) break
    const short = await db
      .selectFrom('order_short')
      .select('rowid as id')
      .where(sql<boolean>`order_short match ${beginnings}`)
      .where('rowid', '>=', last.id)
      .where('rowid', '<', below)
      .execute()
    const begins = new Set(short.map(({ id }) => id))
    const both = JSON.stringify(long.flatMap(({ id }) => (begins.has(id) ? [id] : [])))
    rows.push(
      ...(await narrowed(db, filter)
        .selectAll('orders')
        .where(sql<boolean>`orders.id in (select value from json_each(${both}))`)
        .orderBy('orders.id', 'desc')
        .limit(filter.limit - rows.length)
        .execute()),
    )
    if (long.length < look) break
    below = last.id
  }
  return rows
}

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
