import { randomUUID } from 'node:crypto'

import { minuteMs } from '@pal/core/durations'
import { errorText } from '@pal/core/errors'
import { clockWentBack } from '@pal/db/jobs/clock-went-back'
import { leaseFirst } from '@pal/db/jobs/lanes'
import {
  fail,
  nextDue,
  releaseOwned,
  renew,
  retryLater,
  type JobRow,
  waitUntil,
} from '@pal/db/jobs/queue'
import { dueConversations } from '@pal/db/jobs/queue-status'
import type { Store } from '@pal/db/maintenance/store'
import { isDiskFault, isDiskFull } from '@pal/db/sqlite/disk-full'
import { isStoreGone } from '@pal/db/sqlite/store-gone'

import type { Clock } from '../platform/clock.ts'
import { WakeableSleep } from '../platform/wakeable-sleep.ts'
import { type JobHandlers, type Lane, Lanes } from './lanes.ts'

type Run = (signal: AbortSignal) => Promise<void>

type Taken =
  | { readonly due: number | null; readonly job?: undefined }
  | { readonly due: number | null; readonly job: JobRow; readonly run: Run }

interface Running {
  readonly job: JobRow
  /** Aborted where it is to give way. */
  readonly stop: AbortController
}

async function throwing(error: unknown): Promise<never> {
  throw error
}

export interface WorkerParts {
  readonly store: Store
  readonly clock: Clock
  readonly handlers: JobHandlers
  /** In the order in which they are served. */
  readonly lanes: readonly Lane[]
  /** A handler threw what it should have handled. Its job is tried again a few times. */
  readonly crashed: (job: JobRow, error: unknown) => void
  readonly changed: () => void
}

const leaseMs = minuteMs
const renewMs = 20_000
const walkingMs = 1_000
const mostCrashes = 5
const crashPauseMs = 5_000
/** A disk that refuses for twelve minutes is none to wait for. */
const mostFaults = 20
const faultPauseMs = 1_000
/** So many of the pauses after a fault are the shortest. */
const shortPauses = 3
const putBackEveryMs = 100

/**
 * Takes jobs off the stored queue. One process has the store, so whatever is leased at the start
 * was held by a process that died, and runs again.
 */
export class Worker {
  readonly #parts: WorkerParts
  readonly #owner = randomUUID()
  readonly #stopping = new AbortController()
  readonly #running = new Map<Promise<void>, Running>()
  readonly #lanes: Lanes
  readonly #rest: WakeableSleep
  #loop: Promise<void> | undefined

  constructor(parts: WorkerParts) {
    this.#parts = parts
    const { store, clock } = parts
    this.#rest = new WakeableSleep({ store, clock, soonMs: walkingMs })
    this.#lanes = new Lanes({ ...parts, opened: () => this.poke() })
  }

  async start(): Promise<void> {
    const { store, clock } = this.#parts
    await store.transaction((tx) => releaseOwned(tx, null, clock.now()))
    this.#loop = this.#run()
  }

  /** Something was put into the queue, to be done at once or so much later. */
  poke(inMs = 0): void {
    if (inMs > 0) {
      this.#parts.clock.after(inMs, () => this.poke())
      return
    }
    this.#rest.poke()
  }

