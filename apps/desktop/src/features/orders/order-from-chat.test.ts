import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const conversation = async () => (await get('/api/conversations'))[0] ?? {}

/** They agree on something with the seller, who takes the order, and hands the chat back. */
async function agreed(order: object): Promise<string> {
  shop.openai.respond(() => decided({ reply: 'Would you like some?' }))
  const { psid } = customer()
  writes(psid, 'Hello')
  await eventually(async () => shop.graph.sent.length === 1)
  const { id } = await conversation()
  await post(`/api/conversations/${String(id)}/takeover`)
  writes(psid, 'Two for 600 each then, to 12 Lake Road')
  await eventually(async () => String((await conversation())['lastMessage']).includes('600'))
  const taken = await post('/api/orders', {
    campaignId: shop.campaignId,
    conversationId: id,
    lines: [{ productId: shop.productId, quantity: 2, unitPrice: '600' }],
    customerName: 'Karima Begum',
    customerPhone: '01712345678',
    customerAddress: '12 Lake Road, Dhaka',
    clientId: 'once',
    ...order,
  })
  expect(await taken.json()).toMatchObject({ orderId: 'PAL-000001' })
  await post(`/api/conversations/${String(id)}/handback`)
  return psid
}

it('an order that the customer is told of answers them: the agent does not, once it has the chat back [OR-11, CV-11]', async () => {
  const psid = await agreed({ tell: true })
  await eventually(async () => shop.graph.sent.some(({ text }) => text?.includes('PAL-000001')))
  await aWhile()
  expect(shop.openai.requests).toHaveLength(1)
  // What they write next is answered.
  writes(psid, 'Thank you! When will it come?')
  await eventually(async () => shop.openai.requests.length > 1)
})

it('one that they are not told of leaves them waiting for a word [OR-11, CV-11]', async () => {
  await agreed({ tell: false })
  await eventually(async () => shop.openai.requests.length > 1)
  expect(shop.graph.sent.some(({ text }) => text?.includes('PAL-000001'))).toBe(false)
})
