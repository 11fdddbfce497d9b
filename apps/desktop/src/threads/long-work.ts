import { AppError } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'
import { type Backup, makeBackup } from '@pal/db/maintenance/backup/backup'
import { stageRestore } from '@pal/db/maintenance/restore'
import type { Restored } from '@pal/db/maintenance/store'
import { reindexMessages as reindex } from '@pal/db/messages/search/message-reindex'
import {
  type BetweenSlices,
  keepCourierFile as keepFile,
  takeBackCourierFile as takeBackFile,
} from '@pal/db/orders/courier-files'
import type { Parcels } from '@pal/db/orders/parcels'
import { storeSchema } from '@pal/db/schema/migrations/store'
import { isBusy } from '@pal/db/sqlite/busy'
import { isDiskFull } from '@pal/db/sqlite/disk-full'
import { checkIntegrity, type Watch } from '@pal/db/sqlite/integrity'
import { StoreError } from '@pal/db/sqlite/store-error'
import { rebuildDays as rebuild } from '@pal/db/stats/rollup-rebuild'

import type { TaskContext } from './task-context.ts'

/** So long others have the store for themselves between two slices. */
const restMs = 5
/** So long the search is brought up to date at once; a backup may be waiting behind it. */
const reindexMs = 10_000

/** What takes seconds or minutes on a large store; each can be broken off and then leaves nothing. */
export const longTasks = {
  makeBackup(
    { reason, now }: { reason: 'manual' | 'daily'; now: number },
    context: TaskContext,
  ): Promise<Backup> {
    const watch = watching(context)
    return named(() => makeBackup(context.folder, { reason, now: () => now, watch }))
  },

  stageRestore(
    { backup, as, now }: { backup: string; as?: string; now: number },
    context: TaskContext,
  ): Promise<Restored> {
    const order = { schema: storeSchema, as, now: () => now, watch: watching(context) }
    return named(() => stageRestore(context.folder, backup, order))
  },

  /** What is wrong with the store; null when nothing was found. */
  checkStore(_: null, context: TaskContext): Promise<string | null> {
    return named(() => checkIntegrity(context.raw.name, watching(context)))
  },

  async rebuildDays({ zone }: { zone: string }, context: TaskContext): Promise<void> {
    for await (const progress of rebuild(context.db, zone)) {
      context.progress(progress)
      context.signal.throwIfAborted()
      await context.clock.sleep(restMs)
    }
  },

  /** A part of it; to be asked again until none waits. */
  async reindexMessages(_: null, context: TaskContext): Promise<void> {
    const end = performance.now() + reindexMs
    for await (const progress of reindex(context.db)) {
      context.progress(progress)
      context.signal.throwIfAborted()
      if (performance.now() > end) return
      await context.clock.sleep(restMs)
    }
  },

  keepCourierFile(
    { parcels, by }: { parcels: Parcels; by: Parameters<typeof keepFile>[2] },
    context: TaskContext,
  ): ReturnType<typeof keepFile> {
    return named(() => keepFile(context.db, parcels, by, resting(context)))
  },

  takeBackCourierFile(
    file: Parameters<typeof takeBackFile>[1],
    context: TaskContext,
  ): Promise<number> {
    return named(() => takeBackFile(context.db, file, resting(context)))
  },
}

function resting({ signal, progress, clock }: TaskContext): BetweenSlices {
  return async ({ done, of }) => {
    signal.throwIfAborted()
    progress({ done, of })
    if (done > 0) await clock.sleep(restMs)
  }
}

function watching({ signal, progress }: TaskContext): Watch {
  let reported = -1
  return (share) => {
    signal.throwIfAborted()
    const percent = Math.floor(share * 100)
    if (percent <= reported) return
    reported = percent
    progress({ done: percent, of: 100 })
  }
}

const unwritable = because('backup_folder_unwritable')

const disk: Readonly<Record<string, Reason>> = {
  EROFS: unwritable,
  EACCES: unwritable,
}

/** Only our own kind of error crosses to the other thread with its name. */
export async function named<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StoreError) {
      const kind = error.code === 'backup_missing' ? 'not_found' : 'conflict'
      throw new AppError(kind, error.reason, { cause: error })
    }
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = isDiskFull(error)
      ? because('disk_full')
      : isBusy(error)
        ? because('store_held')
        : disk[code]
    throw reason === undefined ? error : new AppError('unavailable', reason, { cause: error })
  }
}
