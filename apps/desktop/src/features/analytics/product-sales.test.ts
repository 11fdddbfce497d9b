import type { Order } from '@pal/core/contract/orders'
import { editItems } from '@pal/db/orders/edit-items'
import { setOrderStatus } from '@pal/db/orders/moves'
import { linesOf, orderById } from '@pal/db/orders/orders'
import { placeOrder } from '@pal/db/orders/place-order'
import { returnOrder } from '@pal/db/orders/returns'
import { aCampaign, aPage, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openDesk } from './analytics.testing.ts'
import { anyShop, aShop, now } from './any-shop.testing.ts'

const day = 24 * 3_600_000

it('what was sold of a product is what the orders hold that it leads to [AN-04]', async () => {
  await fc.assert(
    fc.asyncProperty(...anyShop, async (stories, zone, period) => {
      await using store = await aShop(stories, zone)
      const desk = openDesk(store, () => now)
      const { products, count } = await desk.products(period)
      expect(products).toHaveLength(count)
      for (const { id, orders, pieces, returned, value, links } of products) {
        const rows = await desk.rows<Order>(links.orders)
        expect(rows).toHaveLength(orders)
        expect(await desk.count(links.orders)).toBe(orders)
        expect(rows.filter(({ status }) => status === 'cancelled')).toEqual([])
        const lines = rows.flatMap((row) => row.products.filter((line) => line.productId === id))
        expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
        // Of each that came back it was one piece.
        expect(rows.filter(({ returned: back }) => back).length).toBe(returned)
        for (const [currency, amount] of Object.entries(value)) {
          const inIt = await desk.rows<Order>(links.value[currency] ?? '')
          const kept = inIt.reduce((sum, row) => {
            const [line] = row.products
            return sum + (line ? line.total - (row.returned ? line.unitPrice : 0) : 0)
          }, 0)
          expect(amount).toBeCloseTo(kept, 6)
        }
      }
      const sold = products.flatMap(({ pieces }) => pieces)
      expect(sold).toEqual(sold.toSorted((one, other) => other - one))
    }),
    { numRuns: 12, seed: 41 },
  )
})

it('counts pieces of the period alone, without what was cancelled, each product for itself [AN-04]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store, {
    name: 'Honey',
    products: [
      { name: 'Sundarban', price_minor: 65_000 },
      { name: 'Mustard', price_minor: 40_000 },
      { name: 'Nobody buys it', price_minor: 1 },
    ],
  })
  const sell = (productId: number, quantity: number, at = now - day) =>
    store.transaction(async (tx) => {
      const line = { productId, quantity, unitPriceMinor: productId === 1 ? 65_000 : 40_000 }
      return (await placeOrder(tx, someOrder({ line, conversationId: null, now: at }))).order.id
    })
  const move = (id: number, ...to: ('processing' | 'shipped' | 'delivered' | 'cancelled')[]) =>
    store.transaction(async (tx) => {
      for (const each of to) await setOrderStatus(tx, id, { to: each, actor: 'human', now })
    })
  await sell(1, 2)
  await sell(1, 50, now - 40 * day)
  await move(await sell(1, 9), 'cancelled')
  const mustard = await sell(2, 5)
  await move(mustard, 'processing', 'shipped', 'delivered')
  await store.transaction((tx) =>
    returnOrder(tx, mustard, {
      lines: [{ line: 1, quantity: 2 }],
      reason: 'damaged',
      note: null,
      amountMinor: 0,
      restock: true,
      actor: 'human',
      now,
    }),
  )
  const desk = openDesk(store, () => now)
  const campaignName = 'Honey'
  expect(await desk.products('7days')).toMatchObject({
    count: 2,
    products: [
      {
        name: 'Mustard',
        campaignName,
        orders: 1,
        pieces: 5,
        returned: 2,
        value: { BDT: 1_200 },
      },
      { name: 'Sundarban', campaignName, orders: 1, pieces: 2, returned: 0, value: { BDT: 1_300 } },
    ],
  })
  expect((await desk.products('90days')).products[0]).toMatchObject({ id: 1, pieces: 52 })
})

it('what is left of the value: at what a piece cost when it was ordered, or where that was not known, now [AN-10]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aPage(store, 'page-2', 'Abroad')
  await aCampaign(store, {
    name: 'Honey',
    products: [
      { name: 'Sundarban', price_minor: 65_000, cost_minor: 30_000 },
      { name: 'Mustard', price_minor: 40_000 },
      { name: 'Lychee', price_minor: 90_000 },
    ],
  })
  const line = (productId: number, quantity: number) => ({
    productId,
    name: 'Honey',
    quantity,
    unitPriceMinor: [0, 65_000, 40_000, 90_000][productId] ?? 0,
    productType: 'main' as const,
  })
  const sell = (productId: number, quantity: number) =>
    store.transaction(async (tx) => {
      const of = { line: line(productId, quantity), conversationId: null, now: now - day }
      return (await placeOrder(tx, someOrder(of))).order.id
    })
  const costs = (id: number, cost_minor: number | null) =>
    store.db.updateTable('products').set({ cost_minor }).where('id', '=', id).execute()
  const first = await sell(1, 2)
  const back = await sell(2, 5)
  await sell(3, 1)
  await costs(1, 50_000)
  await costs(2, 10_000)
  // What was in the order stays at its cost, what comes in is at that of today.
  await store.transaction(async (tx) => {
    const old = await orderById(tx, first)
    const before = (await linesOf(tx, [first])).get(first)
    if (!old || !before) throw new Error('the order is gone')
    const lines = [line(1, 3), line(2, 1)]
    await editItems(tx, old, before, { lines, discountMinor: 5_000, deliveryMinor: 6_000, now })
    for (const to of ['processing', 'shipped', 'delivered'] as const)
      await setOrderStatus(tx, back, { to, actor: 'human', now })
    await returnOrder(tx, back, {
      lines: [{ line: 1, quantity: 2 }],
      reason: 'damaged',
      note: null,
      amountMinor: 0,
      restock: true,
      actor: 'human',
      now,
    })
  })
  const desk = openDesk(store, () => now)
  const { products, costed, links } = await desk.products('7days')
  expect(products.map(({ id, value, margin }) => [id, value, margin])).toEqual([
    [2, { BDT: 1_600 }, { BDT: 1_200 }],
    [1, { BDT: 1_950 }, { BDT: 1_050 }],
    [3, { BDT: 900 }, {}],
  ])
  expect(costed).toEqual({ count: 2, margin: { BDT: 2_250 }, value: { BDT: 3_550 } })
  expect(await desk.rows<Order>(links.margin['BDT'] ?? '')).toHaveLength(3)

  // It became cheaper since, which changes nothing of what was sold at a known cost.
  await costs(1, 1)
  expect((await desk.products('7days')).costed).toEqual(costed)
  // In another currency a cost of today says nothing of what was sold.
  await store.db.updateTable('campaigns').set({ currency: 'USD' }).execute()
  expect((await desk.products('7days')).products.map(({ id, margin }) => [id, margin])).toEqual([
    [2, {}],
    [1, { BDT: 1_050 }],
    [3, {}],
  ])
})
