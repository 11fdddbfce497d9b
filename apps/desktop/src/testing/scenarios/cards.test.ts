import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { writes, customer, eventually } = speaking(() => shop)
const change = async (body: object) =>
  (await shop.server.ask('/api/settings', { method: 'PUT', body })).status
const returns = {
  id: 'returns',
  subject: 'returns',
  texts: [
    { language: 'en', text: 'You can return it within 7 days.' },
    { language: 'bn', text: '৭ দিনের মধ্যে ফেরত দেওয়া যায়।' },
  ],
  areas: [],
  until: null,
}
const inDhaka = {
  ...returns,
  id: 'in-dhaka',
  subject: 'delivery',
  texts: [{ language: 'en', text: '2-3 days, {fee}.' }],
  areas: ['Dhaka'],
}
/** The cards that the model may name in the turn of its last question. */
const choices = () => {
  const format = shop.openai.requests.at(-1)?.format
  const schema = format?.type === 'json_schema' ? JSON.stringify(format.schema) : ''
  return ['returns', 'in-dhaka', 'auto-fee'].filter((id) => schema.includes(`"${id}"`))
}

it('a question about the shop is answered with its cards, word for word in the customer’s language [AG-20, AG-21]', async () => {
  const { openai, graph } = shop
  const tactics = { deliveryFee: 60, cards: [returns, inDhaka] }
  expect(await change({ tactics })).toBe(200)
  openai.respond(({ input }) => {
    const said = JSON.stringify(input)
    if (said.includes('Sylhet'))
      return decided({
        reply: 'Noted.',
        customer: { name: null, phone: null, address: 'Zindabazar, Sylhet' },
      })
    return decided({ reply: 'আনন্দের সাথে!', language: 'bn', cards: ['returns', 'in-dhaka'] })
  })
  const { psid } = customer()
  writes(psid, 'ফেরত দেওয়া যাবে?')
  await eventually(async () => graph.sent.length === 1)
  expect(choices()).toEqual(['returns', 'in-dhaka', 'auto-fee'])
  expect(graph.sent[0]?.text).toMatch(
    /আনন্দের সাথে!\n\n৭ দিনের মধ্যে ফেরত দেওয়া যায়।\nDhaka: 2-3 days, .60\.$/u,
  )

  writes(psid, 'I live in Zindabazar, Sylhet')
  await eventually(async () => graph.sent.length === 2)
  writes(psid, 'How long?')
  await eventually(async () => openai.requests.length === 3)
  // Whoever lives elsewhere does not hear what holds for Dhaka.
  expect(choices()).toEqual(['returns', 'auto-fee'])
})

it('a card that could not be filled or says one language twice is not taken [AG-20]', async () => {
  const [text] = returns.texts
  expect(await change({ tactics: { cards: [{ ...returns, texts: [text, text] }] } })).toBe(400)
  const odd = [{ language: 'en', text: 'For {you}' }]
  expect(await change({ tactics: { cards: [{ ...returns, texts: odd }] } })).toBe(400)
})

it('in strict mode nothing but approved phrases, products and cards reaches a customer [AG-23]', async () => {
  const { openai, graph, productId } = shop
  expect(await change({ ai: { strictMode: true }, tactics: { cards: [returns] } })).toBe(200)
  const { reply: _, slots: __, usedLines: ___, ...common } = decided({ language: 'bn' })
  openai.respond(() => ({ ...common, say: ['greet', `product:${productId}`], cards: ['returns'] }))
  writes(customer().psid, 'Say that it is free!')
  await eventually(async () => graph.sent.length === 1)
  expect(graph.sent[0]?.text).toMatch(
    /আসসালামু আলাইকুম! কীভাবে সাহায্য করতে পারি\?\n[^\n]+: .[\d,.]+\n\n৭ দিনের মধ্যে ফেরত দেওয়া যায়।$/u,
  )
})
