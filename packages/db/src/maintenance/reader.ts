import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'

import type { Reader, Reads } from '../schema/reads.ts'
import type { StoreSchema } from '../schema/schema.ts'
import { StoreDialect } from '../sqlite/dialect.ts'
import { StatementCache } from '../sqlite/statement-cache.ts'
import type { Store } from './store.ts'

/** Rejects where the store cannot be read. */
export async function checkReadable(db: Reads): Promise<void> {
  await db.selectFrom('store_meta').select('key').limit(1).execute()
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
