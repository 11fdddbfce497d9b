import { enqueue } from '@pal/db/jobs/queue'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { Worker } from './worker.ts'

it('what runs while the machine sleeps is not begun a second time when it wakes [AG-08]', async () => {
  await using store = openTestStore()
  let later = 0
  let runs = 0
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const now = () => Date.now() + later
  const worker = new Worker({
    store,
    now,
    atOnce: 8,
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
  await expect.poll(() => runs).toBe(1)
  later = 3 * 60 * 60_000
  // Something else becomes due, so that leases are looked through.
  await store.transaction((tx) => enqueue(tx, { kind: 'send', key: 'b', runAt: now(), now: now() }))
  worker.poke()
  await expect.poll(() => runs).toBe(2)
  await new Promise((wait) => setTimeout(wait, 1_300))
  expect(runs).toBe(2)
  resolve()
  await worker.stop()
})
