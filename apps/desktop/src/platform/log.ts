import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import { maskDetails, maskParams } from '@pal/core/domain/mask'
import type { LogText } from '@pal/core/texts/log-line'
import type { LogFile } from '@pal/db/logs/log-file'
import { appendLogs, type LogLine } from '@pal/db/logs/logs'

import type { Clock, Timer } from './clock.ts'

const gatherMs = 100
const againMs = 1_000
/** So many lines wait in memory for a disk that is full; the oldest are dropped for newer ones. */
const mostWaiting = 2_000

/**
 * The product's log. What fills a line is masked before it is kept: no token, key or phone number reaches
 * the disk. Rows are gathered for a moment, so that a busy minute does not write one by one.
 */
export class Log implements AsyncDisposable {
  readonly #file: LogFile
  readonly #clock: Clock
  readonly #changed: () => void
  #waiting: LogLine[] = []
  #timer: Timer | undefined
  #writing: Promise<void> = Promise.resolve()
  #failing = false

  constructor(file: LogFile, clock: Clock, changed: () => void) {
    this.#file = file
    this.#clock = clock
    this.#changed = changed
  }

  write(level: LogLevel, category: LogCategory, said: LogText, details?: object): void {
    this.#waiting.push({
      at: this.#clock.now(),
      level,
      category,
      said: said.params === undefined ? said : { ...said, params: maskParams(said.params) },
      details: details === undefined ? null : maskDetails(details),
    })
    this.#timer ??= this.#clock.after(gatherMs, () => void this.flush())
  }

  /** Returns when everything written so far is in the log. */
  flush(): Promise<void> {
    this.#timer?.cancel()
    this.#timer = undefined
    const rows = this.#waiting
    this.#waiting = []
    if (rows.length === 0) return this.#writing
    this.#writing = this.#writing
      .then(async () => {
        await appendLogs(this.#file.db, rows)
        this.#failing = false
      })
      .then(this.#changed, (error: unknown) => this.#failed(rows, error))
    return this.#writing
  }

  /** A log that cannot be written must not end the program: the console says so once, later the log does. */
  #failed(rows: readonly LogLine[], error: unknown): void {
    if (!this.#failing) console.error('The log could not be written', error)
    this.#failing = true
    this.#waiting = [...rows, ...this.#waiting].slice(-mostWaiting)
    this.#timer ??= this.#clock.after(againMs, () => void this.flush())
  }

  async clear(): Promise<void> {
    await this.flush()
    const clearing = this.#writing.then(() => this.#file.clear())
    // A failed clearing is the caller's to tell; what is written next must not fail with it.
    this.#writing = clearing.catch(() => undefined)
    await clearing
    this.#changed()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.flush()
    this.#timer?.cancel()
  }
}
