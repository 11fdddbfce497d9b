import { expect, it } from 'vitest'

import { openTestStore } from '../testing/testing.ts'
import { retryOnDiskError } from './retry-on-disk-error.ts'

const fault = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })

/** How often the work began, and what came of it, where it ends in these errors one after the other. */
async function tried(...errors: readonly Error[]) {
  await using store = openTestStore()
  const left = [...errors]
  let began = 0
  const outcome = await retryOnDiskError(store, async () => {
    began += 1
    const error = left.shift()
    if (error) throw error
    return 'stored'
  }).catch((error: unknown) => error)
  return [began, outcome]
}

it('stores what the disk refused once or twice; a third time, a full disk and other errors it tells [AG-08]', async () => {
  expect(await tried()).toEqual([1, 'stored'])
  expect(await tried(fault, fault)).toEqual([3, 'stored'])
  expect(await tried(fault, fault, fault)).toEqual([3, fault])
  expect(await tried(full)).toEqual([1, full])
  expect(await tried(new Error('a bug'))).toEqual([1, new Error('a bug')])
})
