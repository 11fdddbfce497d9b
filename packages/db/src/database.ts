import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'

import { StoreDialect } from './dialect.ts'
import { lockStore } from './lock.ts'
import { type LogFile, openLogFile } from './log-file.ts'
import { checkVersion, migrate, newestVersion, type Schema } from './migrate.ts'
import { storeSchema } from './migrations/store.ts'
import type { Tx } from './reads.ts'
import type { StoreSchema } from './schema.ts'
import { StatementCache } from './statement-cache.ts'
import { StoreError } from './store-error.ts'

export const storeFile = 'pal.db'
export const logFile = 'pal-logs.db'

export interface Store extends AsyncDisposable {
  /** Null for a store in memory. */
  readonly folder: string | null
  readonly db: Kysely<StoreSchema>
  readonly logs: LogFile
  /** Where the copy stands that was made before an older store was migrated. */
  readonly migratedFrom: { version: number; copy: string } | null
  /** Runs all of `work` in one transaction, or none of it. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** For what only SQLite can do: checkpoints, backup, integrity check. */
  readonly raw: Sqlite.Database
  close(): Promise<void>
}

export interface OpenOptions {
  /** For tests of migrations. */
  schema?: Schema
  now?: () => number
}

/** Opens the store in `folder`, made if missing; refused while another process has it open. */
export async function openStore(folder: string, options: OpenOptions = {}): Promise<Store> {
  const schema = options.schema ?? storeSchema
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = lockStore(folder)
  try {
    const path = join(folder, storeFile)
    const migratedFrom = await copyBeforeMigration(path, schema, options.now ?? Date.now)
    const raw = new Sqlite(path)
    try {
      prepareStore(raw, schema)
      const logs = openLogFile(join(folder, logFile))
      return compose({ folder, raw, logs, migratedFrom, release: () => lock.release() })
    } catch (error) {
      raw.close()
      throw error
    }
  } catch (error) {
    lock.release()
    throw damaged(error, folder)
  }
}

/** The same store without a file; nothing of it outlives the process. */
export function openMemoryStore(): Store {
  const raw = new Sqlite(':memory:')
  prepareStore(raw, storeSchema)
  return compose({
    folder: null,
    raw,
    logs: openLogFile(':memory:'),
    migratedFrom: null,
    release: () => undefined,
  })
}

function prepareStore(raw: Sqlite.Database, schema: Schema): void {
  checkVersion(raw, schema)
  // What is acknowledged is on the disk: a commit returns after its fsync.
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('busy_timeout = 5000')
  raw.pragma('secure_delete = ON')
  raw.pragma('cache_size = -65536')
  raw.pragma('temp_store = MEMORY')
  migrate(raw, schema)
}

async function copyBeforeMigration(
  path: string,
  schema: Schema,
  now: () => number,
): Promise<Store['migratedFrom']> {
  if (!existsSync(path)) return null
  // Opened for reading, so that a store which is refused stays as it is to the byte.
  const reader = new Sqlite(path, { readonly: true })
  try {
    const version = checkVersion(reader, schema)
    if (version === 0 || version === newestVersion(schema)) return null
    const stamp = new Date(now()).toISOString().replaceAll(/[:.]/g, '-')
    const copy = `${path}.before-${newestVersion(schema)}.${stamp}`
    const part = `${copy}.part`
    await rm(part, { force: true })
    await reader.backup(part)
    await rename(part, copy)
    return { version, copy }
  } finally {
    reader.close()
  }
}

interface Parts {
  folder: string | null
  raw: Sqlite.Database
  logs: LogFile
  migratedFrom: Store['migratedFrom']
  release: () => void
}

function compose({ folder, raw, logs, migratedFrom, release }: Parts): Store {
  const db = new Kysely<StoreSchema>({ dialect: new StoreDialect(new StatementCache(raw)) })
  const close = async () => {
    try {
      await logs.close()
      await db.destroy()
    } finally {
      if (raw.open) raw.close()
      release()
    }
  }
  return {
    folder,
    db,
    logs,
    migratedFrom,
    raw,
    transaction: (work) => db.transaction().execute(work),
    close,
    [Symbol.asyncDispose]: close,
  }
}

function damaged(error: unknown, folder: string): unknown {
  const codes = ['SQLITE_CORRUPT', 'SQLITE_NOTADB']
  if (!(error instanceof Sqlite.SqliteError)) return error
  if (!codes.some((code) => error.code.startsWith(code))) return error
  return new StoreError(
    'store_damaged',
    `The store in ${folder} is damaged and was not opened. It was left as it is.`,
    { cause: error },
  )
}
