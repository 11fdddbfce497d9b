import { hourMs } from '@pal/core/durations'
import { expect, it } from 'vitest'

import { aPage, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { addPageCalls, pageCallsSince } from './page-calls.ts'

it('the calls of an hour are added up, and the first of a new one drops what is older than two days [FB-09]', async () => {
  await using store = openTestStore()
  await aPage(store, 'p')
  const hours = async () =>
    (await store.db.selectFrom('page_calls').select('calls').orderBy('hour').execute()).map(
      ({ calls }) => calls,
    )
  await addPageCalls(store.db, 'p', noon)
  await addPageCalls(store.db, 'p', noon + 1, 2)
  await addPageCalls(store.db, 'p', noon + hourMs)
  expect(await hours()).toEqual([3, 1])
  expect(await pageCallsSince(store.db, 'p', noon)).toBe(4)
  await addPageCalls(store.db, 'p', noon + 49 * hourMs)
  expect(await hours()).toEqual([1, 1])
})
