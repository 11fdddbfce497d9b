import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Answer } from '@pal/core/contract/endpoints'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { backupFolder, isBackupName } from '@pal/db/maintenance/backup/backup'
import { oldStores } from '@pal/db/maintenance/erase-everything'
import type { Store } from '@pal/db/maintenance/store'
import { fileNames } from '@pal/db/sqlite/store-files'

const ends = ['', '-wal', '-shm']

export async function dataPlace({ folder }: Store): Promise<Answer<'data.place'>> {
  if (folder === null) throw new AppError('conflict', because('memory_store_no_files'))
  const sizeOf = (names: readonly string[]) => sum(names.map((name) => sizeAt(join(folder, name))))
  return {
    folder,
    size: {
      store: await sizeOf(ends.map((end) => fileNames.store + end)),
      logs: await sizeOf(ends.map((end) => fileNames.logs + end)),
      attachments: await sizeOf([fileNames.attachments]),
      // What a backup under way has written is none yet, and goes when it ends.
      backups: await sizeAt(join(folder, backupFolder), isBackupName),
      setAside: await sizeOf(await oldStores(folder)),
    },
  }
}

/** Of a file, or of what counts in a folder; nothing where there is none. */
async function sizeAt(path: string, counts = (_name: string) => true): Promise<number> {
  try {
    const found = await stat(path)
    if (!found.isDirectory()) return found.size
    const names = await readdir(path)
    return await sum(names.filter(counts).map((name) => sizeAt(join(path, name))))
  } catch (error) {
    // It went away while it was being counted.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}

async function sum(sizes: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
