import { beforeEach, expect, it } from 'vitest'

import { takeAlerts } from '../jobs/alerts.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { setOrderStatus, undoMove } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { writeSettings } from '../settings/settings.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { fewLeftByCampaign } from './low-stock.ts'
import { productsOf } from './product-list.ts'
import { changeProduct } from './products.ts'
import { sharedStockOf } from './stock.ts'

let store: Store
let now = noon
beforeEach(async () => {
  now = noon
  store = openTestStore()
  await aPage(store)
  await aPage(store, 'page-2')
  await aCampaign(store, {
    products: [
      { name: 'Saree', price_minor: 100, stock_count: 8 },
      { name: 'Shawl', price_minor: 100, stock_count: 5 },
      { name: 'Cap', price_minor: 100 },
    ],
  })
  await store.transaction((tx) => ingestInbound(tx, inbound()))
  await news()
  return () => store[Symbol.asyncDispose]()
})

/** What is told, each with how many are left. */
async function news(): Promise<(readonly [string | undefined, number | null | undefined])[]> {
  const found = await store.transaction((tx) => takeAlerts(tx, now))
  const told = found?.alerts.filter(({ kind }) => kind === 'stock') ?? []
  const all = await store.db.selectFrom('products').selectAll().execute()
  return told.map(({ id }) => {
    const product = all.find((one) => one.id === id)
    return [product?.name, product?.stock_count] as const
  })
}

const sell = async (productId: number, quantity: number, campaignId = 1) => {
  const line = { productId, quantity, unitPriceMinor: 100 }
  const order = someOrder({ campaignId, line, now })
  return store.transaction(async (tx) => (await placeOrder(tx, order)).order.id)
}
const fill = (id: number, stock_count: number) =>
  store.transaction((tx) => changeProduct(tx, id, { stock_count, in_stock: 1 }, now))
const set = (lowStock: number | null) =>
  store.transaction((tx) => writeSettings(tx, { notifications: { lowStock } }, now))

it('what orders leave few of is told once, and once that none is left, until there were more again [SE-08, AG-05]', async () => {
  await sell(1, 2)
  expect(await news()).toEqual([])
  await sell(1, 1)
  expect(await news()).toEqual([['Saree', 5]])
  await sell(1, 1)
  expect(await news()).toEqual([])
  const last = await sell(1, 4)
  expect(await news()).toEqual([['Saree', 0]])
  // One comes back, and is sold: nothing that the seller does not know.
  await store.transaction((tx) =>
    setOrderStatus(tx, last, { to: 'cancelled', actor: 'human', now }),
  )
  await sell(1, 4)
  expect(await news()).toEqual([])
  await fill(1, 3)
  await sell(1, 3)
  expect(await news()).toEqual([])
  await fill(1, 6)
  await sell(1, 6)
  expect(await news()).toEqual([['Saree', 0]])
})

it('what the seller does to a stock is no news to them, nor what is not counted [SE-08]', async () => {
  await fill(1, 2)
  await sell(3, 50)
  expect(await news()).toEqual([])
  await fill(1, 6)
  const id = await sell(1, 1)
  expect(await news()).toEqual([['Saree', 5]])
  await store.transaction((tx) => setOrderStatus(tx, id, { to: 'cancelled', actor: 'human', now }))
  await store.transaction((tx) => undoMove(tx, id, now))
  expect(await news()).toEqual([])
})

it('is told also where the clock went back meanwhile [SE-08]', async () => {
  now = noon + 86_400_000
  await sell(1, 3)
  expect(await news()).toEqual([['Saree', 5]])
  now = noon
  await sell(2, 5)
  expect(await news()).toEqual([['Shawl', 0]])
})

it('goods that several campaigns sell are told of once [SE-08]', async () => {
  const shared = await store.transaction((tx) => sharedStockOf(tx, 1))
  await aCampaign(store, {
    page_id: 'page-2',
    products: [{ name: 'Saree there', price_minor: 100, ...shared }],
  })
  await sell(1, 3)
  await sell(4, 5, 2)
  expect((await news()).map(([name]) => name)).toEqual(['Saree there'])
  await store.transaction(async (tx) => {
    await setOrderStatus(tx, 2, { to: 'cancelled', actor: 'human', now })
  })
  await sell(1, 5)
  expect(await news()).toEqual([])
})

it('how few are told of, listed and counted is set, and 0 or nothing turns it off [SE-08, PR-01]', async () => {
  const few = async () => [
    (await fewLeftByCampaign(store.db)).map(({ products }) => products),
    (await productsOf(store.db, 1, { limit: 9, stock: 'low' })).map(({ name }) => name),
  ]
  expect(await few()).toEqual([[1], ['Shawl']])
  await set(8)
  expect(await few()).toEqual([[2], ['Saree', 'Shawl']])
  await fill(2, 0)
  expect(await few()).toEqual([[1], ['Saree']])
  for (const off of [0, null]) {
    await set(off)
    expect(await few()).toEqual([[], []])
  }
  await sell(1, 8)
  expect(await news()).toEqual([])
})

const own = (id: number, low_stock: number | null) =>
  store.transaction((tx) => changeProduct(tx, id, { low_stock }, now))

it('a product that says its own number is told of, listed and counted by that [SE-08, PR-01]', async () => {
  const few = async () => [
    (await fewLeftByCampaign(store.db)).map(({ products }) => products),
    (await productsOf(store.db, 1, { limit: 9, stock: 'low' })).map(({ name }) => name),
  ]
  await own(1, 2)
  await own(2, 4)
  expect(await few()).toEqual([[], []])
  await sell(1, 3)
  expect(await news()).toEqual([])
  await sell(1, 3)
  expect(await news()).toEqual([['Saree', 2]])
  expect(await few()).toEqual([[1], ['Saree']])
  // Also where Settings wants to hear of none.
  await set(null)
  expect(await few()).toEqual([[1], ['Saree']])
  await sell(2, 1)
  expect(await news()).toEqual([['Shawl', 4]])
  expect(await few()).toEqual([[2], ['Saree', 'Shawl']])
  await own(2, null)
  expect(await few()).toEqual([[1], ['Saree']])
})

it('0 of its own turns a product off, and nothing else [SE-08]', async () => {
  await own(1, 0)
  await sell(1, 8)
  expect(await news()).toEqual([])
  await sell(2, 5)
  expect(await news()).toEqual([['Shawl', 0]])
})

it('goods that several campaigns sell have one number, and are told of by it wherever they sell [SE-08, CP-08]', async () => {
  await own(1, 3)
  const shared = await store.transaction((tx) => sharedStockOf(tx, 1))
  expect(shared?.low_stock).toBe(3)
  await aCampaign(store, {
    page_id: 'page-2',
    products: [{ name: 'Saree there', price_minor: 100, ...shared }],
  })
  await own(1, 6)
  await sell(4, 2, 2)
  expect(await news()).toEqual([['Saree there', 6]])
  await sell(1, 3)
  expect(await news()).toEqual([])
})
