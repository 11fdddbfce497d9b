import type Sqlite from 'better-sqlite3'

type Value = string | number | null

/** One prepared INSERT for a table's columns. */
export function inserter(
  raw: Sqlite.Database,
  table: string,
  columns: readonly string[],
): (...values: Value[]) => void {
  const marks = columns.map(() => '?').join(', ')
  const statement = raw.prepare<Value[]>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
  )
  return (...values) => {
    statement.run(...values)
  }
}

/** Nothing is at stake while a new store is filled: what breaks off is thrown away. */
export function forBulk(raw: Sqlite.Database): void {
  raw.pragma('journal_mode = MEMORY')
  raw.pragma('synchronous = OFF')
  raw.pragma('locking_mode = EXCLUSIVE')
  raw.pragma('foreign_keys = OFF')
  raw.pragma('secure_delete = OFF')
  raw.pragma('cache_size = -1048576')
  raw.pragma('temp_store = MEMORY')
}

/** Fills tables without their indexes, then makes the indexes: sorting once is faster. */
export function withoutIndexes(raw: Sqlite.Database, fill: () => void, then: () => void): void {
  const indexes = raw
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL",
    )
    .all()
  for (const { name } of indexes) raw.exec(`DROP INDEX ${name}`)
  fill()
  then()
  for (const { sql } of indexes) raw.exec(sql)
}
