import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import { storedText, type LogText } from '@pal/core/texts/log-line'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'

import type { ReadsOf } from '../schema/reads.ts'
import { normalise } from '../search/normalise.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import type { LogCountsTable, LogSchema, LogsTable } from './log-schema.ts'
import { addToSums, dropSumsBefore, figuresSince, type LogFigures, logSpans } from './log-sums.ts'

export type LogRow = Selectable<LogsTable>
export type LogReads = ReadsOf<LogSchema>

export interface LogLine {
  at: number
  level: LogLevel
  category: LogCategory
  /** Must hold no secret and no full phone number, as `details` must not. */
  said: LogText
  /** Must hold no secret and no full phone number: whoever writes it sees to that. */
  details?: Readonly<Record<string, unknown>> | null | undefined
}

/** Many lines at once cost a quarter of one by one; more than 200 would hold the thread. */
const batch = 200

/** Writes lines with their counts, and answers the last one's id. */
export async function appendLogs(
  db: Kysely<LogSchema>,
  lines: readonly LogLine[],
): Promise<number | null> {
  let last: number | null = null
  for (let start = 0; start < lines.length; start += batch) {
    const some = lines.slice(start, start + batch)
    last = await db.transaction().execute(async (tx) => {
      const rows = await tx
        .insertInto('logs')
        .values(
          some.map(({ at, level, category, said, details }) => ({
            at,
            level,
            category,
            ...storedText(said),
            details: details ? JSON.stringify(details) : null,
          })),
        )
        .returning('id')
        .execute()
      for (const { category, level, rows: n } of counted(some)) {
        await addToCount(tx, { category, level, rows: n })
      }
      await addToSums(tx, some)
      return rows.at(-1)?.id ?? null
    })
  }
  return last
}

const addToCount = preparedQuery((tx: Transaction<LogSchema>, row: LogCountsTable) =>
  tx
    .insertInto('log_counts')
    .values(row)
    .onConflict((on) =>
      on.columns(['category', 'level']).doUpdateSet({ rows: sql<number>`rows + excluded.rows` }),
    ),
)

type Kind = Pick<LogLine, 'level' | 'category'>

function counted(lines: readonly Kind[]): Iterable<LogCountsTable> {
  const kinds = new Map<string, LogCountsTable>()
  for (const { level, category } of lines) {
    const key = `${category} ${level}`
    kinds.set(key, { level, category, rows: (kinds.get(key)?.rows ?? 0) + 1 })
  }
  return kinds.values()
}

/** The counts follow lines that were deleted. */
export async function takeFromCounts(
  tx: Transaction<LogSchema>,
  lines: readonly Kind[],
): Promise<void> {
  for (const { category, level, rows } of counted(lines)) {
    await tx
      .updateTable('log_counts')
      .set((eb) => ({ rows: eb('rows', '-', rows) }))
      .where('category', '=', category)
      .where('level', '=', level)
      .execute()
  }
}

export interface LogFilter {
  limit: number
  filter?: 'all' | 'webhook' | 'facebook' | 'ai' | 'errors' | undefined
  /** Only what is about this chat. */
  conversationId?: number | undefined
  /** Further back than this row. */
  beforeId?: number | undefined
  /** Only what came after this row. */
  afterId?: number | undefined
  search?: string | undefined
  /** As a line is shown to whoever searches; in English without it. */
  shown?: ((line: LogRow) => string) | undefined
  /** Whom and what the lines are about, by name: whoever searches knows them by these. */
  named?: ((lines: readonly LogRow[]) => Promise<(line: LogRow) => string>) | undefined
}

/** How far back one call looks for a word: a page of answers, or the place to continue from. */
const searched = 5000

export interface LogPage {
  rows: LogRow[]
  /** Null when there is nothing further back. */
  nextBeforeId: number | null
}

