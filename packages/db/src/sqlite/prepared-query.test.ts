import { expect, it } from 'vitest'

import type { Reads } from '../schema/reads.ts'
import { aPage } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { preparedQuery } from './prepared-query.ts'

it('a list is compiled once for each length, and holds what is in it each time', async () => {
  await using store = openTestStore()
  await aPage(store, 'p-1')
  await aPage(store, 'p-2')
  let built = 0
  const among = preparedQuery((db: Reads, { ids }: { ids: readonly string[] }) => {
    built += 1
    return db.selectFrom('pages').select('id').where('id', 'in', ids).orderBy('id')
  })
  const found = async (...ids: string[]) =>
    (await among(store.db, { ids })).map(({ id }) => id).join()
  expect(await found('p-1', 'p-2')).toBe('p-1,p-2')
  expect(await found('p-2', 'p-3')).toBe('p-2')
  expect(await found('p-1', 'p-1')).toBe('p-1')
  expect(built).toBe(1)
  expect(await found('p-2')).toBe('p-2')
  expect(built).toBe(2)
})
