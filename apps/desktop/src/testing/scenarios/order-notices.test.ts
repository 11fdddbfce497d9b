import type { OrderDetail } from '@pal/core/contract/orders'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const hour = 60 * 60_000
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, windowsHear } = speaking(() => shop)
const order = async () => (await one('/api/orders/1')) as unknown as OrderDetail
const texts = () => shop.graph.sent.map(({ text }) => text)

/** Somebody has ordered; answers what was sent to them until then. */
async function ordered(asks = 'How much is the honey?', yes = 'yes please'): Promise<number> {
  const { openai, clock, graph, productId } = shop
  const cart = [{ productId, quantity: 2 }]
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  openai.respond(({ input }) => {
    const said = JSON.stringify(input)
    const offer = { cart, customer: receiver }
    if (said.includes(yes)) {
      return decided({ reply: 'Thanks!', ...offer, order: 'place', confirmationQuote: yes })
    }
    return said.includes('Lake Road')
      ? decided({ reply: 'Your order: {{summary}}', ...offer, order: 'ask' })
      : decided({ reply: 'Would you like some?' })
  })
  const { psid } = customer()
  for (const [n, text] of [asks, '2, 12 Lake Road, 01711123456', yes].entries()) {
    writes(psid, text)
    await clock.until(async () => graph.sent.length === n + 1)
  }
  return graph.sent.length
}

const move = (status: string, more: object = { tell: true }) =>
  post('/api/orders/1/status', { status, ...more })

it('the customer is notified of a move after the time to undo it, in the program’s own words, once [OR-09]', async () => {
  const before = await ordered()
  expect((await order()).tellUntil).not.toBeNull()
  expect((await move('processing')).status).toBe(200)
  await shop.clock.elapse(9_500)
  expect(texts()).toHaveLength(before)
  await shop.clock.until(async () => texts().length === before + 1)
  expect(shop.graph.sent.at(-1)).toMatchObject({
    text: 'Your order PAL-000001 is being prepared.',
    messagingType: 'RESPONSE',
    tag: null,
  })
  await shop.clock.elapse(30_000)
  expect(texts()).toHaveLength(before + 1)
  const { history } = await order()
  expect(history.at(-1)).toMatchObject({
    kind: 'notice',
    facts: { notice: 'sent', tellsOf: history.find(({ to }) => to === 'processing')?.id },
    actor: 'system',
  })
})

it('whoever is told of other items reads the whole order, and the rest that is due [OR-06, OR-09]', async () => {
  const before = await ordered()
  const lines = [{ productId: shop.productId, quantity: 1 }]
  const change = (more: object) => post('/api/orders/1/items', { lines, ...more })
  expect((await change({})).status).toBe(200)
  await shop.clock.elapse(5_000)
  expect(texts()).toHaveLength(before)
  expect((await change({ tell: true })).status).toBe(200)
  await shop.clock.until(async () => texts().length === before + 1)
  expect(texts().at(-1)).toMatch(/^Your order PAL-000001 is changed\.\n\n• .+ × 1 = ৳650\n/)
  await shop.server.ask('/api/orders/1', {
    method: 'PATCH',
    body: { paymentStatus: 'part', paidAmount: '200' },
  })
  await change({ tell: true })
  await shop.clock.until(async () => texts().length === before + 2)
  expect(texts().at(-1)).toMatch(/Amount due: ৳450$/)
})

it('other items and a move are both told, whichever comes first [OR-06, OR-09]', async () => {
  const before = await ordered()
  const change = (quantity: number) =>
    post('/api/orders/1/items', { lines: [{ productId: shop.productId, quantity }], tell: true })
  const heard = async (count: number) => {
    await shop.clock.until(async () => texts().length === before + count, { withinMs: 30_000 })
    await shop.clock.elapse(30_000)
    return texts().slice(before)
  }
  await move('processing')
  await shop.clock.elapse(2_000)
  await change(1)
  expect(await heard(2)).toEqual([
    expect.stringMatching(/^Your order PAL-000001 is changed\./),
    'Your order PAL-000001 is being prepared.',
  ])
  await change(3)
  await move('shipped')
  expect((await heard(4)).slice(2)).toEqual([
    expect.stringMatching(/^Your order PAL-000001 is changed\./),
    expect.stringMatching(/^Your order PAL-000001 is on its way/),
  ])
})

