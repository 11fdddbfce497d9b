import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { because } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'

import { isBusy } from './busy.ts'
import { StoreError } from './store-error.ts'
import { lockName } from './store-files.ts'

export interface StoreLock extends Disposable {
  release(): void
}

/**
 * Held for as long as a process has the store open. It is a lock of the operating system on a small
 * file beside the store, so that a killed process never leaves it behind.
 */
export function lockStore(folder: string): StoreLock {
  const raw = new Sqlite(join(folder, lockName), { timeout: 0 })
  try {
    raw.pragma('journal_mode = DELETE')
    raw.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    raw.close()
    if (!isBusy(cause)) throw cause
    if (!knowsLocks(folder)) {
      throw Object.assign(new Error('no locks available', { cause }), { code: 'ENOLCK' })
    }
    throw new StoreError('store_busy', because('store_busy', { folder }), { cause })
  }
  const release = () => {
    if (raw.open) raw.close()
  }
  return { release, [Symbol.dispose]: release }
}

/** SQLite calls it busy as well where the folder has no locks to give: a file of nobody's tells. */
function knowsLocks(folder: string): boolean {
  const path = join(folder, `${lockName}.${process.pid}.probe`)
  const raw = new Sqlite(path, { timeout: 0 })
  try {
    raw.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  } finally {
    raw.close()
    rmSync(path, { force: true })
  }
}
