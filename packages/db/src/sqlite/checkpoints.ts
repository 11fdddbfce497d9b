import { statSync } from 'node:fs'

import Sqlite from 'better-sqlite3'

/** Once the log of changes is larger than this, it is cut back even in a busy minute. */
const walBound = 64 * 1024 * 1024

/** What of that stays in idle times: a flush takes half as long where the file need not grow. */
const keptShare = 1 / 4

/** So many rounds without a new change count as idle. */
const idleRounds = 4

/**
 * Who writes after everything was moved begins the log anew, and SQLite flushes the head of it then and
 * there: on the thread that serves the windows. While changes come in, that is to be seldom.
 */
const movedAtOnce = 1_000
const quietRounds = 2

interface Progress {
  readonly busy: number
  /** Frames in the log; -1 where there is none. */
  readonly log: number
  /** How many of them are moved. */
  readonly checkpointed: number
}

/**
 * Moves what was committed from the log (WAL) into the store, one step a call. `PASSIVE` never makes
 * a writer wait but never shortens the file either, which is written again from its beginning: a large
 * one is cut back when nothing happens, or when it has grown past its bound.
 */
export class Checkpoints {
  readonly #raw: Sqlite.Database
  readonly #bound: number
  readonly #atOnce: number
  #frames = 0
  #quiet = 0

  constructor(raw: Sqlite.Database, bound = walBound, atOnce = movedAtOnce) {
    this.#raw = raw
    this.#bound = bound
    this.#atOnce = atOnce
  }

  /** Nothing new came for some rounds, and nothing is left to be moved or cut back. */
  get isIdle(): boolean {
    return this.#quiet >= idleRounds
  }

  /** Answers the size of the log in bytes. */
  step(): number {
    const size = this.walSize()
    if (size === 0) this.#quiet += 1
    if (size === 0 || this.#raw.inTransaction) return size
    const { log, checkpointed } = this.#run('NOOP')
    this.#quiet = log === this.#frames ? this.#quiet + 1 : 0
    this.#frames = log
    const waits = this.#quiet < quietRounds && log - checkpointed < this.#atOnce
    if (waits && size <= this.#bound) return size
    this.#run('PASSIVE')
    if (size <= this.#bound * (this.isIdle ? keptShare : 1)) return size
    this.#quiet = 0
    this.#truncate()
    return this.walSize()
  }

  walSize(): number {
    return statSync(`${this.#raw.name}-wal`, { throwIfNoEntry: false })?.size ?? 0
  }

  /** Never waits: it would do so with the write lock held. Whoever is in its way is gone by the next round. */
  #truncate(): void {
    const timeout = Number(this.#raw.pragma('busy_timeout', { simple: true }))
    this.#raw.pragma('busy_timeout = 0')
    try {
      this.#run('TRUNCATE')
    } finally {
      this.#raw.pragma(`busy_timeout = ${timeout}`)
    }
  }

  #run(mode: 'NOOP' | 'PASSIVE' | 'TRUNCATE'): Progress {
    const rows = this.#raw.pragma(`wal_checkpoint(${mode})`) as Progress[]
    return rows[0] ?? { busy: 1, log: -1, checkpointed: -1 }
  }
}

/** For a file that only now and then needs one: opens it for a moment. */
export function checkpointFile(path: string): void {
  const raw = new Sqlite(path, { fileMustExist: true, timeout: 0 })
  try {
    raw.pragma('wal_checkpoint(PASSIVE)')
  } finally {
    raw.close()
  }
}