it('is not sent where nobody asked for it, nor of a move that was undone; both stay in the history [OR-06, OR-09]', async () => {
  const before = await ordered()
  await move('processing', {})
  await shop.clock.elapse(9_000)
  expect((await post('/api/orders/undo', { ids: [1] })).status).toBe(200)
  await move('processing')
  await shop.clock.elapse(3_000)
  const undone = await post('/api/orders/undo', { ids: [1] })
  expect(await undone.json()).toEqual({ undone: [1], refused: [] })
  await shop.clock.elapse(20_000)
  expect(texts()).toHaveLength(before)
  const { status, history } = await order()
  expect(status).toBe('confirmed')
  expect(history.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['placed', null, 'confirmed'],
    ['status', 'confirmed', 'processing'],
    ['undone', 'processing', 'confirmed'],
    ['status', 'confirmed', 'processing'],
    ['undone', 'processing', 'confirmed'],
  ])
  expect(await (await post('/api/orders/undo', { ids: [1] })).json()).toMatchObject({
    undone: [],
    refused: [{ id: 1, orderId: 'PAL-000001', reason: { code: 'changed_meanwhile' } }],
  })
})

it('of a move that is to be kept quiet nobody is notified [OR-06, OR-09]', async () => {
  const before = await ordered()
  await move('processing', {})
  await post('/api/orders/moves', { ids: [1], status: 'shipped' })
  await shop.clock.elapse(40_000)
  expect(texts()).toHaveLength(before)
  const { history } = await order()
  expect(history.map(({ kind }) => kind)).toEqual(['placed', 'status', 'status'])
})

it('every window hears of a move, of one of several, and that it was undone [OR-06, OR-08]', async () => {
  await ordered()
  for (const act of [
    () => move('processing', {}),
    () => post('/api/orders/moves', { ids: [1], status: 'shipped' }),
    () => post('/api/orders/undo', { ids: [1] }),
  ]) {
    const heard = await windowsHear(act)
    for (const kind of ['orders', 'products']) expect(heard).toContain(`"${kind}"`)
  }
})

it('after 10 seconds a move is final [OR-06]', async () => {
  await ordered()
  await move('processing', {})
  await shop.clock.elapse(11_500)
  expect(await (await post('/api/orders/undo', { ids: [1] })).json()).toMatchObject({
    undone: [],
    refused: [{ reason: { code: 'order_move_final' } }],
  })
  expect(await order()).toMatchObject({ status: 'processing' })
})

it('outside Facebook’s window nothing is sent, and the history says so [OR-09, CV-12]', async () => {
  const before = await ordered()
  shop.clock.advance(25 * hour)
  expect((await order()).tellUntil).toBeNull()
  await move('processing')
  await shop.clock.elapse(9_500)
  await shop.clock.until(async () => (await order()).history.at(-1)?.kind === 'notice')
  expect((await order()).history.at(-1)?.facts).toMatchObject({ notice: 'window_closed' })
  expect(texts()).toHaveLength(before)
})

/** The seller's app has Facebook's feature for what humans write. */
async function withHumanAgent(): Promise<void> {
  shop.page.humanAgent = true
  await shop.server.ask('/api/settings', { method: 'PUT', body: { flow: { humanAgent: true } } })
}
const drafts = () => get('/api/tasks')

it('where Facebook takes only a human’s message, moves of several leave the seller a draft to send [OR-09, CV-12]', async () => {
  const before = await ordered()
  await withHumanAgent()
  shop.clock.advance(25 * hour)
  expect(await order()).toMatchObject({
    tellUntil: null,
    tellByHandUntil: expect.any(String) as string,
  })
  const moved = await post('/api/orders/moves', { ids: [1], status: 'processing', tell: true })
  expect(await moved.json()).toMatchObject({
    moved: [1],
    telling: { told: 0, closed: 0, noChat: 0, byHand: 1 },
  })
  await shop.clock.until(async () => (await drafts()).length === 1, { withinMs: 20_000 })
  expect((await order()).history.at(-1)?.facts).toMatchObject({ notice: 'drafted' })
  const [draft] = await drafts()
  expect(draft).toMatchObject({
    kind: 'draft',
    text: 'Your order PAL-000001 is being prepared.',
    reason: { code: 'order_to_tell', params: { order: 'PAL-000001' } },
  })
  expect(texts()).toHaveLength(before)
  await post(`/api/drafts/${String(draft?.['ref'])}/send`, {})
  await shop.clock.until(async () => texts().length === before + 1)
  expect(shop.graph.sent.at(-1)).toMatchObject({
    text: 'Your order PAL-000001 is being prepared.',
    messagingType: 'MESSAGE_TAG',
    tag: 'HUMAN_AGENT',
  })
  expect(await drafts()).toEqual([])
})

