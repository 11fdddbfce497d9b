import { beforeEach, expect, it } from 'vitest'

import { changeProduct } from '../campaigns/products.ts'
import type { Store } from '../maintenance/store.ts'
import { aCampaign, aPage, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { setOrderStatus } from './moves.ts'
import { orderMargin } from './order-margin.ts'
import { orderById } from './orders.ts'
import { placeOrder } from './place-order.ts'
import { returnOrder } from './returns.ts'

let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store, {
    products: [
      { name: 'Saree', price_minor: 100_000, cost_minor: 60_000 },
      { name: 'Shawl', price_minor: 50_000 },
    ],
  })
  return () => store[Symbol.asyncDispose]()
})

/** Two sarees and three shawls, at 3,500 less 350, and delivered for 60. */
const sell = () =>
  store.transaction(async (tx) => {
    const of = { conversationId: null, discountMinor: 35_000, deliveryMinor: 6_000 }
    const order = someOrder({ ...of, line: { quantity: 2, unitPriceMinor: 100_000 } })
    const [saree] = order.lines
    const shawl = { productId: 2, name: 'Shawl', quantity: 3, unitPriceMinor: 50_000 }
    const lines = saree ? [saree, { ...saree, ...shawl }] : []
    return (await placeOrder(tx, { ...order, lines })).order.id
  })
const costs = (id: number, cost_minor: number | null) =>
  store.transaction((tx) => changeProduct(tx, id, { cost_minor }, noon))
const marginOf = async (id: number) => {
  const order = await orderById(store.db, id)
  const margin = order && (await orderMargin(store.db, order))
  return margin && [margin.margin_minor, margin.value_minor]
}
const move = (id: number, to: 'processing' | 'shipped' | 'delivered' | 'cancelled') =>
  store.transaction((tx) => setOrderStatus(tx, id, { to, actor: 'human', now: noon }))

it('is what the goods bring after discount less what they cost when ordered, or where that was not known, now [AN-10]', async () => {
  const id = await sell()
  expect(await marginOf(id)).toBeNull()
  await costs(2, 20_000)
  expect(await marginOf(id)).toEqual([315_000 - 120_000 - 60_000, 315_000])
  await costs(1, 1)
  expect(await marginOf(id)).toEqual([135_000, 315_000])
  // In another currency a cost of today says nothing of what was sold.
  await store.db.updateTable('campaigns').set({ currency: 'USD' }).execute()
  expect(await marginOf(id)).toBeNull()
})

it('counts only what was kept, and nothing of what was cancelled or came back whole [AN-10, OR-10]', async () => {
  await costs(2, 20_000)
  const id = await sell()
  for (const to of ['processing', 'shipped', 'delivered'] as const) await move(id, to)
  const back = (line: number, quantity: number) =>
    store.transaction((tx) =>
      returnOrder(tx, id, {
        lines: [{ line, quantity }],
        reason: 'damaged',
        note: null,
        amountMinor: null,
        restock: true,
        actor: 'human',
        now: noon,
      }),
    )
  // A saree less its tenth of the discount goes back.
  await back(1, 1)
  expect(await marginOf(id)).toEqual([225_000 - 60_000 - 60_000, 225_000])
  await back(1, 1)
  // What is not known of a piece that came back is not asked for.
  await store.db
    .updateTable('order_lines')
    .set({ unit_cost_minor: null })
    .where('line', '=', 1)
    .execute()
  await costs(1, null)
  expect(await marginOf(id)).toEqual([135_000 - 60_000, 135_000])
  await back(2, 3)
  expect(await marginOf(id)).toBeNull()
  const cancelled = await sell()
  await costs(1, 1)
  await move(cancelled, 'cancelled')
  expect(await marginOf(cancelled)).toBeNull()
})
