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
