import Sqlite from 'better-sqlite3'

/** Another connection has the lock just now. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}
