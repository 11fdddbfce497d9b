import type Sqlite from 'better-sqlite3'
import type { CompiledQuery, Kysely, Transaction } from 'kysely'
import type { ReadonlyKysely } from 'kysely/readonly'

import type { StoreSchema } from './schema.ts'

/**
 * What a reading function takes. `Kysely<S>` is not assignable to `ReadonlyKysely<S>`, while each of
 * Kysely, Transaction and ReadonlyKysely fits this; a write does not compile.
 */
export type ReadsOf<S> = Pick<
  ReadonlyKysely<S>,
  'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic'
> & {
  /** For `preparedQuery` alone, which builds with the reading methods above. */
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>
}
export type Reads = ReadsOf<StoreSchema>

/** The store, or a transaction on it: for a write that is one statement. */
export type Writes = Kysely<StoreSchema>

/** For what writes several rows that belong together: only a transaction will do. */
export type Tx = Transaction<StoreSchema>

/** A connection that whole tables are read through; the store itself is one, too. */
export interface Reader {
  readonly db: Reads
  readonly raw: Sqlite.Database
}
