import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const kept = 500

/**
 * What Kysely sees of a database: statements are prepared once and kept, since preparing costs more
 * than most of our queries.
 */
export class StatementCache implements SqliteDatabase {
  #raw: Sqlite.Database
  readonly #statements = new Map<string, Sqlite.Statement>()

  constructor(raw: Sqlite.Database) {
    this.#raw = raw
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql)
    // One that is being iterated cannot run again before its end.
    if (known && !known.busy) return known
    const fresh = this.#raw.prepare(sql)
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

  #keep(sql: string, statement: Sqlite.Statement): void {
    if (this.#statements.size >= kept) {
      const [oldest] = this.#statements.keys()
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    this.#statements.set(sql, statement)
  }
}
