import type { CourierFile } from '@pal/core/domain/orders/couriers'
import { sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import { type OrderPick, picked } from './order-filter.ts'
import { listOrders } from './order-list.ts'
import type { OrderRow } from './orders.ts'

export interface Parcels extends OrderPick {
  search?: string | undefined
  /** Only these, whatever is searched for. */
  ids?: readonly number[] | undefined
}

export type Parcel = Pick<OrderRow, 'id' | 'courier_file_at' | 'courier_file_changed_at'>

/** What would go into a file for a courier, and which of it was in one before. */
export async function parcelsOf(db: Reads, { ids, search, ...pick }: Parcels): Promise<Parcel[]> {
  const only = ids ?? (search?.trim() ? await idsFound(db, { ...pick, search }) : undefined)
  const parcels = db
    .selectFrom('orders')
    .where(picked(pick, true))
    .select(['orders.id', 'orders.courier_file_at', 'orders.courier_file_changed_at'])
  return (only ? parcels.where(among(only)) : parcels).execute()
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

const among = (ids: readonly number[]) =>
  sql<boolean>`orders.id in (select value from json_each(${JSON.stringify(ids)}))`

interface FileOfParcels {
  readonly courier: CourierFile
  /** Those that were in a file before, too. */
  readonly again: boolean
  readonly now: number
}

/** The orders of a file note it, each with a line in its history; the file is known by its time. */
export async function keepCourierFile(
  tx: Tx,
  ids: readonly number[],
  { courier, again, now }: FileOfParcels,
): Promise<{ readonly at: number; readonly orders: number }> {
  let at = now
  while (await isTaken(tx, at)) at++
  // Whoever pressed twice, or in two windows, makes one file: the other one finds nothing left.
  const fresh = sql<boolean>`${again ? 1 : 0} or orders.courier_file_at is null`
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      courier_file: courier,
      courier_file_at: at,
      courier_file_changed_at: null,
      updated_at: now,
    })
    .where(among(ids))
    .where('status', '<>', 'cancelled')
    .where(sql<boolean>`(${fresh})`)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_events')
    .columns(['order_id', 'at', 'kind', 'detail', 'actor'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .where('courier_file_at', '=', at)
        .select((row) => [
          'id',
          row.val(at).as('at'),
          row.val('shipping' as const).as('kind'),
          row.val(JSON.stringify({ courierFile: courier })).as('detail'),
          row.val('human' as const).as('actor'),
        ])
        .orderBy('id'),
    )
    .execute()
  return { at, orders: Number(numUpdatedRows) }
}

async function isTaken(tx: Tx, at: number): Promise<boolean> {
  const one = await tx
    .selectFrom('orders')
    .select('id')
    .where('courier_file_at', '=', at)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
