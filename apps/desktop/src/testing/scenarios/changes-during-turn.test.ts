import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const minute = 60_000
const hour = 60 * minute
const sends = { sends: 'message' } as const
const restricted = { error: { status: 400, code: 10, subcode: 1_893_063 } } as const
let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  psid = customer().psid
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const path = '/api/conversations/1'
const newest = async () => (await get(`${path}/messages`))[0]
const greeted = async () => {
  writes(psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
}

it('the page is disconnected before it is sure whether a message went out: it is not called unsent [AG-08]', async () => {
  const lost = shop.graph.failNext('reset', { ...sends, when: 'after' })
  writes(psid, 'Hello?')
  await eventually(async () => lost.hits === 1)
  await eventually(async () => (await newest())?.['state'] === 'sending')
  expect((await post(`/api/facebook/pages/${shop.page.id}/disconnect`)).status).toBe(200)
  await eventually(async () => (await newest())?.['state'] !== 'sending')
  expect(await newest()).toMatchObject({ state: 'unknown' })
})

it('another app took the thread over: the agent is silent there, and the screen says who answers [FB-08]', async () => {
  const taken = shop.graph.failNext({ error: { status: 400, code: 2_018_300 } }, sends)
  writes(psid, 'Hello?')
  await eventually(async () => taken.hits === 1)
  await eventually(async () => (await one(path))['otherApp'] === true)
  writes(psid, 'Are you there?')
  await aWhile()
  expect(shop.openai.requests).toHaveLength(1)
})

it.each([4, 17, 32, 613])(
  'Facebook takes nothing of the page for a while (%s): what was to be said waits, and goes out then [FB-08, FB-09, AG-08]',
  async (code) => {
    const refused = shop.graph.failNext({ error: { status: 400, code } }, sends)
    writes(psid, 'Hello?')
    await eventually(async () => refused.hits === 1)
    await shop.clock.elapse(50_000)
    expect(await newest()).toMatchObject({ state: 'queued' })
    await shop.clock.until(async () => (await newest())?.['state'] === 'sent', {
      withinMs: 2 * minute,
    })
    expect(shop.graph.sent).toHaveLength(1)
  },
)

it('a scheduled reply comes due while the page may not send: it waits for the page, within the window [CV-16, FB-08]', async () => {
  await greeted()
  shop.graph.failNext(restricted, sends)
  expect((await post('/api/facebook/reply', { conversationId: 1, message: 'Hi' })).status).toBe(502)
  const sendAt = new Date(shop.clock.now() + 500).toISOString()
  expect((await post(`${path}/scheduled`, { message: 'We are open', sendAt })).status).toBe(200)
  await eventually(async () => (await newest())?.['text'] === 'We are open')
  await aWhile()
  expect(await newest()).toMatchObject({ state: 'queued' })
  shop.clock.advance(1.1 * hour)
  await eventually(async () => (await newest())?.['state'] === 'sent')
  expect(shop.graph.sent.at(-1)).toMatchObject({ text: 'We are open', messagingType: 'RESPONSE' })
})

it('a person sends a scheduled reply that failed again: it counts as typed now, for Facebook too [CV-12, CV-16]', async () => {
  await greeted()
  shop.page.humanAgent = true
  const put = { method: 'PUT', body: { flow: { humanAgent: true } } }
  expect((await shop.server.ask('/api/settings', put)).status).toBe(200)
  shop.graph.failNext({ error: { status: 400, code: 551 } }, sends)
  const sendAt = new Date(shop.clock.now() + 300).toISOString()
  await post(`${path}/scheduled`, { message: 'We are open', sendAt })
  const failed = await eventually(async () => {
    const message = await newest()
    return message?.['state'] === 'failed' && message
  })
  shop.clock.advance(30 * hour)
  const again = await post(`${path}/messages/${String(failed['id'])}/resend`)
  expect(again.status).toBe(200)
  expect(shop.graph.sent.at(-1)).toMatchObject({ text: 'We are open', tag: 'HUMAN_AGENT' })
})

/** Two jars, of which the customer is asked whether they are to be ordered. */
async function offered() {
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  const cart = [{ productId: shop.productId, quantity: 2 }]
  shop.openai.respond(() =>
    decided({ reply: 'Here it is.', cart, customer: receiver, order: 'ask' }),
  )
  writes(psid, 'Two jars. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await eventually(async () => shop.graph.sent.length === 1)
  return cart
}

it('a person takes the order while the agent thinks of the yes to it: it is one order [AG-05, AG-08]', async () => {
  const cart = await offered()
  let taken = false
  shop.openai.respond(async () => {
    const customer = { customerName: 'Rahima', customerPhone: '01711123456' }
    const to = { conversationId: 1, campaignId: shop.campaignId, clientId: 'by-hand' }
    const order = { ...to, ...customer, customerAddress: 'Dhaka', lines: cart }
    if (!taken) expect((await post('/api/orders', order)).status).toBe(200)
    taken = true
    return decided({ reply: 'Thank you!', cart, order: 'place' })
  })
  writes(psid, 'yes')
  await eventually(async () => shop.graph.sent.length === 2)
  await aWhile()
  expect(shop.graph.sent[1]?.text).toContain('Your order PAL-000001 is confirmed.')
  expect(await get('/api/orders')).toMatchObject([{ byHand: true }])
})

it('another campaign takes the place of the one that is thought by: nothing of the stopped one is sold or said [AG-01, AG-05, CP-06]', async () => {
  const cart = await offered()
  let swapped = false
  shop.openai.respond(async () => {
    if (swapped) return decided({ reply: 'We have soap now.' })
    swapped = true
    const old = `/api/campaigns/${shop.campaignId}`
    await shop.server.ask(old, { method: 'PATCH', body: { status: 'paused' } })
    const products = [{ name: 'Soap', price: '5' }]
    const next = { name: 'Soaps', facebookPageId: shop.page.id, currency: 'USD', products }
    expect((await post('/api/campaigns', next)).status).toBe(200)
    return decided({ reply: 'Thank you!', cart, order: 'place' })
  })
  writes(psid, 'yes')
  await eventually(async () => shop.graph.sent.length === 2)
  expect(shop.graph.sent[1]?.text).toContain('We have soap now.')
  expect(await get('/api/orders')).toEqual([])
})

it('a yes that the customer edits while the agent thinks is none: it is thought of again [AG-05, FB-07]', async () => {
  const jars = (quantity: number) => [{ productId: shop.productId, quantity }]
  const cart = jars(2)
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  const thinking = Promise.withResolvers<void>()
  let thoughts = 0
  shop.openai.respond(async ({ input }) => {
    const said = JSON.stringify(input)
    if (said.includes('No, three')) return decided({ reply: '{{summary}}', cart: jars(3) })
    if (!said.includes('yes please'))
      return decided({ reply: '{{summary}}', cart, customer: receiver, order: 'ask' })
    thoughts += 1
    await thinking.promise
    return decided({ reply: 'Thank you!', cart, order: 'place', confirmationQuote: 'yes please' })
  })
  writes(psid, '2 jars. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await eventually(async () => shop.graph.sent.length === 1)
  const yes = writes(psid, 'yes please')
  await eventually(async () => thoughts === 1)
  await shop.graph.customerEdits(shop.page, yes.mid, 'No, three')
  await eventually(async () => (await one(path))['lastMessage'] === 'No, three')
  thinking.resolve()
  await eventually(async () => shop.graph.sent.length === 2)
  expect(shop.graph.sent[1]?.text).toContain('৳1,950')
  expect(await get('/api/orders')).toEqual([])
})
