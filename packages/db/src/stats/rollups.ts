import { conversationStages, type ConversationStage } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { Measures } from '../schema/schema.ts'
import { readStoredFields } from '../schema/stored-json.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { dayOf, startOfHour, startOfQuarter } from './days.ts'

export type StageMeasure = `stage_${ConversationStage}` | `left_${ConversationStage}`

export const stageMeasures: readonly StageMeasure[] = conversationStages.flatMap(
  (stage) => [`stage_${stage}`, `left_${stage}`] as const,
)

export const measures = [
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
  'input_tokens',
  'output_tokens',
  'cost_micros',
  'unpriced',
  ...stageMeasures,
] as const satisfies readonly (keyof Measures)[]
export type Measure = (typeof measures)[number]
export type MeasureSums = Record<Measure, number>

/** Means all campaigns together, and for none. */
export const everyCampaign = -1

/** What the model was asked without a customer: in test chats, rehearsals and translations of cards. */
export const triedCampaign = -2

export interface Fact extends Partial<MeasureSums> {
  at: number
  /** Null for what belongs to no campaign. */
  campaignId: number | null
  /** Only money has one. */
  currency?: string
  /** A conversation is new once, but may be new to several campaigns: those leave the hours alone. */
  grain?: 'campaign'
}

/** Adds to the sums that the analytics read, in the transaction of what happened. */
export async function addFact(tx: Tx, fact: Fact): Promise<void> {
  const sums = measured(fact)
  if (Object.keys(sums).length === 0) return
  const hour = startOfHour(fact.at)
  const currency = fact.currency ?? ''
  const campaign_id = fact.campaignId ?? 0
  if (fact.grain !== 'campaign') await addToHour(tx, { hour, currency, ...sums })
  const quarter = startOfQuarter(fact.at)
  await addToQuarter(tx, { campaign_id, quarter, currency, ...sums })
  const { zone, rebuild } = await rollupState(tx)
  await addToDay(tx, { campaign_id, day: dayOf(fact.at, zone), currency, ...sums })
  // What the rebuild has not come to yet, it will find in the quarter.
  if (rebuild && hasPassed(rebuild, { campaign_id, quarter, currency })) {
    await addToNextDay(tx, { campaign_id, day: dayOf(fact.at, rebuild.zone), currency, ...sums })
  }
}

type Sums = Partial<MeasureSums>
type DaySums = { campaign_id: number; day: string; currency: string } & Sums

const addToHour = preparedQuery((tx: Tx, row: { hour: number; currency: string } & Sums) =>
  tx
    .insertInto('rollup_hour_all')
    .values(row)
    .onConflict((on) => on.columns(['hour', 'currency']).doUpdateSet(addingTo(row))),
)

const addToQuarter = preparedQuery(
  (tx: Tx, row: { campaign_id: number; quarter: number; currency: string } & Sums) =>
    tx
      .insertInto('rollup_quarter_campaign')
      .values(row)
      .onConflict((on) =>
        on.columns(['campaign_id', 'quarter', 'currency']).doUpdateSet(addingTo(row)),
      ),
)

const addToDay = dayOfTable('rollup_day_campaign')
const addToNextDay = dayOfTable('rollup_day_next')

function dayOfTable(table: 'rollup_day_campaign' | 'rollup_day_next') {
  return preparedQuery((tx: Tx, row: DaySums) =>
    tx
      .insertInto(table)
      .values(row)
      .onConflict((on) =>
        on.columns(['campaign_id', 'day', 'currency']).doUpdateSet(addingTo(row)),
      ),
  )
}

function addingTo(row: Sums) {
  const named = measures.filter((name) => row[name] !== undefined)
  return Object.fromEntries(
    named.map((name) => [name, sql`${sql.ref(name)} + ${sql.ref(`excluded.${name}`)}`]),
  )
}

function measured(fact: Fact): Sums {
  const sums: Sums = {}
  for (const name of measures) {
    const value = fact[name]
    if (value !== undefined && value !== 0) sums[name] = value
  }
  return sums
}

/** The time zone whose days the sums by day are kept in. */
export async function rollupTimeZone(db: Reads): Promise<string> {
  return (await rollupState(db)).zone
}

/** Where summing the days again has come to; null before the first row. */
export interface Rebuild {
  readonly zone: string
  readonly passed: readonly [campaignId: number, quarter: number, currency: string] | null
}

export async function rollupState(db: Reads): Promise<{ zone: string; rebuild: Rebuild | null }> {
  const rows = await state(db, {})
  const value = (key: string) => rows.find((row) => row.key === key)?.value
  const zone = value('rollup_time_zone')
  if (zone === undefined) throw new Error('The store does not say in which time zone its days are')
  const rebuild = value('rollup_rebuild')
  return { zone, rebuild: rebuild === undefined ? null : rebuildIn(rebuild) }
}

/** What cannot be read is of no time zone: whoever sums the days begins anew. */
function rebuildIn(stored: string): Rebuild {
  const { zone, passed } = readStoredFields(stored)
  if (typeof zone !== 'string' || (passed !== null && !isRow(passed)))
    return { zone: '', passed: null }
  return { zone, passed }
}

function isRow(value: unknown): value is NonNullable<Rebuild['passed']> {
  if (!Array.isArray(value)) return false
  const row: readonly unknown[] = value
  return row.slice(0, 2).every(Number.isInteger) && typeof row[2] === 'string'
}

const state = preparedQuery((db: Reads, _values: object) =>
  db
    .selectFrom('store_meta')
    .selectAll()
    .where('key', 'in', ['rollup_time_zone', 'rollup_rebuild']),
)

function hasPassed(
  { passed }: Rebuild,
  row: { campaign_id: number; quarter: number; currency: string },
): boolean {
  if (!passed) return false
  const [campaignId, quarter, currency] = passed
  if (row.campaign_id !== campaignId) return row.campaign_id < campaignId
  if (row.quarter !== quarter) return row.quarter < quarter
  return row.currency <= currency
}
