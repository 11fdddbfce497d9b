import type { Order } from '@pal/core/contract/orders'
import { setOrderStatus } from '@pal/db/orders/moves'
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
