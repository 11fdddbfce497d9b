import { statSync } from 'node:fs'
import { join } from 'node:path'

import { openStore, storeFile } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { storeFolder, type TestFolder } from '@pal/db/testing/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { systemClock } from '../platform/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { threads } from '../testing/thread/reused.ts'
import { StoreThread } from './store-thread.ts'
import { WalGuard } from './wal-guard.ts'

// Each waits for a thread to start, on machines that are busy with other tests.

let folder: TestFolder
let store: Store
let guard: WalGuard
let thread: StoreThread
const deaths: Error[] = []
let rests = 0

beforeAll(() => void (threads.reused = false))
afterAll(() => void (threads.reused = true))

beforeEach(async () => {
  folder = await storeFolder()
  store = await openStore(folder.path)
  guard = new WalGuard({ store, clock: systemClock, wake: () => thread.wake() })
  deaths.length = 0
  rests = 0
  thread = new StoreThread({
    folder: folder.path,
    clock: systemClock,
    checkpointEveryMs: 20,
    onBeat: () => guard.beat(),
    onRest: () => {
      rests += 1
      guard.rests()
    },
    onDeath: (error) => {
      guard.lost()
      deaths.push(error)
    },
  })
  await aPage(store)
})

afterEach(async () => {
  await thread[Symbol.asyncDispose]()
  guard[Symbol.dispose]()
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const write = (n: number, text: string) =>
  store.transaction((tx) => ingestInbound(tx, inbound({ psid: `p${n}`, mid: `m${n}`, text })))
const search = (text: string, signal?: AbortSignal) =>
  thread.run(
    'searchConversations',
    { limit: 10, search: text },
    signal === undefined ? {} : { signal },
  )
const autocheckpoint = () => Number(store.raw.pragma('wal_autocheckpoint', { simple: true }))
const walSize = () => statSync(join(folder.path, `${storeFile}-wal`)).size

it('finds what was just committed, in a message or in a name [CV-03]', async () => {
  await write(1, 'Is the blue saree in stock?')
  await write(2, 'Hello')
  expect((await search('blue sar')).map(({ id }) => id)).toEqual([1])
  expect((await search('rahim')).map(({ id }) => id)).toEqual([2, 1])
})

it('puts a conversation where the lists look for it, once nobody writes', async () => {
  await write(1, 'Hello')
  const again = inbound({ psid: 'p1', mid: 'later', sentAt: noon + 60_000, now: noon + 60_000 })
  await store.transaction((tx) => ingestInbound(tx, again))
  const listed = store.raw.prepare('SELECT listed_at FROM conversations').pluck()
  await eventually(async () => listed.get() !== noon)
  expect(listed.get()).toBe(noon + 60_000)
})

it('goes on after a task that failed', async () => {
  const missing = { backup: join(folder.path, 'none.tar'), now: 0 }
  await expect(thread.run('stageRestore', missing)).rejects.toMatchObject({ kind: 'not_found' })
  await write(1, 'Hello')
  expect(await search('hello')).toHaveLength(1)
  expect(deaths).toEqual([])
})

it('answers a cancelled call at once and the ones behind it as usual', async () => {
  await write(1, 'Hello')
  const stop = new AbortController()
  const cancelled = search('hello', stop.signal)
  const behind = search('hello')
  stop.abort()
  await expect(cancelled).rejects.toThrow(/abort/i)
  expect(await behind).toHaveLength(1)
})

it('moves commits into the store for the connection that writes, and begins the log again', async () => {
  await eventually(() => Promise.resolve(autocheckpoint() === 0))
  for (let n = 0; n < 60; n++) await write(n, `message ${n}`)
  expect(walSize()).toBeGreaterThan(0)
  // Only what has been moved is written over.
  let next = 60
  await eventually(async () => {
    const size = walSize()
    await write(next, `message ${next++}`)
    return walSize() === size
  })
})

it('rests once nothing is left to be moved, and is woken by the next commit', async () => {
  const heard: string[] = []
  await using other = new StoreThread({
    folder: folder.path,
    clock: systemClock,
    checkpointEveryMs: 20,
    onBeat: () => heard.push('beat'),
    onRest: () => heard.push('rest'),
  })
  await eventually(async () => heard.at(-1) === 'rest')
  const beats = heard.length
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(heard).toHaveLength(beats)
  other.wake()
  await eventually(async () => heard.length > beats + 1 && heard.at(-1) === 'rest')
})

it('moves what is committed after a rest, too', async () => {
  await eventually(async () => rests > 0)
  const before = rests
  for (let n = 0; n < 20; n++) await write(n, 'after the rest')
  await eventually(async () => rests > before)
  expect(autocheckpoint()).toBe(0)
  const [moved] = store.raw.pragma('wal_checkpoint(PASSIVE)') as {
    log: number
    checkpointed: number
  }[]
  expect(moved?.checkpointed).toBe(moved?.log)
})

it('gives the checkpoints back while it is dead, and comes back', async () => {
  await eventually(() => Promise.resolve(autocheckpoint() === 0))
  // To count these takes a second: it cannot be answered before the thread dies.
  store.raw.exec(`ALTER TABLE orders RENAME TO kept;
    CREATE VIEW orders AS
      WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 5000000)
      SELECT 'confirmed' AS status FROM i`)
  const asked = thread.run('countOrders', { status: 'confirmed' }).catch((error: unknown) => error)
  await thread.kill()
  expect(await asked).toMatchObject({ kind: 'unavailable' })
  expect(autocheckpoint()).toBe(1_000)
  expect(deaths).toHaveLength(1)
  await eventually(() => Promise.resolve(autocheckpoint() === 0))
  expect(await search('hello')).toEqual([])
})

it('ends with what is under way, and takes nothing after', async () => {
  await thread[Symbol.asyncDispose]()
  await expect(search('hello')).rejects.toMatchObject({ kind: 'unavailable' })
})

it('is there only while something is to be done, and again as soon as there is', async () => {
  const clock = new ManualClock()
  const heard: string[] = []
  await using lazy = new StoreThread({
    folder: folder.path,
    clock,
    checkpointEveryMs: 20,
    firstAfterMs: 2_000,
    giveUpAfterMs: 300_000,
    onBeat: () => heard.push('beat'),
    onRest: () => heard.push('rest'),
  })
  const isThere = () => lazy.isThere
  await clock.elapse(1_999)
  expect(isThere()).toBe(false)
  await clock.elapse(1)
  expect(isThere()).toBe(true)
  await eventually(async () => heard.at(-1) === 'rest')
  await clock.elapse(299_000)
  expect(await lazy.run('countOrders', {})).toBe(0)
  await clock.elapse(299_000)
  expect(isThere()).toBe(true)
  await clock.elapse(1_000)
  expect(isThere()).toBe(false)

  const beats = heard.length
  lazy.wake()
  await clock.elapse(2_000)
  await eventually(async () => heard.length > beats && heard.at(-1) === 'rest')
  await clock.elapse(300_000)
  expect(isThere()).toBe(false)
  expect(await lazy.run('countOrders', {})).toBe(0)
})
