import type { Tx } from '../schema/reads.ts'
import { writeSettings } from './settings.ts'

/**
 * The days of a store in which nothing has happened yet are those of this zone: its setting and its
 * sums by day. False where there is a page or a setting already: that one is left as it is.
 */
export async function takeTimeZone(tx: Tx, timezone: string, now: number): Promise<boolean> {
  const [setting, page, sum] = await Promise.all([
    tx.selectFrom('settings').select('tab').limit(1).executeTakeFirst(),
    tx.selectFrom('pages').select('id').limit(1).executeTakeFirst(),
    tx.selectFrom('rollup_hour_all').selectAll().limit(1).executeTakeFirst(),
  ])
  if (setting ?? page ?? sum) return false
  await writeSettings(tx, { company: { timezone } }, now)
  await tx
    .updateTable('store_meta')
    .set({ value: timezone })
    .where('key', '=', 'rollup_time_zone')
    .execute()
  return true
}
