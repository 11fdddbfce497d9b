import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'

import { searchIndexes } from '../sqlite/index-merges.ts'
import { pause } from '../sqlite/pause.ts'
import { zeroUnused } from '../sqlite/zero-unused.ts'
import type { EraseOptions } from './erase-options.ts'
import type { Store } from './store.ts'

/** So many pages of an index are merged at once: a few milliseconds. */
const pagesAtOnce = 8
const tries = 40
const betweenTriesMs = 250

/**
 * Deleted entries stay in a search index until its parts are merged, deleted pages in the write-ahead
 * log until it is cut, and copies of rows that were moved beside the rows of others until they are
 * zeroed. In pieces, so that nobody waits for the whole of it.
 */
export async function purgeDeleted(
  store: Store,
  { onProgress, cutWal }: Pick<EraseOptions, 'onProgress' | 'cutWal'> = {},
): Promise<void> {
  const { raw } = store
  const changes = raw.prepare('SELECT total_changes()').pluck()
  const of = searchIndexes.length + 1
  for (const [done, index] of searchIndexes.entries()) {
    onProgress?.({ step: 'files', done, of })
    const merge = raw.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`)
    // The negative number begins a merge of everything; two changes or more mean it continues.
    for (let pages = -pagesAtOnce, before = -2; Number(changes.get()) - before >= 2;) {
      before = await store.db.connection().execute(() => {
        const at = Number(changes.get())
        merge.run(pages)
        return Promise.resolve(at)
      })
      pages = pagesAtOnce
      await yieldToEventLoop()
    }
  }
  onProgress?.({ step: 'files', done: searchIndexes.length, of })
  const files = store.folder === null ? [] : [raw.name, store.logs.path]
  for (const path of files) {
    const cut = () => (cutWal ? cutWal(path) : cutWalOf(path))
    await until(cut)
    if (!(await zeroUnused(path, cut))) throw notFinished()
    await until(cut)
  }
}

/**
 * Moves what the write-ahead log holds into the store and empties it; false while somebody reads an
 * older state. It never waits with the store locked.
 */
export function cutWalOf(path: string): Promise<boolean> {
  const raw = new Sqlite(path, { fileMustExist: true, timeout: 0 })
  try {
    raw.pragma('wal_checkpoint(PASSIVE)')
    const [row] = raw.prepare('PRAGMA wal_checkpoint(TRUNCATE)').raw().all()
    return Promise.resolve(Array.isArray(row) && row[0] === 0)
  } finally {
    raw.close()
  }
}

async function until(once: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < tries; n++) {
    if (await once()) return
    await pause(betweenTriesMs)
  }
  throw notFinished()
}

const notFinished = () => new AppError('unavailable', because('erasure_not_finished'))
