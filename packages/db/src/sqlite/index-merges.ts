import Sqlite from 'better-sqlite3'

import { isBusy } from './busy.ts'

export const searchIndexes = [
  'message_search',
  'conversation_search',
  'conversation_short',
  'order_search',
  'caller_search',
  'caller_short',
] as const

/** A slice holds the write lock for about two milliseconds. */
const pagesAtOnce = 8

/** Held by a transaction of this very thread the lock would never come. */
const mostWaitMs = 20

/** Whoever writes all the time is interrupted after so many rounds. */
const patience = 8

/** So many parts an index may have before a writer merges them itself: only where no thread does it. */
const mostParts = 400

/** A connection that keeps the search indexes up to date, beside those that read and write. */
export function openForIndexes(path: string): Sqlite.Database {
  const raw = new Sqlite(path, { fileMustExist: true, timeout: mostWaitMs })
  // What a power cut takes back is done again: nothing is in an index alone.
  raw.pragma('synchronous = NORMAL')
  raw.pragma('secure_delete = ON')
  raw.pragma('wal_autocheckpoint = 0')
  return raw
}

/**
 * Every transaction adds a part to a search index, and the parts are merged from time to time. By
 * itself SQLite does that in the transaction that comes 64th: a customer's message then waits up to
 * 100 ms. Here it is done in slices, when nobody writes.
 */
export class SearchMerges {
  readonly #raw: Sqlite.Database
  #version = 0
  #busy = 0
  #ours = false

  constructor(raw: Sqlite.Database) {
    this.#raw = raw
  }

  /** Whether now is a time to merge. Asked from time to time. */
  isTime(): boolean {
    const version = this.#raw.pragma('data_version', { simple: true }) as number
    const quiet = version === this.#version
    this.#version = version
    this.#busy = quiet ? 0 : this.#busy + 1
    if (!quiet && this.#busy < patience) return false
    this.#busy = 0
    return true
  }

  /** Merges a little, unless somebody writes just then. False where nothing is left to merge. */
  slice(): boolean {
    try {
      this.#takeOver()
      return searchIndexes.some((index) => this.#merge(index))
    } catch (error) {
      if (isBusy(error)) return true
      throw error
    }
  }

  /** Kept in the store: from now on no transaction merges by itself. */
  #takeOver(): void {
    if (this.#ours) return
    for (const index of searchIndexes) {
      const wanted = { automerge: 0, crisismerge: mostParts }
      for (const [name, value] of Object.entries(wanted)) {
        const known = this.#raw
          .prepare<[string], number>(`SELECT v FROM ${index}_config WHERE k = ?`)
          .pluck()
          .get(name)
        if (known === value) continue
        this.#raw.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value})`)
      }
    }
    this.#ours = true
  }

  #merge(index: (typeof searchIndexes)[number]): boolean {
    const before = this.#changes()
    this.#raw.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ${pagesAtOnce})`)
    // Two changes or more mean that it continues.
    return this.#changes() - before >= 2
  }

  #changes(): number {
    return Number(this.#raw.prepare('SELECT total_changes()').pluck().get())
  }
}
