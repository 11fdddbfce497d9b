import type { Answer } from '@pal/core/contract/endpoints'
import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

const price = 100_000
let filled: FilledServer
let now = noon
beforeEach(async () => {
  now = noon
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, {
        products: [{ name: 'Saree', price_minor: price, stock_count: 5 }],
      })
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        const line = { quantity: 3, unitPriceMinor: price }
        await placeOrder(tx, someOrder({ line, discountMinor: 30_000, deliveryMinor: 8_000 }))
      })
    },
    clockAt(() => now),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
const order = () => read<OrderDetail>('/api/orders/1')
const post = (path: string, body: object) => filled.server.ask(path, { method: 'POST', body })
const back = (quantity: number, more: object = {}) =>
  post('/api/orders/1/returns', {
    lines: [{ line: 1, quantity }],
    reason: 'damaged',
    restock: true,
    ...more,
  })
const deliver = async () => {
  for (const status of ['processing', 'shipped', 'delivered']) {
    expect((await post('/api/orders/1/status', { status })).status).toBe(200)
  }
}
const stock = async () =>
  (await read<{ stockCount: number }[]>('/api/campaigns/1/products'))[0]?.stockCount
const revenue = async () =>
  (await read<Answer<'dashboard.stats'>>('/api/dashboard/stats')).revenues[0]?.amount

it('only what was delivered comes back, and no more of it than there is [OR-10]', async () => {
  expect(await (await back(1)).json()).toMatchObject({ code: 'return_not_delivered' })
  await deliver()
  for (const [lines, code] of [
    [[{ line: 1, quantity: 4 }], 'return_too_many'],
    [[{ line: 2, quantity: 1 }], 'return_too_many'],
    [
      [
        { line: 1, quantity: 2 },
        { line: 1, quantity: 2 },
      ],
      'return_too_many',
    ],
    [[], 'return_empty'],
  ] as const) {
    const refused = await back(1, { lines })
    expect([refused.status, await refused.json()]).toMatchObject([400, { code }])
  }
  expect(await (await back(1, { amount: 2_781 })).json()).toMatchObject({
    code: 'return_amount_too_large',
    field: 'amount',
  })
  expect(await order()).toMatchObject({ returned: false, returns: [] })
  expect(await revenue()).toBe(2_780)
})

it('a part and then the rest: a record each, the status stays, stock and revenue follow [OR-10]', async () => {
  await deliver()
  expect(await stock()).toBe(2)
  const cameBack = async () => (await read<Order[]>('/api/orders?returned=true')).length
  expect(await cameBack()).toBe(0)
  now += 1_000
  expect((await back(1, { note: ' Torn ' })).status).toBe(200)
  expect(await cameBack()).toBe(1)
  expect(await order()).toMatchObject({
    status: 'delivered',
    returned: true,
    piecesReturned: 1,
    returnedAmount: 900,
    returns: [
      {
        at: new Date(now).toISOString(),
        reason: 'damaged',
        note: 'Torn',
        amount: 900,
        restocked: true,
        lines: [{ line: 1, quantity: 1 }],
      },
    ],
    customerOrders: { orders: 1, delivered: 1, returned: 0, partlyReturned: 1, cancelled: 0 },
  })
  expect([await stock(), await revenue()]).toEqual([3, 1_880])
  // The hour in which it was booked has brought so much less.
  const period = await read<Answer<'analytics.get'>>('/api/analytics?period=24hours')
  expect(period.total.revenue).toEqual({ BDT: 1_880 })
  const listed = await read<Order[]>('/api/orders?status=delivered')
  expect(listed).toMatchObject([{ status: 'delivered', returned: true, piecesReturned: 1 }])
  // Broken for good: it is not put back.
  expect((await back(2, { restock: false, reason: 'refused' })).status).toBe(200)
  expect(await order()).toMatchObject({
    piecesReturned: 3,
    returnedAmount: 2_700,
    amountDue: 80,
    customerOrders: { delivered: 1, returned: 1, partlyReturned: 0 },
  })
  const all = await read<Order[]>('/api/orders?status=delivered')
  expect(all).toMatchObject([{ piecesReturned: 3 }])
  expect([await stock(), await revenue()]).toEqual([3, 80])
  expect((await back(1)).status).toBe(400)
  expect((await order()).history.slice(-2)).toMatchObject([
    { kind: 'return', facts: { returnReason: 'damaged', pieces: 1, amount: 900, restocked: true } },
    { kind: 'return', facts: { returnReason: 'refused', pieces: 2, restocked: false } },
  ])
})

it('the revenue of the dashboard is the sum that its orders come to in the list [OR-10, AN-04]', async () => {
  await deliver()
  const listed = async () => {
    const address = '/api/orders/sums?sold=true&currency=BDT'
    const [sum] = (await read<Answer<'orders.sums'>>(address)).sums
    return sum && { total: sum.total, returned: sum.returned, net: sum.total - sum.returned }
  }
  expect(await listed()).toEqual({ total: 2_780, returned: 0, net: await revenue() })
  await back(1)
  expect(await listed()).toEqual({ total: 2_780, returned: 900, net: await revenue() })
})

const undo = async () =>
  (await (await post('/api/orders/undo', { ids: [1] })).json()) as Answer<'orders.undo'>

