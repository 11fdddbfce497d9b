import type { CourierFile } from '@pal/core/domain/orders/couriers'
import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { StoreSchema } from '../schema/schema.ts'
import { among, found, type Parcels } from './parcels.ts'
import {
  beginFile,
  endFile,
  type FileAt,
  leaveUnfinished,
  unfinishedFiles,
} from './unfinished-files.ts'

/** So many are marked in one transaction: whoever has to wait for one does not notice. */
const usualSlice = 500

/** Called between two slices; what it throws breaks the work off. */
export type BetweenSlices = (progress: {
  readonly done: number
  readonly of: number
}) => Promise<void>

interface FileOfParcels {
  readonly courier: CourierFile
  /** Those that were in a file before, too. */
  readonly again: boolean
  readonly now: number
}

/** What the history of an order keeps of a file; with the one before, for when this one is taken back. */
const kept = (courier: CourierFile) => sql<string>`json_object(
  'courierFile', ${courier},
  'fileBefore', iif(courier_file_at is null, null, json_object(
    'courier', courier_file, 'at', courier_file_at, 'changedAt', courier_file_changed_at
  ))
)`

/**
 * The orders of a file note it, each with a line in its history; the file is known by its time. Broken
 * off, it is taken back; by whoever comes next, where the program ended meanwhile.
 */
export async function keepCourierFile(
  db: Kysely<StoreSchema>,
  parcels: Parcels,
  by: FileOfParcels,
  between: BetweenSlices = () => Promise.resolve(),
  slice = usualSlice,
): Promise<{ readonly at: number; readonly orders: number }> {
  const rows = await (await found(db, parcels)).select('orders.id').execute()
  const ids = rows.map(({ id }) => id)
  const at = await db.transaction().execute((tx) => beginFile(tx, by.now))
  let orders = 0
  try {
    for (let done = 0; done < ids.length; done += slice) {
      await between({ done, of: ids.length })
      const some = ids.slice(done, done + slice)
      orders += await db.transaction().execute((tx) => mark(tx, some, { ...by, at }))
    }
  } catch (error) {
    await takeBackCourierFile(db, { at, now: by.now })
    throw error
  }
  await db.transaction().execute((tx) => endFile(tx, { at, now: by.now }))
  return { at, orders }
}

async function mark(
  tx: Tx,
  ids: readonly number[],
  { courier, again, now, at }: FileOfParcels & { readonly at: number },
): Promise<number> {
  // Whoever pressed twice, or in two windows, makes one file: the other one finds nothing left.
  const fresh = sql<boolean>`${again ? 1 : 0} or orders.courier_file_at is null`
  const ones = sql<boolean>`${among(ids)} and orders.status <> 'cancelled' and (${fresh})`
  await keepEvents(tx, { of: ones, at, detail: kept(courier) })
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      courier_file: courier,
      courier_file_at: at,
      courier_file_changed_at: null,
      updated_at: now,
    })
    .where(ones)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * A file that was made by mistake: its orders are in no file, or in the one they were in before. Those
 * that a later file holds stay in that, and do not come back into this one with it. Answers how many
 * it held. Broken off, the rest is to be taken back, too.
 */
export async function takeBackCourierFile(
  db: Kysely<StoreSchema>,
  file: FileAt,
  between: BetweenSlices = () => Promise.resolve(),
  slice = usualSlice,
): Promise<number> {
  await db.transaction().execute((tx) => leaveUnfinished(tx, file))
  const held = db.selectFrom('orders').where('courier_file_at', '=', file.at)
  const { of } = await held
    .select(({ fn }) => fn.countAll<number>().as('of'))
    .executeTakeFirstOrThrow()
  let done = 0
  for (;;) {
    await between({ done, of })
    const rows = await held.select('id').orderBy('id').limit(slice).execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) break
    done += await db.transaction().execute((tx) => unmark(tx, ids, file))
  }
  for (let after = 0; ;) {
    await between({ done, of })
    const ids = await laterOnes(db, file, { after, slice })
    if (ids.length === 0) break
    await db.transaction().execute((tx) => forget(tx, ids, file))
    after = ids.at(-1) ?? after
  }
  await db.transaction().execute((tx) => endFile(tx, file))
  return done
}

