import { sql } from 'kysely'

import { hourMillis } from './days.ts'
import type { Reads } from './reads.ts'
import { measures, type MeasureSums } from './rollups.ts'

export type Bucket<K extends string, V> = Record<K, V> & { currency: string } & MeasureSums

/** One row an hour and currency, oldest first; of one campaign or of all. */
export async function sumsByHour(
  db: Reads,
  range: { from: number; to: number; campaignId?: number },
): Promise<Bucket<'hour', number>[]> {
  const { from, to, campaignId } = range
  if (campaignId === undefined) {
    return db
      .selectFrom('rollup_hour_all')
      .selectAll()
      .where('hour', '>=', from)
      .where('hour', '<', to)
      .orderBy('hour')
      .execute()
  }
  return db
    .selectFrom('rollup_quarter_campaign')
    .select([sql<number>`quarter - quarter % ${sql.lit(hourMillis)}`.as('hour'), 'currency'])
    .select(measures.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)))
    .where('campaign_id', '=', campaignId)
    .where('quarter', '>=', from)
    .where('quarter', '<', to)
    .groupBy(['hour', 'currency'])
    .orderBy('hour')
    .execute()
}

/** One row a day and currency, over all campaigns, oldest first; days are inclusive. */
export async function sumsByDay(
  db: Reads,
  range: { from: string; to: string; campaignId?: number },
): Promise<Bucket<'day', string>[]> {
  const { from, to, campaignId } = range
  return db
    .selectFrom('rollup_day_campaign')
    .select(['day', 'currency'])
    .select(measures.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(campaignId !== undefined, (query) => query.where('campaign_id', '=', campaignId ?? 0))
    .groupBy(['day', 'currency'])
    .orderBy('day')
    .orderBy('currency')
    .execute()
}

/** One row a campaign and currency over a span of days. Campaign 0 stands for none. */
export async function sumsByCampaign(
  db: Reads,
  range: { from: string; to: string },
): Promise<Bucket<'campaign_id', number>[]> {
  return db
    .selectFrom('rollup_day_campaign')
    .select(['campaign_id', 'currency'])
    .select(measures.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)))
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .groupBy(['campaign_id', 'currency'])
    .execute()
}
