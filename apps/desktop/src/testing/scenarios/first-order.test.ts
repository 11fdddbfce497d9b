import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const ask = async <T>(path: string): Promise<T> =>
  (await shop.server.ask(path)).json() as Promise<T>

it('takes an order: from a customer’s message to the row on the screen [AG-01, AG-04, AG-05, FB-07, OR-01, CV-02]', async () => {
  const { clock, graph, openai, page, productId } = shop
  const customer = graph.addPerson(page, { name: 'Rahima Khatun' })
  const cart = [{ productId, quantity: 2 }]
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  openai.respond(({ input }) => {
    const said = JSON.stringify(input)
    if (said.includes('yes please')) {
      return decided({
        reply: 'Thank you!',
        cart,
        customer: receiver,
        order: 'place',
        confirmationQuote: 'yes please',
      })
    }
    if (said.includes('Lake Road')) {
      return decided({
        reply: 'Here is your order: {{summary}}',
        cart,
        customer: receiver,
        order: 'ask',
      })
    }
    return decided({
      reply: 'Our wildflower honey costs {{price:' + productId + '}}. Would you like some?',
    })
  })

  graph.customerWrites(page, customer.psid, 'How much is the honey?')
  await clock.until(async () => graph.sent.length === 1)
  expect(graph.sent[0]?.text).toContain('৳650')
  expect(graph.sent[0]?.text).toMatch(/^You are chatting with the automated assistant/)
  expect(await ask('/api/conversations')).toMatchObject([
    { lastMessage: expect.stringMatching(/^Our wildflower honey costs ৳650/) },
  ])

  graph.customerWrites(
    page,
    customer.psid,
    '2 jars. Rahima Khatun, 01711123456 or 01811123456, 12 Lake Road, Dhaka',
  )
  await clock.until(async () => graph.sent.length === 2)
  expect(graph.sent[1]?.text).toContain('৳1,300')
  expect(await ask('/api/orders')).toEqual([])

  graph.customerWrites(page, customer.psid, 'yes please')
  await clock.until(async () => graph.sent.length === 3)
  const orders = await ask<Record<string, unknown>[]>('/api/orders?limit=10')
  expect(orders).toMatchObject([
    {
      customerName: 'Rahima Khatun',
      customerPhone: '01711123456',
      products: [{ name: 'Wildflower honey 500 g', quantity: 2 }],
      totalAmount: 1300,
      currency: 'BDT',
      status: 'confirmed',
      aiPointsEarned: 10,
    },
  ])
  // Their other number is for whoever delivers.
  const detail = await ask<object>(`/api/orders/${String(orders[0]?.['id'])}`)
  expect(detail).toMatchObject({ deliveryInstructions: '01811123456' })
  expect(graph.sent[2]?.text).toContain(String(orders[0]?.['orderId']))
  expect(await ask('/api/conversations')).toMatchObject([
    {
      customerName: 'Rahima Khatun',
      stage: 'completed',
      status: 'converted',
      campaignName: 'Honey week',
    },
  ])
  expect(await ask('/api/dashboard/stats')).toMatchObject({
    ordersGenerated: 1,
    revenue: 1300,
    totalConversations: 1,
  })
})
