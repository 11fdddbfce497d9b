import type { Connection } from '@pal/db/maintenance/connection'

export interface Progress {
  readonly done: number
  readonly of: number
}

/** What a task of the thread works with. */
export interface TaskContext extends Connection {
  readonly folder: string
  /** Fires when the asking side no longer wants the answer. */
  readonly signal: AbortSignal
  readonly progress: (progress: Progress) => void
}
