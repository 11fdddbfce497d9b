import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { ordersForFile } from './order-export.ts'
import type { OrderPick } from './order-filter.ts'
import { countOrders, listOrders, type OrderFilter } from './order-list.ts'
import { placeOrder } from './place-order.ts'

const minute = 60_000

/** Seven orders of one moment, and one a minute before and after; every second one is of the shawl. */
let store: Store
beforeAll(async () => {
  store = openTestStore()
  await aPage(store)
  const products = ['Saree', 'Shawl'].map((name) => ({ name, price_minor: 100 }))
  await aCampaign(store, { products })
  await store.transaction(async (tx) => {
    for (const [n, at] of [-minute, 0, 0, 0, 0, 0, 0, 0, minute].entries()) {
      const who = { psid: `p${n}`, mid: `m${n}`, sentAt: noon + n, now: noon + n }
      const { conversationId } = await ingestInbound(tx, inbound(who))
      const line = n % 2 === 0 ? { productId: 1, name: 'Saree' } : { productId: 2, name: 'Shawl' }
      await placeOrder(tx, someOrder({ conversationId, line, now: noon + at }))
    }
  })
})
afterAll(() => store.close())

/** All of them, so many at a time. */
async function paged(pick: Omit<OrderFilter, 'limit'>, limit: number): Promise<number[]> {
  const seen: number[] = []
  for (let before: OrderFilter['before']; seen.length < 50;) {
    const page = await listOrders(store.db, { ...pick, limit, before })
    seen.push(...page.map(({ id }) => id))
    const last = page.at(-1)
    if (!last) break
    before = { at: last.created_at, id: last.id }
  }
  return seen
}

it('orders of one moment are each given once, the newest first, however the pages cut them [OR-08]', async () => {
  for (const limit of [1, 2, 3, 4]) {
    expect(await paged({}, limit)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(await paged({ productId: 2 }, limit)).toEqual([8, 6, 4, 2])
    expect(await paged({ productId: 1, status: 'confirmed' }, limit)).toEqual([9, 7, 5, 3, 1])
    expect(await paged({ search: 'shawl' }, limit)).toEqual([8, 6, 4, 2])
  }
})

it('so are they in a file [OR-04]', async () => {
  for (const limit of [2, 3, 50]) {
    const parts = ordersForFile(store, { limit, status: 'confirmed' }, 'words')
    const seen: number[] = []
    for await (const part of parts) seen.push(...part.map(({ id }) => id))
    expect(seen).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  }
})

it('a span holds its beginning and not its end, so that each order is of one day alone [OR-03, AN-04]', async () => {
  const both = async (pick: OrderPick) => {
    const rows = await listOrders(store.db, { ...pick, limit: 50 })
    expect(await countOrders(store.db, pick)).toBe(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await both({ from: noon - minute, to: noon })).toEqual([1])
  expect(await both({ from: noon, to: noon + minute })).toEqual([8, 7, 6, 5, 4, 3, 2])
  expect(await both({ from: noon + minute })).toEqual([9])
})
