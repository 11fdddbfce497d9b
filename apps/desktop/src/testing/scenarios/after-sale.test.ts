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
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const patch = (path: string, body: object) => shop.server.ask(path, { method: 'PATCH', body })
const said = (at = -1) => shop.graph.sent.at(at)?.text ?? ''

/** Rahima has ordered two jars, of five. */
async function ordered(): Promise<{ psid: string; path: string; number: string }> {
  await patch(`/api/products/${shop.productId}`, { stockCount: 5 })
  const cart = [{ productId: shop.productId, quantity: 2 }]
  shop.openai.respond(() =>
    decided({ reply: 'Here it is.', cart, customer: receiver, order: 'ask' }),
  )
  const { psid } = customer()
  writes(psid, 'Two jars. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await answers(1)
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart, order: 'place' }))
  writes(psid, 'yes')
  await answers(2)
  const [order] = await get('/api/orders')
  return { psid, path: `/api/orders/${String(order?.['id'])}`, number: String(order?.['orderId']) }
}

const stock = async () => {
  const products = await get(`/api/campaigns/${shop.campaignId}/products`)
  return products.find(({ id }) => id === shop.productId)?.['stockCount']
}
const revenue = async () => JSON.stringify((await one('/api/dashboard/stats'))['revenue'])

it('tells a customer where the order is, as the store has it [AG-18]', async () => {
  const { psid, path, number } = await ordered()
  for (const status of ['processing', 'shipped']) await post(`${path}/status`, { status })
  await patch(path, { courier: 'Pathao', trackingNumber: 'PT-42' })
  shop.openai.respond(() => decided({ reply: 'Let me look.', afterSale: 'status' }))
  writes(psid, 'Where is my order?')
  await answers(3)
  expect(said()).toContain(`Your order ${number} is on its way to you.\nCourier: Pathao`)
  expect(said()).toContain('Tracking number: PT-42')
})

it('cancels an order by the tap on its button, and puts back what it had taken [AG-18, AG-29]', async () => {
  const { psid, path, number } = await ordered()
  expect(await stock()).toBe(3)
  shop.openai.respond(() => decided({ reply: 'I see.', afterSale: 'cancel' }))
  writes(psid, 'Please cancel my order')
  await answers(3)
  expect(said()).toContain(`Shall I cancel order ${number}?`)
  expect(await one(path)).toMatchObject({ status: 'confirmed' })
  // The model is not needed for it.
  shop.openai.fail({ how: 'quota' })
  writes(psid, 'Yes, cancel it')
  await answers(4)
  expect(said()).toContain(`Your order ${number} was cancelled.`)
  const { status, history } = await one(path)
  expect(status).toBe('cancelled')
  expect((history as object[]).at(-1)).toMatchObject({ to: 'cancelled', actor: 'agent' })
  expect(await stock()).toBe(5)
})

it('changes an order after a yes: lines, sums, address, stock and revenue follow, the number stays [AG-18, OR-02]', async () => {
  const { psid, path, number } = await ordered()
  const before = await revenue()
  const cart = [{ productId: shop.productId, quantity: 1 }]
  const there = { ...receiver, address: '3 Tea Garden, Sylhet' }
  shop.openai.respond(() =>
    decided({ reply: 'Of course.', afterSale: 'change', cart, customer: there }),
  )
  writes(psid, 'Only one jar please, to 3 Tea Garden, Sylhet')
  await answers(3)
  expect(said()).toContain(`Your order ${number} would then be:`)
  shop.openai.respond(() => decided({ reply: 'Done.' }))
  writes(psid, 'Yes, change it')
  await answers(4)
  expect(said()).toContain(`Your order ${number} is changed.`)
  const changed = await one(path)
  expect(changed).toMatchObject({ orderId: number, status: 'confirmed', totalAmount: 650 })
  expect(changed['products']).toMatchObject([{ quantity: 1 }])
  expect((changed['history'] as object[]).at(-1)).toMatchObject({ kind: 'edited', actor: 'agent' })
  expect(await stock()).toBe(4)
  expect(before).toContain('1300')
  expect(await revenue()).toContain('650')
  expect(await get('/api/orders')).toHaveLength(1)
  expect(await get('/api/orders?search=garden%20sylhet')).toHaveLength(1)
  expect(await get('/api/orders?search=dhaka')).toEqual([])
})

