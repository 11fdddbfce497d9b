import Sqlite from 'better-sqlite3'

/**
 * Remembers whether somebody had the lock for longer than a write waits for it. Our own threads have it for
 * moments only: it is another program then.
 */
export class HeldLock {
  #isHeld = false

  wasHad(): void {
    this.#isHeld = false
  }

  wasRefused(): void {
    this.#isHeld = true
  }

  /** Tries again where it was refused last. */
  isHeld(raw: Sqlite.Database): boolean {
    if (this.#isHeld) this.#isHeld = !canWrite(raw)
    return this.#isHeld
  }
}

function canWrite(raw: Sqlite.Database): boolean {
  try {
    takeLock(raw)
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  }
}

/** Takes the lock and lets go of it; throws where it cannot be had. */
export function takeLock(raw: Sqlite.Database): void {
  if (raw.inTransaction) return
  raw.exec('BEGIN IMMEDIATE')
  raw.exec('ROLLBACK')
}

/** Another connection has the lock just now. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}
