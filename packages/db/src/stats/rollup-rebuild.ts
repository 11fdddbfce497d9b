import { type Kysely, sql } from 'kysely'

import type { StoreSchema } from '../schema/schema.ts'
import { dayOf } from './days.ts'
import { measures, type Rebuild, rollupState } from './rollups.ts'

/** Small enough that a writer who has to wait for one does not notice. */
const usualSlice = 200

export interface RebuildProgress {
  readonly done: number
  readonly of: number
}

/**
 * Sums the days of the campaigns again in another time zone, one slice a transaction, beside the old
 * ones, which are read until the new ones are complete. What happens meanwhile goes into both. Killed
 * at any line, it continues where it was.
 */
export async function* rebuildDays(
  db: Kysely<StoreSchema>,
  zone: string,
  slice = usualSlice,
): AsyncGenerator<RebuildProgress> {
  const state = await rollupState(db)
  if (state.zone === zone && !state.rebuild) return
  if (state.rebuild?.zone !== zone) await writeRebuild(db, { zone, passed: null })
  const { of } = await db
    .selectFrom('rollup_quarter_campaign')
    .select((eb) => eb.fn.countAll<number>().as('of'))
    .executeTakeFirstOrThrow()
  let done = 0
  if (state.rebuild?.zone !== zone || state.rebuild.passed === null) {
    while (await clearSlice(db)) yield { done, of }
  }
  for (;;) {
    const summed = await db.transaction().execute((tx) => sumSlice(tx, zone, slice))
    if (summed === 0) break
    done += summed
    yield { done: Math.min(done, of), of }
  }
  while (await clearSlice(db)) yield { done: of, of }
}

/** Answers how many rows it summed; with none left the new days take the place of the old ones. */
async function sumSlice(tx: Kysely<StoreSchema>, zone: string, slice: number): Promise<number> {
  const { rebuild } = await rollupState(tx)
  if (rebuild?.zone !== zone) throw new Error('The days are being summed for another time zone')
  const [campaignId, quarter, currency] = rebuild.passed ?? [-1, 0, '']
  const rows = await tx
    .selectFrom('rollup_quarter_campaign')
    .selectAll()
    .where(
      sql<boolean>`(campaign_id, quarter, currency) > (${campaignId}, ${quarter}, ${currency})`,
    )
    .orderBy('campaign_id')
    .orderBy('quarter')
    .orderBy('currency')
    .limit(slice)
    .execute()
  const last = rows.at(-1)
  if (!last) {
    await swap(tx, zone)
    return 0
  }
  const adding = Object.fromEntries(
    measures.map((name) => [name, sql`${sql.ref(name)} + ${sql.ref(`excluded.${name}`)}`]),
  )
  for (const { quarter: at, ...row } of rows) {
    await tx
      .insertInto('rollup_day_next')
      .values({ ...row, day: dayOf(at, zone) })
      .onConflict((on) => on.columns(['day', 'campaign_id', 'currency']).doUpdateSet(adding))
      .execute()
  }
  await writeRebuild(tx, { zone, passed: [last.campaign_id, last.quarter, last.currency] })
  return rows.length
}

/** Only names change places, so it takes no longer for a large store. */
async function swap(tx: Kysely<StoreSchema>, zone: string): Promise<void> {
  for (const [from, to] of [
    ['rollup_day_campaign', 'rollup_day_old'],
    ['rollup_day_next', 'rollup_day_campaign'],
    ['rollup_day_old', 'rollup_day_next'],
  ] as const) {
    await tx.schema.alterTable(from).renameTo(to).execute()
  }
  await tx
    .updateTable('store_meta')
    .set({ value: zone })
    .where('key', '=', 'rollup_time_zone')
    .execute()
  await tx.deleteFrom('store_meta').where('key', '=', 'rollup_rebuild').execute()
}

async function writeRebuild(db: Kysely<StoreSchema>, rebuild: Rebuild): Promise<void> {
  const value = JSON.stringify(rebuild)
  await db
    .insertInto('store_meta')
    .values({ key: 'rollup_rebuild', value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute()
}

async function clearSlice(db: Kysely<StoreSchema>): Promise<boolean> {
  const days = db.selectFrom('rollup_day_next').select('day').distinct().orderBy('day').limit(30)
  const [{ numDeletedRows }] = await db
    .deleteFrom('rollup_day_next')
    .where('day', 'in', days)
    .execute()
    .then(([first]) => [first ?? { numDeletedRows: 0n }] as const)
  return numDeletedRows > 0n
}
