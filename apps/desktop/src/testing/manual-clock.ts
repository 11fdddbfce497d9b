import { type Clock, type Deadline, deadlineBy, type Timer } from '../platform/clock.ts'
import { settled } from './settled.ts'

interface Entry {
  readonly at: number
  readonly run: () => void
  /** A deadline is no plan: nothing happens at it where all goes well. */
  readonly deadline: boolean
}

const worldTurnMs = 5

/**
 * A clock that does not move until a test lets time pass: then what waits is called one by one, in the order
 * in which it is due, and each time all that follows from it comes to its end before the next.
 */
export class ManualClock implements Clock {
  readonly #entries = new Set<Entry>()
  #passed = 0
  readonly #startedAt: number
  #step: Promise<boolean> | undefined

  constructor(startAt = Date.now()) {
    this.#startedAt = startAt
  }

  readonly now = (): number => this.#startedAt + this.#passed

  readonly uptime = (): number => this.#passed

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const timer = this.after(ms, () => {
        signal?.removeEventListener('abort', abort)
        resolve()
      })
      const abort = () => {
        timer.cancel()
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', abort, { once: true })
    })
  }

  after(ms: number, run: () => void): Timer {
    return this.#add(ms, run)
  }

  every(ms: number, run: () => void): Timer {
    const again = () => {
      timer = this.#add(ms, again)
      run()
    }
    let timer = this.#add(ms, again)
    return { cancel: () => timer.cancel() }
  }

  timeout(ms: number): Deadline {
    return deadlineBy((fire) => this.#add(ms, fire, true))
  }

  /** All at once: the machine slept, and what came due meanwhile is late. */
  advance(ms: number): void {
    this.#passed += Math.ceil(ms)
  }

  /** When what waits is due, from now. */
  due(): number[] {
    return [...this.#entries]
      .filter(({ deadline }) => !deadline)
      .map(({ at }) => at - this.#passed)
      .toSorted((a, b) => a - b)
  }

  /** Lets so much time pass. */
  async elapse(ms: number): Promise<void> {
    const end = this.#passed + Math.ceil(ms)
    while (await this.#next(end)) continue
    this.#passed = Math.max(this.#passed, end)
    await settled()
  }

  /** Lets time pass until this is done. */
  async during<T>(work: Promise<T>): Promise<T> {
    let done = false
    const end = () => (done = true)
    work.then(end, end)
    for (;;) {
      await settled()
      if (done) return work
      if (!(await this.#next(Infinity))) await this.#world()
    }
  }

  /** Lets time pass until it answers something, and looks after each thing that happened. */
  async until<T>(
    look: () => Promise<T | null | undefined | false>,
    { withinMs = 10_000, worldMs = 10_000 } = {},
  ): Promise<T> {
    const end = this.#passed + withinMs
    let patience = worldMs / worldTurnMs
    for (;;) {
      const seen = await look()
      if (seen) return seen
      if (await this.#next(end)) continue
      // What a thread or another process does is not over when this clock says so.
      if (patience-- <= 0) throw new Error(`It did not happen within ${withinMs} ms`)
      await this.#world()
    }
  }

  #add(ms: number, run: () => void, deadline = false): Timer {
    // Whole milliseconds, as a computer's clock tells and the store takes.
    const entry = { at: this.#passed + Math.ceil(Math.max(0, ms)), run, deadline }
    this.#entries.add(entry)
    return { cancel: () => this.#entries.delete(entry) }
  }

  /** Several may wait at once; they share each step. */
  #next(end: number): Promise<boolean> {
    this.#step ??= this.#run(end).finally(() => (this.#step = undefined))
    return this.#step
  }

  /** Calls what is due next; false where that lies behind the end. */
  async #run(end: number): Promise<boolean> {
    await settled()
    let first: Entry | undefined
    for (const entry of this.#entries) if (!first || entry.at < first.at) first = entry
    if (!first || first.at > end) return false
    this.#entries.delete(first)
    this.#passed = Math.max(this.#passed, first.at)
    first.run()
    await settled()
    return true
  }

  /** A thread or another process has its turn. */
  #world(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, worldTurnMs))
  }
}
