import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const kept = 500

/** To ask SQLite's own object what it is takes as long as many an answer: it is asked once. */
class KeptStatement implements SqliteStatement {
  readonly reader: boolean
  readonly #raw: Sqlite.Statement
  #iterated = 0

  constructor(raw: Sqlite.Statement) {
    this.#raw = raw
    this.reader = raw.reader
  }

  get busy(): boolean {
    return this.#iterated > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#raw.all(parameters)
  }

  run(parameters: readonly unknown[]): Sqlite.RunResult {
    return this.#raw.run(parameters)
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    this.#iterated += 1
    try {
      yield* this.#raw.iterate(parameters)
    } finally {
      this.#iterated -= 1
    }
  }
}

/**
 * What Kysely sees of a database: statements are prepared once and kept, since preparing costs more
 * than most of our queries.
 */
export class StatementCache implements SqliteDatabase {
  #raw: Sqlite.Database
  readonly #statements = new Map<string, KeptStatement>()

  constructor(raw: Sqlite.Database) {
    this.#raw = raw
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql)
    // One that is being iterated cannot run again before its end.
    if (known && !known.busy) return known
    const fresh = new KeptStatement(this.#raw.prepare(sql))
    if (!known) this.#keep(sql, fresh)
    return fresh
  }

  /** Continues with another database; the caller sees to it that nothing runs meanwhile. */
  replace(raw: Sqlite.Database): void {
    this.#statements.clear()
    this.#raw = raw
  }

  close(): void {
    this.#statements.clear()
    this.#raw.close()
  }

  #keep(sql: string, statement: KeptStatement): void {
    if (this.#statements.size >= kept) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    this.#statements.set(sql, statement)
  }
}