/** Newest first. A search may answer fewer rows than asked for and still have a next page. */
export async function listLogs(db: LogReads, filter: LogFilter): Promise<LogPage> {
  const search = filter.search?.trim() ?? ''
  const take = search === '' ? filter.limit : searched
  const { filter: kind = 'all', conversationId, beforeId, afterId } = filter
  const read = await newest(db, {
    take,
    errors: kind === 'errors' ? 1 : undefined,
    category: kind === 'errors' || kind === 'all' ? undefined : kind,
    conversationId,
    beforeId,
    afterId,
  })
  const matching = search === '' ? read : await holding(search, read, filter)
  const rows = matching.slice(0, filter.limit)
  const cut = matching.length > rows.length
  const last = cut ? rows.at(-1) : read.at(-1)
  return { rows, nextBeforeId: cut || read.length === take ? (last?.id ?? null) : null }
}

interface NewestLines {
  take: number
  errors: 1 | undefined
  category: LogCategory | undefined
  conversationId: number | undefined
  beforeId: number | undefined
  afterId: number | undefined
}

const newest = preparedQuery((db: LogReads, values: NewestLines) => {
  const { take, errors, category, conversationId, beforeId, afterId } = values
  let query = db.selectFrom('logs').selectAll().orderBy('id', 'desc').limit(take)
  // Word for word the condition of the index of errors.
  if (errors) query = query.where(sql<boolean>`level = 'error'`)
  if (category !== undefined) query = query.where('category', '=', category)
  if (conversationId !== undefined) query = query.where('conversation_id', '=', conversationId)
  if (beforeId !== undefined) query = query.where('id', '<', beforeId)
  if (afterId !== undefined) query = query.where('id', '>', afterId)
  return query
})

/** The lines that have all the words, as they are shown or in English: others lack the catalogue. */
async function holding(
  search: string,
  lines: readonly LogRow[],
  { shown, named }: LogFilter,
): Promise<LogRow[]> {
  const words = normalise(search).split(/\s+/)
  const namesOf = await named?.(lines)
  // Of thousands of lines, most say the same.
  const known = new Map<string, string>()
  const sought = (text: string) => {
    const normal = known.get(text) ?? normalise(text)
    known.set(text, normal)
    return normal
  }
  return lines.filter((row) => {
    const parts = [sought(row.message)]
    const seen = shown?.(row) ?? row.message
    if (seen !== row.message) parts.push(sought(seen))
    if (row.details !== null) parts.push(normalise(row.details))
    if (namesOf) parts.push(sought(namesOf(row)))
    return words.every((word) => parts.some((part) => part.includes(word)))
  })
}

export interface LogSummary {
  all: number
  webhook: number
  facebook: number
  ai: number
  errors: number
  lastDay: LogFigures
}

export async function logSummary(db: LogReads, now: number): Promise<LogSummary> {
  const all = { all: 0, webhook: 0, facebook: 0, ai: 0, errors: 0 }
  for (const { category, level, rows } of await counts(db, {})) {
    all.all += rows
    if (category !== 'system') all[category] += rows
    if (level === 'error') all.errors += rows
  }
  return { ...all, lastDay: await figuresSince(db, now - 24 * logSpans.hour) }
}

const counts = preparedQuery((db: LogReads) => db.selectFrom('log_counts').selectAll())

/** What its lines take of the disk; what dropped ones took is used again. */
export async function logBytes(db: Kysely<LogSchema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT (page_count - freelist_count) * page_size AS bytes
    FROM pragma_page_count, pragma_freelist_count, pragma_page_size`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Drops the oldest lines, at most `most` at a time; answers 0 when nothing is left to drop. */
export async function dropLogsBefore(
  db: Kysely<LogSchema>,
  before: number,
  most = 500,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom('logs')
      .select(['id', 'category', 'level'])
      .where('at', '<', before)
      .orderBy('at')
      .limit(most)
      .execute()
    if (old.length === 0) return dropSumsBefore(tx, before, most)
    const ids = old.map(({ id }) => id)
    await tx.deleteFrom('logs').where('id', 'in', ids).execute()
    await takeFromCounts(tx, old)
    return old.length
  })
}
