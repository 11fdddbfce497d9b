import type { OrderDetail } from '@pal/core/contract/orders'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const hour = 60 * 60_000
let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  shop.page.humanAgent = true
  await put('/api/settings', { flow: { humanAgent: true } })
  psid = customer().psid
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'How much is it?')
  await eventually(async () => shop.graph.sent.length === 1)
  await takes('first')
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const put = (path: string, body: object) => shop.server.ask(path, { method: 'PUT', body })
const change = (id: number, body: object) =>
  shop.server.ask(`/api/orders/${id}`, { method: 'PATCH', body: { tell: true, ...body } })
const takes = (clientId: string) =>
  post('/api/orders', {
    clientId,
    campaignId: 1,
    conversationId: 1,
    lines: [{ productId: shop.productId, quantity: 2 }],
    customerName: 'Rahima Khatun',
    customerPhone: '01711123456',
    customerAddress: '12 Lake Road, Dhaka',
  })
const order = async () => (await one('/api/orders/1')) as unknown as OrderDetail
const sent = () => shop.graph.sent.slice(1).map(({ text }) => text)
const drafts = () => get('/api/tasks?kind=draft')
const theChat = () => one('/api/conversations/1')
const move = (id: number, status: string, tell = true) =>
  post(`/api/orders/${id}/status`, { status, tell })
const notices = async () =>
  (await order()).history.flatMap(({ kind, facts }) => (kind === 'notice' ? facts.notice : []))
/** A move can be undone for ten seconds. */
const within = <T>(look: () => Promise<T | false | undefined>) =>
  shop.clock.until(look, { withinMs: 20_000 })
const isTold = (...words: readonly string[]) =>
  within(async () => {
    const [draft, ...others] = (await drafts()).filter(({ text }) =>
      words.some((word) => String(text).includes(word)),
    )
    return (
      others.length === 0 && words.every((word) => String(draft?.['text']).includes(word)) && draft
    )
  })

it('what tells of an order waits beside the answer to the customer, and neither takes the other’s place [OR-09, AG-25, CV-12, CV-18]', async () => {
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, {
    method: 'PATCH',
    body: { draftMode: true },
  })
  writes(psid, 'And is it fresh?')
  const answer = (await eventually(async () => (await theChat())['draft'])) as { id: number }
  shop.clock.advance(25 * hour)
  await move(1, 'processing')
  const news = await isTold('is being prepared')
  expect(await notices()).toEqual(['drafted'])
  // The answer goes first.
  expect(await theChat()).toMatchObject({ draft: { id: answer.id } })
  expect(await drafts()).toMatchObject([{ ref: answer.id }, { ref: news['ref'] }])
  await post(`/api/drafts/${answer.id}/discard`)
  expect(await theChat()).toMatchObject({ draft: { id: news['ref'] } })
  await post(`/api/drafts/${String(news['ref'])}/send`, {})
  await eventually(async () => sent().length === 1)
  expect(shop.graph.sent.at(-1)).toMatchObject({
    text: 'Your order PAL-000001 is being prepared.',
    tag: 'HUMAN_AGENT',
  })
  expect(await drafts()).toEqual([])
})

it('what tells of an order stays where the customer writes and the agent answers, or the seller does [OR-09, CV-12]', async () => {
  shop.clock.advance(25 * hour)
  await move(1, 'processing')
  const { ref } = await isTold('is being prepared')
  writes(psid, 'Are you there?')
  // A page on which nobody writes is read seldom.
  await shop.clock.until(async () => sent().length === 1, { withinMs: 5 * 60_000 })
  expect(await drafts()).toMatchObject([{ ref }])
  await post('/api/facebook/reply', {
    conversationId: '1',
    clientId: 'a',
    message: 'I am here, too.',
  })
  await eventually(async () => sent().length === 2)
  expect(await drafts()).toMatchObject([{ ref }])
  await post(`/api/drafts/${String(ref)}/discard`)
  expect(await drafts()).toEqual([])
})

it('windows hear that a customer can be told again who has written, also where the agent does not answer [OR-09, CV-12]', async () => {
  shop.clock.advance(25 * hour)
  await post('/api/conversations/1/takeover')
  expect((await order()).tellUntil).toBeNull()
  // A new day is news of orders, too.
  await shop.clock.elapse(10 * 60_000)
  const stream = await shop.server.ask('/api/events')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listening = (async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return
      heard += part.value
    }
  })()
  writes(psid, 'Any news?')
  await shop.clock.until(async () => (await order()).tellUntil !== null, { withinMs: 5 * 60_000 })
  await aWhile()
  await reader?.cancel()
  await listening
  expect(heard).toContain('"orders"')
})

