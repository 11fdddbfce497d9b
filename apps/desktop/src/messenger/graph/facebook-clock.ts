import { hourMs, minuteMs } from '@pal/core/durations'

/** Answers tell whole seconds and take a while: what lies within it is no difference. */
const samenessMs = 2_000
/** An answer that took longer does not tell when it was written. */
const quickMs = 5_000
/** From here on windows and days are wrong by the computer's clock. */
const farMs = hourMs
/** Two answers in a row that say so are believed. */
const agreeMs = 5 * minuteMs

/** How far Facebook's clock is from this machine's, by the `Date` of its answers. */
export class FacebookClock {
  readonly #now: () => number
  readonly #putRight: ((ms: number) => void) | undefined
  readonly #known: (() => void) | undefined
  #aheadMs = 0
  #putRightMs = 0
  #isKnown = false

  /** `putRight` moves what `now` shows; `known` is called once `now` shows the right time. */
  constructor(now: () => number, putRight?: (ms: number) => void, known?: () => void) {
    this.#now = now
    this.#putRight = putRight
    this.#known = known
  }

  /** Whether an answer has shown it, or could have: a slow one tells nothing. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /** One answer has said that it is far away, and another one is to. */
  get isDoubted(): boolean {
    return this.#putRight !== undefined && Math.abs(this.#aheadMs) >= farMs
  }

  /** So much is it ahead of this machine's own; 0 until an answer came. */
  get aheadMs(): number {
    return this.#putRightMs + this.#aheadMs
  }

  /** Facebook's time for a moment of this program; the moment itself until an answer came. */
  at(moment: number): number {
    return moment + this.#aheadMs
  }

  /** This program's time was moved by so much beside the computer's, and shows what it did before. */
  wentOn(ms: number): void {
    this.#putRightMs += ms
  }

  /** Begins a call; what it answers is to be called with the answer's `Date` once it is there. */
  ask(): (date: string | null) => void {
    const askedAt = this.#now()
    return (date) => {
      const now = this.#now()
      this.#isKnown = true
      // In the middle of the second that it tells.
      const ahead = Date.parse(date ?? '') + 500 - now
      if (Number.isNaN(ahead) || now < askedAt || now - askedAt > quickMs) return
      const before = this.#aheadMs
      this.#aheadMs = Math.abs(ahead) < samenessMs ? 0 : ahead
      if (this.isDoubted) {
        if (Math.abs(ahead - before) > agreeMs) return
        this.#aheadMs = 0
        this.#putRightMs += ahead
        this.#putRight?.(ahead)
      }
      this.#known?.()
    }
  }
}