it('a late second tap on the button of a change is answered without the model [AG-18, AG-29]', async () => {
  const { psid, number } = await ordered()
  const cart = [{ productId: shop.productId, quantity: 1 }]
  shop.openai.respond(() =>
    decided({ reply: 'Of course.', afterSale: 'change', cart, customer: receiver }),
  )
  writes(psid, 'Only one jar please')
  await answers(3)
  shop.openai.respond(() => decided({ reply: 'What shall I change?' }))
  writes(psid, 'Yes, change it')
  await answers(4)
  const asked = shop.openai.requests.length
  writes(psid, 'Yes, change it')
  await answers(5)
  expect(said()).toBe(`Your order ${number} is confirmed. We have not begun to pack it yet.`)
  expect(shop.openai.requests).toHaveLength(asked)
})

it('a late tap on the button of an order whose yes was typed is answered without the model [AG-18, AG-29]', async () => {
  const { psid, number } = await ordered()
  const asked = shop.openai.requests.length
  writes(psid, 'Yes, place order')
  await answers(3)
  expect(said()).toBe(`Your order ${number} is confirmed. We have not begun to pack it yet.`)
  expect(shop.openai.requests).toHaveLength(asked)
  expect(await get('/api/orders')).toHaveLength(1)
})

it.each(['cancel', 'change'] as const)(
  'whoever packs by a slip that was printed hears of it: %s [AG-18, OR-07]',
  async (wish) => {
    const { psid, path, number } = await ordered()
    const { id } = await one(path)
    await post('/api/orders/slips', { ids: [id] })
    const cart = [{ productId: shop.productId, quantity: 1 }]
    shop.openai.respond(() =>
      decided({ reply: 'I see.', afterSale: wish, cart, customer: receiver }),
    )
    writes(psid, wish === 'cancel' ? 'Please cancel my order' : 'Only one jar please')
    await answers(3)
    expect(await get('/api/tasks')).toEqual([])
    shop.openai.respond(() => decided({ reply: 'Done.' }))
    writes(psid, wish === 'cancel' ? 'Yes, cancel it' : 'Yes, change it')
    await answers(4)
    const [task] = await get('/api/tasks')
    const code = wish === 'cancel' ? 'order_cancelled_after_slip' : 'order_changed_after_slip'
    expect(task).toMatchObject({ kind: 'handoff', reason: { code, params: { order: number } } })
    const { history } = await one(path)
    if (wish === 'cancel') return
    // What was in it is kept, and its slip is one to be printed again.
    expect((history as object[]).at(-1)).toMatchObject({
      kind: 'edited',
      actor: 'agent',
      facts: { items: [{ quantity: 2, unitPrice: 650 }], total: 1300 },
    })
    expect(await get('/api/orders?unprinted=true')).toMatchObject([{ orderId: number }])
  },
)

it.each(['cancel', 'change'] as const)(
  'whoever gave its parcel to a courier hears of it: %s [AG-18, OR-04]',
  async (wish) => {
    const { psid, path, number } = await ordered()
    const { id } = await one(path)
    await post('/api/orders/slips', { ids: [id] })
    await post('/api/orders/courier-files', { courier: 'pathao', ids: [id] })
    const cart = [{ productId: shop.productId, quantity: 1 }]
    shop.openai.respond(() =>
      decided({ reply: 'I see.', afterSale: wish, cart, customer: receiver }),
    )
    writes(psid, wish === 'cancel' ? 'Please cancel my order' : 'Only one jar please')
    await answers(3)
    shop.openai.respond(() => decided({ reply: 'Done.' }))
    writes(psid, wish === 'cancel' ? 'Yes, cancel it' : 'Yes, change it')
    await answers(4)
    const [task] = await get('/api/tasks')
    const code = wish === 'cancel' ? 'order_cancelled_after_file' : 'order_changed_after_file'
    expect(task).toMatchObject({ kind: 'handoff', reason: { code, params: { order: number } } })
    expect(await one(path)).toMatchObject({ courierFile: { changed: true } })
  },
)

