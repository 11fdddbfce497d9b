import {
  type AnalyticsPeriod,
  conversationStages,
  type ConversationStage,
} from '@pal/core/domain/entities'

import type { Reads } from '../schema/reads.ts'
import { partAt, periodSpans, type PeriodSpans, type Span, type Stretch } from './periods.ts'
import {
  type Begun,
  begunInQuarters,
  begunOnDays,
  type Trade,
  tradeOfDays,
  tradeOfQuarters,
  triedInQuarters,
  triedOnDays,
} from './rollup-reads.ts'
import { rollupTimeZone } from './rollups.ts'

/** What happened in a part of a period, in all of it, or in one campaign. */
export interface Sums {
  conversations: number
  orders: number
  /** Of them those that came of a conversation. */
  chatOrders: number
  /** Of them those that the agent took. */
  agentOrders: number
  points: number
  responses: number
  responseMs: number
  agentReplies: number
  correctedReplies: number
  costMicros: number
  /** Answers that are not in the cost, for the price of their model was not known. */
  unpriced: number
  /** Minor units by currency, without cancelled orders. */
  revenue: Record<string, number>
}

export type StageCounts = Record<ConversationStage, number>

export interface PeriodSums {
  readonly zone: string
  readonly spans: PeriodSpans
  readonly current: {
    readonly parts: readonly Sums[]
    readonly total: Sums
    readonly campaigns: ReadonlyMap<number, Sums>
    /** The present stage of the conversations that begun in the period, ... */
    readonly stages: StageCounts
    /** ... and at which stage those of them went quiet that did. */
    readonly left: StageCounts
    /** What trying the agent cost, without a customer. */
    readonly tried: Tried
  }
  readonly previous: {
    readonly parts: readonly Sums[]
    /** As far into it as the current one is. */
    readonly total: Sums
    readonly campaigns: ReadonlyMap<number, Sums>
  }
}

export interface Tried {
  readonly costMicros: number
  /** Calls that are not in it. */
  readonly unpriced: number
}

/** Rows of sums, each with the number of its part of the period. */
interface Rows {
  readonly trade: readonly Trade[]
  readonly begun: readonly Begun[]
  readonly partOf: (row: Trade | Begun) => number
}

/** Everything about a period that is kept as sums; no row of an order or a message is read. */
export async function periodSums(
  db: Reads,
  period: AnalyticsPeriod,
  now: number,
): Promise<PeriodSums> {
  const zone = await rollupTimeZone(db)
  const spans = periodSpans(period, now, zone)
  const { grain, current, previous, comparedTo } = spans
  const read = (stretch: Stretch) =>
    grain === 'hour' ? quartersOf(db, stretch) : daysOf(db, stretch)
  const during = await read(current)
  const folded = fold(during, current.starts.length)
  const before = await read(previous)
  // The last part of the period before counts only as far as this one has come.
  const whole = partAt(previous, comparedTo - 1)
  const compared = fold(before, previous.starts.length, whole)
  const rest = await sumsSoFar(db, before, spans)
  for (const [id, sums] of rest.campaigns) increase(sumsOf(compared.campaigns, id), sums)
  return {
    zone,
    spans,
    current: {
      parts: folded.parts,
      total: totalOf(folded.parts),
      campaigns: folded.campaigns,
      stages: stageCounts(during, 'stage'),
      left: stageCounts(during, 'left'),
      tried: await triedDuring(db, grain, current),
    },
    previous: {
      parts: compared.parts,
      total: totalOf([...compared.parts.slice(0, whole), ...rest.parts]),
      campaigns: compared.campaigns,
    },
  }
}

async function triedDuring(
  db: Reads,
  grain: PeriodSpans['grain'],
  { from, to, days }: Stretch,
): Promise<Tried> {
  const rows =
    grain === 'hour'
      ? await triedInQuarters(db, { from, to })
      : await triedOnDays(db, { from: days[0] ?? '', to: days.at(-1) ?? '' })
  return {
    costMicros: rows.reduce((sum, row) => sum + row.cost_micros, 0),
    unpriced: rows.reduce((sum, row) => sum + row.unpriced, 0),
  }
}

/** Of the part of the period before in which the compared stretch ends. */
async function sumsSoFar(
  db: Reads,
  before: Rows,
  { previous, comparedTo }: PeriodSpans,
): Promise<Folded> {
  const part = partAt(previous, comparedTo - 1)
  const from = previous.starts[part] ?? previous.to
  const to = previous.starts[part + 1] ?? previous.to
  const during = async (span: Span) => {
    const stretch = { ...span, starts: [span.from], days: [] }
    return fold(span.from < span.to ? await quartersOf(db, stretch) : noRows, 1)
  }
  if (comparedTo - from <= to - comparedTo) return during({ from, to: comparedTo })
  // Most of it has passed: what is to come is less to read, and the whole is here already.
  const isIts = (row: Trade | Begun) => before.partOf(row) === part
  const sums = fold(
    { trade: before.trade.filter(isIts), begun: before.begun.filter(isIts), partOf: () => 0 },
    1,
  )
  const later = await during({ from: comparedTo, to })
  for (const [at, each] of later.parts.entries()) {
    if (sums.parts[at]) increase(sums.parts[at], each, -1)
  }
  for (const [id, each] of later.campaigns) increase(sumsOf(sums.campaigns, id), each, -1)
  return sums
}

