import { renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'

import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'

import { migrate } from '../schema/migrate.ts'
import { logSchema } from '../schema/migrations/logs.ts'
import { StoreDialect } from '../sqlite/dialect.ts'
import { StatementCache } from '../sqlite/statement-cache.ts'
import type { LogSchema } from './log-schema.ts'

export interface LogFile {
  readonly path: string
  readonly db: Kysely<LogSchema>
  clear(): Promise<void>
  close(): Promise<void>
}

export function openLogFile(path: string): LogFile {
  const inMemory = path === ':memory:'
  const old = `${path}.old`
  if (!inMemory) rmSync(old, { force: true })
  let raw = connect(path)
  const cache = new StatementCache(raw)
  const db = new Kysely<LogSchema>({ dialect: new StoreDialect(cache) })
  const swap = () => {
    // Nobody will read it again, so nothing of it has to reach the disk.
    raw.pragma('synchronous = OFF')
    raw.close()
    try {
      if (!inMemory) renameSync(path, old)
    } finally {
      raw = connect(path)
      cache.replace(raw)
    }
  }
  return {
    path,
    db,
    /**
     * Deleting millions of rows would hold the thread for seconds; putting a new file in the place of
     * the old one takes milliseconds, and the old one is removed by the thread pool.
     */
    async clear() {
      // With the connection taken, whoever writes a line waits and lands in the new file.
      await db.connection().execute(async () => swap())
      if (!inMemory) await rm(old, { force: true })
    },
    async close() {
      await db.destroy()
      if (raw.open) raw.close()
    },
  }
}

function connect(path: string): Sqlite.Database {
  const raw = new Sqlite(path)
  try {
    // A new one waits for no disk: what a power cut leaves of it is made again or set aside.
    if (raw.pragma('page_count', { simple: true }) === 0) raw.pragma('synchronous = OFF')
    raw.pragma('journal_mode = WAL')
    migrate(raw, logSchema)
    // A power cut may cost the last lines of the log, nothing else.
    raw.pragma('synchronous = NORMAL')
    raw.pragma('busy_timeout = 5000')
    // A thread moves the changes into the file; by itself SQLite does it only where that fails.
    raw.pragma('wal_autocheckpoint = 4000')
    raw.pragma('secure_delete = ON')
    return raw
  } catch (error) {
    raw.close()
    throw error
  }
}
