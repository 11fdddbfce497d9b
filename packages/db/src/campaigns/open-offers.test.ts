import { dayMs } from '@pal/core/durations'
import { expect, it } from 'vitest'

import { changeConversation } from '../conversations/conversations.ts'
import { aCampaign, aPage, noon, someCustomers } from '../testing/fixtures.ts'
import { openTestStore, settleLists } from '../testing/testing.ts'
import { offersNaming } from './open-offers.ts'

it('counts who was shown a product’s price and has not said yes to it [PR-01, AG-05]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const products = [
    { name: 'Saree', price_minor: 100 },
    { name: 'Cap', price_minor: 50 },
  ]
  const [saree, cap] = (await aCampaign(store, { products })).products.map(({ id }) => id)
  const offer = { hash: 'x', messageId: 1 }
  const items = [{ productId: saree, quantity: 1 }]
  const bargained = [{ productId: saree, priceMinor: 90, steps: 1, at: noon }]
  const carts = [
    { items, offer },
    { items: [...items, { productId: cap, quantity: 1 }], offer },
    { items, offer: null },
    { items: [{ productId: cap, quantity: 1 }], offer },
    { items, offer, concessions: bargained },
    [],
  ].map((cart) => JSON.stringify(cart))
  const all = [...carts, '{"items": [', '{}']
  await someCustomers(store, all.length)
  await store.transaction(async (tx) => {
    for (const [at, cart] of all.entries())
      await changeConversation(tx, at + 1, { cart, stage: 'ready_to_buy' }, noon)
  })
  settleLists(store)
  const counted = (id: number | undefined, now = noon) => offersNaming(store.db, [id ?? 0], now)
  expect(await counted(saree)).toBe(2)
  expect(await counted(cap)).toBe(2)
  expect(await counted(99)).toBe(0)
  // Whoever has both open is one.
  expect(await offersNaming(store.db, [saree ?? 0, cap ?? 0], noon)).toBe(3)
  expect(await offersNaming(store.db, [], noon)).toBe(0)
  expect(await counted(saree, noon + 31 * dayMs)).toBe(0)
  await store.transaction((tx) => changeConversation(tx, 1, { stage: 'completed' }, noon))
  expect(await counted(saree)).toBe(1)
})
