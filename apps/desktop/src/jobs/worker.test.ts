import { enqueue } from '@pal/db/jobs/queue'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { Worker } from './worker.ts'

it('what runs while the machine sleeps is not begun a second time when it wakes [AG-08]', async () => {
  await using store = openTestStore()
  let runs = 0
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const clock = new ManualClock()
  const { now } = clock
  const worker = new Worker({
    store,
    clock,
    lanes: [{ kinds: ['send'], atOnce: 8 }],
    handlers: {
      send: () => {
        runs += 1
        return over
      },
    },
    crashed: () => undefined,
    changed: () => undefined,
  })
  await store.transaction((tx) => enqueue(tx, { kind: 'send', key: 'a', runAt: now(), now: now() }))
  await worker.start()
  await clock.until(async () => runs === 1)
  clock.advance(3 * 60 * 60_000)
  // Something else becomes due, so that leases are looked through.
  await store.transaction((tx) => enqueue(tx, { kind: 'send', key: 'b', runAt: now(), now: now() }))
  worker.poke()
  await clock.until(async () => runs === 2)
  await clock.elapse(5 * 60_000)
  expect(runs).toBe(2)
  resolve()
  await worker.stop()
})

it('asks an idle queue for nothing, and takes what is stored within a second, poked or not [AG-08]', async () => {
  await using store = openTestStore()
  let asked = 0
  const clock = new ManualClock()
  const { now } = clock
  const done: string[] = []
  const worker = new Worker({
    store: {
      ...store,
      hasRoom: () => {
        asked += 1
        return store.hasRoom()
      },
    },
    clock,
    lanes: [{ kinds: ['send'], atOnce: 8 }],
    handlers: { send: async ({ key }) => void done.push(key) },
    crashed: () => undefined,
    changed: () => undefined,
  })
  await worker.start()
  await clock.elapse(60_000)
  expect(asked).toBeLessThanOrEqual(3)
  await store.transaction((tx) => enqueue(tx, { kind: 'send', key: 'b', runAt: now(), now: now() }))
  await clock.elapse(1_000)
  expect(done).toEqual(['b'])
  await worker.stop()
})

it('a job begins before its lease is on the disk, for the next start takes back every lease [AG-08]', async () => {
  await using store = openTestStore()
  const clock = new ManualClock()
  const { now } = clock
  const begun: string[] = []
  const worker = new Worker({
    store: {
      ...store,
      // A disk that takes half a second for each flush.
      transaction: async (work) => {
        const done = await store.transaction(work)
        await clock.sleep(500)
        return done
      },
    },
    clock,
    lanes: [{ kinds: ['send'], atOnce: 8 }],
    handlers: { send: async ({ key }) => void begun.push(key) },
    crashed: () => undefined,
    changed: () => undefined,
  })
  const job = (key: string) => ({ kind: 'send', key, runAt: now(), now: now() })
  await store.transaction(async (tx) => {
    for (const key of ['a', 'b', 'c', 'd']) await enqueue(tx, job(key))
  })
  const started = worker.start()
  await clock.elapse(1_000)
  await started
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await clock.during(worker.stop())
})
