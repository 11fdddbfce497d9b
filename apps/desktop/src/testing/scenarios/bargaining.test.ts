import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await patch(`/api/products/${shop.productId}`, { lowestPrice: '550', costPrice: '431.07' })
  const settings = { flow: { priceNegotiation: true } }
  await shop.server.ask('/api/settings', { method: 'PUT', body: settings })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually } = speaking(() => shop)
const patch = (path: string, body: object) => shop.server.ask(path, { method: 'PATCH', body })
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const said = () => shop.graph.sent.at(-1)?.text ?? ''

it('lowers a price twice where the customer asks, sells at it, and forgets it with the order; what it costs the shop is told to nobody [SE-06, W4-14, PR-04]', async () => {
  const { psid } = customer()
  const cart = [{ productId: shop.productId, quantity: 1 }]
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  shop.openai.respond(() =>
    decided({ reply: 'I understand.', cart, cheaper: shop.productId, customer: receiver }),
  )
  writes(psid, 'Any discount? Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await answers(1)
  expect(said()).toContain('For you: Wildflower honey 500 g for ৳600.')
  writes(psid, 'still too expensive')
  await answers(2)
  expect(said()).toContain('For you: Wildflower honey 500 g for ৳550.')
  writes(psid, 'make it less')
  await answers(3)
  expect(said()).toContain('৳550 is our best price')
  shop.openai.respond(() => decided({ reply: 'Here it is.', cart, order: 'ask' }))
  writes(psid, 'ok then order')
  await answers(4)
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart, order: 'place' }))
  writes(psid, 'yes')
  await answers(5)
  expect(await get('/api/orders')).toMatchObject([
    { totalAmount: 550, products: [{ unitPrice: 550, quantity: 1 }] },
  ])
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'How much is one more?')
  await answers(6)
  expect(said()).toContain('৳650')
  expect(await one(`/api/products/${shop.productId}`)).toMatchObject({ costPrice: 431.07 })
  expect(shop.openai.requests.length).toBeGreaterThan(5)
  const { openai, graph } = shop
  expect(JSON.stringify([openai.requests, graph.sent])).not.toMatch(/431[.,]07/)
  // Without its point it may be in a time or in a hash by chance.
  const texts = openai.requests.map(({ instructions, input }) => ({ instructions, input }))
  expect(JSON.stringify([texts, graph.sent.map(({ text }) => text)])).not.toContain('43107')
})
