import { type Insertable, sql } from 'kysely'

import { dayOf, startOfHour } from './days.ts'
import type { Reads, Tx } from './reads.ts'
import type { Measures } from './schema.ts'

export const measures = [
  'conversations',
  'converted',
  'messages_in',
  'messages_out',
  'orders',
  'revenue_minor',
  'response_ms',
  'responses',
  'points',
  'agent_replies',
  'corrected_replies',
  'input_tokens',
  'output_tokens',
  'cost_micros',
  'unpriced',
] as const satisfies readonly (keyof Measures)[]
export type Measure = (typeof measures)[number]
export type MeasureSums = Record<Measure, number>

export interface Fact extends Partial<MeasureSums> {
  at: number
  /** Null for what belongs to no campaign. */
  campaignId: number | null
  /** Only money has one. */
  currency?: string
  /** A conversation is new once, but may be new to several campaigns. */
  grain?: 'all' | 'campaign'
}

/** Adds to the sums that the analytics read, in the transaction of what happened. */
export async function addFact(tx: Tx, fact: Fact): Promise<void> {
  const sums = measured(fact)
  if (Object.keys(sums).length === 0) return
  const hour = startOfHour(fact.at)
  const currency = fact.currency ?? ''
  const campaign_id = fact.campaignId ?? 0
  const adding = Object.fromEntries(
    Object.keys(sums).map((name) => [name, sql`${sql.ref(name)} + ${sql.ref(`excluded.${name}`)}`]),
  )
  if (fact.grain !== 'campaign') {
    await tx
      .insertInto('rollup_hour_all')
      .values({ hour, currency, ...sums })
      .onConflict((on) => on.columns(['hour', 'currency']).doUpdateSet(adding))
      .execute()
  }
  if (fact.grain === 'all') return
  await tx
    .insertInto('rollup_hour_campaign')
    .values({ campaign_id, hour, currency, ...sums })
    .onConflict((on) => on.columns(['campaign_id', 'hour', 'currency']).doUpdateSet(adding))
    .execute()
  const day = dayOf(fact.at, await rollupTimeZone(tx))
  await tx
    .insertInto('rollup_day_campaign')
    .values({ campaign_id, day, currency, ...sums })
    .onConflict((on) => on.columns(['campaign_id', 'day', 'currency']).doUpdateSet(adding))
    .execute()
}

function measured(fact: Fact): Partial<Insertable<Measures>> {
  const sums: Partial<Insertable<Measures>> = {}
  for (const name of measures) {
    const value = fact[name]
    if (value !== undefined && value !== 0) sums[name] = value
  }
  return sums
}

/** The time zone whose days the sums by day are kept in. */
export async function rollupTimeZone(db: Reads): Promise<string> {
  const row = await db
    .selectFrom('store_meta')
    .select('value')
    .where('key', '=', 'rollup_time_zone')
    .executeTakeFirstOrThrow()
  return row.value
}
