import { describe, expect, it } from 'vitest'

import { openTestStore } from '../testing/testing.ts'

/** Longer than a turn of the loop may take. */
function work(): void {
  const end = performance.now() + 10
  while (performance.now() < end);
}

describe('the loop turns', () => {
  it('between transactions that wait for each other', async () => {
    await using store = openTestStore()
    const seen: string[] = []
    const transactions = ['first', 'second', 'third'].map((name) =>
      store.transaction(async (tx) => {
        await tx.selectFrom('pages').select('id').execute()
        work()
        seen.push(name)
      }),
    )
    const turns = [1, 2].map(
      () => new Promise<void>((resolve) => setImmediate(() => resolve(void seen.push('a turn')))),
    )
    await Promise.all([...transactions, ...turns])
    expect(seen.indexOf('a turn')).toBeLessThan(seen.indexOf('third'))
  })

  it('within a long transaction, and nothing else comes in between', async () => {
    await using store = openTestStore()
    const seen: string[] = []
    const page = (id: string) => ({ id, name: id, connected_at: 1, updated_at: 1 })
    const turned = new Promise<void>((resolve) =>
      setImmediate(() => resolve(void seen.push('a turn'))),
    )
    const long = store.transaction(async (tx) => {
      for (const id of ['p1', 'p2', 'p3']) {
        await tx.insertInto('pages').values(page(id)).execute()
        work()
      }
      seen.push('its end')
    })
    const other = store.db.selectFrom('pages').select('id').execute()
    await turned
    expect(seen).toEqual(['a turn'])
    expect((await other).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3'])
    await long
  })
})

it('tells of what was stored, and of nothing where no row was met', async () => {
  await using store = openTestStore()
  let heard = 0
  store.onCommit(() => (heard += 1))
  const rename = (name: string) => ({ name, updated_at: 2 })
  await store.transaction(async (tx) => {
    await tx.updateTable('pages').set(rename('A')).where('id', '=', 'p1').execute()
    await tx.deleteFrom('pages').where('id', '=', 'p1').returning('id').execute()
  })
  await store.transaction((tx) => tx.updateTable('pages').set(rename('A')).execute())
  expect(heard).toBe(0)
  const page = { id: 'p1', name: 'A', connected_at: 1, updated_at: 1 }
  await store.transaction(async (tx) => {
    await tx.insertInto('pages').values(page).execute()
    await tx.updateTable('pages').set(rename('B')).where('id', '=', 'p2').execute()
  })
  expect(heard).toBe(1)
  await store.transaction((tx) =>
    tx.updateTable('pages').set(rename('C')).returning('id').execute(),
  )
  expect(heard).toBe(2)
})
