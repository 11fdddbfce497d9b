import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'

import { fileNames } from '../sqlite/store-files.ts'
import { backupFolder } from './backup/backup.ts'
import type { EraseOptions } from './erase-options.ts'
import { purgeDeleted } from './erase-purge.ts'
import {
  requestErasure,
  type ErasureRequest,
  pendingErasure,
  clearErasure,
} from './erasure-requests.ts'
import { prepareStore, storeFile } from './open-store.ts'
import { cancelRestore } from './restore.ts'
import type { Store } from './store.ts'

/**
 * Puts an empty store in the place of what there is, as one transaction, so that whoever has it open
 * continues with the empty one. The marks of those who were erased stay: a page that is connected again
 * must not bring them back. A kill on the way is gone on with at the next start.
 */
export async function eraseEverything(
  store: Store,
  { cutWal }: Pick<EraseOptions, 'cutWal'>,
): Promise<void> {
  const { folder } = store
  if (folder === null) throw new AppError('conflict', because('memory_store_no_files'))
  if ((await pendingErasure(store.db))?.everything !== 'emptied') {
    await store.transaction((tx) => requestErasure(tx, { pages: [], everything: 'ordered' }))
    // The store last: as long as it is there, the seller sees that it is not done.
    await cancelRestore(folder)
    await rm(join(folder, backupFolder), { recursive: true, force: true })
    await rm(join(folder, fileNames.attachments), { recursive: true, force: true })
    for (const name of await oldStores(folder)) {
      await rm(join(folder, name), { recursive: true, force: true })
    }
    await store.db.connection().execute(() => emptyStore(store, folder))
  }
  await store.logs.clear()
  await purgeDeleted(store, { cutWal })
  await clearErasure(store.db)
}

async function emptyStore(store: Store, folder: string): Promise<void> {
  const empty = new Sqlite(':memory:')
  try {
    prepareStore(empty)
    const marks = empty.prepare('INSERT INTO erased_customers VALUES (?, ?, ?)')
    for (const row of store.raw.prepare('SELECT * FROM erased_customers').raw().iterate()) {
      marks.run(row)
    }
    const salt = store.raw.prepare("SELECT value FROM store_meta WHERE key = 'erase_salt'")
    empty
      .prepare("UPDATE store_meta SET value = ? WHERE key = 'erase_salt'")
      .run(salt.pluck().get())
    const left: ErasureRequest = { pages: [], everything: 'emptied' }
    empty.prepare("INSERT INTO store_meta VALUES ('erasing', ?)").run(JSON.stringify(left))
    await empty.backup(join(folder, storeFile))
  } finally {
    empty.close()
  }
}

/** What earlier restores and a damaged log left beside the store. */
export async function oldStores(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const names = await readdir(folder)
  return names.filter(
    (name) => name.startsWith('set-aside-') || name.startsWith(`${fileNames.logs}.damaged-`),
  )
}
