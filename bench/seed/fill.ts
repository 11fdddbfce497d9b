import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { logFile, openStore, storeFile } from '@pal/db/maintenance/open-store'
import { reindexWaits } from '@pal/db/messages/search/message-reindex'
import { SearchMerges } from '@pal/db/sqlite/index-merges'
import Sqlite from 'better-sqlite3'

import { forBulk, withoutIndexes } from './bulk.ts'
import { Ledger } from './ledger.ts'
import { indexNames, indexMessages, loadConversations } from './load-conversations.ts'
import { loadLogs } from './load-logs.ts'
import { loadOrders } from './load-orders.ts'
import { Random } from './random.ts'
import { setStage } from './setting.ts'
import { currency, type Size, tellStory } from './story.ts'

export type Progress = (what: string) => void

/** Makes a store in `folder`, which must not hold one. What was begun and not finished is not kept. */
export async function fillStore(folder: string, size: Size, progress: Progress): Promise<void> {
  for (const name of [storeFile, logFile]) {
    if (existsSync(join(folder, name))) throw new Error(`${folder} already holds a store.`)
  }
  const under = join(folder, '.being-filled')
  await rm(under, { recursive: true, force: true })
  await mkdir(under, { recursive: true })
  progress('telling the story')
  const story = tellStory(size)
  const random = new Random(size.seed)
  const store = await openStore(under)
  await setStage(store)
  // As at the first start of a new one: its words were never cut as version 1 did.
  await reindexWaits(store.db)
  await store.close()

  filling(join(under, storeFile), (raw) => {
    const ledger = new Ledger()
    // What the few made by the product's functions counted is added to, not lost.
    for (const { key, value } of raw
      .prepare<[], { key: string; value: number }>('DELETE FROM counters RETURNING key, value')
      .all()) {
      ledger.count(key, value)
    }
    const loading = { raw, story, random, ledger }
    const step = (what: string, work: () => void) => {
      progress(what)
      raw.transaction(work)()
    }
    const fill = () => {
      step(`${size.messages} messages of ${size.conversations} conversations`, () =>
        loadConversations(loading),
      )
      step(`${size.orders} orders`, () => loadOrders(loading))
      step('sums', () => ledger.write(raw, currency))
      step('search of messages', () => indexMessages(loading))
      step('search of names', () => indexNames(loading))
    }
    withoutIndexes(raw, fill, () => progress('indexes'))
    // The product's thread would have done that long ago.
    progress('parts of the search indexes')
    const merges = new SearchMerges(raw)
    while (merges.slice());
  })
  filling(join(under, logFile), (raw) => {
    progress(`${size.logs} log lines`)
    const fill = () => raw.transaction(() => loadLogs(raw, random, size.logs))()
    withoutIndexes(raw, fill, () => undefined)
  })
  for (const name of [logFile, storeFile]) await rename(join(under, name), join(folder, name))
  await rm(under, { recursive: true })
}

function filling(path: string, work: (raw: Sqlite.Database) => void): void {
  const raw = new Sqlite(path)
  try {
    forBulk(raw)
    work(raw)
    // Left as the product keeps it.
    raw.pragma('journal_mode = WAL')
  } finally {
    raw.close()
  }
}
