import type { Answer } from '@pal/core/contract/endpoints'
import { because } from '@pal/core/texts/reason'
import { requestHuman } from '@pal/db/conversations/request-human'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

const hour = 60 * 60_000

let filled: FilledServer
beforeEach(async () => {
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aPage(store, 'page-2', 'Second page')
      const gone = { name: 'Gone', price_minor: 100, in_stock: 0 } as const
      const few = { name: 'Few', price_minor: 100, stock_count: 5 }
      await aCampaign(store, { products: [{ name: 'Saree', price_minor: 129_900 }, gone, few] })
      await aCampaign(store, { page_id: 'page-2', products: [] })
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        await placeOrder(tx, someOrder({ now: noon - 24 * hour }))
        await placeOrder(tx, someOrder())
        await placeOrder(tx, someOrder({ now: noon + hour / 2 }))
        await requestHuman(tx, 1, because('agent_held'), noon)
      })
    },
    clockAt(() => noon + hour),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const ask = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T

it('counts what waits for the seller, and leads to just these rows [CV-18, AN-04]', async () => {
  const needs = await ask<Answer<'dashboard.needs'>>('/api/dashboard/needs')
  expect(needs).toEqual({
    tasks: { handoff: 1, unsent: 0, scheduled: 0, draft: 0 },
    doubles: 1,
    outOfStock: [{ campaignId: 1, campaignName: expect.any(String), products: 1 }],
    lowStock: [{ campaignId: 1, campaignName: expect.any(String), products: 1 }],
  })
  const ids = async (path: string) =>
    (await ask<{ id: number | string }[]>(path)).map(({ id }) => id)
  expect(await ids('/api/tasks?kind=handoff')).toEqual(['handoff-1'])
  expect(await ids('/api/tasks?kind=draft')).toEqual([])
  expect(await ids('/api/conversations?needsYou=true')).toEqual([1])
  expect(await ids('/api/orders?double=true')).toEqual([3])
  const products = async (stock: string) =>
    (await ask<{ name: string }[]>(`/api/campaigns/1/products?stock=${stock}`)).map(
      ({ name }) => name,
    )
  expect(await products('out')).toEqual(['Gone'])
  expect(await products('low')).toEqual(['Few'])
})

it('counts as out of stock what nobody can buy of the campaigns that sell, the most first [AN-04]', async () => {
  const add = (campaign: number, body: object) =>
    filled.server.ask(`/api/campaigns/${campaign}/products`, {
      method: 'POST',
      body: { price: '5', ...body },
    })
  const many = { name: 'Counted down', stockCount: 0 }
  const out = async () =>
    (await ask<Answer<'dashboard.needs'>>('/api/dashboard/needs')).outOfStock.map(
      ({ campaignId, products }) => [campaignId, products],
    )
  const added = await add(1, many)
  expect(added.status).toBe(200)
  expect(await out()).toEqual([[1, 2]])
  const { id } = (await added.json()) as { id: number }
  // Marked as in stock, but none is left.
  await filled.server.ask(`/api/products/${id}`, { method: 'PATCH', body: { inStock: true } })
  expect(await out()).toEqual([[1, 2]])
  await filled.server.ask(`/api/products/${id}`, { method: 'DELETE' })
  expect(await out()).toEqual([[1, 1]])
  for (let n = 0; n < 3; n += 1) await add(2, { ...many, name: `Counted down ${n}` })
  expect(await out()).toEqual([
    [2, 3],
    [1, 1],
  ])
  await filled.server.ask('/api/campaigns/1/stop', { method: 'POST' })
  expect(await out()).toEqual([[2, 3]])
})

it('says nothing of the products of a campaign that was deleted [AN-04, CP-03]', async () => {
  await filled.server.ask('/api/campaigns/1', { method: 'DELETE' })
  const needs = await ask<Answer<'dashboard.needs'>>('/api/dashboard/needs')
  expect(needs.outOfStock).toEqual([])
})

it('says apart from what the seller sold what the agent took, and leads to its orders [DB-02, AN-04]', async () => {
  const before = await ask<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  expect(before).toMatchObject({ ordersGenerated: 3, agentOrders: 3 })
  const body = {
    customerName: 'Rahim Uddin',
    customerPhone: '01812345678',
    customerAddress: '4 Mill Road',
    campaignId: 1,
    clientId: 'typed',
    lines: [{ productId: 1, quantity: 1 }],
  }
  const typed = await filled.server.ask('/api/orders', { method: 'POST', body })
  expect(typed.status).toBe(200)
  const after = await ask<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  expect(after).toMatchObject({ ordersGenerated: 4, agentOrders: 3 })
  expect(after.revenue).toBeGreaterThan(before.revenue)
  const [taka] = after.revenues
  expect(taka?.byAgent).toBe(before.revenue)
  const its = await ask<Answer<'orders.list'>>('/api/orders?sold=true&currency=BDT&agent=true')
  expect(its).toHaveLength(3)
  expect(its.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(taka?.byAgent)
})

it("sets today's money against yesterday's, by the shop's days [DB-02]", async () => {
  const stats = await ask<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  expect(stats.revenueYesterday).toBeGreaterThan(0)
  expect(stats.revenueToday).toBe(2 * stats.revenueYesterday)
  expect(stats.revenue).toBe(stats.revenueToday + stats.revenueYesterday)
})

it('counts revenue in the default currency alone, today and in all, with the others beside it [DB-02, CU-03]', async () => {
  const before = await ask<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  const body = { company: { defaultCurrency: 'USD' } }
  await filled.server.ask('/api/settings', { method: 'PUT', body })
  expect(await ask<Answer<'dashboard.stats'>>('/api/dashboard/stats')).toMatchObject({
    currency: 'USD',
    revenue: 0,
    revenueToday: 0,
    revenueYesterday: 0,
    revenues: [{ currency: 'BDT', amount: before.revenue, byAgent: before.revenue }],
    totalConversations: 1,
    ordersGenerated: 3,
    conversionRate: 3,
  })
})

it('a campaign names the orders that its rate is of beside all of its orders [DB-09, OR-11]', async () => {
  const rated = async () =>
    (await ask<Answer<'campaigns.list'>>('/api/campaigns')).find(({ id }) => id === 1)
  const before = await rated()
  const body = {
    customerName: 'Rahim Uddin',
    customerPhone: '01812345678',
    customerAddress: '4 Mill Road',
    campaignId: 1,
    clientId: 'by-phone',
    lines: [{ productId: 1, quantity: 1 }],
  }
  const taken = await filled.server.ask('/api/orders', { method: 'POST', body })
  expect(taken.status).toBe(200)
  expect(await rated()).toMatchObject({
    orderCount: (before?.orderCount ?? 0) + 1,
    chatOrderCount: before?.chatOrderCount,
    conversionRate: (before?.chatOrderCount ?? 0) / (before?.conversationCount ?? 1),
  })
})
