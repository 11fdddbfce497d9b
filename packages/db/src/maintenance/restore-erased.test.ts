import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { wholePhone } from '@pal/core/domain/phone'
import { expect, it } from 'vitest'

import { customerByPhone, customerWithoutChat } from '../conversations/customers.ts'
import { erasedUntil, isForgotten } from '../conversations/tombstones.ts'
import { correctCustomer } from '../orders/correct-customer.ts'
import { orderById } from '../orders/orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, noon, someOrder } from '../testing/fixtures.ts'
import { storeFolder, testFolder } from '../testing/testing.ts'
import { backupFolder, makeBackup } from './backup/backup.ts'
import { eraseCustomer, finishErasing } from './erase.ts'
import {
  back,
  erase,
  eventful,
  order,
  out,
  says,
  traces,
  whoIsIn,
} from './eventful-shop.testing.ts'
import { openStore, storeFile } from './open-store.ts'
import { stageRestore } from './restore.ts'
import type { Store } from './store.ts'

it('a backup of another computer keeps both computers’ erasures; beside a store too damaged to tell, that is said [EN-02]', async () => {
  await using here = await storeFolder()
  await using there = await testFolder()
  const restore = async (path: string) => {
    await stageRestore(here.path, path, order)
    const store = await openStore(here.path)
    await finishErasing(store, { now: () => noon + 1_000 })
    return store
  }
  const elsewhere = await eventful(there.path)
  {
    await using store = await openStore(here.path)
    await aPage(store)
    await says(store, 'stayed', noon)
    await erase(store, 'stayed', noon + 45)
  }
  {
    await using store = await restore(elsewhere)
    expect(store.erasedAgain).toEqual({ customers: 1, pages: 0, unknown: false })
    // Here only one was erased; what the other computer erased before the backup stays erased, too.
    expect(await whoIsIn(store)).toEqual([...out, 'of-page-3', 'returned'].toSorted())
    expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'returned' })).toBe(noon + 10)
    expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'stayed' })).toBe(noon + 45)
  }
  {
    await using store = await openStore(here.path)
    const { file } = await makeBackup(here.path, { reason: 'manual', now: () => noon })
    await store.close()
    await truncate(join(here.path, storeFile), 0)
    await truncate(join(here.path, 'erased-marks.json'), 100)
    await using restored = await restore(join(here.path, backupFolder, file))
    expect(restored.erasedAgain?.unknown).toBe(true)
  }
})

it('who was erased stays out also where the store that knew it is damaged or lost [EN-02]', async () => {
  for (const ruin of [
    (path: string) => writeFile(path, 'no database'),
    (path: string) => truncate(path, 8_192),
    (path: string) => rm(path),
  ]) {
    await using folder = await storeFolder()
    const backup = await eventful(folder.path)
    expect(await readFile(join(folder.path, 'erased-marks.json'), 'utf8')).not.toMatch(
      /gone|anew|page-/,
    )
    await ruin(join(folder.path, storeFile))
    await stageRestore(folder.path, backup, order)
    await using store = await openStore(folder.path)
    await finishErasing(store, { now: () => noon + 1_000 })
    expect(store.erasedAgain).toEqual({ customers: 3, pages: 1, unknown: false })
    expect(await whoIsIn(store)).toEqual(back)
    expect(await traces(folder.path, [...out, ...back])).toEqual(back)
    const heard = { pageId: 'page-1', psid: 'gone', fromCustomer: true }
    expect(await isForgotten(store.db, { ...heard, at: noon + 50 })).toBe(true)
  }
})

it('a store from before the marks were kept beside it keeps them at its first opening [EN-02]', async () => {
  await using folder = await storeFolder()
  const backup = await eventful(folder.path)
  await rm(join(folder.path, 'erased-marks.json'))
  await (await openStore(folder.path)).close()
  await writeFile(join(folder.path, storeFile), 'no database')
  await stageRestore(folder.path, backup, order)
  await using store = await openStore(folder.path)
  expect(store.erasedAgain?.customers).toBe(3)
})

it('whoever ordered without a chat stays erased after a restore, and the others stay [EN-02, OR-11]', async () => {
  await using folder = await storeFolder()
  const idsIn = async ({ db }: Store) =>
    (await db.selectFrom('customers').select('id').orderBy('id').execute()).map(({ id }) => id)
  {
    await using store = await openStore(folder.path)
    await aPage(store, 'page-1')
    for (const typed of ['01812345678', '01712345678']) {
      const phone = wholePhone(typed, 'BD')
      const who = { pageId: 'page-1', phone, now: noon }
      await store.transaction((tx) => customerWithoutChat(tx, who))
    }
    const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => noon + 10 })
    await eraseCustomer(store, 1, { now: () => noon + 20 })
    expect(await idsIn(store)).toEqual([2])
    // The mark is not that of their whole page.
    expect(await erasedUntil(store.db, { pageId: 'page-1', psid: null })).toBeNull()
    await stageRestore(folder.path, join(folder.path, backupFolder, file), order)
  }
  await using store = await openStore(folder.path)
  await finishErasing(store, { now: () => noon + 40 })
  expect(await idsIn(store)).toEqual([2])
})

it('an order whose number was put right after the backup stays erased, and whose number it was stays [EN-02, OR-11]', async () => {
  await using folder = await storeFolder()
  const [hers, his] = ['01812345002', '01812345003']
  {
    await using store = await openStore(folder.path)
    await aPage(store, 'page-1')
    await aCampaign(store)
    for (const name of ['Bilkis', 'Anwar', 'Chanda']) {
      const phone = name === 'Chanda' ? '01812345009' : hers
      const order = someOrder({ conversationId: null, customer: { name, phone, address: name } })
      await store.transaction((tx) => placeOrder(tx, order))
    }
    const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => noon + 10 })
    for (const id of [2, 3]) {
      await store.transaction(async (tx) => {
        const old = await orderById(tx, id)
        if (!old) throw new Error(`no order ${id}`)
        const { customer_name: name, customer_address: address } = old
        const to = { name, address, instructions: '', phone: his, whole: wholePhone(his, 'BD') }
        await correctCustomer(tx, old, to, noon + 15)
      })
    }
    const whose = await orderById(store.db, 2)
    await eraseCustomer(store, whose?.customer_id ?? 0, { now: () => noon + 20 })
    await stageRestore(folder.path, join(folder.path, backupFolder, file), order)
  }
  await using store = await openStore(folder.path)
  expect(store.erasedAgain?.customers).toBe(2)
  const phone = wholePhone(hers, 'BD')
  expect(await customerByPhone(store.db, { pageId: 'page-1', phone })).toMatchObject({
    name: 'Bilkis',
    address: 'Bilkis',
    order_count: 1,
  })
  await finishErasing(store, { now: () => noon + 40 })
  const left = await store.db.selectFrom('orders').select('customer_name').execute()
  expect(left).toEqual([{ customer_name: 'Bilkis' }])
  expect(await store.db.selectFrom('customers').select('name').execute()).toEqual([
    { name: 'Bilkis' },
  ])
})