it.each(['before the yes', 'while it is thought of', 'while it waits as a draft'])(
  'what the shop puts into the order %s is not undone by the yes to an older change [AG-18]',
  async (when) => {
    const { psid, path } = await ordered()
    const cart = [{ productId: shop.productId, quantity: 1 }]
    shop.openai.respond(() =>
      decided({ reply: 'Of course.', afterSale: 'change', cart, customer: receiver }),
    )
    writes(psid, 'Only one jar please')
    await answers(3)
    const drafts = when.endsWith('draft')
    if (drafts) await patch(`/api/campaigns/${shop.campaignId}`, { draftMode: true })
    const edit = async () => {
      const candle = { productId: shop.productId + 1, quantity: 3 }
      const lines = [{ productId: shop.productId, quantity: 2 }, candle]
      expect((await post(`${path}/items`, { lines })).status).toBe(200)
    }
    if (when.startsWith('before')) await edit()
    let edited = !when.includes('thought')
    shop.openai.respond(async () => {
      if (!edited) await edit()
      edited = true
      return decided({ reply: 'Done.' })
    })
    writes(psid, 'Yes, change it')
    const waits = () => one('/api/conversations/1')
    if (drafts) {
      const draft = await eventually(async () => (await waits())['draft'] as { id: number } | null)
      await edit()
      expect((await post(`/api/drafts/${draft.id}/send`, {})).status).toBe(409)
    } else {
      await answers(4)
      expect(await waits()).toMatchObject({ needsHumanReason: { code: 'wants_order_changed' } })
    }
    expect(await one(path)).toMatchObject({ totalAmount: 1661.5, products: [{}, { quantity: 3 }] })
  },
)

it('hands over what the shop has begun to pack, and says so to both [AG-18]', async () => {
  const { psid, path, number } = await ordered()
  await post(`${path}/status`, { status: 'processing' })
  shop.openai.respond(() => decided({ reply: 'I see.', afterSale: 'cancel' }))
  writes(psid, 'Cancel it!')
  await answers(3)
  expect(said()).toContain(`Your order ${number} is being prepared.`)
  expect(said()).toContain('A person from our team will answer you here.')
  const [talk] = await get('/api/conversations')
  expect(talk).toMatchObject({
    handler: 'human',
    needsHumanReason: { code: 'wants_order_cancelled', params: { number } },
  })
})

it('a cancel that waited as a draft is refused once the shop has sent the order [AG-18, AG-25]', async () => {
  const { psid, path } = await ordered()
  shop.openai.respond(() => decided({ reply: 'I see.', afterSale: 'cancel' }))
  writes(psid, 'Please cancel my order')
  await answers(3)
  await patch(`/api/campaigns/${shop.campaignId}`, { draftMode: true })
  writes(psid, 'Yes, cancel it')
  const draft = await eventually(async () => {
    const [talk] = await get('/api/conversations')
    return (await one(`/api/conversations/${String(talk?.['id'])}`))['draft']
  })
  for (const status of ['processing', 'shipped']) await post(`${path}/status`, { status })
  const sent = await post(`/api/drafts/${String((draft as { id: number }).id)}/send`, {})
  expect(sent.status).toBe(409)
  expect(await one(path)).toMatchObject({ status: 'shipped' })
  expect(shop.graph.sent).toHaveLength(3)
})