const wasIn = (at: number) =>
  sql<boolean>`kind = 'shipping' and json_extract(detail, '$.fileBefore.at') = ${at}`

/** Orders that a later file holds, and that were in this one before. */
async function laterOnes(
  db: Reads,
  { at }: FileAt,
  { after, slice }: { readonly after: number; readonly slice: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('courier_file_at', '>', at)
    .where('id', '>', after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_events')
          .select('order_events.id')
          .whereRef('order_id', '=', 'orders.id')
          .where(wasIn(at)),
      ),
    )
    .orderBy('id')
    .limit(slice)
    .execute()
  return rows.map(({ id }) => id)
}

/** Before their later file they were in the one before this one. */
async function forget(tx: Tx, ids: readonly number[], { at, now }: FileAt): Promise<void> {
  const own = (part: RawBuilder<string>) => sql<string>`(
    select json_extract(made.detail, ${part}) from order_events as made
    where made.order_id = order_events.order_id and made.at = ${at} and made.kind = 'shipping'
      and json_extract(made.detail, '$.courierFile') is not null
      and json_extract(made.detail, '$.undone') is null
  )`
  await tx
    .updateTable('order_events')
    .set({ detail: sql`json_set(detail, '$.fileBefore', json(${own(sql`'$.fileBefore'`)}))` })
    .where(sql<boolean>`order_id in (select value from json_each(${JSON.stringify(ids)}))`)
    .where(wasIn(at))
    .execute()
  const courier = sql<string>`(
    select json_extract(detail, '$.courierFile') from order_events
    where order_id = orders.id and order_events.at = ${at} and kind = 'shipping'
      and json_extract(detail, '$.courierFile') is not null
  )`
  const detail = sql<string>`json_object('courierFile', ${courier}, 'undone', json('true'))`
  await keepEvents(tx, { of: among(ids), at: now, detail })
}

async function unmark(tx: Tx, ids: readonly number[], { at, now }: FileAt): Promise<number> {
  const ones = sql<boolean>`${among(ids)} and orders.courier_file_at = ${at}`
  const detail = sql<string>`json_object('courierFile', courier_file, 'undone', json('true'))`
  const before = <Value>(part: string) => sql<Value>`(
    select json_extract(detail, ${`$.fileBefore.${part}`}) from order_events
    where order_id = orders.id and order_events.at = ${at} and kind = 'shipping'
      and json_extract(detail, '$.courierFile') is not null
      and json_extract(detail, '$.undone') is null
  )`
  await keepEvents(tx, { of: ones, at: now, detail })
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({
      courier_file: before<CourierFile | null>('courier'),
      courier_file_at: before<number | null>('at'),
      // What has changed since this file is not as the one before says, either.
      courier_file_changed_at: sql<number | null>`iif(
        ${before('at')} is null, null, coalesce(${before('changedAt')}, courier_file_changed_at)
      )`,
      updated_at: now,
    })
    .where(ones)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

interface FileEvents {
  readonly of: RawBuilder<boolean>
  readonly at: number
  readonly detail: RawBuilder<string>
}

async function keepEvents(tx: Tx, { of, at, detail }: FileEvents): Promise<void> {
  await tx
    .insertInto('order_events')
    .columns(['order_id', 'at', 'kind', 'detail', 'actor'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .where(of)
        .select((row) => [
          'id',
          row.val(at).as('at'),
          row.val('shipping' as const).as('kind'),
          detail.as('detail'),
          row.val('human' as const).as('actor'),
        ])
        .orderBy('id'),
    )
    .execute()
}

export interface KeptCourierFile {
  readonly courier: CourierFile
  readonly at: number
  readonly orders: number
}

/** The newest files that are whole, each with how many orders it holds by now. */
export async function lastCourierFiles(db: Reads, limit: number): Promise<KeptCourierFile[]> {
  return db
    .selectFrom('orders')
    .where('courier_file_at', 'is not', null)
    .where('courier_file_at', 'not in', await unfinishedFiles(db))
    .groupBy('courier_file_at')
    .select(({ fn }) => [
      'courier_file as courier',
      'courier_file_at as at',
      fn.countAll<number>().as('orders'),
    ])
    .orderBy('courier_file_at', 'desc')
    .limit(limit)
    .$narrowType<{ courier: CourierFile; at: number }>()
    .execute()
}
