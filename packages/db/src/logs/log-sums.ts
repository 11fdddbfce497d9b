import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import { hourMs, minuteMs } from '@pal/core/durations'
import { type Transaction, sql } from 'kysely'

import type { ReadsOf } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import type { LogSchema, LogSumsTable } from './log-schema.ts'

export type LogFigures = Pick<LogSumsTable, 'errors' | 'webhook' | 'ai'>

export const logSpans = { hour: hourMs, minute: minuteMs } as const

interface Line {
  readonly at: number
  readonly level: LogLevel
  readonly category: LogCategory
  readonly details?: object | null | undefined
}

/** The sums that lines belong to, with what they add to each. */
export function sumsOf(lines: Iterable<Line>): Iterable<LogSumsTable> {
  const sums = new Map<string, LogSumsTable>()
  for (const { at, level, category, details } of lines) {
    for (const span of Object.values(logSpans)) {
      const start = startOf(span, at)
      const key = `${span} ${start}`
      const sum = sums.get(key) ?? { span, start, errors: 0, webhook: 0, ai: 0 }
      if (level === 'error') sum.errors += 1
      if (category === 'webhook') sum.webhook += numberIn(details, 'deliveries') ?? 0
      if (category === 'ai') sum.ai += numberIn(details, 'calls') ?? 0
      sums.set(key, sum)
    }
  }
  return sums.values()
}

/** A line may tell of several calls to the model, or of the webhook's deliveries of a minute. */
function numberIn(details: Line['details'], name: 'calls' | 'deliveries'): number | null {
  const found: unknown = details && Object.entries(details).find(([key]) => key === name)?.[1]
  return typeof found === 'number' ? found : null
}

export async function addToSums(tx: Transaction<LogSchema>, lines: Iterable<Line>): Promise<void> {
  for (const sum of sumsOf(lines)) await addToSum(tx, { ...sum })
}

const addToSum = preparedQuery((tx: Transaction<LogSchema>, sum: LogSumsTable) =>
  tx
    .insertInto('log_sums')
    .values(sum)
    .onConflict((on) =>
      on.columns(['span', 'start']).doUpdateSet({
        errors: sql<number>`errors + excluded.errors`,
        webhook: sql<number>`webhook + excluded.webhook`,
        ai: sql<number>`ai + excluded.ai`,
      }),
    ),
)

/** A minute that is summed up no more is left alone. */
export async function takeFromSums(
  tx: Transaction<LogSchema>,
  lines: Iterable<Line>,
): Promise<void> {
  for (const { span, start, ...less } of sumsOf(lines)) {
    await tx
      .updateTable('log_sums')
      .set((eb) => ({
        errors: eb('errors', '-', less.errors),
        webhook: eb('webhook', '-', less.webhook),
        ai: eb('ai', '-', less.ai),
      }))
      .where('span', '=', span)
      .where('start', '=', start)
      .execute()
  }
}

/** At most `most` of those whose lines are gone; answers how many. */
export async function dropSumsBefore(
  tx: Transaction<LogSchema>,
  before: number,
  most: number,
): Promise<number> {
  const old = await tx
    .selectFrom('log_sums')
    .select(['span', 'start'])
    .where('span', 'in', Object.values(logSpans))
    .where('start', '<', startOf(logSpans.hour, before))
    .limit(most)
    .execute()
  for (const span of Object.values(logSpans)) {
    const starts = old.filter((sum) => sum.span === span).map(({ start }) => start)
    if (starts.length === 0) continue
    await tx.deleteFrom('log_sums').where('span', '=', span).where('start', 'in', starts).execute()
  }
  return old.length
}

/** Since a moment: from whole hours, before them whole minutes, before those the lines themselves. */
export async function figuresSince(db: ReadsOf<LogSchema>, since: number): Promise<LogFigures> {
  const fromHour = endOf(logSpans.hour, since)
  const fromMinute = endOf(logSpans.minute, since)
  const parts = await sums(db, { since, fromMinute, fromHour })
  const sum = (figure: keyof LogFigures) => parts.reduce((all, part) => all + part[figure], 0)
  return { errors: sum('errors'), webhook: sum('webhook'), ai: sum('ai') }
}

const sums = preparedQuery<
  ReadsOf<LogSchema>,
  { since: number; fromMinute: number; fromHour: number },
  LogFigures
>((db, { since, fromMinute, fromHour }) => {
  const summed = (span: number) =>
    db
      .selectFrom('log_sums')
      .select((eb) => [
        eb.fn.coalesce(eb.fn.sum<number>('errors'), eb.lit(0)).as('errors'),
        eb.fn.coalesce(eb.fn.sum<number>('webhook'), eb.lit(0)).as('webhook'),
        eb.fn.coalesce(eb.fn.sum<number>('ai'), eb.lit(0)).as('ai'),
      ])
      .where('span', '=', span)
  const lines = db
    .selectFrom('logs')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('level', '=', 'error').as('errors'),
      sql<number>`coalesce(
        sum(json_extract(details, '$.deliveries')) filter (where category = 'webhook'), 0
      )`.as('webhook'),
      sql<number>`coalesce(
        sum(json_extract(details, '$.calls')) filter (where category = 'ai'), 0
      )`.as('ai'),
    ])
    .where('at', '>=', since)
    .where('at', '<', fromMinute)
  return summed(logSpans.hour)
    .where('start', '>=', fromHour)
    .unionAll(
      summed(logSpans.minute).where('start', '>=', fromMinute).where('start', '<', fromHour),
    )
    .unionAll(lines)
})

const startOf = (span: number, at: number) => Math.floor(at / span) * span
const endOf = (span: number, at: number) => Math.ceil(at / span) * span
