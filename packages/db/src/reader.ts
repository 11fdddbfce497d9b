import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'

import type { Store } from './database.ts'
import { StoreDialect } from './dialect.ts'
import type { Reads } from './reads.ts'
import type { StoreSchema } from './schema.ts'
import { StatementCache } from './statement-cache.ts'

/** What reads whole tables; the store itself is one, too. */
export interface Reader {
  readonly db: Reads
  readonly raw: Sqlite.Database
}

/**
 * Reads all of something through a connection of its own, which is closed with the last of it: a file
 * of a million rows would drive out of the store's memory what the lists live by, and fill it.
 */
export async function* readApart<Part>(
  store: Pick<Store, 'folder' | 'db' | 'raw'>,
  parts: (reader: Reader) => AsyncIterable<Part>,
): AsyncGenerator<Part, void, void> {
  if (store.folder === null) {
    yield* parts(store)
    return
  }
  const raw = new Sqlite(store.raw.name, { readonly: true, fileMustExist: true })
  try {
    raw.pragma('busy_timeout = 5000')
    raw.pragma('cache_size = -4096')
    const dialect = new StoreDialect(new StatementCache(raw))
    yield* parts({ db: new Kysely<StoreSchema>({ dialect }), raw })
  } finally {
    raw.close()
  }
}
