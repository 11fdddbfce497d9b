import { enqueue } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { WakeableSleep } from './wakeable-sleep.ts'

const store = (stored: Store) =>
  stored.transaction((tx) => enqueue(tx, { kind: 'send', key: 'a', runAt: 1, now: 1 }))

function loop(rest: WakeableSleep, next: number | null) {
  const state = { looks: 0, ended: false }
  const run = async () => {
    for (let look = 0; look < 50 && !state.ended; look++) {
      state.looks += 1
      await rest.sleep(next)
    }
  }
  void run()
  return state
}

it('looks twice a minute while nothing happens, for a computer may have slept', async () => {
  await using stored = openTestStore()
  const clock = new ManualClock()
  using rest = new WakeableSleep({ clock, store: stored, soonMs: 1_000 })
  const state = loop(rest, null)
  await clock.elapse(60_000)
  expect(state.looks).toBe(3)
  state.ended = true
})

it('looks soon after something was stored, by whomever, and once for all of it', async () => {
  await using stored = openTestStore()
  const clock = new ManualClock()
  using rest = new WakeableSleep({ clock, store: stored, soonMs: 1_000 })
  const state = loop(rest, null)
  await clock.elapse(10_000)
  await store(stored)
  await clock.elapse(500)
  await store(stored)
  await clock.elapse(400)
  expect(state.looks).toBe(1)
  await clock.elapse(200)
  expect(state.looks).toBe(2)
  await clock.elapse(20_000)
  expect(state.looks).toBe(2)
  state.ended = true
})

it('misses nothing that is stored or poked while it looks', async () => {
  await using stored = openTestStore()
  const clock = new ManualClock()
  using rest = new WakeableSleep({ clock, store: stored, soonMs: 1_000 })
  await store(stored)
  let slept = false
  const sleeping = rest.sleep(null).then(() => (slept = true))
  await clock.elapse(1_000)
  expect(slept).toBe(true)
  await sleeping
  rest.poke()
  await rest.sleep(null)
})

it('sleeps until what is due sooner, and reads leave it alone', async () => {
  await using stored = openTestStore()
  const clock = new ManualClock()
  using rest = new WakeableSleep({ clock, store: stored, soonMs: 1_000 })
  const state = loop(rest, 400)
  await stored.db.selectFrom('jobs').selectAll().execute()
  await clock.elapse(1_000)
  expect(state.looks).toBe(3)
  state.ended = true
})
