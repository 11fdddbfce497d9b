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
      const gone = { name: 'Gone', price_minor: 100, in_stock: 0 } as const
      await aCampaign(store, { products: [{ name: 'Saree', price_minor: 129_900 }, gone] })
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
  })
  const ids = async (path: string) => (await ask<{ id: number }[]>(path)).map(({ id }) => id)
  expect(await ids('/api/tasks?kind=handoff')).toEqual([1])
  expect(await ids('/api/tasks?kind=draft')).toEqual([])
  expect(await ids('/api/conversations?needsYou=true')).toEqual([1])
  expect(await ids('/api/orders?double=true')).toEqual([3])
  const out = await ask<{ name: string }[]>('/api/campaigns/1/products?stock=out')
  expect(out.map(({ name }) => name)).toEqual(['Gone'])
})

it("sets today's money against yesterday's, by the shop's days [DB-02]", async () => {
  const stats = await ask<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  expect(stats.revenueYesterday).toBeGreaterThan(0)
  expect(stats.revenueToday).toBe(2 * stats.revenueYesterday)
  expect(stats.revenue).toBe(stats.revenueToday + stats.revenueYesterday)
})
