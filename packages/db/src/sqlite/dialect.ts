import {
  CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  UpdateQueryNode,
} from 'kysely'

import { type HeldLock, isBusy } from './busy.ts'
import type { Commits } from './commits.ts'
import type { RunsNow } from './direct.ts'
import type { DiskRoom } from './disk-room.ts'
import { yieldIfBusy } from './event-loop.ts'
import { waitForLock } from './pause.ts'
import type { WalFlusher } from './wal-flusher.ts'

const begin = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')
const longestWaitMs = 5_000

/**
 * Every query is done when its promise is made, so what waits for the store would run on without the
 * loop ever turning: a burst of messages held the window for half a second. Whoever has the
 * connection keeps it meanwhile, so that nothing comes between the statements of a transaction.
 */
class StoreConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #onDisk: WalFlusher | undefined
  readonly #room: DiskRoom | undefined
  readonly #commits: Commits | undefined
  readonly #held: HeldLock | undefined
  #inTransaction = false
  #wrote = false

  constructor(inner: DatabaseConnection, { onDisk, room, commits, held }: Parts) {
    this.#inner = inner
    this.#onDisk = onDisk
    this.#room = room
    this.#commits = commits
    this.#held = held
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const breath = yieldIfBusy()
    return breath ? breath.then(() => this.#execute<R>(query)) : this.#execute<R>(query)
  }

  /**
   * What only reads need not wait for whoever writes alone. Null within a transaction, for it would see
   * what may be undone, and where it is the loop's turn first.
   */
  readNow<R>(query: CompiledQuery): Promise<QueryResult<R>> | null {
    if (this.#inTransaction || !SelectQueryNode.is(query.query) || yieldIfBusy()) return null
    return this.#execute<R>(query)
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }

  /**
   * A transaction of ours is about to write. One that begins as a reader is refused at its first
   * write when another connection has written in between; taking the write lock first waits instead.
   */
  async begin(): Promise<void> {
    await yieldIfBusy()
    await this.#whenFree(begin)
    this.#inTransaction = true
    this.#wrote = false
  }

  async commit(): Promise<void> {
    await yieldIfBusy()
    await this.#inner.executeQuery(commit)
    this.#inTransaction = false
    if (!this.#wrote) return
    this.#onDisk?.changed()
    this.#commits?.happened()
  }

  /** A full disk rolls back by itself; a second time would hide what really went wrong. */
  async rollback(): Promise<void> {
    this.#inTransaction = false
    try {
      await this.#inner.executeQuery(rollback)
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('no transaction is active')) {
        throw error
      }
    }
  }

  #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isFollowed = this.#onDisk !== undefined || this.#commits !== undefined
    if (!isFollowed || SelectQueryNode.is(query.query)) {
      return this.#inner.executeQuery<R>(query)
    }
    if (!this.#inTransaction) {
      const written = this.#write<R>(query)
      return this.#room?.watch(written) ?? written
    }
    return this.#inner.executeQuery<R>(query).then((result) => {
      this.#wrote ||= hasStored(query, result)
      return result
    })
  }

  /** A transaction of one statement. */
  async #write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#whenFree<R>(query)
    if (!hasStored(query, result)) return result
    this.#onDisk?.changed()
    this.#commits?.happened()
    await this.#onDisk?.flushed()
    return result
  }

  /** While another thread writes, SQLite refuses at once (`openStore` sees to that); here the loop continues. */
  async #whenFree<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#onDisk) return this.#inner.executeQuery<R>(query)
    const end = performance.now() + longestWaitMs
    for (;;) {
      try {
        const result = await this.#inner.executeQuery<R>(query)
        this.#held?.wasHad()
        return result
      } catch (error) {
        if (!isBusy(error)) throw error
        if (performance.now() > end) {
          this.#held?.wasRefused()
          throw error
        }
      }
      await waitForLock()
    }
  }
}

/** One that met no row has stored nothing, which nobody needs to be woken for. */
function hasStored({ query }: CompiledQuery, { numAffectedRows, rows }: QueryResult<unknown>) {
  const counts = InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)
  return !counts || rows.length > 0 || (numAffectedRows ?? 0n) > 0n
}

class StoreDriver extends SqliteDriver {
  readonly #parts: Parts
  #connection: StoreConnection | undefined

  get connection(): StoreConnection | undefined {
    return this.#connection
  }

  constructor(parts: Parts) {
    super({ database: parts.database })
    this.#parts = parts
  }

  override async acquireConnection(): Promise<StoreConnection> {
    this.#connection ??= new StoreConnection(await super.acquireConnection(), this.#parts)
    return this.#connection
  }

  override async beginTransaction(): Promise<void> {
    await (await this.acquireConnection()).begin()
  }

  override async commitTransaction(): Promise<void> {
    await (await this.acquireConnection()).commit()
  }

  override async rollbackTransaction(): Promise<void> {
    await (await this.acquireConnection()).rollback()
  }
}

/**
 * Where SQLite may look at a bare parameter to choose its plan (an index, a limit), it prepares the
 * statement again each time another value is bound: half of what a list of 50 costs. It does not look
 * behind a plus, which changes no value; our plans follow from the indexes, not from the values.
 */
class SteadyCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

interface Parts {
  readonly database: SqliteDatabase
  /** Of the thread that serves the windows: what it commits is flushed, and waited for, off it. */
  readonly onDisk?: WalFlusher | undefined
  readonly commits?: Commits | undefined
  /** Called when a write found the disk full. */
  readonly room?: DiskRoom | undefined
  readonly held?: HeldLock | undefined
}

export class StoreDialect extends SqliteDialect {
  readonly #parts: Parts
  #driver: StoreDriver | undefined

  constructor(database: SqliteDatabase, others: Omit<Parts, 'database'> = {}) {
    super({ database })
    this.#parts = { database, ...others }
  }

  override createDriver(): SqliteDriver {
    return (this.#driver = new StoreDriver(this.#parts))
  }

  /** For `openDirect`: of the store itself, or of a transaction that is under way. */
  directly(isTransaction: boolean): RunsNow {
    return (query) => {
      const connection = this.#driver?.connection
      if (!connection) return null
      return isTransaction ? connection.executeQuery(query) : connection.readNow(query)
    }
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new SteadyCompiler()
  }
}
