import { join } from 'node:path'

import { expect, it } from 'vitest'

import { openStore, storeFile } from '../maintenance/open-store.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { MessageIndexing } from '../messages/message-index.ts'
import { searchMessages } from '../messages/search/message-search.ts'
import { aPage, inbound } from '../testing/fixtures.ts'
import { storeFolder } from '../testing/testing.ts'
import { openForIndexes, SearchMerges } from './index-merges.ts'

const says = (store: Store, n: number) =>
  store.transaction((tx) => ingestInbound(tx, inbound({ mid: `m${n}`, text: `saree ${n}` })))
/** As the store's thread has them. */
function openIndexes(folder: string) {
  const raw = openForIndexes(join(folder, storeFile))
  return {
    merges: new SearchMerges(raw),
    messages: new MessageIndexing(raw),
    [Symbol.dispose]: () => raw.close(),
  }
}
const parts = (store: Store) =>
  Number(store.raw.prepare('SELECT count(*) FROM message_search_data').pluck().get())

it('merges the search index instead of the writers, and what is found stays the same', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  await aPage(store)
  using indexes = openIndexes(folder.path)
  const { merges, messages } = indexes
  expect(merges.slice()).toBe(false)
  // By itself an index of SQLite has fewer parts than that at any time.
  for (let n = 0; n < 150; n++) {
    await says(store, n)
    messages.slice()
  }
  expect(parts(store)).toBeGreaterThan(150)
  const found = await searchMessages(store.db, 'saree', { limit: 200 })
  expect(found).toHaveLength(150)

  while (merges.slice());
  expect(parts(store)).toBeLessThan(20)
  expect(await searchMessages(store.db, 'saree', { limit: 200 })).toEqual(found)
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
})

it('waits until nobody writes, though not for ever', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  await aPage(store)
  using indexes = openIndexes(folder.path)
  const { merges } = indexes
  merges.isTime()
  const busy: boolean[] = []
  for (let n = 0; n < 12; n++) {
    await says(store, n)
    busy.push(merges.isTime())
  }
  expect(busy.filter(Boolean)).toHaveLength(1)
  expect(merges.isTime()).toBe(true)
})

it('leaves the lock to whoever has it', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  await aPage(store)
  using indexes = openIndexes(folder.path)
  const { merges, messages } = indexes
  await says(store, 1)
  const left = await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound({ mid: 'm', text: 'saree' }))
    expect(() => messages.slice()).toThrow('locked')
    return merges.slice()
  })
  expect(left).toBe(true)
  while (messages.slice());
  expect(await searchMessages(store.db, 'saree', { limit: 5 })).toHaveLength(2)
})