  /** Lets what runs notice the end, and gives back what it leaves undone. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#rest[Symbol.dispose]()
    await this.#loop
    await Promise.all(this.#running.keys())
    const { store, clock } = this.#parts
    const left = store.transaction((tx) => releaseOwned(tx, this.#owner, clock.now()))
    // The next start takes back what is left, too: a store without room or place must not spoil the end.
    await left.catch((error: unknown) => {
      if (!isDiskFull(error) && !isStoreGone(error)) throw error
    })
  }

  async #run(): Promise<void> {
    const { store, clock } = this.#parts
    const { signal } = this.#stopping
    // Also what an earlier process stored may be ahead of the clock.
    let seen = Infinity
    while (!signal.aborted) {
      try {
        if (clock.now() < seen) await store.transaction((tx) => clockWentBack(tx, clock.now()))
        // The machine slept: what runs here is still running, and nobody else's to begin again.
        if (clock.now() - seen >= renewMs) await this.#renewAll()
        seen = clock.now()
        let taken: Taken
        do {
          taken = await this.#take()
          if (taken.job) this.#begin(taken.job, taken.run)
        } while (taken.job && taken.due !== null && taken.due <= clock.now() && !signal.aborted)
        // What is ready and not taken waits for one that runs; its end wakes this up.
        const { due } = taken
        const blocked = due !== null && due <= clock.now()
        if (blocked) await this.#makeWay()
        const opens = this.#lanes.closed.size > 0 ? await this.#lanes.openDue() : null
        const next = due === null || opens === null ? (due ?? opens) : Math.min(due, opens)
        await this.#rest.sleep(blocked ? walkingMs : next && next - clock.now())
      } catch (error) {
        // The store refuses for the moment: continue trying, at a walking pace. A full disk is reported elsewhere.
        if (!isDiskFull(error)) console.error('The queue could not be read', error)
        await this.#rest.sleep(walkingMs)
      }
    }
  }

  /** The next job that is due, with what is to be done; and when the one after it is due. */
  async #take(broken?: { readonly id: number; readonly error: unknown }): Promise<Taken> {
    const { store, clock } = this.#parts
    const open = this.#lanes.open([...this.#running.values()].map(({ job }) => job))
    const kinds = open.flatMap((lane) => lane.kinds)
    // What cannot be kept is not begun: each thought is paid for.
    if (!(await store.hasRoom())) return { due: clock.now() + walkingMs }
    const due = await nextDue(store.db, kinds)
    if (due === null || due > clock.now()) return { due }
    let preparing: JobRow | undefined
    try {
      // Whatever is leased at the start runs again, so that a lease need not be on the disk.
      return await store.passing(async (tx): Promise<Taken> => {
        const job = await leaseFirst(tx, open, { owner: this.#owner, now: clock.now(), leaseMs })
        if (!job) return { due }
        preparing = job
        const next = await nextDue(tx, kinds)
        const handler =
          job.id === broken?.id ? () => throwing(broken.error) : this.#lanes.handlers[job.kind]
        const run: Run =
          typeof handler === 'object'
            ? await handler.prepare(tx, job)
            : async (signal) => handler?.(job, signal)
        preparing = undefined
        return { job, run, due: next }
      })
    } catch (error) {
      // With what it was to read it has not begun, but it counts as an attempt all the same.
      if (!preparing || isDiskFull(error)) throw error
      return this.#take({ id: preparing.id, error })
    }
  }

  /** A conversation does one thing at a time: what may be done again ends for what may not wait. */
  async #makeWay(): Promise<void> {
    const { store, clock, lanes } = this.#parts
    const giving = lanes.filter(({ givesWay }) => givesWay).flatMap(({ kinds }) => kinds)
    const runs = [...this.#running.values()].filter(({ job }) => giving.includes(job.kind))
    if (runs.length === 0) return
    const wanted = await dueConversations(store.db, lanes[0]?.kinds ?? [], clock.now())
    for (const { job, stop } of runs) if (wanted.has(job.conversation_id)) stop.abort()
  }

  async #renewAll(): Promise<void> {
    const { store, clock } = this.#parts
    await store.transaction(async (tx) => {
      for (const { job } of this.#running.values()) await renew(tx, job, clock.now() + leaseMs)
    })
  }

  #begin(job: JobRow, run: Run): void {
    const stop = new AbortController()
    const running = this.#perform(job, run, stop.signal).finally(() => {
      this.#running.delete(running)
      this.poke()
    })
    this.#running.set(running, { job, stop })
  }

  async #perform(job: JobRow, run: Run, givesWay: AbortSignal): Promise<void> {
    const { store, clock, crashed, changed } = this.#parts
    changed()
    const renewing = clock.every(renewMs, () => {
      void store.transaction((tx) => renew(tx, job, clock.now() + leaseMs)).catch(() => undefined)
    })
    try {
      await run(AbortSignal.any([this.#stopping.signal, givesWay]))
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      if (!givesWay.aborted) crashed(job, error)
      await this.#putBack(job, error, givesWay.aborted || isDiskFull(error))
    } finally {
      renewing.cancel()
      changed()
    }
  }

  /** Its lease is held until that is stored, so that nobody begins it again meanwhile. */
  async #putBack(job: JobRow, error: unknown, isBlameless: boolean): Promise<void> {
    const { store, clock, crashed } = this.#parts
    const { signal } = this.#stopping
    const reason = errorText(error)
    const again = (ms: number) => ({ runAt: clock.now() + ms, error: reason, now: clock.now() })
    const handler = this.#lanes.handlers[job.kind]
    let gaveUp = typeof handler === 'object' ? handler.gaveUp?.bind(handler) : undefined
    while (!signal.aborted) {
      try {
        const after = await store.transaction(async (tx) => {
          if (isBlameless) await waitUntil(tx, job, again(0))
          else if (!isLastTry(job, error))
            await retryLater(tx, job, again(pauseAfter(error, job.failures)))
          else if ((await fail(tx, job, reason, clock.now())) && gaveUp) {
            return gaveUp(tx, job).catch((broken: unknown) => {
              // What broke the job may break this, too: the job ends all the same.
              if (!isDiskFault(broken) && !isDiskFull(broken)) gaveUp = undefined
              crashed(job, broken)
              throw broken
            })
          }
          return undefined
        })
        after?.()
        return
      } catch {
        // The store refuses for the moment, and its status tells why.
        await clock.sleep(putBackEveryMs, signal).catch(() => undefined)
      }
    }
  }
}

/** A job is given up after a few crashes; for what a disk refuses it is not to blame. */
export function isLastTry({ failures }: Pick<JobRow, 'failures'>, error: unknown): boolean {
  return failures + 1 >= (isDiskFault(error) ? mostFaults : mostCrashes)
}

/** What a disk refused it may take the next moment: a customer waits for it. One that stays so is not worn out. */
function pauseAfter(error: unknown, failures: number): number {
  if (!isDiskFault(error)) return crashPauseMs * (failures + 1)
  return Math.min(minuteMs, faultPauseMs * 2 ** Math.max(0, failures + 1 - shortPauses))
}
