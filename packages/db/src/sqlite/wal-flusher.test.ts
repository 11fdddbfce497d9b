import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openStore, storeFile } from '../maintenance/open-store.ts'
import type { Store } from '../maintenance/store.ts'
import { aPage } from '../testing/fixtures.ts'
import { storeFolder, type TestFolder } from '../testing/testing.ts'
import { WalFlusher } from './wal-flusher.ts'

let folder: TestFolder
let store: Store
/** The flushes that were asked for, each to be ended by hand. */
let flushes: PromiseWithResolvers<void>[]

beforeEach(async () => {
  folder = await storeFolder()
  store = await openStore(folder.path)
  await aPage(store)
  flushes = []
  await using file = await open(join(folder.path, storeFile))
  const handle = Object.getPrototypeOf(file) as typeof file
  vi.spyOn(handle, 'datasync').mockImplementation(() => {
    const flush = Promise.withResolvers<void>()
    flushes.push(flush)
    return flush.promise
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const { resolve } of flushes) resolve()
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const turn = () => new Promise((resolve) => setImmediate(resolve))
const begun = (n: number) => vi.waitFor(() => expect(flushes).toHaveLength(n), 10_000)
const names = async () => (await store.db.selectFrom('pages').select('name').execute())[0]?.name
const rename = (name: string) =>
  store.transaction((tx) => tx.updateTable('pages').set({ name }).execute())

/** What has become of a promise after a while. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  let state = 'open'
  void promise.then(() => (state = 'kept'))
  for (let n = 0; n < 5; n++) await turn()
  return state
}

describe('what is committed', () => {
  it('is acknowledged once it is on the disk, and what reads goes on meanwhile', async () => {
    const renamed = rename('Looms')
    await begun(1)
    expect(await stateOf(renamed)).toBe('open')
    expect(await names()).toBe('Looms')
    flushes[0]?.resolve()
    await renamed
  })

  it('is flushed together with what was committed meanwhile', async () => {
    const first = rename('one')
    await begun(1)
    const others = Promise.all([rename('two'), rename('three'), rename('four')])
    await vi.waitFor(async () => expect(await names()).toBe('four'), 10_000)
    flushes[0]?.resolve()
    await first
    await begun(2)
    expect(await stateOf(others)).toBe('open')
    flushes[1]?.resolve()
    await others
    expect(flushes).toHaveLength(2)
  })

  it('by one statement alone is flushed, too; what only reads is not', async () => {
    await store.transaction((tx) => tx.selectFrom('pages').select('id').execute())
    expect(flushes).toHaveLength(0)
    const written = store.db.updateTable('pages').set({ name: 'Looms' }).execute()
    await begun(1)
    expect(await stateOf(written)).toBe('open')
    flushes[0]?.resolve()
    await written
  })

  it('is not acknowledged where the disk fails, and is flushed again with the next', async () => {
    const lost = rename('one').catch((error: unknown) => error)
    await begun(1)
    flushes[0]?.reject(new Error('EIO'))
    expect(await lost).toMatchObject({ message: 'EIO' })
    const next = rename('two')
    await begun(2)
    flushes[1]?.resolve()
    await next
  })
})

describe('while another thread writes', () => {
  it('the loop turns, and whoever wants to write has their turn after', async () => {
    const other = new Sqlite(join(folder.path, storeFile))
    other.exec('BEGIN IMMEDIATE')
    const inside = rename('Looms')
    const began = performance.now()
    expect(await stateOf(inside)).toBe('open')
    // SQLite by itself would have held the thread for 5 s.
    expect(performance.now() - began).toBeLessThan(4_500)
    expect(flushes).toHaveLength(0)
    other.exec('ROLLBACK')
    other.close()
    await begun(1)
    flushes[0]?.resolve()
    await inside
  })
})

it('a log of changes that could not be opened once is opened the next time [AG-08]', async () => {
  const path = join(folder.path, 'late-wal')
  const flusher = new WalFlusher(path)
  flusher.changed()
  await expect(flusher.flushed()).rejects.toMatchObject({ cause: { code: 'ENOENT' } })
  await writeFile(path, '')
  const again = flusher.flushed()
  await begun(1)
  flushes[0]?.resolve()
  await again
  await flusher.close()
})
