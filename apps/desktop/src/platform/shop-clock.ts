import type { Clock, Timer } from './clock.ts'

/**
 * The computer's clock, put right where Facebook's says that it is far off: reply windows, what is
 * history and the days go by Facebook's then. How long something waits goes by the computer's.
 */
export class ShopClock implements Clock {
  readonly #computer: Clock
  #byMs = 0

  constructor(computer: Clock) {
    this.#computer = computer
  }

  readonly now = (): number => this.#computer.now() + this.#byMs

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

  timeout(ms: number): AbortSignal {
    return this.#computer.timeout(ms)
  }
}
