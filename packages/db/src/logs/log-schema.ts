import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import type { Generated, GeneratedAlways } from 'kysely'

import type { JsonText, Millis } from '../schema/schema.ts'

export interface LogsTable {
  id: Generated<number>
  at: Millis
  level: LogLevel
  category: LogCategory
  /** What it says: a code of core's catalogue and what fills its sentence. Null in lines of older programs. */
  code: string | null
  params: JsonText | null
  /** Its English sentence, for whoever lacks the catalogue. */
  message: string
  details: JsonText | null
  /** Of its details. */
  conversation_id: GeneratedAlways<number | null>
}

/** Rows written, by category and level, kept with the rows. */
export interface LogCountsTable {
  category: LogCategory
  level: LogLevel
  rows: number
}

/** What is shown of the last 24 hours, by the hour and by the minute, kept with the rows too. */
export interface LogSumsTable {
  /** Milliseconds: an hour or a minute. */
  span: number
  start: Millis
  errors: number
  webhook: number
  ai: number
}

/** The log is a database file of its own, so that clearing it swaps a file. */
export interface LogSchema {
  logs: LogsTable
  log_counts: LogCountsTable
  log_sums: LogSumsTable
}
