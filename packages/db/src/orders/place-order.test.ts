import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { productById } from '../campaigns/products.ts'
import { findConversation } from '../conversations/conversations.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { dashboardCounts } from '../stats/stats.ts'
import {
  aCampaign,
  aPage,
  inbound,
  type MadeCampaign,
  noon,
  someOrder,
} from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { setOrderStatus } from './moves.ts'
import { historyOf, linesOf } from './orders.ts'
import { type NewOrder, type OrderFacts, placeOrder } from './place-order.ts'

async function aShop(store: Store): Promise<MadeCampaign> {
  await aPage(store)
  const made = await aCampaign(store, {
    products: [
      { name: 'Saree', price_minor: 129_900, stock_count: 3 },
      { name: 'Shawl', price_minor: 45_050 },
    ],
  })
  await store.transaction((tx) => ingestInbound(tx, inbound()))
  return made
}

function anOrder({ campaign, products }: MadeCampaign, over: Partial<OrderFacts> = {}): NewOrder {
  const [saree] = products
  return {
    ...someOrder({
      campaignId: campaign.id,
      customer: { name: 'Rahim Uddin', phone: '+880 1712-345678', address: 'Road 5, Dhaka' },
      line: { productId: saree?.id ?? 0, quantity: 2, unitPriceMinor: 129_900 },
      discountMinor: 9_800,
      deliveryMinor: 6_000,
      sourceMessageId: 1,
    }),
    ...over,
  }
}

const place = (store: Store, order: NewOrder) => store.transaction((tx) => placeOrder(tx, order))

describe('placing an order', () => {
  it('writes order, lines, history, stock, customer and conversation together', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const { created, order } = await place(store, anOrder(shop))
    expect(created).toBe(true)
    expect(order).toMatchObject({
      number: 'PAL-000001',
      subtotal_minor: 259_800,
      total_minor: 256_000,
      phone9: '712345678',
      status: 'confirmed',
    })
    expect((await linesOf(store.db, [order.id])).get(order.id)).toMatchObject([
      { name: 'Saree', quantity: 2, total_minor: 259_800 },
    ])
    expect(await historyOf(store.db, order.id)).toMatchObject([
      { kind: 'placed', to_status: 'confirmed', actor: 'agent' },
    ])
    expect((await productById(store.db, shop.products[0]?.id ?? 0))?.stock_count).toBe(1)
    expect(await findConversation(store.db, 1)).toMatchObject({
      stage: 'completed',
      status: 'converted',
    })
    expect(await dashboardCounts(store.db)).toMatchObject({
      ordersGenerated: 1,
      pointsEarned: 10,
      agentOrders: 1,
      revenues: [{ currency: 'BDT', minor: 256_000, agentMinor: 256_000 }],
    })
  })

  it('takes one order on one yes', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const first = await place(store, anOrder(shop))
    const second = await place(store, anOrder(shop))
    expect(second).toEqual({ created: false, order: first.order })
    expect((await dashboardCounts(store.db)).ordersGenerated).toBe(1)
  })

  it('sells nothing that is not there, and leaves no trace of the attempt', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const many = anOrder(shop)
    const [line] = many.lines
    const lines = line ? [{ ...line, quantity: 4 }] : []
    await expect(place(store, { ...many, lines })).rejects.toThrow(
      "There is not enough 'Saree' in stock",
    )
    await expect(place(store, { ...many, currency: 'USD' })).rejects.toThrow('sells in BDT')
    await expect(place(store, { ...many, discountMinor: 999_999 })).rejects.toThrow(
      'more than the items cost',
    )
    await expect(place(store, { ...many, deliveryMinor: 0.5 })).rejects.toThrow('must be an amount')
    // Together they are more than a number can hold to the last unit.
    const most = { ...many, deliveryMinor: Number.MAX_SAFE_INTEGER }
    await expect(place(store, most)).rejects.toThrow('deliveryFee: must be an amount')
    expect(await store.db.selectFrom('orders').selectAll().execute()).toEqual([])
    expect((await productById(store.db, shop.products[0]?.id ?? 0))?.stock_count).toBe(3)
    // The number of a failed attempt is not lost either.
    expect((await place(store, many)).order.number).toBe('PAL-000001')
  })

  it('marks the same things ordered within the hour as a likely double [OR-09]', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const [line] = anOrder(shop).lines
    const lines = line ? [{ ...line, quantity: 1 }] : []
    const first = await place(store, anOrder(shop, { lines }))
    const again = anOrder(shop, { lines, sourceMessageId: 2, now: noon + 3_599_000 })
    expect((await place(store, again)).order.likely_double_of).toBe(first.order.id)
    const later = anOrder(shop, { lines, sourceMessageId: 3, now: noon + 7_300_000 })
    expect((await place(store, later)).order.likely_double_of).toBeNull()
  })

  it('puts the stock back when an order is cancelled, and takes its revenue out', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const [line] = anOrder(shop).lines
    const lines = line ? [{ ...line, quantity: 3 }] : []
    const { order } = await place(store, anOrder(shop, { lines }))
    const saree = shop.products[0]?.id ?? 0
    expect(await productById(store.db, saree)).toMatchObject({ stock_count: 0, in_stock: 0 })
    await store.transaction((tx) =>
      setOrderStatus(tx, order.id, { to: 'cancelled', actor: 'human', note: 'no', now: noon + 1 }),
    )
    expect(await productById(store.db, saree)).toMatchObject({ stock_count: 3, in_stock: 1 })
    expect((await dashboardCounts(store.db)).revenues).toEqual([
      { currency: 'BDT', minor: 0, agentMinor: 0 },
    ])
    expect(await historyOf(store.db, order.id)).toMatchObject([
      { kind: 'placed' },
      { from_status: 'confirmed', to_status: 'cancelled', actor: 'human', note: 'no' },
    ])
  })

  it('moves one step on at a time, and never back [OR-06]', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const { order } = await place(store, anOrder(shop))
    const move = (to: 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'confirmed') =>
      store.transaction((tx) => setOrderStatus(tx, order.id, { to, actor: 'human', now: noon }))
    await expect(move('shipped')).rejects.toThrow('cannot become shipped')
    await move('processing')
    await expect(move('confirmed')).rejects.toThrow('cannot become confirmed')
    await move('shipped')
    await move('delivered')
    await expect(move('cancelled')).rejects.toThrow('cannot become cancelled')
  })

  it('adds up to the cent for any prices and quantities [CU-03]', async () => {
    await using store = openTestStore()
    const shop = await aShop(store)
    const shawl = shop.products[1]?.id ?? 0
    const cents = fc.integer({ min: 0, max: 99_999_999 })
    const line = fc.record({ unitPriceMinor: cents, quantity: fc.integer({ min: 1, max: 999 }) })
    let source = 100
    let revenue = 0n
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 9 }), cents, async (rows, fee) => {
        const { order } = await place(
          store,
          anOrder(shop, {
            lines: rows.map((row) => ({
              ...row,
              productId: shawl,
              name: 'Shawl',
              productType: 'main' as const,
            })),
            discountMinor: 0,
            deliveryMinor: fee,
            sourceMessageId: source++,
          }),
        )
        const exact = rows.reduce(
          (sum, row) => sum + BigInt(row.unitPriceMinor) * BigInt(row.quantity),
          BigInt(fee),
        )
        revenue += exact
        expect(BigInt(order.total_minor)).toBe(exact)
        const [total] = (await dashboardCounts(store.db)).revenues
        expect(BigInt(total?.minor ?? -1)).toBe(revenue)
      }),
      { numRuns: 60, seed: 7 },
    )
  })
})
