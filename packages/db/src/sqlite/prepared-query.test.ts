import { expect, it } from 'vitest'

import type { Reads, Tx } from '../schema/reads.ts'
import { aPage, noon } from '../testing/fixtures.ts'
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

it('it sees in a transaction what that has written; others see nothing of it before its end, and after it nobody asks by it [DB-01]', async () => {
  await using store = openTestStore()
  const names = preparedQuery((db: Reads, _values: object) =>
    db.selectFrom('pages').select('name').orderBy('name'),
  )
  await aPage(store, 'p-1', 'A')
  expect(await names(store.db, {})).toEqual([{ name: 'A' }])
  const seen = Promise.withResolvers<{ name: string }[]>()
  const end = Promise.withResolvers<void>()
  const leaked = Promise.withResolvers<Tx>()
  const undone = store.transaction(async (tx) => {
    leaked.resolve(tx)
    const values = { id: 'p-2', name: 'B', connected_at: noon, updated_at: noon }
    await tx.insertInto('pages').values(values).execute()
    seen.resolve(await names(tx, {}))
    await end.promise
    throw new Error('undone')
  })
  expect(await seen.promise).toEqual([{ name: 'A' }, { name: 'B' }])
  const other = names(store.db, {})
  end.resolve()
  await expect(undone).rejects.toThrow('undone')
  expect(await other).toEqual([{ name: 'A' }])
  await expect(names(await leaked.promise, {})).rejects.toThrow()
})
