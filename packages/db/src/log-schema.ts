import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import type { Generated } from 'kysely'

import type { JsonText, Millis } from './schema.ts'

export interface LogsTable {
  id: Generated<number>
  at: Millis
  level: LogLevel
  category: LogCategory
  message: string
  details: JsonText | null
}

/** Rows written, by category and level, kept with the rows. */
export interface LogCountsTable {
  category: LogCategory
  level: LogLevel
  rows: number
}

/** The same by the hour, for what happened in the last 24 hours. */
export interface LogHoursTable extends LogCountsTable {
  hour: Millis
}

/** The log is a database file of its own, so that clearing it swaps a file. */
export interface LogSchema {
  logs: LogsTable
  log_counts: LogCountsTable
  log_hours: LogHoursTable
}
