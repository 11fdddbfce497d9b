import type Sqlite from 'better-sqlite3'

/**
 * The way SQLite's manual gives for a constraint that is to change without its rows: millions of
 * messages need not be written once more for a word that a few of them hold.
 */
export function replaceCheck(
  raw: Sqlite.Database,
  { table, from, to }: { readonly table: string; readonly from: string; readonly to: string },
): void {
  raw.unsafeMode(true)
  try {
    raw.pragma('writable_schema = ON')
    const { changes } = raw
      .prepare(
        `UPDATE sqlite_schema SET sql = replace(sql, :from, :to)
         WHERE type = 'table' AND name = :table AND instr(sql, :from) > 0`,
      )
      .run({ table, from, to })
    if (changes !== 1) throw new Error(`${table} has no constraint ${from}`)
  } finally {
    raw.pragma('writable_schema = RESET')
    raw.unsafeMode(false)
  }
}
