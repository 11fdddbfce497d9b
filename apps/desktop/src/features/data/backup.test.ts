import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { listBackups } from '@pal/db/maintenance/backup/backup'
import type { Store } from '@pal/db/maintenance/store'
import { aCampaign, aPage, noon } from '@pal/db/testing/fixtures'
import { openTestStore, openTestStoreOnDisk } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { Log } from '../../platform/log.ts'
import { clockAt } from '../../testing/clocks.ts'
import { LongJobs } from '../../threads/long-jobs.ts'
import { backUp, backUpDaily } from './backup.ts'

// Each waits for a thread to start, on machines that are busy with other tests.

const hour = 3_600_000
const day = 24 * hour

function jobsOf(store: Store): LongJobs {
  const folder = store.folder ?? ''
  return new LongJobs({
    folder,
    clock: clockAt(() => noon),
    changed: () => undefined,
    onDeath: (error) => {
      throw error
    },
  })
}

async function daysOf(store: Store, times: readonly number[]): Promise<number[]> {
  const log = new Log(
    store.logs,
    clockAt(() => noon),
    () => {},
  )
  await using jobs = jobsOf(store)
  for (const at of times) await backUpDaily({ store, jobs, log, clock: clockAt(() => at) })
  await log.flush()
  const backups = await listBackups(store.folder ?? '')
  return backups.map(({ madeAt }) => madeAt)
}

it('backs up once a day what has something in it, also when the clock jumps back', async () => {
  await using store = await openTestStoreOnDisk()
  expect(await daysOf(store, [noon, noon + day])).toEqual([])
  await aPage(store)
  await aCampaign(store)
  const first = noon + hour
  expect(await daysOf(store, [noon, first, first + hour, first + day - 1])).toEqual([first])
  const second = first + day
  expect(await daysOf(store, [second, second + hour])).toEqual([second, first])
  const wrong = noon - 300 * day
  expect(await daysOf(store, [second - 2 * hour, wrong, wrong + 1])).toEqual([wrong, second, first])
})

it('makes one at a time, and none of a store in memory', async () => {
  await using store = await openTestStoreOnDisk()
  const log = new Log(
    store.logs,
    clockAt(() => noon),
    () => {},
  )
  await using jobs = jobsOf(store)
  const parts = { store, jobs, log, clock: clockAt(() => noon) }
  const [made, refused] = await Promise.allSettled([
    backUp(parts, 'manual'),
    backUp(parts, 'manual'),
  ])
  expect([made.status, refused.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  await log.flush()
  await using memory = openTestStore()
  await expect(backUp({ ...parts, store: memory }, 'manual')).rejects.toMatchObject({
    kind: 'conflict',
  })
})

it('tries a daily backup that failed again in growing pauses, and one that was stopped the next day [DT-07, SE-10]', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await aCampaign(store)
  let now = noon + hour
  const clock = clockAt(() => now)
  const log = new Log(store.logs, clock, () => {})
  const tried: number[] = []
  let failure: Error = new Error('no space left on device')
  const jobs: Pick<LongJobs, 'run'> = {
    run: () => {
      tried.push(now)
      return Promise.reject(failure)
    },
  }
  const minutes = async (count: number) => {
    for (let n = 0; n < count; n++) {
      await backUpDaily({ store, jobs, log, clock }).catch(() => undefined)
      now += hour / 60
    }
  }
  await minutes(36)
  expect(tried.map((at) => (at - noon - hour) / (hour / 60))).toEqual([0, 5, 15, 35])
  now += day
  failure = new AppError('conflict', because('job_cancelled'))
  await minutes(1)
  const stopped = tried.length
  await minutes(60)
  expect(tried.length).toBe(stopped)
  now += day
  await minutes(1)
  expect(tried.length).toBe(stopped + 1)
})
