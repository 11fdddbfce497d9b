import { secondMs } from '@pal/core/durations'
import { nextDue, type JobRow } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import type { JobKind } from '@pal/db/schema/literals'
import type { Tx } from '@pal/db/schema/reads'

import type { Clock } from '../platform/clock.ts'

/** What a job of one kind does. It ends the lease itself, in the transaction of its last write. */
export type JobHandler = (job: JobRow, signal: AbortSignal) => Promise<void>

/** One that reads all it needs in the transaction that leases the job, and answers what is left to do. */
export interface PreparedHandler {
  prepare(tx: Tx, job: JobRow): Promise<(signal: AbortSignal) => Promise<void>>
  /** The job broke at its last try: what follows from that, with its end; answers what is done after. */
  gaveUp?(tx: Tx, job: JobRow): Promise<() => void>
}

export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler | PreparedHandler>>>

/** Kinds of jobs that have room of their own: however much else waits, they continue. */
export interface Lane {
  readonly kinds: readonly JobKind[]
  readonly atOnce: number
  /** Whose customer has waited longest comes first, not what has been due longest. */
  readonly byWait?: boolean
  /** Broken off where a job of the first lane waits for the same conversation; it runs again after. */
  readonly givesWay?: boolean
  /** Brings the handlers of its jobs once the first of them is due; until then it takes none. */
  readonly load?: () => Promise<JobHandlers>
}

interface LanesParts {
  readonly store: Store
  readonly clock: Clock
  readonly lanes: readonly Lane[]
  readonly handlers: JobHandlers
  /** A lane has been opened. */
  readonly opened: () => void
}

const againMs = secondMs

/** The lanes in the order in which they are served, and what does their jobs. */
export class Lanes {
  /** By the kind of job; those of a lane that is closed are not there yet. */
  readonly handlers: Partial<Record<JobKind, JobHandler | PreparedHandler>>
  readonly closed: Set<Lane>
  readonly #parts: LanesParts
  readonly #loading = new Set<Lane>()

  constructor(parts: LanesParts) {
    this.#parts = parts
    this.handlers = { ...parts.handlers }
    this.closed = new Set(parts.lanes.filter(({ load }) => load))
  }

  /** Those with room for one job more than those that run. */
  open(running: readonly JobRow[]): Lane[] {
    return this.#parts.lanes.filter(
      (lane) =>
        !this.closed.has(lane) &&
        running.filter(({ kind }) => lane.kinds.includes(kind)).length < lane.atOnce,
    )
  }

  /** Opens the lanes that have something to do; when the next of the others will have. */
  async openDue(): Promise<number | null> {
    const { store, clock } = this.#parts
    let next: number | null = null
    for (const lane of this.closed) {
      if (this.#loading.has(lane)) continue
      const due = await nextDue(store.db, lane.kinds)
      if (due === null) continue
      if (due > clock.now()) next = Math.min(next ?? due, due)
      else void this.#open(lane)
    }
    return next
  }

  async #open(lane: Lane): Promise<void> {
    const { clock, opened } = this.#parts
    this.#loading.add(lane)
    try {
      Object.assign(this.handlers, await lane.load?.())
      this.closed.delete(lane)
      opened()
    } catch (error) {
      console.error('What does a kind of jobs could not be loaded', error)
      clock.after(againMs, opened)
    } finally {
      this.#loading.delete(lane)
    }
  }
}
