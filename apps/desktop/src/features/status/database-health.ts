import { statfs } from 'node:fs/promises'

import type { Condition } from '@pal/core/domain/condition'
import { errorText } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { checkReadable } from '@pal/db/maintenance/reader'
import type { Store } from '@pal/db/maintenance/store'
import { isOpenToOthers } from '@pal/db/sqlite/own-files'

import type { LongJobs } from '../../threads/long-jobs.ts'

const megabyte = 1024 * 1024
const littleMb = 1_024
/** Below this the next backup or a busy day can fail. */
const nothingMb = 100

export interface DatabaseParts {
  readonly store: Store
  readonly jobs: Pick<LongJobs, 'failureOf'>
}

/** Whether what happens can be read and kept: the store answers, and its disk has room. */
export async function databaseHealth({ store, jobs }: DatabaseParts): Promise<Condition> {
  try {
    await checkReadable(store.db)
  } catch (error) {
    const cause = errorText(error)
    return { state: 'down', reason: because('store_unreadable', { cause }) }
  }
  if (!(await store.isThere())) return { state: 'down', reason: because('store_gone') }
  if (store.isHeld()) return { state: 'down', reason: because('store_held') }
  if (!(await store.hasRoom())) return { state: 'down', reason: because('disk_full') }
  if (store.folder === null) return { state: 'ok', reason: null }
  const room = await roomIn(store.folder)
  // Nothing is kept any more: that is reported before what may wait.
  if (room.state !== 'down' && (await isOpenToOthers(store.folder))) {
    const reason = because('folder_open_to_others', { folder: store.folder })
    return { state: 'attention', reason }
  }
  const failure = jobs.failureOf('backup')
  if (room.state !== 'ok' || failure === undefined) return room
  return {
    state: 'attention',
    reason: because('backup_failed', { cause: errorText(failure) }),
  }
}

/** Nothing more is kept: not what is on a disk that is only about to be full. */
export const takesNothing = ({ state, reason }: Condition): boolean =>
  state === 'down' && reason?.code !== 'disk_nearly_full'

async function roomIn(folder: string): Promise<Condition> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return roomHealth((bavail * bsize) / megabyte)
  } catch {
    // Some network folders do not tell their room; the store itself has answered.
    return { state: 'ok', reason: null }
  }
}

export function roomHealth(freeMb: number): Condition {
  if (freeMb >= littleMb) return { state: 'ok', reason: null }
  // Some writes still find room inside the store's own files.
  if (freeMb < 1) return { state: 'down', reason: because('disk_full') }
  return {
    state: freeMb < nothingMb ? 'down' : 'attention',
    reason: because('disk_nearly_full', { megabytes: Math.floor(freeMb) }),
  }
}
