import { minuteMs } from '@pal/core/durations'
import type { LogEntry } from '@pal/core/texts/log-line'

import type { Clock, Timer } from './clock.ts'

type Write = (said: LogEntry, details?: object) => void

/**
 * What strangers can bring about as often as they like is written down once a minute, with how often
 * it happened: the first time at once, all others of the minute when it is over.
 */
export class LogThrottle implements Disposable {
  readonly #clock: Clock
  readonly #write: Write
  readonly #kinds = new Map<string, { said: LogEntry; timer: Timer; times: number }>()

  constructor(clock: Clock, write: Write) {
    this.#clock = clock
    this.#write = write
  }

  happened(said: LogEntry): void {
    const kind = this.#kinds.get(said.code)
    if (kind) {
      kind.times += 1
      return
    }
    this.#write(said)
    this.#kinds.set(said.code, { said, timer: this.#whenOver(said), times: 0 })
  }

  #whenOver(said: LogEntry): Timer {
    return this.#clock.after(minuteMs, () => {
      const kind = this.#kinds.get(said.code)
      if (!kind || kind.times === 0) {
        this.#kinds.delete(said.code)
        return
      }
      this.#write(said, { timesInTheLastMinute: kind.times })
      kind.times = 0
      kind.timer = this.#whenOver(said)
    })
  }

  /** What is not written yet is written now. */
  [Symbol.dispose](): void {
    for (const { said, timer, times } of this.#kinds.values()) {
      timer.cancel()
      if (times > 0) this.#write(said, { timesInTheLastMinute: times })
    }
    this.#kinds.clear()
  }
}