it('is taken back for ten seconds, with its stock and revenue; the history keeps both [OR-10]', async () => {
  await deliver()
  await back(1)
  const first = await order()
  expect([await stock(), await revenue()]).toEqual([3, 1_880])
  now += 12_000
  await back(2)
  expect([await stock(), await revenue()]).toEqual([5, 80])
  now += 10_999
  expect(await undo()).toEqual({ undone: [1], refused: [] })
  expect([await stock(), await revenue()]).toEqual([3, 1_880])
  const undone = await order()
  expect(undone).toMatchObject({
    status: 'delivered',
    returned: true,
    returnedAmount: 900,
    returns: first.returns,
    customerOrders: { returned: 0, partlyReturned: 1 },
  })
  expect(undone.history.slice(-2)).toMatchObject([
    { kind: 'return', facts: { pieces: 2 } },
    { kind: 'undone', from: null, to: null, actor: 'human' },
  ])
  // What was undone is not undone twice, and nothing before it.
  expect(await undo()).toMatchObject({ refused: [{ reason: { code: 'changed_meanwhile' } }] })
  await back(2, { restock: false })
  expect(await undo()).toEqual({ undone: [1], refused: [] })
  expect([await stock(), await revenue()]).toEqual([3, 1_880])
  const period = await read<Answer<'analytics.get'>>('/api/analytics?period=24hours')
  expect(period.total.revenue).toEqual({ BDT: 1_880 })
})

it('what was paid is all of it once the rest came back, and a part again when that is taken back [OR-10]', async () => {
  await deliver()
  const pay = async (body: object) =>
    (await filled.server.ask('/api/orders/1', { method: 'PATCH', body })).json()
  expect(await pay({ paidAmount: 1_880 })).toMatchObject({ paymentStatus: 'part', amountDue: 900 })
  await back(1)
  expect(await order()).toMatchObject({ paymentStatus: 'paid', amountDue: 0 })
  await undo()
  expect(await order()).toMatchObject({ paymentStatus: 'part', amountDue: 900 })
  expect(await read('/api/orders?payment=part')).toMatchObject([{ id: 1 }])
  // Typed after it came back.
  await back(1)
  expect(await pay({ paidAmount: 980 })).toMatchObject({ paymentStatus: 'part', amountDue: 900 })
  for (const body of [{ paidAmount: 1_880 }, { paymentStatus: 'part', paidAmount: 1_900 }])
    expect(await pay(body)).toMatchObject({ paymentStatus: 'paid', amountDue: 0 })
})

const orderByHand = (clientId: string, quantity: number) =>
  filled.server.ask('/api/orders', {
    method: 'POST',
    body: {
      campaignId: 1,
      conversationId: 1,
      lines: [{ productId: 1, quantity }],
      customerName: 'Rahim Uddin',
      customerPhone: '01712345678',
      customerAddress: 'Dhaka',
      clientId,
    },
  })

it('stays where it is too old, or where what came back was sold meanwhile [OR-10]', async () => {
  await deliver()
  await back(3)
  expect((await orderByHand('all', 5)).status).toBe(200)
  expect(await undo()).toMatchObject({
    undone: [],
    refused: [{ id: 1, reason: { code: 'product_out_of_stock' } }],
  })
  expect(await order()).toMatchObject({ returned: true, returnedAmount: 2_700 })
  expect(await stock()).toBe(0)
  now += 11_000
  expect(await undo()).toMatchObject({ refused: [{ reason: { code: 'order_move_final' } }] })
  expect((await order()).returns).toHaveLength(1)
})

it('an undo after a return is of the return, and the customer still hears of the delivery [OR-10, OR-09]', async () => {
  for (const status of ['processing', 'shipped']) await post('/api/orders/1/status', { status })
  await post('/api/orders/1/status', { status: 'delivered', tell: true })
  await back(1)
  expect(await undo()).toEqual({ undone: [1], refused: [] })
  expect(await order()).toMatchObject({ status: 'delivered', returned: false, returns: [] })
  const { scheduled } = await read<Answer<'queue.status'>>('/api/queue/status')
  expect(scheduled).toBe(1)
})

it('takes another amount where one is given, and the file tells it [OR-10, OR-04]', async () => {
  await deliver()
  await back(1, { amount: '500.50' })
  expect(await revenue()).toBe(2_279.5)
  expect(await read('/api/orders/export?format=json')).toMatchObject([{ returnedAmount: 500.5 }])
})

it('the customer’s own history is in the chat, too [OR-10]', async () => {
  await deliver()
  await back(3)
  await orderByHand('another', 1)
  await filled.server.ask('/api/orders/2/status', { method: 'POST', body: { status: 'cancelled' } })
  expect(await read('/api/conversations/1')).toMatchObject({
    customerOrders: { orders: 2, delivered: 1, returned: 1, cancelled: 1 },
  })
})

it('the log says what was paid and what came back, in words of its own [OR-09, OR-10]', async () => {
  const last = async () => (await read<Answer<'logs.list'>>('/api/system/logs')).at(0)?.message
  const change = (body: object) => filled.server.ask('/api/orders/1', { method: 'PATCH', body })
  await change({ paidAmount: '1000' })
  expect(await last()).toBe('Order PAL-000001 was marked as partly paid')
  await change({ paymentStatus: 'paid' })
  expect(await last()).toBe('Order PAL-000001 was marked as paid')
  // How it was paid is not how far.
  await change({ paymentMethod: 'bkash' })
  expect(await last()).toBe('Order PAL-000001 was changed')
  await deliver()
  await back(2)
  expect(await last()).toBe('2 pieces of order PAL-000001 came back')
})
