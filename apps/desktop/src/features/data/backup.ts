import { join } from 'node:path'

import type { Backup } from '@pal/core/contract/data'
import { isoTime } from '@pal/core/domain/iso-time'
import { dayMs, hourMs, minuteMs } from '@pal/core/durations'
import { AppError, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because } from '@pal/core/texts/reason'
import { firstCampaignAt } from '@pal/db/campaigns/campaigns'
import {
  backupFolder,
  backupsKept,
  findBackups,
  isBackupName,
  listBackups,
  type Backup as StoredBackup,
} from '@pal/db/maintenance/backup/backup'
import { cancelRestore, pendingRestore } from '@pal/db/maintenance/restore'
import type { Restored, Store } from '@pal/db/maintenance/store'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { type LongJobs, wasCancelled } from '../../threads/long-jobs.ts'
import { named } from '../../threads/long-work.ts'

export interface BackupParts {
  readonly store: Store
  readonly jobs: Pick<LongJobs, 'run'>
  readonly log: Log
  readonly clock: Clock
}

/** What nobody can do two of at once: the same folder is unpacked and packed in. */
type Kind = 'backup' | 'restore' | 'check' | 'erase'

const underWay = new WeakMap<Store, Kind>()

export async function backUp(parts: BackupParts, reason: 'manual' | 'daily'): Promise<Backup> {
  const { store, jobs, log, clock } = parts
  folderOf(store)
  await log.flush()
  const made = await alone(store, 'backup', () =>
    jobs.run('backup', 'makeBackup', { reason, now: clock.now() }),
  )
  log.write('info', 'system', entry('backup_made', { file: made.file }), { ...made.counts })
  return backupAnswer(made)
}

export async function backupList({ store }: BackupParts) {
  const folder = folderOf(store)
  const [{ whole, damaged }, restoring] = await Promise.all([
    findBackups(folder),
    pendingRestore(folder),
  ])
  return {
    folder: join(folder, backupFolder),
    keeps: backupsKept,
    backups: whole.map(backupAnswer),
    damaged,
    restoring: restoring && shown(restoring),
    restored: store.restoredFrom && shown(store.restoredFrom),
  }
}

export const shown = ({ from, madeAt, setAside }: Restored) => ({
  file: from,
  madeAt: isoTime(madeAt),
  setAside,
})

/** The store that is open stays as it is until the next start. */
export async function restoreAtNextStart({ store, jobs, log, clock }: BackupParts, file: string) {
  if (!isBackupName(file)) throw notFound('backup_not_found')
  const folder = folderOf(store)
  const path = join(folder, backupFolder, file)
  const staged = await alone(store, 'restore', () =>
    jobs.run('restore', 'stageRestore', { backup: path, now: clock.now() }),
  )
  log.write('warn', 'system', entry('restore_at_next_start', { file }))
  return shown(staged)
}

/** What was unpacked for the next start is deleted; the backup itself stays. */
export async function keepPresentStore({ store, log }: BackupParts) {
  const folder = folderOf(store)
  const cancelled = await alone(store, 'restore', async () => {
    const pending = await pendingRestore(folder)
    await cancelRestore(folder)
    return pending !== null
  })
  if (cancelled) log.write('info', 'system', entry('restore_called_off'))
  return { cancelled }
}

/** Looks through every page of the store; what it finds is logged, too. */
export async function checkStore({ store, jobs, log }: BackupParts) {
  folderOf(store)
  const problem = await alone(store, 'check', () => jobs.run('check', 'checkStore', null))
  if (problem === null) log.write('info', 'system', entry('store_healthy'))
  else log.write('error', 'system', entry('store_damaged_found'), { problem })
  return {
    problem: problem === null ? null : answerOf(because('store_damage_found', { cause: problem })),
  }
}

interface Pause {
  readonly tries: number
  readonly until: number
}

/** Of stores whose daily backup was not made: when it is tried again. */
const pauses = new WeakMap<Store, Pause>()

const firstRetryMs = 5 * minuteMs
const longestRetryMs = 6 * hourMs

/** Once a day; of a store without a campaign, none. What fails is tried again in growing pauses. */
export async function backUpDaily(parts: BackupParts): Promise<void> {
  const { store, clock } = parts
  if (store.folder === null || underWay.has(store)) return
  const pause = pauses.get(store)
  // A clock that jumped back would make it a long one.
  if (pause && pause.until > clock.now() && pause.until - clock.now() <= dayMs) return
  const [newest] = await listBackups(store.folder)
  // A clock that jumped back leaves a newest backup in the future: that far off counts as old, too.
  const due = newest ? Math.abs(clock.now() - newest.madeAt) >= dayMs : await isWorthIt(parts)
  if (!due) return
  try {
    await backUp(parts, 'daily')
    pauses.delete(store)
  } catch (error) {
    const tries = (pause?.tries ?? 0) + 1
    // Whoever stopped it does not want it again a minute later.
    const waits = wasCancelled(error)
      ? dayMs
      : Math.min(longestRetryMs, firstRetryMs * 2 ** (tries - 1))
    pauses.set(store, { tries, until: clock.now() + waits })
    if (!wasCancelled(error)) throw error
  }
}

async function isWorthIt({ store, clock }: BackupParts): Promise<boolean> {
  const first = await firstCampaignAt(store.db)
  return first !== null && clock.now() - first >= hourMs
}

/** Also for what a backup must not see half done. Who comes second hears what is in the way. */
export async function alone<T>(store: Store, kind: Kind, work: () => Promise<T>): Promise<T> {
  const first = underWay.get(store)
  if (first !== undefined) {
    throw new AppError('conflict', because(`busy_${first}`))
  }
  underWay.set(store, kind)
  try {
    return await named(work)
  } finally {
    underWay.delete(store)
  }
}

export function folderOf(store: Store): string {
  if (store.folder !== null) return store.folder
  throw new AppError('conflict', because('memory_store_no_backups'))
}

function backupAnswer({ file, madeAt, reason, size, counts }: StoredBackup): Backup {
  return { file, madeAt: isoTime(madeAt), reason, size, holds: { ...counts } }
}