const noRows: Rows = { trade: [], begun: [], partOf: () => 0 }

async function daysOf(db: Reads, { days }: Stretch): Promise<Rows> {
  const parts = new Map(days.map((day, part) => [day, part]))
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  return {
    trade: await tradeOfDays(db, range),
    begun: await begunOnDays(db, range),
    partOf: ({ at }) => parts.get(String(at)) ?? 0,
  }
}

async function quartersOf(db: Reads, stretch: Stretch): Promise<Rows> {
  const { from, to } = stretch
  const known = await db.selectFrom('campaigns').select('id').execute()
  const campaigns = JSON.stringify([0, ...known.map(({ id }) => id)])
  return {
    trade: await tradeOfQuarters(db, { campaigns, from, to }),
    begun: await begunInQuarters(db, { from, to }),
    partOf: ({ at }) => partAt(stretch, Number(at)),
  }
}

interface Folded {
  readonly parts: Sums[]
  readonly campaigns: Map<number, Sums>
}

/** Each part, and each campaign over the first parts: over all, unless it is given how many. */
function fold({ trade, begun, partOf }: Rows, parts: number, ofCampaigns = parts): Folded {
  const folded: Folded = { parts: Array.from({ length: parts }, noSums), campaigns: new Map() }
  for (const row of trade) {
    const part = partOf(row)
    add(folded.parts[part], row)
    if (part >= ofCampaigns) continue
    const campaign = sumsOf(folded.campaigns, row.campaign_id)
    add(campaign, row)
    // Here a conversation counts for each campaign that it came to.
    campaign.conversations += row.conversations
  }
  for (const row of begun) {
    const part = folded.parts[partOf(row)]
    if (part) part.conversations += row.conversations
  }
  return folded
}

function sumsOf(campaigns: Map<number, Sums>, id: number): Sums {
  const known = campaigns.get(id)
  if (known) return known
  const fresh = noSums()
  campaigns.set(id, fresh)
  return fresh
}

function totalOf(parts: readonly Sums[]): Sums {
  const total = noSums()
  for (const part of parts) increase(total, part)
  return total
}

function stageCounts({ begun }: Rows, which: 'stage' | 'left'): StageCounts {
  const counts = Object.fromEntries(conversationStages.map((stage) => [stage, 0])) as StageCounts
  for (const row of begun) {
    for (const stage of conversationStages) counts[stage] += row[`${which}_${stage}`]
  }
  return counts
}

export function noSums(): Sums {
  return {
    conversations: 0,
    orders: 0,
    chatOrders: 0,
    agentOrders: 0,
    points: 0,
    responses: 0,
    responseMs: 0,
    agentReplies: 0,
    correctedReplies: 0,
    costMicros: 0,
    unpriced: 0,
    revenue: {},
  }
}

/** All but the conversations, which are not the campaigns' together. */
function add(sum: Sums | undefined, row: Trade): void {
  if (!sum) return
  if (row.currency !== '') {
    sum.revenue[row.currency] = (sum.revenue[row.currency] ?? 0) + row.revenue_minor
  }
  sum.orders += row.orders
  sum.chatOrders += row.chat_orders
  sum.agentOrders += row.agent_orders
  sum.points += row.points
  sum.responses += row.responses
  sum.responseMs += row.response_ms
  sum.agentReplies += row.agent_replies
  sum.correctedReplies += row.corrected_replies
  sum.costMicros += row.cost_micros
  sum.unpriced += row.unpriced
}

function increase(sums: Sums, by: Sums, times: 1 | -1 = 1): void {
  sums.conversations += times * by.conversations
  sums.orders += times * by.orders
  sums.chatOrders += times * by.chatOrders
  sums.agentOrders += times * by.agentOrders
  sums.points += times * by.points
  sums.responses += times * by.responses
  sums.responseMs += times * by.responseMs
  sums.agentReplies += times * by.agentReplies
  sums.correctedReplies += times * by.correctedReplies
  sums.costMicros += times * by.costMicros
  sums.unpriced += times * by.unpriced
  for (const [currency, minor] of Object.entries(by.revenue)) {
    const left = (sums.revenue[currency] ?? 0) + times * minor
    if (times < 0 && left === 0) delete sums.revenue[currency]
    else sums.revenue[currency] = left
  }
}
