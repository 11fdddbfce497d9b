import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { type OrderPick, picked } from './order-filter.ts'
import { listOrders } from './order-list.ts'

export interface Parcels extends OrderPick {
  search?: string | undefined
  /** Only these, whatever is searched for. */
  ids?: readonly number[] | undefined
}

export interface ParcelsFound {
  readonly all: number
  /** So many of them were in a file before, and the last of these was made then. */
  readonly before: number
  readonly last: number | null
  /** Those of which the courier does not know all. */
  readonly changed: number
  /** Some that say not where they go. */
  readonly withoutAddress: readonly ParcelToNowhere[]
}

interface ParcelToNowhere {
  readonly id: number
  readonly number: string
  readonly before: boolean
}

/** What would go into a file for a courier, and which of it was in one before. */
export async function countParcels(db: Reads, parcels: Parcels): Promise<ParcelsFound> {
  const all = await found(db, parcels)
  const counts = await all
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('courier_file_at').as('before'),
      fn.max('courier_file_at').as('last'),
      fn.count<number>('courier_file_changed_at').as('changed'),
    ])
    .executeTakeFirstOrThrow()
  const nowhere = await all
    .where(sql<boolean>`trim(orders.customer_address, ${unseen}) = ''`)
    .select(['orders.id', 'orders.number', 'courier_file_at'])
    .orderBy('orders.id', 'desc')
    .limit(mostNamed)
    .execute()
  return {
    ...counts,
    withoutAddress: nowhere.map(({ id, number, courier_file_at: at }) => ({
      id,
      number,
      before: at !== null,
    })),
  }
}

const mostNamed = 10
/** What an address in an older store may be made of without anybody seeing it. */
const unseen =
  '\u0009\u000a\u000d\u0020\u00a0\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2800\ufeff'

/** The orders themselves, for a query that goes on. */
export async function found(db: Reads, { ids, search, ...pick }: Parcels) {
  const only = ids ?? (search?.trim() ? await idsFound(db, { ...pick, search }) : undefined)
  const parcels = db.selectFrom('orders').where(picked(pick, true))
  return only ? parcels.where(among(only)) : parcels
}

/** As many as a search answers without holding up others for long. */
const atOnce = 200

async function idsFound(db: Reads, filter: OrderPick & { search: string }): Promise<number[]> {
  const ids: number[] = []
  for (let before: { at: number; id: number } | undefined; ;) {
    const rows = await listOrders(db, { ...filter, before, limit: atOnce })
    ids.push(...rows.map(({ id }) => id))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return ids
    before = { at: last.created_at, id: last.id }
  }
}

/** Whatever the number of ids, one statement. */
export const among = (ids: readonly number[]) =>
  sql<boolean>`orders.id in (select value from json_each(${JSON.stringify(ids)}))`
