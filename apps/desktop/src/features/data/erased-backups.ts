import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { BackupHolder } from '@pal/core/contract/data'
import { dayMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { erasures } from '@pal/db/conversations/tombstones'
import { backupFolder, backupsKept, findBackups } from '@pal/db/maintenance/backup/backup'
import { oldStores } from '@pal/db/maintenance/erase-everything'
import type { Store } from '@pal/db/maintenance/store'

import { backUp, type BackupParts } from './backup.ts'

/** Which files beside the store still hold somebody who was erased since, and until when. */
export async function holdersOfErased(store: Store) {
  const folder = folderOf(store)
  const gone = await erasures(store.db)
  const { whole: backups, damaged } = await findBackups(folder)
  const newest = backups[0]?.madeAt ?? 0
  const held = (madeAt: number) =>
    gone.some(({ since, erasedAt }) => since <= madeAt && madeAt <= erasedAt)
  const holders = backups.flatMap(({ file, madeAt }, place): BackupHolder[] => {
    if (!held(madeAt)) return []
    const afterBackups = Math.max(1, backupsKept - place)
    const goesAt = new Date(newest + afterBackups * dayMs).toISOString()
    return [
      { kind: 'backup', name: file, madeAt: new Date(madeAt).toISOString(), goesAt, afterBackups },
    ]
  })
  if (gone.length > 0) {
    for (const name of damaged) holders.push({ kind: 'backup', ...mayHold(name) })
    for (const name of await oldStores(folder)) {
      const kind = name.startsWith('set-aside-') ? 'set_aside' : 'damaged_log'
      holders.push({ kind, ...mayHold(name) })
    }
  }
  return { erased: gone.length, holders }
}

/** What is in it is not known without opening it, and it does not go by itself. */
const mayHold = (name: string) => ({ name, madeAt: null, goesAt: null, afterBackups: null })

/** A backup of today takes the place of those; they go only when it was read back and found whole. */
export async function rewriteBackups(parts: BackupParts) {
  const folder = folderOf(parts.store)
  const { holders } = await holdersOfErased(parts.store)
  const { file } = await backUp(parts, 'manual')
  const removed: string[] = []
  for (const { kind, name } of holders) {
    const path = kind === 'backup' ? join(folder, backupFolder, name) : join(folder, name)
    await rm(path, { recursive: true, force: true })
    removed.push(name)
  }
  parts.log.write('info', 'system', entry('backups_of_erased_deleted'), {
    files: removed.length,
  })
  return { backup: file, removed }
}

function folderOf({ folder }: Store): string {
  if (folder !== null) return folder
  throw new AppError('conflict', because('memory_store_no_backups'))
}
