import type { Reads, Tx } from '../schema/reads.ts'
import { writeSettings } from './settings.ts'

/** Nothing has happened in the store yet, and nothing was set. */
export async function isUntouched(db: Reads): Promise<boolean> {
  const [setting, page, sum] = await Promise.all([
    db.selectFrom('settings').select('tab').limit(1).executeTakeFirst(),
    db.selectFrom('pages').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('rollup_hour_all').selectAll().limit(1).executeTakeFirst(),
  ])
  return (setting ?? page ?? sum) === undefined
}

/**
 * The days of a store in which nothing has happened yet are those of this zone: its setting and its
 * sums by day. False where there is a page or a setting already: that one is left as it is.
 */
export async function takeTimeZone(tx: Tx, timezone: string, now: number): Promise<boolean> {
  if (!(await isUntouched(tx))) return false
  await writeSettings(tx, { company: { timezone } }, now)
  await tx
    .updateTable('store_meta')
    .set({ value: timezone })
    .where('key', '=', 'rollup_time_zone')
    .execute()
  return true
}
