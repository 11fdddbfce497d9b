import { someDecision } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  await charges(120)
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)
const charges = async (fee: number) => {
  const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee }]
  const body = { tactics: { deliveryFee: 60, deliveryAreas } }
  expect((await shop.server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
}
/** As the form of a shop with areas asks for it. */
const decided = (parts: Parameters<typeof someDecision>[0]) =>
  someDecision({ deliveryArea: null, ...parts })
const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: 'Station Road, Rangpur' }
const order = () => ({ cart: [{ productId: shop.productId, quantity: 1 }], customer: receiver })
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const said = () => shop.graph.sent.at(-1)?.text ?? ''
const ordered = async () => one(`/api/orders/${String((await get('/api/orders'))[0]?.['id'])}`)

async function orders(psid: string): Promise<void> {
  const sent = shop.graph.sent.length
  shop.openai.respond(() => decided({ reply: 'Here it is.', ...order(), order: 'ask' }))
  writes(psid, `One jar, ${receiver.name}, ${receiver.phone}, ${receiver.address}`)
  await answers(sent + 1)
  expect(said()).toContain('Delivery area (Outside Dhaka)')
  shop.openai.respond(() =>
    decided({ reply: 'Good.', ...order(), order: 'ask', deliveryArea: 'area-1' }),
  )
  writes(psid, 'outside Dhaka')
  await answers(sent + 2)
  expect(said()).toContain('Delivery (Outside Dhaka): ৳120')
  // What was shown is stored: the answer to the yes need not say it again.
  shop.openai.respond(() => decided({ reply: 'Thank you!', ...order(), order: 'place' }))
  writes(psid, 'yes')
  await answers(sent + 3)
}

it('an order keeps the fee and the name of its area, and a change is reckoned by the new one [AG-05, AG-20, OR-06]', async () => {
  const { psid } = customer()
  await orders(psid)
  expect(await ordered()).toMatchObject({ deliveryFee: 120, deliveryArea: 'Outside Dhaka' })
  expect((await get('/api/orders/export?format=json'))[0]).toMatchObject({
    deliveryArea: 'Outside Dhaka',
  })
  const address = 'Mirpur 10, Dhaka'
  shop.openai.respond(() =>
    decided({
      reply: 'Sure.',
      afterSale: 'change',
      customer: { name: null, phone: null, address },
      deliveryArea: 'elsewhere',
    }),
  )
  writes(psid, `Please send it to ${address}`)
  await answers(4)
  expect(said()).toContain('Delivery: ৳60')
  shop.openai.respond(() => decided({ reply: 'Done.' }))
  writes(psid, 'yes')
  await answers(5)
  expect(await ordered()).toMatchObject({
    customerAddress: address,
    deliveryFee: 60,
    deliveryArea: null,
  })
})

it('a test chat knows the area, keeps it with the offer, and takes the order with it [AG-19, AG-20]', async () => {
  const messages = [{ from: 'customer', text: `One, ${Object.values(receiver).join(', ')}` }]
  const ask = async (state: unknown) => {
    const { campaignId } = shop
    const answer = await post('/api/agent/preview', { campaignId, messages, state })
    return (await answer.json()) as { answer: string; order: object; state: object }
  }
  shop.openai.respond(() => decided({ reply: 'Here it is.', ...order(), order: 'ask' }))
  expect((await ask(null)).order).toMatchObject({ step: 'incomplete', missing: ['area'] })
  shop.openai.respond(() =>
    decided({ reply: 'Here it is.', ...order(), order: 'ask', deliveryArea: 'area-1' }),
  )
  const offered = await ask(null)
  expect(offered).toMatchObject({
    order: { step: 'offer', delivery: 120 },
    state: { deliveryArea: 'area-1' },
  })
  messages.push({ from: 'page', text: offered.answer }, { from: 'customer', text: 'yes' })
  shop.openai.respond(() => decided({ reply: 'Thank you!', ...order(), order: 'place' }))
  // Of a chat that brings only its messages the summary tells the area.
  for (const state of [offered.state, undefined])
    expect(await ask(state)).toMatchObject({
      order: { step: 'placed', delivery: 120 },
      state: { deliveryArea: null, orders: [{ deliveryArea: 'Outside Dhaka' }] },
    })
})

it('a fee that was stated by area is found once it has changed [AG-20, AG-26]', async () => {
  const { psid } = customer()
  shop.openai.respond(() => decided({ reply: 'There it is {{delivery_fee:area-1}}.' }))
  writes(psid, 'How much is delivery to Rangpur?')
  await answers(1)
  expect(said()).toContain('There it is ৳120 (Outside Dhaka).')
  await charges(130)
  expect(await get('/api/recall/facts')).toMatchObject([
    { kind: 'card', value: 'Outside Dhaka: ৳120', now: 'Outside Dhaka: ৳130', customers: 1 },
  ])
})
