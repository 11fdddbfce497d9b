import { randomUUID } from 'node:crypto'

import { minuteMs } from '@pal/core/durations'
import {
  clockWentBack,
  fail,
  leaseNext,
  nextDue,
  releaseOwned,
  renew,
  retryLater,
  type JobRow,
} from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'

import type { Clock } from '../platform/clock.ts'

/** What a job of one kind does. It ends the lease itself, in the transaction of its last write. */
export type JobHandler = (job: JobRow, signal: AbortSignal) => Promise<void>

export interface WorkerParts {
  readonly store: Store
  readonly clock: Clock
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** How many jobs run at once. */
  readonly atOnce: number
  /** A handler threw what it should have handled. Its job is tried again a few times. */
  readonly crashed: (job: JobRow, error: unknown) => void
  readonly changed: () => void
}

const leaseMs = minuteMs
const renewMs = 20_000
const longestSleepMs = 1_000
/** So often a job may crash before it is given up. */
export const mostCrashes = 5
const crashPauseMs = 5_000

/**
 * Takes jobs off the stored queue. One process has the store, so whatever is leased at the start
 * was held by a process that died, and runs again.
 */
export class Worker {
  readonly #parts: WorkerParts
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  readonly #running = new Map<Promise<void>, JobRow>()
  #wake: (() => void) | undefined
  #poked = false
  #loop: Promise<void> | undefined

  constructor(parts: WorkerParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    const { store, clock } = this.#parts
    await store.transaction((tx) => releaseOwned(tx, null, clock.now()))
    this.#loop = this.#run()
  }

  /** Something was put into the queue. */
  poke(): void {
    this.#poked = true
    this.#wake?.()
  }

  /** Lets what runs notice the end, and gives back what it leaves undone. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.poke()
    await this.#loop
    await Promise.all(this.#running.keys())
    const { store, clock } = this.#parts
    await store.transaction((tx) => releaseOwned(tx, this.#owner, clock.now()))
  }

  async #run(): Promise<void> {
    const { store, clock, handlers, atOnce, changed } = this.#parts
    const kinds = Object.keys(handlers)
    const { signal } = this.#stopping
    // Also what an earlier process stored may be ahead of the clock.
    let seen = Infinity
    while (!signal.aborted) {
      this.#poked = false
      let job: JobRow | undefined
      try {
        if (clock.now() < seen) await store.transaction((tx) => clockWentBack(tx, clock.now()))
        // The machine slept: what runs here is still running, and nobody else's to begin anew.
        if (clock.now() - seen >= renewMs) await this.#renewAll()
        seen = clock.now()
        const due = await nextDue(store.db, kinds)
        const ready = due !== null && due <= clock.now()
        if (ready && this.#running.size < atOnce) {
          job = await store.transaction((tx) =>
            leaseNext(tx, { kinds, owner: this.#owner, now: clock.now(), leaseMs }),
          )
        }
        // What is ready and not taken waits for one that runs; its end wakes this up.
        if (!job) await this.#sleep(due === null || ready ? longestSleepMs : due - clock.now())
      } catch (error) {
        // The store refuses for the moment (a full disk): go on trying, at a walking pace.
        console.error('The queue could not be read', error)
        await this.#sleep(longestSleepMs)
      }
      if (!job) continue
      changed()
      const run = this.#perform(job).finally(() => {
        this.#running.delete(run)
        changed()
        this.poke()
      })
      this.#running.set(run, job)
    }
  }

  async #renewAll(): Promise<void> {
    const { store, clock } = this.#parts
    await store.transaction(async (tx) => {
      for (const job of this.#running.values()) await renew(tx, job, clock.now() + leaseMs)
    })
  }

  async #perform(job: JobRow): Promise<void> {
    const { store, clock, handlers, crashed } = this.#parts
    const renewing = clock.every(renewMs, () => {
      void store.transaction((tx) => renew(tx, job, clock.now() + leaseMs)).catch(() => undefined)
    })
    try {
      await handlers[job.kind]?.(job, this.#stopping.signal)
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      crashed(job, error)
      const reason = error instanceof Error ? error.message : String(error)
      await store.transaction(async (tx) => {
        if (job.failures + 1 >= mostCrashes) await fail(tx, job, reason, clock.now())
        else
          await retryLater(tx, job, {
            runAt: clock.now() + crashPauseMs * (job.failures + 1),
            error: reason,
            now: clock.now(),
          })
      })
    } finally {
      renewing.cancel()
    }
  }

  #sleep(ms: number): Promise<void> {
    if (this.#poked) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = this.#parts.clock.after(Math.min(Math.max(ms, 1), longestSleepMs), resolve)
      this.#wake = () => {
        timer.cancel()
        resolve()
      }
    })
  }
}
