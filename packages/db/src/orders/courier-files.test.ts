import { expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { keepCourierFile, lastCourierFiles, takeBackCourierFile } from './courier-files.ts'
import { placeOrder } from './place-order.ts'

async function shop(): Promise<Store> {
  const store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound())
    for (let n = 0; n < 7; n += 1) await placeOrder(tx, someOrder())
  })
  return store
}

const by = { courier: 'pathao', again: false, now: noon } as const
const marked = async ({ db }: Store) =>
  (await db.selectFrom('orders').select('id').where('courier_file_at', 'is not', null).execute())
    .length

it('a file is made and taken back in slices, with time for others between them [OR-04]', async () => {
  await using store = await shop()
  const seen: number[][] = []
  const between = async ({ done, of }: { done: number; of: number }) => {
    seen.push([done, of, await marked(store)])
  }
  const { at, orders } = await keepCourierFile(store.db, {}, by, between, 3)
  expect(orders).toBe(7)
  expect(await lastCourierFiles(store.db, 5)).toEqual([{ courier: 'pathao', at, orders: 7 }])
  expect(await takeBackCourierFile(store.db, { at, now: noon + 1 }, between, 3)).toBe(7)
  expect(seen).toEqual([
    [0, 7, 0],
    [3, 7, 3],
    [6, 7, 6],
    [0, 7, 7],
    [3, 7, 4],
    [6, 7, 1],
    [7, 7, 0],
    // Those that a later file holds are looked for.
    [7, 7, 0],
  ])
})

it('a file that is broken off leaves no order in it [OR-04]', async () => {
  await using store = await shop()
  const stop = ({ done }: { done: number }) =>
    done < 6 ? Promise.resolve() : Promise.reject(new Error('Broken off'))
  await expect(keepCourierFile(store.db, {}, by, stop, 3)).rejects.toThrow('Broken off')
  expect(await marked(store)).toBe(0)
  expect(await lastCourierFiles(store.db, 5)).toEqual([])
})
