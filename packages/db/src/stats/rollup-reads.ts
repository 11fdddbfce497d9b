import { hourMs } from '@pal/core/durations'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
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
    .select([sql<number>`quarter - quarter % ${sql.lit(hourMs)}`.as('hour'), 'currency'])
    .select(measures.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)))
    .where('campaign_id', '=', campaignId)
    .where('quarter', '>=', from)
    .where('quarter', '<', to)
    .groupBy(['hour', 'currency'])
    .orderBy('hour')
    .execute()
}

export interface SumsOfDays {
  /** One row a day and currency, over all campaigns, oldest first. */
  byDay: Bucket<'day', string>[]
  /** One row a campaign and currency over all the days. Campaign 0 stands for none. */
  byCampaign: Bucket<'campaign_id', number>[]
}

const ofDays = preparedQuery((db: Reads, range: { from: string; to: string }) =>
  db
    .selectFrom('rollup_day_campaign')
    .selectAll()
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .orderBy('day')
    .orderBy('campaign_id')
    .orderBy('currency'),
)

/** Days are inclusive. Read once and added up both ways here: SQLite takes longer for either. */
export async function sumsOfDays(
  db: Reads,
  range: { from: string; to: string },
): Promise<SumsOfDays> {
  const byDay = new Map<string, Bucket<'day', string>>()
  const byCampaign = new Map<string, Bucket<'campaign_id', number>>()
  for (const row of await ofDays(db, range)) {
    const { day, campaign_id, currency } = row
    add(byDay, `${day} ${currency}`, { day, currency }, row)
    add(byCampaign, `${campaign_id} ${currency}`, { campaign_id, currency }, row)
  }
  return { byDay: [...byDay.values()], byCampaign: [...byCampaign.values()] }
}

function add<Key extends object>(
  sums: Map<string, Key & MeasureSums>,
  name: string,
  key: Key,
  row: MeasureSums,
): void {
  let sum = sums.get(name)
  if (!sum) sums.set(name, (sum = { ...key, ...nothing }))
  increase(sum, row)
}

/** Named one by one: by their names in a list they take five times as long, and there are thousands. */
function increase(sum: MeasureSums, row: MeasureSums): void {
  sum.conversations += row.conversations
  sum.converted += row.converted
  sum.messages_in += row.messages_in
  sum.messages_out += row.messages_out
  sum.orders += row.orders
  sum.revenue_minor += row.revenue_minor
  sum.response_ms += row.response_ms
  sum.responses += row.responses
  sum.points += row.points
  sum.agent_replies += row.agent_replies
  sum.corrected_replies += row.corrected_replies
  sum.input_tokens += row.input_tokens
  sum.output_tokens += row.output_tokens
  sum.cost_micros += row.cost_micros
  sum.unpriced += row.unpriced
}

const nothing = Object.fromEntries(measures.map((name) => [name, 0])) as MeasureSums
