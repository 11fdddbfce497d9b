import { enqueue } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import type { JobKind } from '@pal/db/schema/literals'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, expect, it, vi } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import type { JobHandlers } from './lanes.ts'
import { Worker } from './worker.ts'

const soonMs = 5_000

afterEach(() => vi.restoreAllMocks())

/** A worker that sends at once, and thinks once what thinks has been loaded. */
function workerOf(store: Store, clock: ManualClock, load: () => Promise<JobHandlers>) {
  const done: string[] = []
  const worker = new Worker({
    store,
    clock,
    lanes: [
      { kinds: ['send'], atOnce: 8 },
      { kinds: ['answer'], atOnce: 8, load },
    ],
    handlers: { send: async ({ key }) => void done.push(key) },
    crashed: (_, error) => expect.unreachable(String(error)),
    changed: () => undefined,
  })
  const thinking: JobHandlers = { answer: async ({ key }) => void done.push(key) }
  const add = (kind: JobKind, key: string, inMs = 0) =>
    store.transaction((tx) =>
      enqueue(tx, { kind, key, runAt: clock.now() + inMs, now: clock.now() }),
    )
  return { worker, done, thinking, add }
}

it('what a kind of jobs needs is loaded when the first of them is due, and once [AG-08]', async () => {
  await using store = openTestStore()
  const clock = new ManualClock()
  const load = vi.fn<() => Promise<JobHandlers>>()
  const { worker, done, thinking, add } = workerOf(store, clock, load)
  load.mockResolvedValue(thinking)
  await add('send', 'word')
  await add('answer', 'thought', soonMs)
  await worker.start()
  await clock.elapse(soonMs - 1)
  expect([done, load.mock.calls.length]).toEqual([['word'], 0])
  await clock.elapse(1)
  expect(done).toEqual(['word', 'thought'])
  await add('answer', 'second')
  await clock.elapse(soonMs)
  expect([done, load.mock.calls.length]).toEqual([['word', 'thought', 'second'], 1])
  await worker.stop()
})

it('others go on while it is loaded, and it is tried again where that fails [AG-08]', async () => {
  await using store = openTestStore()
  const clock = new ManualClock()
  const reported = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { promise: slow, reject: fail } = Promise.withResolvers<JobHandlers>()
  const load = vi.fn(() => slow)
  const { worker, done, thinking, add } = workerOf(store, clock, load)
  await add('answer', 'thought')
  await worker.start()
  await clock.elapse(soonMs)
  await add('send', 'word')
  await clock.elapse(soonMs)
  expect([done, load.mock.calls.length]).toEqual([['word'], 1])
  load.mockResolvedValue(thinking)
  fail(new Error('The file is gone'))
  await clock.elapse(soonMs)
  expect([done, load.mock.calls.length]).toEqual([['word', 'thought'], 2])
  expect(reported).toHaveBeenCalledOnce()
  await worker.stop()
})
