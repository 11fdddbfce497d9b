import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually } = speaking(() => shop)
const chat = '/api/conversations/1'
const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
const cart = () => [{ productId: shop.productId, quantity: 2 }]
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const said = () => shop.graph.sent.at(-1)?.text ?? ''
const noted = async () => ((await one(chat))['collected'] as { deliveryNote: unknown }).deliveryNote
const instructions = async () =>
  (await one(`/api/orders/${String((await get('/api/orders'))[0]?.['id'])}`))[
    'deliveryInstructions'
  ]
const correct = (body: object) =>
  shop.server.ask(`${chat}/delivery-note`, { method: 'PATCH', body })

async function offered(): Promise<void> {
  shop.openai.respond(() =>
    decided({
      reply: 'Here it is.',
      cart: cart(),
      customer: receiver,
      deliveryNote: 'call before you come',
      order: 'ask',
    }),
  )
  writes(
    psid,
    '2 jars. Rahima Khatun, 01711123456 or 01811123456, 12 Lake Road, Dhaka. Please call before you come!',
  )
  await answers(1)
  expect(said()).toContain('Note for delivery: 01811123456, call before you come\n')
  expect(await noted()).toBe('01811123456, call before you come')
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart: cart(), order: 'place' }))
}

it('what a customer wants whoever delivers to know is confirmed with the summary, and in the order [AG-04, AG-05, OR-07]', async () => {
  await offered()
  writes(psid, 'yes')
  await answers(2)
  expect(await instructions()).toBe('01811123456, call before you come')
  // It was for this order; their number is theirs.
  expect(await noted()).toBe('01811123456')

  // Of an order that is placed it is changed by a yes, as anything else of it.
  shop.openai.respond(() =>
    decided({ reply: 'Of course.', afterSale: 'change', deliveryNote: 'leave it with the guard' }),
  )
  writes(psid, 'No, leave it with the guard')
  await answers(3)
  expect(said()).toContain('Note for delivery: 01811123456, leave it with the guard')
  expect(await instructions()).toBe('01811123456, call before you come')
  shop.openai.respond(() => decided({ reply: 'Done.' }))
  writes(psid, 'Yes, change it')
  await answers(4)
  expect(await instructions()).toBe('01811123456, leave it with the guard')
  expect(await noted()).toBe('01811123456')
})

it('a note that changes after the summary is asked about anew, whoever changes it [AG-04, AG-05, AG-29]', async () => {
  await offered()
  shop.openai.respond(() =>
    decided({ reply: 'I see.', cart: cart(), deliveryNote: 'after 6 pm', order: 'place' }),
  )
  writes(psid, 'yes, but after 6 pm')
  await answers(2)
  expect(said()).toContain('Note for delivery: 01811123456, after 6 pm')
  expect(await get('/api/orders')).toEqual([])

  const newer = { deliveryNote: 'After 7 pm', was: '01811123456, after 6 pm' }
  expect(await (await correct(newer)).json()).toEqual({ deliveryNote: 'After 7 pm' })
  expect((await correct({ ...newer, deliveryNote: 'Never' })).status).toBe(409)
  shop.openai.respond(() =>
    // Models say again what stands above.
    decided({ reply: 'Good.', cart: cart(), deliveryNote: 'after 6 pm', order: 'place' }),
  )
  writes(psid, 'yes')
  await answers(3)
  expect(said()).toContain('Note for delivery: After 7 pm')
  expect(await get('/api/orders')).toEqual([])
  writes(psid, 'yes')
  await answers(4)
  expect(await instructions()).toBe('After 7 pm')
})

it('a note that somebody corrects while the agent thinks is thought of again [AG-04, AG-05]', async () => {
  await offered()
  const thinking = Promise.withResolvers<void>()
  let thoughts = 0
  shop.openai.respond(async () => {
    thoughts += 1
    if (thoughts === 1) await thinking.promise
    return decided({ reply: 'Thank you!', cart: cart(), order: 'place' })
  })
  writes(psid, 'yes')
  await eventually(async () => thoughts === 1)
  expect((await correct({ deliveryNote: '' })).status).toBe(200)
  thinking.resolve()
  await answers(2)
  expect(said()).not.toContain('Note for delivery')
  expect(said()).toContain('Shall I place this order?')
  expect(await get('/api/orders')).toEqual([])
})