it('what a draft tells of an order goes where the order has moved on, and nothing is left after a week [OR-09, CV-12]', async () => {
  await ordered()
  await withHumanAgent()
  shop.clock.advance(25 * hour)
  await move('processing')
  await shop.clock.until(async () => (await drafts()).length === 1, { withinMs: 20_000 })
  await move('shipped', {})
  expect(await drafts()).toEqual([])
  shop.clock.advance(6 * 24 * hour)
  expect(await order()).not.toHaveProperty('tellByHandUntil')
  await move('delivered')
  await shop.clock.until(async () => (await order()).history.at(-1)?.kind === 'notice', {
    withinMs: 20_000,
  })
  expect((await order()).history.at(-1)?.facts).toMatchObject({ notice: 'window_closed' })
  expect(await drafts()).toEqual([])
})

it('of two moves in a row the later one is sent, in Bengali, with the parcel’s number [OR-09]', async () => {
  const before = await ordered('মধুর দাম কত?', 'yes please')
  await move('processing')
  await shop.clock.elapse(2_000)
  await move('shipped')
  await shop.server.ask('/api/orders/1', {
    method: 'PATCH',
    body: { courier: 'Pathao', trackingNumber: 'PX-77', tell: true },
  })
  await shop.clock.elapse(9_500)
  await shop.clock.until(async () => texts().length === before + 1)
  expect(texts().at(-1)).toBe('আপনার অর্ডার PAL-000001 পাঠানো হয়েছে।\nকুরিয়ার: Pathao\nট্র্যাকিং নম্বর: PX-77')
  await shop.server.ask('/api/orders/1', {
    method: 'PATCH',
    body: { trackingNumber: 'PX-78', tell: true },
  })
  await shop.clock.until(async () => texts().length === before + 2)
  expect(texts().at(-1)).toBe('অর্ডার PAL-000001\nকুরিয়ার: Pathao\nট্র্যাকিং নম্বর: PX-78')
  // Once it has arrived nobody looks for it any more.
  await move('delivered')
  await shop.clock.elapse(9_500)
  await shop.clock.until(async () => texts().length === before + 3)
  expect(texts().at(-1)).toBe('আপনার অর্ডার PAL-000001 ডেলিভারি করা হয়েছে। ধন্যবাদ!')
})

it('is not told as sent while it waits, nor where Facebook does not take it [OR-06, OR-09, FB-08]', async () => {
  await ordered()
  const told = async () =>
    (await order()).history.findLast(({ kind }) => kind === 'notice')?.facts.notice
  const busy = shop.graph.fail({ how: { error: { status: 400, code: 4 } }, sends: 'message' })
  await move('processing')
  await shop.clock.until(async () => busy.hits > 0, { withinMs: 20_000 })
  expect(await told()).toBe('waiting')
  shop.graph.clearFailures()
  shop.graph.fail({
    how: { error: { status: 400, code: 551, subcode: 1_545_041 } },
    sends: 'message',
  })
  await shop.clock.until(async () => (await told()) === 'not_sent', { withinMs: 10 * 60_000 })
})

const pays = (changes: object) =>
  shop.server.ask('/api/orders/1', { method: 'PATCH', body: { tell: true, ...changes } })
const undoPayment = async () =>
  (await post('/api/orders/undo', { ids: [1], what: 'payment' })).json()

