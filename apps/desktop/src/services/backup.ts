import { join } from 'node:path'

import type { Backup } from '@pal/core/contract/data'
import { AppError } from '@pal/core/errors'
import {
  backupFolder,
  backupsKept,
  isBackupName,
  listBackups,
  type Backup as StoredBackup,
} from '@pal/db/backup'
import type { Store } from '@pal/db/database'
import { pendingRestore } from '@pal/db/restore'

import type { LongJobs } from '../thread/long-jobs.ts'
import { named } from '../thread/long-work.ts'
import type { Log } from './log.ts'

export interface BackupParts {
  readonly store: Store
  readonly jobs: LongJobs
  readonly log: Log
  readonly now: () => number
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** One at a time for each store: the same folder is unpacked and packed in. */
const underWay = new WeakMap<Store, Promise<unknown>>()

export async function backUp(parts: BackupParts, reason: 'manual' | 'daily'): Promise<Backup> {
  const { store, jobs, log, now } = parts
  folderOf(store)
  await log.flush()
  const made = await alone(store, () => jobs.run('backup', 'makeBackup', { reason, now: now() }))
  log.write('info', 'system', `A backup was made: ${made.file}`, { ...made.counts })
  return backupAnswer(made)
}

export async function backupList({ store }: BackupParts) {
  const folder = folderOf(store)
  const [backups, restoring] = await Promise.all([listBackups(folder), pendingRestore(folder)])
  return {
    folder: join(folder, backupFolder),
    keeps: backupsKept,
    backups: backups.map(backupAnswer),
    restoring: restoring && { file: restoring.from, setAside: restoring.setAside },
  }
}

/** The store that is open stays as it is until the next start. */
export async function restoreAtNextStart({ store, jobs, log, now }: BackupParts, file: string) {
  if (!isBackupName(file)) throw new AppError('not_found', 'The backup was not found')
  const folder = folderOf(store)
  const path = join(folder, backupFolder, file)
  const { from, setAside } = await alone(store, () =>
    jobs.run('restore', 'stageRestore', { backup: path, now: now() }),
  )
  log.write('warn', 'system', `At the next start the backup ${file} takes the place of the store`)
  return { file: from, setAside }
}

/** Looks through every page of the store; what it finds stands in the log, too. */
export async function checkStore({ store, jobs, log }: BackupParts) {
  folderOf(store)
  const problem = await alone(store, () => jobs.run('check', 'checkStore', null))
  if (problem === null) log.write('info', 'system', 'The store was looked through; all is well')
  else log.write('error', 'system', 'The store is damaged', { problem })
  return { problem }
}

/** Once a day; of a store in which nothing stands yet, none. */
export async function backUpDaily(parts: BackupParts): Promise<void> {
  const { store, now } = parts
  if (store.folder === null || underWay.has(store)) return
  const [newest] = await listBackups(store.folder)
  // A clock that jumped back leaves a newest backup in the future: that far off counts as old, too.
  const due = newest ? Math.abs(now() - newest.madeAt) >= dayMs : await isWorthIt(parts)
  if (due) await backUp(parts, 'daily')
}

async function isWorthIt({ store, now }: BackupParts): Promise<boolean> {
  const first = await store.db
    .selectFrom('campaigns')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined && now() - first.created_at >= hourMs
}

/** Also for what a backup must not see half done. */
export async function alone<T>(store: Store, work: () => Promise<T>): Promise<T> {
  if (underWay.has(store)) {
    throw new AppError(
      'conflict',
      'A backup, a restore or an erasure is under way. Try again when it is done.',
    )
  }
  const doing = named(work)
  underWay.set(store, doing)
  try {
    return await doing
  } finally {
    underWay.delete(store)
  }
}

function folderOf(store: Store): string {
  if (store.folder !== null) return store.folder
  throw new AppError('conflict', 'A store in memory has no backups')
}

function backupAnswer({ file, madeAt, reason, size, counts }: StoredBackup): Backup {
  return { file, madeAt: new Date(madeAt).toISOString(), reason, size, holds: { ...counts } }
}
