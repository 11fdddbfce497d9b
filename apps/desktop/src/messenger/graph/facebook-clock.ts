/** Answers tell whole seconds and take a while: what lies within it is no difference. */
const samenessMs = 2_000
/** An answer that took longer does not tell when it was written. */
const quickMs = 5_000

/** How far Facebook's clock is from this machine's, by the `Date` of its answers. */
export class FacebookClock {
  readonly #now: () => number
  #aheadMs = 0
  #isTold = false

  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether an answer has told it, or could have: a slow one tells nothing. */
  get isTold(): boolean {
    return this.#isTold
  }

  /** So much is it ahead of this machine's; 0 until an answer came. */
  get aheadMs(): number {
    return this.#aheadMs
  }

  /** Facebook's time for a moment of this machine; the moment itself until an answer came. */
  at(moment: number): number {
    return moment + this.#aheadMs
  }

  /** Begins a call; what it answers is to be called with the answer's `Date` once it is there. */
  ask(): (date: string | null) => void {
    const askedAt = this.#now()
    return (date) => {
      const now = this.#now()
      this.#isTold = true
      // In the middle of the second that it tells.
      const ahead = Date.parse(date ?? '') + 500 - now
      if (Number.isNaN(ahead) || now < askedAt || now - askedAt > quickMs) return
      this.#aheadMs = Math.abs(ahead) < samenessMs ? 0 : ahead
    }
  }
}
