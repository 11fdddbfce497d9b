import type { Job } from '@pal/core/contract/data'
import { minuteMs } from '@pal/core/durations'
import { AppError, notFound } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../platform/clock.ts'
import type { TaskAnswer, TaskInput, TaskName } from './protocol.ts'
import { StoreThread } from './store-thread.ts'
import type { Progress } from './task-context.ts'

export interface LongJobsOptions {
  readonly folder: string
  readonly clock: Clock
  /** A job began, came further or ended. */
  readonly changed: () => void
  readonly onDeath: (error: Error) => void
}

interface Running {
  readonly id: number
  readonly kind: Job['kind']
  readonly subject: Job['subject']
  readonly startedAt: number
  percent: number | null
  readonly stop: AbortController
}

export interface WatchedJob {
  readonly signal: AbortSignal
  readonly progress: (progress: Progress) => void
  readonly end: () => void
}

/** What nobody may call off, for the program needs it, or half of it is worse than nothing. */
const mustEnd: { readonly [K in Job['kind']]?: Reason } = {
  days: because('job_days_must_end'),
  index: because('job_index_must_end'),
  courierFileBack: because('job_file_must_go_whole'),
}

export const wasCancelled = (error: unknown): boolean =>
  error instanceof AppError && error.reason.code === 'job_cancelled'

/** Work that takes long, on a thread of its own: no search ever waits behind a backup. */
export class LongJobs implements AsyncDisposable {
  readonly #options: LongJobsOptions
  readonly #running = new Map<number, Running>()
  readonly #failures = new Map<Job['kind'], unknown>()
  #thread: StoreThread | undefined
  #lastId = 0
  #ended = false

  constructor(options: LongJobsOptions) {
    this.#options = options
  }

  list(): Job[] {
    return [...this.#running.values()].map(({ id, kind, subject, startedAt, percent, stop }) => ({
      id,
      kind,
      subject,
      startedAt: new Date(startedAt).toISOString(),
      percent,
      canBeCancelled: !(kind in mustEnd) && !stop.signal.aborted,
    }))
  }

  /** Returns at once; the job ends when it has taken back what it had begun. */
  cancel(id: number): void {
    const job = this.#running.get(id)
    if (!job) throw notFound('job_not_found')
    const why = mustEnd[job.kind]
    if (why !== undefined) throw new AppError('conflict', why)
    job.stop.abort(new AppError('conflict', because('job_cancelled')))
    this.#options.changed()
  }

  async run<K extends TaskName>(
    kind: Job['kind'],
    task: K,
    input: TaskInput<K>,
  ): Promise<TaskAnswer<K>> {
    if (this.#ended) throw new AppError('unavailable', because('program_ending'))
    const { folder, clock, onDeath } = this.#options
    this.#thread ??= new StoreThread({
      folder,
      clock,
      onDeath,
      giveUpAfterMs: minuteMs,
    })
    const { signal, progress, end } = this.watch(kind)
    try {
      const answer = await this.#thread.run(task, input, {
        signal,
        patient: true,
        onProgress: progress,
      })
      this.#failures.delete(kind)
      return answer
    } catch (error) {
      if (!wasCancelled(error)) this.#failures.set(kind, error)
      throw error
    } finally {
      end()
    }
  }

  /** Lists work that is done elsewhere, until its end is reported; it stops when the signal fires. */
  watch(kind: Job['kind'], subject: Job['subject'] = null): WatchedJob {
    const { clock, changed } = this.#options
    const id = ++this.#lastId
    const stop = new AbortController()
    const job: Running = { id, kind, subject, startedAt: clock.now(), percent: null, stop }
    this.#running.set(id, job)
    changed()
    return {
      signal: stop.signal,
      progress: ({ done, of }) => {
        const percent = of === 0 ? 100 : Math.floor((done / of) * 100)
        if (percent === job.percent) return
        job.percent = percent
        changed()
      },
      end: () => {
        if (this.#running.delete(id)) changed()
      },
    }
  }

  /** What went wrong with the last one of this kind; undefined where it was done, or there was none. */
  failureOf(kind: Job['kind']): unknown {
    return this.#failures.get(kind)
  }

  get stuck(): boolean {
    return this.#thread?.stuck ?? false
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ended = true
    await this.#thread?.[Symbol.asyncDispose]()
  }
}