it('a payment, other items and the parcel’s number become one draft with the move, and each goes for itself [OR-06, OR-09, CV-12]', async () => {
  const { totalAmount } = await order()
  await takes('second')
  shop.clock.advance(25 * hour)
  await move(2, 'processing')
  await isTold('PAL-000002 is being prepared')
  await change(1, { paidAmount: 300 })
  const dueThen = `due: ৳${(totalAmount - 300).toLocaleString('en')}`
  await isTold('PAL-000002 is being prepared', '৳300', dueThen)
  await post('/api/orders/1/items', {
    lines: [{ productId: shop.productId, quantity: 1 }],
    tell: true,
  })
  // What is due is what is due by now.
  await eventually(async () => !String((await drafts())[0]?.['text']).includes(dueThen))
  await isTold('PAL-000001 is changed', '৳300', 'due: ৳350', 'PAL-000002')
  expect(await notices()).toEqual(['drafted', 'drafted'])
  await move(1, 'processing', false)
  await move(1, 'shipped')
  await isTold('PAL-000001 is on its way', 'is changed', '৳300', 'PAL-000002')
  await change(1, { courier: 'Pathao', trackingNumber: 'PX-77' })
  await isTold('PAL-000001 is on its way', 'PX-77', '৳300', 'PAL-000002')
  const gone = await isTold('PAL-000002')
  await move(2, 'shipped', false)
  await eventually(async () => !String((await drafts())[0]?.['text']).includes('PAL-000002'))
  expect((await post(`/api/drafts/${String(gone['ref'])}/send`, {})).status).toBe(409)
  await isTold('PX-77', '৳300', 'is changed')
  await move(1, 'delivered', false)
  await aWhile()
  const [left, ...others] = await drafts()
  expect(others).toEqual([])
  expect(left?.['text']).not.toContain('PX-77')
  expect(left?.['text']).toContain('৳300')
  expect(sent()).toEqual([])
})

it('news of what is cancelled is not told any more [OR-06, OR-09]', async () => {
  shop.clock.advance(25 * hour)
  await post('/api/orders/1/items', {
    lines: [{ productId: shop.productId, quantity: 1 }],
    tell: true,
  })
  await isTold('is changed')
  await move(1, 'cancelled', false)
  await eventually(async () => (await drafts()).length === 0)
  expect(await theChat()).toMatchObject({ draft: null })
})

it('what nobody sends within the week goes, and the order says that its customer was not told [OR-09, CV-12, CV-18]', async () => {
  shop.clock.advance(25 * hour)
  await move(1, 'processing')
  const { ref } = await isTold('is being prepared')
  shop.clock.advance(6 * 24 * hour - 2 * hour)
  await aWhile()
  expect(await drafts()).toMatchObject([{ ref }])
  shop.clock.advance(2 * hour)
  await within(async () => (await drafts()).length === 0)
  expect(await theChat()).toMatchObject({ draft: null })
  expect((await post(`/api/drafts/${String(ref)}/send`, {})).status).toBe(409)
  expect(await notices()).toEqual(['not_sent'])
  expect(sent()).toEqual([])
})

it('the order says what became of the draft that tells of it [OR-06, OR-09, CV-12]', async () => {
  shop.clock.advance(25 * hour)
  await move(1, 'processing')
  const first = await isTold('is being prepared')
  expect(await notices()).toEqual(['drafted'])
  await post(`/api/drafts/${String(first['ref'])}/send`, {})
  await eventually(async () => sent().length === 1)
  expect(await notices()).toEqual(['sent'])
  await move(1, 'shipped')
  const second = await isTold('is on its way')
  expect(await notices()).toEqual(['sent', 'drafted'])
  await post(`/api/drafts/${String(second['ref'])}/discard`)
  expect(await notices()).toEqual(['sent', 'not_sent'])
})

const undoPayment = () => post('/api/orders/undo', { ids: [1], what: 'payment' })

it('two payments that wait to be told are told as what came in of both, and the first again where the second is undone [OR-06, OR-09, CV-12]', async () => {
  const { totalAmount } = await order()
  const due = (paid: number) => `due: ৳${(totalAmount - paid).toLocaleString('en')}`
  shop.clock.advance(25 * hour)
  await change(1, { paidAmount: 300 })
  await isTold('received ৳300', due(300))
  await change(1, { paidAmount: 500 })
  const both = await isTold('received ৳500', due(500))
  expect(both['text']).not.toContain('৳300')
  expect(await notices()).toEqual(['drafted', 'drafted'])
  await change(1, { paidAmount: 700 })
  await shop.clock.elapse(2_000)
  expect((await undoPayment()).status).toBe(200)
  await isTold('received ৳500', due(500))
  expect(await notices()).toEqual(['drafted', 'drafted'])
  // What came in and what went back are both said.
  await change(1, { refundAmount: 100, paidAmount: 500 })
  const all = await isTold('received ৳500', '৳100', due(400))
  await post(`/api/drafts/${String(all['ref'])}/send`, {})
  await eventually(async () => sent().length === 1)
  expect(await notices()).toEqual(['sent', 'sent', 'sent'])
  // Of what they were told they do not hear again.
  await change(1, { paidAmount: 450 })
  await isTold('received ৳50 ', due(450))
})

it('two payments that are written down in a row are told as one sum [OR-09]', async () => {
  await change(1, { paidAmount: 300 })
  await shop.clock.elapse(2_000)
  await change(1, { paidAmount: 500 })
  await within(async () => sent().length === 1)
  expect(sent()[0]).toContain('received ৳500')
})

it('a payment that is told stays to be told where the next is not, and says what came in by then [OR-06, OR-09, CV-12]', async () => {
  const { totalAmount } = await order()
  shop.clock.advance(25 * hour)
  await change(1, { paidAmount: 300 })
  await isTold('received ৳300')
  await change(1, { paidAmount: 500, tell: false })
  await isTold('received ৳500', `due: ৳${(totalAmount - 500).toLocaleString('en')}`)
  await change(1, { paidAmount: totalAmount, tell: false })
  await isTold('received your payment for order PAL-000001')
  expect(await notices()).toEqual(['drafted'])
  // Where it was taken back, nothing came in.
  await change(1, { paidAmount: 0, tell: false })
  await within(async () => (await drafts()).length === 0)
  expect(sent()).toEqual([])
})
