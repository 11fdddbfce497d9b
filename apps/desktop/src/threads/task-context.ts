import type { Connection } from '@pal/db/maintenance/connection'

import type { Clock } from '../platform/clock.ts'

export interface Progress {
  readonly done: number
  readonly of: number
}

/** What a task of the thread works with. */
export interface TaskContext extends Connection {
  readonly folder: string
  readonly clock: Clock
  /** Fires when the asking side no longer wants the answer. */
  readonly signal: AbortSignal
  /** Resolves when a search finds every message that was stored before. */
  readonly indexMessages: () => Promise<void>
  readonly progress: (progress: Progress) => void
}
