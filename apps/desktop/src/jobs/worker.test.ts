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
