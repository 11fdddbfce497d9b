import { minuteMs } from '@pal/core/durations'

import type { Clock, Timer } from './clock.ts'

type Write = (message: string, details?: object) => void

/**
 * What strangers can bring about as often as they like is written down once a minute, with how often
 * it happened: the first time at once, all others of the minute when it is over.
 */
export class LogThrottle implements Disposable {
  readonly #clock: Clock
  readonly #write: Write
  readonly #kinds = new Map<string, { timer: Timer; times: number }>()

  constructor(clock: Clock, write: Write) {
    this.#clock = clock
    this.#write = write
  }

  happened(message: string): void {
    const kind = this.#kinds.get(message)
    if (kind) {
      kind.times += 1
      return
    }
    this.#write(message)
    this.#kinds.set(message, { timer: this.#whenOver(message), times: 0 })
  }

  #whenOver(message: string): Timer {
    return this.#clock.after(minuteMs, () => {
      const kind = this.#kinds.get(message)
      if (!kind || kind.times === 0) {
        this.#kinds.delete(message)
        return
      }
      this.#write(message, { timesInTheLastMinute: kind.times })
      kind.times = 0
      kind.timer = this.#whenOver(message)
    })
  }

  /** What is not written yet is written now. */
  [Symbol.dispose](): void {
    for (const [message, { timer, times }] of this.#kinds) {
      timer.cancel()
      if (times > 0) this.#write(message, { timesInTheLastMinute: times })
    }
    this.#kinds.clear()
  }
}
