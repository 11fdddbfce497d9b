import { secondMs } from '@pal/core/durations'

import type { Clock } from './clock.ts'

/** A computer that slept tells nobody: its timers run out so much later at most. */
const longestMs = 30 * secondMs

interface RestParts {
  readonly clock: Clock
  readonly store: { onCommit(listener: () => void): () => void }
  /** So soon after something was stored it is looked for work, whoever stored it. */
  readonly soonMs: number
}

/**
 * The pause of a loop that looks for work: until the next of it is due, until somebody pokes, or until
 * something was stored. While nothing happens, nothing runs.
 */
export class WakeableSleep implements Disposable {
  readonly #clock: Clock
  readonly #soonMs: number
  readonly #unlisten: () => void
  #stored = false
  #poked = false
  #over: (() => void) | undefined
  #hurry: (() => void) | undefined

  constructor({ clock, store, soonMs }: RestParts) {
    this.#clock = clock
    this.#soonMs = soonMs
    this.#unlisten = store.onCommit(() => {
      this.#stored = true
      this.#hurry?.()
    })
  }

  /** Ends the sleep, or the next one where none is under way. */
  poke(): void {
    this.#poked = true
    this.#over?.()
  }

  /** Null: for as long as nothing happens. What was stored since the last sleep cuts it short, too. */
  async sleep(ms: number | null): Promise<void> {
    if (!this.#poked) await this.#wait(Math.min(Math.max(ms ?? longestMs, 1), longestMs))
    this.#poked = false
    this.#stored = false
  }

  [Symbol.dispose](): void {
    this.#unlisten()
    this.poke()
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const over = () => {
        this.#hurry = this.#over = undefined
        timer.cancel()
        resolve()
      }
      let timer = this.#clock.after(ms, over)
      this.#over = over
      this.#hurry = () => {
        this.#hurry = undefined
        if (ms <= this.#soonMs) return
        timer.cancel()
        timer = this.#clock.after(this.#soonMs, over)
      }
      if (this.#stored) this.#hurry()
    })
  }
}
