import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely'

import { breathIfLong } from './breath.ts'

/**
 * Every query is done when its promise is made, so what waits for the store would run on without the
 * loop ever turning: a burst of messages held the window for half a second. Whoever has the
 * connection keeps it meanwhile, so that nothing comes between the statements of a transaction.
 */
class BreathingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection

  constructor(inner: DatabaseConnection) {
    this.#inner = inner
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const breath = breathIfLong()
    return breath
      ? breath.then(() => this.#inner.executeQuery<R>(query))
      : this.#inner.executeQuery<R>(query)
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }
}

/**
 * A transaction of ours is about to write. One that begins as a reader is refused at its first write
 * when another connection has written in between; taking the write lock first waits instead.
 */
class WritingDriver extends SqliteDriver {
  #connection: Promise<DatabaseConnection> | undefined

  override acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= super.acquireConnection().then((inner) => new BreathingConnection(inner))
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk rolls back by itself; a second time would hide what really went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('no transaction is active')) {
        throw error
      }
    }
  }
}

/**
 * Where SQLite may look at a bare parameter to choose its plan (an index, a limit), it prepares the
 * statement anew each time another value is bound: half of what a list of 50 costs. It does not look
 * behind a plus, which changes no value; our plans follow from the indexes, not from the values.
 */
class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

export class StoreDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver({ database: this.#database })
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new SteadyCompiler()
  }
}
