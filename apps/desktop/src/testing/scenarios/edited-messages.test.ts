import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const minute = 60_000
let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually, aWhile } = speaking(() => shop)
const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
const jars = (quantity: number) => [{ productId: shop.productId, quantity }]
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const said = () => shop.graph.sent.at(-1)?.text ?? ''

/** As a model reads it: the newest words of the customer are the last. */
const obeys = () =>
  shop.openai.respond(({ input }) => {
    const texts = JSON.stringify(input)
    const cart = jars(texts.includes('3 jars') ? 3 : 2)
    const order = texts.includes('yes') ? 'place' : 'ask'
    return decided({ reply: 'Good.', cart, customer: receiver, order })
  })
const two = '2 jars. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka'
const three = two.replace('2 jars', '3 jars')

it('what a customer edits after the answer is answered again, and the summary that was shown is none any more [AG-05, FB-07]', async () => {
  obeys()
  const first = writes(psid, two)
  await answers(1)
  expect(said()).toContain('৳1,300')
  await shop.graph.customerEdits(shop.page, first.mid, three)
  await answers(2)
  expect(said()).toContain('৳1,950')
  expect(await one('/api/conversations/1')).toMatchObject({ cart: [{ quantity: 3 }] })
  writes(psid, 'yes')
  await answers(3)
  expect(await get('/api/orders')).toMatchObject([{ totalAmount: 1950 }])
})

it('a yes that comes before the edit is thought about takes no order with the old count [AG-05, AG-29, FB-07]', async () => {
  obeys()
  const first = writes(psid, two)
  await answers(1)
  await shop.graph.customerEdits(shop.page, first.mid, three)
  writes(psid, 'yes')
  await answers(2)
  expect(said()).toContain('৳1,950')
  expect(said()).toContain('Shall I place this order?')
  expect(await get('/api/orders')).toEqual([])
})

it('an edit of letters or marks alone, one that comes late or where you took over asks for no answer [AG-02, FB-07]', async () => {
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  const first = writes(psid, 'hello there')
  await answers(1)
  await shop.graph.customerEdits(shop.page, first.mid, 'Hello, there!')
  await aWhile()
  expect(shop.graph.sent).toHaveLength(1)
  shop.clock.advance(16 * minute)
  await shop.clock.elapse(0)
  await shop.graph.customerEdits(shop.page, first.mid, 'Hello, is anybody there?')
  await aWhile()
  expect(shop.graph.sent).toHaveLength(1)
  const second = writes(psid, 'How much is it?')
  await answers(2)
  await shop.server.ask('/api/conversations/1/takeover', { method: 'POST' })
  await shop.graph.customerEdits(shop.page, second.mid, 'How much are two?')
  await aWhile()
  expect(shop.graph.sent).toHaveLength(2)
})

it('an edit that is found hours later, with the yes that followed it, takes no order with the old count [AG-05, FB-07]', async () => {
  obeys()
  const first = writes(psid, two)
  await answers(1)
  expect(said()).toContain('৳1,300')
  // The computer slept meanwhile.
  shop.clock.advance(120 * minute)
  const edited = shop.graph.customerEdits(shop.page, first.mid, three)
  writes(psid, 'yes')
  await edited
  await answers(2)
  expect(said()).toContain('৳1,950')
  expect(await get('/api/orders')).toEqual([])
  writes(psid, 'yes')
  await answers(3)
  expect(await get('/api/orders')).toMatchObject([{ totalAmount: 1950 }])
})

it('an edit after the order takes no second one and changes none without a yes [AG-05, FB-07]', async () => {
  obeys()
  const first = writes(psid, two)
  await answers(1)
  writes(psid, 'yes')
  await answers(2)
  await shop.graph.customerEdits(shop.page, first.mid, three)
  await answers(3)
  expect(said()).toContain('Shall I place this order?')
  expect(await get('/api/orders')).toMatchObject([{ totalAmount: 1300 }])
})

it('words that were taken back are not answered, and what was shown on them takes no order [AG-05, FB-07]', async () => {
  obeys()
  const first = writes(psid, two)
  await answers(1)
  await shop.graph.customerEdits(shop.page, first.mid, ' ')
  await aWhile()
  expect(shop.graph.sent).toHaveLength(1)
  writes(psid, 'yes')
  await answers(2)
  expect(await get('/api/orders')).toEqual([])
})

it('words that were taken back before their answer was out are not answered, then or later [AG-02, FB-07]', async () => {
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  const held = shop.graph.failNext(
    { error: { status: 400, code: 10, subcode: 1_893_063 } },
    { sends: 'message' },
  )
  const first = writes(psid, 'How much is it?')
  await eventually(async () => held.hits === 1)
  await shop.clock.elapse(minute)
  await shop.graph.customerEdits(shop.page, first.mid, ' ')
  const agent = async () =>
    (await get('/api/conversations/1/messages')).find(({ sender }) => sender === 'agent')
  await eventually(async () => (await agent())?.['state'] === 'failed')
  shop.clock.advance(61 * minute)
  const settings = { flow: { ownHours: false } }
  await shop.server.ask('/api/settings', { method: 'PUT', body: settings })
  await aWhile()
  expect(shop.graph.sent).toEqual([])
  expect(shop.openai.requests).toHaveLength(1)
  writes(psid, 'Two jars, please')
  await shop.clock.until(async () => shop.graph.sent.length === 1, { withinMs: 5 * minute })
  expect(shop.openai.requests).toHaveLength(2)
})
