import { minuteMs, secondMs } from '@pal/core/durations'

import type { Clock, Deadline, Timer } from './clock.ts'

/** What a clock is set by when it is kept right, bit by bit, is less. */
const jumpMs = 10 * secondMs
/** A clock that is kept right drifts away from the uptime: what is older is no measure. */
const markMs = 10 * minuteMs

/**
 * The computer's clock, put right where Facebook's says that it is far off: reply windows, what is
 * history and the days go by Facebook's then. How long something waits goes by the computer's.
 */
export class ShopClock implements Clock {
  readonly #computer: Clock
  #byMs = 0
  #seenAt: number
  #mark: { readonly at: number; readonly uptime: number }
  #onJump: ((ms: number) => void) | undefined

  constructor(computer: Clock) {
    this.#computer = computer
    this.#seenAt = computer.now()
    this.#mark = { at: this.#seenAt, uptime: computer.uptime() }
  }

  readonly now = (): number => {
    const at = this.#computer.now()
    const passed = at - this.#seenAt
    this.#seenAt = at
    if (passed < 0 || passed >= jumpMs || at - this.#mark.at >= markMs) this.#look(at)
    return at + this.#byMs
  }

  readonly uptime = (): number => this.#computer.uptime()

  /**
   * It shows the right time by now, and continues from there however the computer's clock is set; the
   * callback gets by how much this one is ahead of that one then.
   */
  goOnByItself(onJump: (ms: number) => void): void {
    this.now()
    this.#onJump = onJump
  }

  /** The computer that slept has been up all the same; the one whose clock was set has not. */
  #look(at: number): void {
    const uptime = this.#computer.uptime()
    const jumped = at - this.#mark.at - (uptime - this.#mark.uptime)
    this.#mark = { at, uptime }
    if (!this.#onJump || Math.abs(jumped) < jumpMs) return
    this.#byMs -= jumped
    this.#onJump(-jumped)
  }

  /** From now on it shows so much more. */
  putRight(ms: number): void {
    this.#byMs += ms
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return this.#computer.sleep(ms, signal)
  }

  after(ms: number, run: () => void): Timer {
    return this.#computer.after(ms, run)
  }

  every(ms: number, run: () => void): Timer {
    return this.#computer.every(ms, run)
  }

  timeout(ms: number): Deadline {
    return this.#computer.timeout(ms)
  }
}
