import { join } from 'node:path'

import { because } from '@pal/core/texts/reason'

import { isBusy } from '../sqlite/busy.ts'
import { isDiskFull } from '../sqlite/disk-full.ts'
import { isDamage } from '../sqlite/integrity.ts'
import { StoreError } from '../sqlite/store-error.ts'
import { backupFolder, newestGoodBackup } from './backup/backup.ts'
import { wasRestored } from './restore.ts'

export function damaged(folder: string, found: string, cause?: unknown): StoreError {
  const first = found.split('\n').find((line) => !line.startsWith('***')) ?? found
  return new StoreError('store_damaged', because('store_damaged', { folder, cause: first }), {
    cause,
  })
}

const unwritable = {
  ENOENT: 'folder_not_made',
  EEXIST: 'folder_is_a_file',
  ENOTDIR: 'folder_below_a_file',
  EACCES: 'folder_not_writable',
  EPERM: 'folder_not_writable',
  EROFS: 'folder_disk_read_only',
  ENOSPC: 'folder_disk_full',
  SQLITE_FULL: 'folder_disk_full',
  SQLITE_READONLY: 'folder_not_writable',
  SQLITE_CANTOPEN: 'folder_not_writable',
  // Without shared memory or locks, or from a disk that fails.
  SQLITE_IOERR: 'folder_not_fit',
  SQLITE_PROTOCOL: 'folder_not_fit',
  SQLITE_NOLFS: 'folder_not_fit',
  EIO: 'folder_not_fit',
  ENOLCK: 'folder_without_locks',
} as const
const whyUnwritable = new Map<string, (typeof unwritable)[keyof typeof unwritable]>(
  Object.entries(unwritable),
)

/** Why a store was not opened, in words; of damage together with the way out of it. */
export async function explained(failure: unknown, folder: string): Promise<unknown> {
  // What failed when it was closed after that tells nothing.
  const error = failure instanceof SuppressedError ? (failure.suppressed as unknown) : failure
  if (isBusy(error)) return new StoreError('store_held', because('store_held'), { cause: error })
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = isDiskFull(error)
    ? 'folder_disk_full'
    : whyUnwritable.get(code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1'))
  if (why !== undefined) {
    const cause = error instanceof Error ? error.message : code
    return new StoreError('store_unwritable', because(why, { folder, cause }), { cause: error })
  }
  const known =
    isDamage(error) && error instanceof Error ? damaged(folder, error.message, error) : error
  if (!(known instanceof StoreError) || known.code !== 'store_damaged') return known
  const newest = await newestGoodBackup(folder)
  if (!newest) {
    const reason = because('store_damaged_no_backup', { problem: known.reason })
    return new StoreError('store_damaged', reason, known)
  }
  const backup = join(folder, backupFolder, newest.file)
  const madeAt = new Date(newest.madeAt).toISOString()
  const marker = await wasRestored(folder, backup)
  const way = { problem: known.reason, madeAt, backup }
  const reason =
    marker === null
      ? because('store_damaged_with_backup', way)
      : because('store_damaged_with_restored_backup', { ...way, marker })
  return new StoreError('store_damaged', reason, {
    cause: known.cause,
    backup,
    backupMadeAt: newest.madeAt,
  })
}