it('the customer is told of what was paid and given back, as of a move, in their language [OR-09]', async () => {
  const before = await ordered('মধুর দাম কত?', 'yes please')
  const { totalAmount } = await order()
  // Both are told: that it has come, and that it is paid.
  for (const status of ['processing', 'shipped']) await move(status, {})
  await move('delivered')
  await pays({ paidAmount: totalAmount - 100 })
  await shop.clock.elapse(9_500)
  expect(texts()).toHaveLength(before)
  await shop.clock.until(async () => texts().length === before + 2)
  expect(texts().slice(before)).toEqual([
    'আপনার অর্ডার PAL-000001 ডেলিভারি করা হয়েছে। ধন্যবাদ!',
    expect.stringMatching(/^আপনার অর্ডার PAL-000001-এর জন্য আমরা .+ পেয়েছি। ধন্যবাদ!\nবকেয়া: ৳100$/),
  ])
  await pays({ paymentStatus: 'paid' })
  await shop.clock.until(async () => texts().length === before + 3, { withinMs: 20_000 })
  expect(texts().at(-1)).toBe('অর্ডার PAL-000001-এর জন্য আপনার পেমেন্ট আমরা পেয়েছি। ধন্যবাদ!')
  await pays({ refundAmount: 50, paidAmount: totalAmount })
  await shop.clock.until(async () => texts().length === before + 4, { withinMs: 20_000 })
  expect(texts().at(-1)).toBe('আপনার অর্ডার PAL-000001-এর জন্য আমরা ৳50 ফেরত দিয়েছি।')
  expect(shop.graph.sent.at(-1)).toMatchObject({ messagingType: 'RESPONSE', tag: null })
  expect((await order()).history.at(-1)).toMatchObject({
    kind: 'notice',
    facts: { notice: 'sent' },
  })
})

it('of a part of an advance that is given back the customer reads what is due then [OR-09]', async () => {
  const before = await ordered()
  const { totalAmount } = await order()
  await pays({ paidAmount: 300, tell: false })
  await pays({ refundAmount: 100, paidAmount: 300 })
  await shop.clock.until(async () => texts().length === before + 1, { withinMs: 20_000 })
  expect(texts().at(-1)).toMatch(/ ৳100 for your order PAL-000001\.\n[^\n]+: ৳[\d,.]+$/)
  const due = Number(/৳([\d,.]+)$/.exec(texts().at(-1) ?? '')?.[1]?.replaceAll(',', ''))
  expect(due).toBe(totalAmount - 200)
})

it('a payment that was undone is as it was and is not told; both stay in the history [OR-06, OR-09]', async () => {
  const before = await ordered()
  const state = async () => {
    const { paymentStatus, paymentMethod, paidAmount, paidAt, amountDue } = await order()
    return { paymentStatus, paymentMethod, paidAmount, paidAt, amountDue }
  }
  await pays({ paidAmount: 100, paymentMethod: 'bkash', tell: false })
  await shop.clock.elapse(20_000)
  const then = await state()
  const paid = await post('/api/orders/payments', { ids: [1], tell: true })
  const telling = { told: 1, closed: 0, noChat: 0 }
  expect(await paid.json()).toEqual({ paid: [1], refused: [], telling })
  await shop.clock.elapse(9_000)
  expect(await undoPayment()).toEqual({ undone: [1], refused: [] })
  expect(await state()).toEqual(then)
  expect((await order()).history.slice(-2)).toMatchObject([
    { kind: 'payment', facts: { paymentStatus: 'paid' } },
    { kind: 'payment', facts: { paymentStatus: 'part', paidAmount: 100, undone: true } },
  ])
  // Only once, and not what was changed before it.
  expect(await undoPayment()).toMatchObject({
    refused: [{ reason: { code: 'changed_meanwhile' } }],
  })
  await shop.clock.elapse(30_000)
  expect(texts()).toHaveLength(before)
  await pays({ paymentStatus: 'paid', tell: false })
  await shop.clock.elapse(11_500)
  expect(await undoPayment()).toMatchObject({ refused: [{ reason: { code: 'order_move_final' } }] })
  expect(await state()).toMatchObject({ paymentStatus: 'paid', amountDue: 0 })
})

it('a payment is told only where something came in or went back, and the window is open [OR-09, CV-12]', async () => {
  const before = await ordered()
  await pays({ paymentStatus: 'paid', tell: false })
  // A slip that is set right, and another method.
  await pays({ paymentStatus: 'unpaid' })
  await pays({ paymentMethod: 'bkash' })
  // One that is set right before it was told.
  await pays({ paymentStatus: 'paid' })
  await shop.clock.elapse(5_000)
  await pays({ paymentStatus: 'unpaid', tell: false })
  await shop.clock.elapse(30_000)
  expect(texts()).toHaveLength(before)
  expect((await order()).history.filter(({ kind }) => kind === 'notice')).toEqual([])
  shop.clock.advance(25 * hour)
  await pays({ paymentStatus: 'paid' })
  await shop.clock.until(async () => (await order()).history.at(-1)?.kind === 'notice', {
    withinMs: 20_000,
  })
  expect((await order()).history.at(-1)?.facts).toMatchObject({ notice: 'window_closed' })
})

