import type { Analytics } from '@pal/core/contract/analytics'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually } = speaking(() => shop)

const analytics = async (period = '7days') =>
  (await (await shop.server.ask(`/api/analytics?period=${period}`)).json()) as Analytics

/** A customer writes and the agent answers; gives the conversation's number. */
async function answered(text = 'Hello?'): Promise<{ id: unknown; psid: string }> {
  const { psid } = customer()
  const before = shop.graph.sent.length
  writes(psid, text)
  await eventually(async () => shop.graph.sent.length > before)
  const id = await eventually(async () => (await get('/api/conversations'))[0]?.['id'])
  return { id, psid }
}

describe('the analytics', () => {
  it('answer for each period, the last seven days unless asked otherwise, and refuse others [AN-01]', async () => {
    const parts = { '24hours': 24, '7days': 7, '30days': 30, '90days': 90 }
    for (const [period, count] of Object.entries(parts)) {
      const seen = await analytics(period)
      expect(seen).toMatchObject({ period, grain: period === '24hours' ? 'hour' : 'day' })
      expect(seen.series).toHaveLength(count)
      expect(seen.previous.series).toHaveLength(count)
    }
    const usual = (await (await shop.server.ask('/api/analytics')).json()) as Analytics
    expect(usual.period).toBe('7days')
    expect((await shop.server.ask('/api/analytics?period=year')).status).toBe(400)
  })

  it('say null where nothing can be computed, and that there is too little data [AN-02, AN-05]', async () => {
    const { cards, campaigns, insights } = await analytics()
    expect(cards).toEqual({
      conversionRate: null,
      avgResponseTime: null,
      pointsEarned: 0,
      learningAccuracy: null,
    })
    expect(campaigns).toMatchObject([
      { name: 'Honey week', conversations: 0, conversionRate: null },
    ])
    expect(insights).toMatchObject([{ code: 'too_little_data', params: { count: 0, least: 20 } }])
    expect(insights[0]?.message).toMatch(/^Too little data: 0 conversations/)
  })
})

it('shows five campaigns at most: those that sold first, then the newest [AN-06]', async () => {
  await answered()
  for (let number = 1; number <= 6; number += 1) {
    const body = { name: `Later ${number}`, facebookPageId: shop.page.id, status: 'paused' }
    expect((await post('/api/campaigns', { ...body, budgetLimit: '50' })).status).toBe(200)
  }
  const { campaigns } = await analytics()
  expect(campaigns.map(({ name }) => name)).toEqual([
    'Honey week',
    'Later 6',
    'Later 5',
    'Later 4',
    'Later 3',
  ])
})

describe('learning accuracy', () => {
  const replies = async () => {
    const { counts, cards } = await analytics()
    return [counts.agentReplies, counts.correctedReplies, cards.learningAccuracy]
  }

  it('falls when a human takes over after the agent’s reply, once for each reply [AN-08]', async () => {
    const { id, psid } = await answered()
    await answered('Another customer')
    expect(await replies()).toEqual([2, 0, 1])
    expect((await post(`/api/conversations/${String(id)}/takeover`, {})).status).toBe(200)
    expect(await replies()).toEqual([2, 1, 0.5])
    await post('/api/facebook/reply', { conversationId: id, message: 'This is the owner.' })
    await post(`/api/conversations/${String(id)}/handback`, {})
    expect(await replies()).toEqual([2, 1, 0.5])
    writes(psid, 'Good')
    await eventually(async () => (await replies())[0] === 3)
    await post('/api/facebook/reply', { conversationId: id, message: 'It is me again.' })
    expect(await replies()).toEqual([3, 2, 1 / 3])
  })

  it('falls when a human types in Facebook’s inbox, and leads to where that was [AN-08, AN-04]', async () => {
    const { psid } = await answered()
    // Nobody types in the moment in which the customer writes.
    shop.clock.advance(6_000)
    shop.graph.pageInboxWrites(shop.page, psid, 'This is the owner, in the inbox.')
    await eventually(async () => (await replies())[1] === 1)
    const { links } = await analytics()
    const rows = await get(`/api${links.correctedReplies}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ lastMessage: 'This is the owner, in the inbox.' })
  })

  it('does not fall when the agent itself hands over and a human goes on [AN-08]', async () => {
    shop.openai.respond(() =>
      decided({ reply: 'I will get somebody.', handOver: true, handOverReason: 'A question.' }),
    )
    const { id } = await answered()
    await post('/api/facebook/reply', { conversationId: id, message: 'Here I am.' })
    expect(await replies()).toEqual([1, 0, 1])
  })
})

describe('points', () => {
  const customer = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  const order = async (psid: string, cart: { productId: number; quantity: number }[]) => {
    const said = async (text: string, decision: Parameters<typeof decided>[0]) => {
      shop.openai.respond(() => decided({ cart, customer, ...decision }))
      const before = shop.graph.sent.length
      writes(psid, text)
      await eventually(async () => shop.graph.sent.length > before)
    }
    await said('I want it. 12 Lake Road, 01711123456', { reply: '{{summary}} Yes?', order: 'ask' })
    await said('yes please', { reply: 'Done.', order: 'place', confirmationQuote: 'yes please' })
  }
  const points = async () =>
    (await get('/api/orders')).map((row) => row['aiPointsEarned']).toReversed()

  it('are 10 alone, 5 with a human’s help, which counts for that order only [AN-09, AG-13]', async () => {
    const cart = [{ productId: shop.productId, quantity: 1 }]
    const { id, psid } = await answered()
    await post('/api/facebook/reply', { conversationId: id, message: 'It is very good honey.' })
    await post(`/api/conversations/${String(id)}/handback`, {})
    await order(psid, cart)
    expect(await points()).toEqual([5])
    await order(psid, [{ productId: shop.productId, quantity: 2 }])
    expect(await points()).toEqual([5, 10])
    const { cards, links } = await analytics()
    expect(cards.pointsEarned).toBe(15)
    expect(await get(`/api${links.points}`)).toHaveLength(2)
  })

  it('are 5 more for a bundle [AN-09]', async () => {
    await shop.server.ask('/api/settings', {
      method: 'PUT',
      body: { tactics: { bundleDiscountEnabled: true, bundleDiscountPercent: 10 } },
    })
    const { psid } = await answered()
    const { productId } = shop
    await order(psid, [
      { productId, quantity: 1 },
      { productId: productId + 1, quantity: 1 },
    ])
    expect(await points()).toEqual([15])
  })
})
