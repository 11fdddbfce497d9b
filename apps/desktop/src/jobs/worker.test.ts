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
  const job = (key: string) => ({ kind: 'send' as const, key, runAt: now(), now: now() })
  await store.transaction(async (tx) => {
    for (const key of ['a', 'b', 'c', 'd']) await enqueue(tx, job(key))
  })
  const started = worker.start()
  await clock.elapse(1_000)
  await started
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await clock.during(worker.stop())
})

it('what a disk refused is tried again after a second, then with more and more patience, for twelve minutes; other failures after five seconds, four times [AG-08]', async () => {
  await using store = openTestStore()
  const clock = new ManualClock()
  const { now } = clock
  const began = now()
  const tries: Record<string, number[]> = { send: [], notify: [] }
  const fails = (kind: string, error: Error) => async () => {
    tries[kind]?.push((now() - began) / 1_000)
    throw error
  }
  const refused = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' })
  const worker = new Worker({
    store,
    clock,
    lanes: [{ kinds: ['send', 'notify'], atOnce: 8 }],
    handlers: { send: fails('send', refused), notify: fails('notify', new Error('a bug')) },
    crashed: () => undefined,
    changed: () => undefined,
  })
  await store.transaction(async (tx) => {
    for (const kind of ['send', 'notify'] as const)
      await enqueue(tx, { kind, key: kind, runAt: now(), now: now() })
  })
  await worker.start()
  await clock.elapse(120_000)
  expect(tries).toEqual({ send: [0, 1, 2, 3, 5, 9, 17, 33, 65], notify: [0, 5, 15, 30, 50] })
  await clock.elapse(900_000)
  expect(tries['send']).toHaveLength(20)
  expect(tries['send']?.at(-1)).toBe(725)
  await worker.stop()
})

it('what is given up is reported by its handler, with the end of its job [AG-32]', async () => {
  await using store = openTestStore()
  const clock = new ManualClock()
  const { now } = clock
  const reported: string[] = []
  const worker = new Worker({
    store,
    clock,
    lanes: [{ kinds: ['answer'], atOnce: 8 }],
    handlers: {
      answer: {
        prepare: async () => {
          throw new Error('Broken')
        },
        gaveUp: async (tx, { key }) => {
          const rows = await tx.selectFrom('jobs').select('state').execute()
          if (key === 'b') throw new Error('Broken, too')
          return () => void reported.push(`${key} ${rows.map(({ state }) => state).join()}`)
        },
      },
    },
    crashed: () => undefined,
    changed: () => undefined,
  })
  const failed = () => store.db.selectFrom('jobs').select('key').where('state', '=', 'failed')
  const job = { kind: 'answer' as const, runAt: now(), now: now() }
  await store.transaction((tx) => enqueue(tx, { ...job, key: 'a' }))
  await worker.start()
  await clock.until(async () => reported.length > 0, { withinMs: 10 * 60_000 })
  expect(reported).toEqual(['a failed'])
  // Where that breaks, too, the job still ends.
  await store.transaction((tx) => enqueue(tx, { ...job, key: 'b' }))
  worker.poke()
  await clock.until(async () => (await failed().execute()).length === 2, { withinMs: 10 * 60_000 })
  expect(reported).toEqual(['a failed'])
  await worker.stop()
})
