import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)
const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
// With what a template would fill in, and what Markdown would take for its own.
const text = 'Send *200* Taka first, {{total}} later:\nbKash 01700-000000'
const put = async (advance: object) =>
  shop.server.ask('/api/settings', { method: 'PUT', body: { tactics: { advance } } })
const asks = (more: object = {}) => put({ enabled: true, fromPercent: 50, text, ...more })
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const said = (at = -1) => shop.graph.sent.at(at)?.text ?? ''
const cart = () => [{ productId: shop.productId, quantity: 1 }]
const offers = (reply = 'Here it is.') =>
  shop.openai.respond(() => decided({ reply, cart: cart(), customer: receiver, order: 'ask' }))
const places = () =>
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart: cart(), order: 'place' }))
const theConversation = async () =>
  one(`/api/conversations/${String((await get('/api/conversations'))[0]?.['id'])}`)

let typed = 0
type End = 'delivered' | 'refused' | 'damaged' | 'cancelled' | 'cancelled on its way' | 'on its way'

/** An order of this customer's that ended so. */
async function orderThat(end: End): Promise<void> {
  const order = await post('/api/orders', {
    campaignId: shop.campaignId,
    conversationId: Number((await get('/api/conversations'))[0]?.['id']),
    lines: [{ productId: shop.productId, quantity: 1 }],
    customerName: receiver.name,
    customerPhone: receiver.phone,
    customerAddress: receiver.address,
    clientId: `past-${(typed += 1)}`,
  })
  const { id } = (await order.json()) as { id: number }
  const move = async (status: string) => {
    expect((await post(`/api/orders/${id}/status`, { status })).status).toBe(200)
  }
  if (end === 'cancelled') return move('cancelled')
  for (const status of ['processing', 'shipped']) await move(status)
  if (end === 'on its way') return
  if (end === 'cancelled on its way') return move('cancelled')
  await move('delivered')
  if (end === 'delivered') return
  const lines = [{ line: 1, quantity: 1 }]
  const back = await post(`/api/orders/${id}/returns`, { lines, reason: end, restock: true })
  expect(back.status).toBe(200)
}

/** A customer who has written once, with orders that ended so. */
async function known(...ends: readonly End[]): Promise<string> {
  const { psid } = customer()
  shop.openai.respond(() => decided({ reply: 'Welcome back.' }))
  writes(psid, 'Hello')
  await answers(1)
  for (const end of ends) await orderThat(end)
  return psid
}

it('over the bound the summary ends with the shop’s own text, and the order keeps why [OR-10]', async () => {
  await asks()
  const psid = await known('delivered', 'refused', 'cancelled on its way', 'delivered')
  offers()
  writes(psid, 'One jar please')
  await answers(2)
  expect(said()).toContain(`Address: ${receiver.address}\n\n${text}\n\n`)
  // It was no word of the model's, nor does the model read it.
  expect(JSON.stringify(shop.openai.requests)).not.toContain('01700-000000')
  places()
  writes(psid, 'yes')
  await answers(3)
  const why = { code: 'order_advance_asked', params: { percent: 50, finished: 4, cameBack: 2 } }
  const [order] = await get('/api/orders')
  expect(order).toMatchObject({ byHand: false, advance: why })
  // Whatever the settings say later.
  await asks({ enabled: false })
  expect(await one(`/api/orders/${String(order?.['id'])}`)).toMatchObject({ advance: why })
  expect(await theConversation()).toMatchObject({ advance: why })
  expect((await get('/api/orders/export?format=json'))[0]).toMatchObject({ advance: why })
})

it.for([
  ['below the bound', ['delivered', 'delivered', 'refused'], {}],
  ['switched off', ['refused', 'refused'], { enabled: false }],
  ['after a single order', ['refused'], {}],
  ['where the shop was at fault', ['damaged', 'damaged'], {}],
  ['where nothing had been sent yet', ['cancelled', 'cancelled', 'cancelled'], {}],
  ['for what is still on its way', ['refused', 'on its way', 'on its way'], {}],
] as const)('nothing is asked for %s [OR-10]', async ([, ends, more]) => {
  await asks(more)
  const psid = await known(...ends)
  offers()
  writes(psid, 'One jar please')
  await answers(2)
  expect(said()).toContain(`Address: ${receiver.address}`)
  expect(said()).not.toContain('bKash')
  places()
  writes(psid, 'yes')
  await answers(3)
  expect((await get('/api/orders'))[0]).toMatchObject({ byHand: false, advance: null })
  expect(await theConversation()).toMatchObject({ advance: null })
})

it('a yes to a summary without it is none: it is shown with it first [OR-10, AG-05]', async () => {
  const psid = await known('refused', 'refused')
  offers()
  writes(psid, 'One jar please')
  await answers(2)
  expect(said()).not.toContain('bKash')
  await asks()
  places()
  writes(psid, 'yes')
  await answers(3)
  expect(said()).toContain(text)
  expect(await get('/api/orders')).toHaveLength(2)
})

it('is in the summary where the model puts it, once, and in a draft [OR-10, AG-25]', async () => {
  await asks()
  const psid = await known('refused', 'refused')
  const campaign = `/api/campaigns/${shop.campaignId}`
  await shop.server.ask(campaign, { method: 'PATCH', body: { draftMode: true } })
  offers('Please look: {{summary}}')
  writes(psid, 'One jar please')
  const draft = await eventually(
    async () => (await theConversation())['draft'] as { id: number; text: string } | null,
  )
  expect(draft?.text.split(text)).toHaveLength(2)
  await post(`/api/drafts/${draft?.id}/send`, {})
  await answers(2)
  expect(said().split(text)).toHaveLength(2)
})

it('cannot be switched on without a text, nor with a share that is none [OR-10, SE-09]', async () => {
  for (const wrong of [{ text: ' ' }, { fromPercent: 0 }, { fromPercent: 101 }])
    expect((await asks(wrong)).status).toBe(400)
  expect((await asks({ enabled: false, text: '' })).status).toBe(200)
})
