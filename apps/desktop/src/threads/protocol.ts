import type { ErrorKind } from '@pal/core/errors'
import type { Reason } from '@pal/core/texts/reason'

import type { Progress } from './task-context.ts'
import type { Tasks } from './tasks.ts'

export type TaskName = keyof Tasks
export type TaskInput<K extends TaskName> = Parameters<Tasks[K]>[0]
export type TaskAnswer<K extends TaskName> = Awaited<ReturnType<Tasks[K]>>

/** What the thread is started with. */
export interface ThreadStart {
  readonly folder: string
  /** 0 makes no checkpoints. */
  readonly checkpointEveryMs: number
}

export type ToThread =
  | { readonly kind: 'run'; readonly id: number; readonly task: TaskName; readonly input: unknown }
  | { readonly kind: 'cancel'; readonly id: number }
  /** Something was stored after it had reported that it rests. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'end' }

/** Answers are text: cloning rows would cost this side what the query has cost the other. */
export type FromThread =
  | { readonly kind: 'answer'; readonly id: number; readonly text: string }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  /** A round of checkpoints is done. */
  | { readonly kind: 'beat'; readonly walSize: number }
  /** Nothing is left to be moved or merged: no more beats until it is woken. */
  | { readonly kind: 'rest' }
  /** The search indexes are being merged for longer than a moment, or no longer. */
  | { readonly kind: 'merges'; readonly under: boolean }

export interface Failure {
  /** Null for one that is not ours. */
  readonly ours: {
    readonly kind: ErrorKind
    readonly reason: Reason
    readonly field: string | undefined
  } | null
  readonly message: string
  readonly stack: string
}
