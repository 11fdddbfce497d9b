import { expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { keepCourierFile, lastCourierFiles, takeBackCourierFile } from './courier-files.ts'
import { placeOrder } from './place-order.ts'
import { unfinishedFiles } from './unfinished-files.ts'

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

/** As a program that is killed while it does that leaves it: the last slices never come. */
const killed = ({ done }: { done: number }) =>
  done < 6 ? Promise.resolve() : new Promise<void>(() => undefined)

it('of a file in whose making the program was killed nothing is listed, and all can be taken back [OR-04]', async () => {
  await using store = await shop()
  void keepCourierFile(store.db, {}, by, killed, 3)
  await expect.poll(() => marked(store)).toBe(6)
  expect(await lastCourierFiles(store.db, 5)).toEqual([])
  expect(await unfinishedFiles(store.db)).toEqual([noon])
  // One of the same moment is another one.
  const other = await keepCourierFile(store.db, {}, by)
  expect(other).toEqual({ at: noon + 1, orders: 1 })
  expect(await takeBackCourierFile(store.db, { at: noon, now: noon + 2 })).toBe(6)
  expect(await unfinishedFiles(store.db)).toEqual([])
  expect(await lastCourierFiles(store.db, 5)).toEqual([{ courier: 'pathao', ...other }])
})

it('what was taken back by half is not listed, and the other half can be taken back, too [OR-04]', async () => {
  await using store = await shop()
  const { at } = await keepCourierFile(store.db, {}, by)
  void takeBackCourierFile(store.db, { at, now: noon + 1 }, killed, 3)
  await expect.poll(() => marked(store)).toBe(1)
  expect(await lastCourierFiles(store.db, 5)).toEqual([])
  expect(await unfinishedFiles(store.db)).toEqual([at])
  await takeBackCourierFile(store.db, { at, now: noon + 2 })
  expect([await marked(store), await unfinishedFiles(store.db)]).toEqual([0, []])
})

it('two that are begun in the same moment are two [OR-04]', async () => {
  await using store = await shop()
  const hangs = () => new Promise<void>(() => undefined)
  for (let n = 0; n < 2; n += 1) void keepCourierFile(store.db, {}, by, hangs)
  await expect.poll(() => unfinishedFiles(store.db)).toEqual([noon, noon + 1])
})
