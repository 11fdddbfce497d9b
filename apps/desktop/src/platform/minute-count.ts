import { minuteMs } from '@pal/core/durations'

import type { Clock, Timer } from './clock.ts'

/** Counts what happens often: the first is told at once, those of the minute after it when that is over. */
export class MinuteCount implements Disposable {
  readonly #clock: Clock
  readonly #write: (count: number) => void
  #timer: Timer | undefined
  #more = 0

  constructor(clock: Clock, write: (count: number) => void) {
    this.#clock = clock
    this.#write = write
  }

  happened(): void {
    if (this.#timer) {
      this.#more += 1
      return
    }
    this.#write(1)
    this.#wait()
  }

  #wait(): void {
    this.#timer = this.#clock.after(minuteMs, () => {
      this.#timer = undefined
      if (this.#more === 0) return
      this.#tell()
      this.#wait()
    })
  }

  #tell(): void {
    if (this.#more > 0) this.#write(this.#more)
    this.#more = 0
  }

  /** What is not told yet is told now. */
  [Symbol.dispose](): void {
    this.#timer?.cancel()
    this.#timer = undefined
    this.#tell()
  }
}
