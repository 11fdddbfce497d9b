import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { dayOf, startOfDay } from './days.ts'
import {
  everyCampaign,
  type Measure,
  rollupTimeZone,
  type StageMeasure,
  stageMeasures,
  triedCampaign,
} from './rollups.ts'

/** What is read of the campaigns' sums; nobody asks for the rest of them. */
export const tradeMeasures = [
  'conversations',
  'orders',
  'chat_orders',
  'agent_orders',
  'revenue_minor',
  'response_ms',
  'responses',
  'points',
  'agent_replies',
  'corrected_replies',
  'cost_micros',
  'unpriced',
] as const satisfies readonly Measure[]

export type TradeSums = Record<(typeof tradeMeasures)[number], number>

/** What a campaign did in one currency; campaign 0 means none, an empty currency no money. */
export interface Trade extends TradeSums {
  /** The day, or when the quarter begins. */
  at: string | number
  campaign_id: number
  currency: string
}

/** How many conversations begun, and their present stage. */
export type Begun = Record<'conversations' | StageMeasure, number> & Pick<Trade, 'at'>

const begunMeasures = ['conversations', ...stageMeasures] as const

/** One row a day, campaign and currency, oldest first. Days are inclusive. */
export const tradeOfDays = preparedQuery((db: Reads, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('rollup_day_campaign')
    .select(['day as at', 'campaign_id', 'currency', ...tradeMeasures])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('campaign_id', '>=', 0)
    .orderBy('day'),
)

/** What trying the agent cost. Days are inclusive. */
export const triedOnDays = preparedQuery((db: Reads, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('rollup_day_campaign')
    .select(['cost_micros', 'unpriced'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('campaign_id', '=', triedCampaign),
)

export const triedInQuarters = preparedQuery(
  (db: Reads, { from, to }: { from: number; to: number }) =>
    db
      .selectFrom('rollup_quarter_campaign')
      .select(['cost_micros', 'unpriced'])
      .where('campaign_id', '=', triedCampaign)
      .where('quarter', '>=', from)
      .where('quarter', '<', to),
)

export const begunOnDays = preparedQuery((db: Reads, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('rollup_day_campaign')
    .select(['day as at', ...begunMeasures])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('campaign_id', '=', everyCampaign),
)

/** What was sold today and yesterday, by the shop's days. */
export async function revenueOfDays(
  db: Reads,
  currency: string,
  now: number,
): Promise<readonly [today: number, yesterday: number]> {
  const zone = await rollupTimeZone(db)
  const days = [dayOf(now, zone), dayOf(startOfDay(now, zone) - 1, zone)]
  const rows = await db
    .selectFrom('rollup_day_campaign')
    .select(({ fn }) => ['day', fn.sum<number>('revenue_minor').as('minor')])
    .where('day', 'in', days)
    .where('campaign_id', '>=', 0)
    .where('currency', '=', currency)
    .groupBy('day')
    .execute()
  const of = (day: string | undefined) => rows.find((row) => row.day === day)?.minor ?? 0
  return [of(days[0]), of(days[1])]
}

/** One row a quarter of an hour, campaign and currency; of these campaigns, as JSON: quarters are kept by campaign. */
export const tradeOfQuarters = preparedQuery(
  (db: Reads, { campaigns, from, to }: { campaigns: string; from: number; to: number }) =>
    db
      .selectFrom('rollup_quarter_campaign')
      .select(['quarter as at', 'campaign_id', 'currency', ...tradeMeasures])
      .where(sql<boolean>`campaign_id in (select value from json_each(${campaigns}))`)
      .where('quarter', '>=', from)
      .where('quarter', '<', to),
)

export const begunInQuarters = preparedQuery(
  (db: Reads, { from, to }: { from: number; to: number }) =>
    db
      .selectFrom('rollup_quarter_campaign')
      .select(['quarter as at', ...begunMeasures])
      .where('campaign_id', '=', everyCampaign)
      .where('quarter', '>=', from)
      .where('quarter', '<', to),
)

/** Answers to customers who waited, by the hour that begins in this span. */
export const answersByHour = preparedQuery(
  (db: Reads, { from, to }: { from: number; to: number }) =>
    db
      .selectFrom('rollup_hour_all')
      .select(['hour', 'responses', 'response_ms'])
      .where('hour', '>=', from)
      .where('hour', '<', to)
      .where('currency', '=', '')
      .where('responses', '>', 0),
)
