import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'

import type { StoreSchema } from '../schema/schema.ts'
import { StoreDialect } from '../sqlite/dialect.ts'
import { StatementCache } from '../sqlite/statement-cache.ts'
import { storeFile } from './open-store.ts'

export interface Connection extends AsyncDisposable {
  readonly db: Kysely<StoreSchema>
  readonly raw: Sqlite.Database
}

/**
 * One more connection to a store that this process has open, for another thread. The store's owner
 * holds its lock and has migrated it.
 */
export function connectToStore(folder: string): Connection {
  const raw = new Sqlite(join(folder, storeFile), { fileMustExist: true })
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('busy_timeout = 5000')
  raw.pragma('secure_delete = ON')
  raw.pragma('cache_size = -8192')
  raw.pragma('temp_store = MEMORY')
  // Its own commits leave checkpoints to whoever makes them for the whole store.
  raw.pragma('wal_autocheckpoint = 0')
  const db = new Kysely<StoreSchema>({ dialect: new StoreDialect(new StatementCache(raw)) })
  return {
    db,
    raw,
    [Symbol.asyncDispose]: async () => {
      await db.destroy()
      if (raw.open) raw.close()
    },
  }
}