it('whoever paid for an order that is cancelled is told that it comes back, never why [OR-06, OR-09]', async () => {
  const before = await ordered()
  await pays({ paidAmount: 300, tell: false })
  const why = { cancelReason: 'suspected_fake', note: 'Same number as PAL-000000' }
  await move('cancelled', { tell: true, promiseRefund: true, ...why })
  await shop.clock.until(async () => texts().length === before + 1, { withinMs: 20_000 })
  expect(texts().at(-1)).toBe(
    'Your order PAL-000001 was cancelled.\nWe will refund the ৳300 that you paid.',
  )
  const { history, amountToGiveBack } = await order()
  expect(amountToGiveBack).toBe(300)
  expect(history.find(({ to }) => to === 'cancelled')).toMatchObject({
    note: why.note,
    facts: { cancelReason: 'suspected_fake' },
  })
})

it('of a cancelled order no refund is promised that nobody asked for, or that was made [OR-06, OR-09]', async () => {
  const before = await ordered()
  await pays({ paidAmount: 300, tell: false })
  await move('cancelled')
  await shop.clock.until(async () => texts().length === before + 1, { withinMs: 20_000 })
  await post('/api/orders/1/set-back', { from: 'cancelled' })
  await move('cancelled', { tell: true, promiseRefund: true })
  await pays({ refundAmount: 300, paidAmount: 300, tell: false })
  await shop.clock.until(async () => texts().length === before + 2, { withinMs: 20_000 })
  const alone = 'Your order PAL-000001 was cancelled.'
  expect(texts().slice(before)).toEqual([alone, alone])
})

const takenByHand = (more: object) =>
  post('/api/orders', {
    campaignId: 1,
    conversationId: 1,
    lines: [{ productId: shop.productId, quantity: 3 }],
    customerName: 'Rahima Khatun',
    customerPhone: '01711123456',
    customerAddress: '12 Lake Road, Dhaka',
    ...more,
  })

it('of an order that is taken in a chat the customer is sent its number and what it comes to, once [OR-09, OR-11]', async () => {
  const before = await ordered()
  const taken = async (more: object) => {
    const answer = await takenByHand(more)
    expect(answer.status).toBe(200)
    return (await answer.json()) as OrderDetail
  }
  await taken({ clientId: 'quiet' })
  await shop.clock.elapse(30_000)
  expect(texts()).toHaveLength(before)
  const { orderId, id, totalAmount } = await taken({ clientId: 'told', tell: true })
  expect((await taken({ clientId: 'told', tell: true })).id).toBe(id)
  await shop.clock.until(async () => texts().length > before)
  const text = texts().at(-1)
  expect(text).toContain(`Your order is placed. Its number is ${orderId}.`)
  expect(text).toMatch(/× 3 = /)
  expect(text).toContain(totalAmount.toLocaleString('en-IN'))
  expect(text).toContain('Address: 12 Lake Road, Dhaka')
  await shop.clock.elapse(30_000)
  expect(texts()).toHaveLength(before + 1)
  const { history } = (await one(`/api/orders/${id}`)) as unknown as OrderDetail
  expect(history.map(({ kind, facts }) => [kind, facts.notice])).toEqual([
    ['placed', undefined],
    ['notice', 'sent'],
  ])
})

it('outside the window nobody is sent the order that was taken for them, and its history says so [OR-09, OR-11]', async () => {
  const before = await ordered()
  shop.clock.advance(25 * hour)
  const answer = await takenByHand({ clientId: 'late', tell: true })
  const { id } = (await answer.json()) as OrderDetail
  const history = async () => ((await one(`/api/orders/${id}`)) as unknown as OrderDetail).history
  await shop.clock.until(async () => (await history()).length === 2)
  expect((await history()).at(-1)).toMatchObject({ facts: { notice: 'window_closed' } })
  expect(texts()).toHaveLength(before)
})
