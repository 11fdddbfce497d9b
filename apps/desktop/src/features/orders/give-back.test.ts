import type { OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

let filled: FilledServer
let now = noon
beforeEach(async () => {
  now = noon
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        // Two of 250.00, and one of another order that nothing is the matter with.
        await placeOrder(tx, someOrder({ line: { unitPriceMinor: 25_000, quantity: 2 } }))
        await placeOrder(tx, someOrder({ line: { unitPriceMinor: 9_000 } }))
      })
    },
    clockAt(() => now),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
const order = () => read<OrderDetail>('/api/orders/1')
const change = (body: object) => filled.server.ask('/api/orders/1', { method: 'PATCH', body })
const post = (path: string, body: object) => filled.server.ask(path, { method: 'POST', body })
const move = (status: string) => post('/api/orders/1/status', { status })
const found = async () =>
  (await read<{ id: number }[]>('/api/orders?payment=give_back')).map(({ id }) => id)
const facts = async () => (await order()).history.at(-1)?.facts

it('what was paid for items that were taken out again is to be given back, and is found [OR-09, OR-02]', async () => {
  expect(await found()).toEqual([])
  await change({ paymentStatus: 'paid' })
  await post('/api/orders/1/items', { lines: [{ productId: 1, quantity: 1 }] })
  expect(await order()).toMatchObject({
    paymentStatus: 'paid',
    totalAmount: 250,
    paidAmount: 500,
    amountDue: 0,
    amountToGiveBack: 250,
  })
  expect(await found()).toEqual([1])
  expect(await read('/api/orders/count?payment=give_back')).toEqual({ count: 1 })
  expect(await read('/api/orders/sums')).toMatchObject({ sums: [{ due: 90, giveBack: 250 }] })
})

it('money is given back in parts, and what is left of it is shown until nothing is [OR-09]', async () => {
  await change({ paymentStatus: 'paid' })
  const paidAt = (await order()).paidAt
  await post('/api/orders/1/items', { lines: [{ productId: 1, quantity: 1 }] })
  now += 1_000
  expect(await (await change({ refundAmount: '100' })).json()).toMatchObject({
    paymentStatus: 'paid',
    paidAmount: 400,
    amountToGiveBack: 150,
  })
  expect(await facts()).toEqual({
    paymentStatus: 'paid',
    paymentMethod: 'cash_on_delivery',
    refunded: 100,
  })
  await change({ refundAmount: 150 })
  expect(await order()).toMatchObject({
    paymentStatus: 'paid',
    paidAmount: 250,
    amountDue: 0,
    amountToGiveBack: 0,
    paidAt,
  })
  expect(await found()).toEqual([])
})

it('the same press once more gives nothing back again [OR-09]', async () => {
  await change({ paymentStatus: 'paid' })
  await post('/api/orders/1/items', { lines: [{ productId: 1, quantity: 1 }] })
  const press = () => change({ refundAmount: 250, paidAmount: 500 })
  expect((await press()).status).toBe(200)
  const again = await press()
  expect([again.status, await again.json()]).toMatchObject([400, { code: 'order_refund_amount' }])
  expect(await order()).toMatchObject({ paidAmount: 250, paymentStatus: 'paid' })
})

it('all that a customer paid for a cancelled order is to be given back [OR-09]', async () => {
  await change({ paymentStatus: 'part', paidAmount: 200 })
  await move('cancelled')
  expect(await order()).toMatchObject({ amountDue: 0, amountToGiveBack: 200 })
  expect(await found()).toEqual([1])
  await change({ refundAmount: 200 })
  expect(await order()).toMatchObject({
    paymentStatus: 'refunded',
    paidAmount: 0,
    amountToGiveBack: 0,
  })
})

it('a part given back for another reason is no money to collect again [OR-09]', async () => {
  await change({ paymentStatus: 'paid' })
  now += 1_000
  await change({ refundAmount: 50 })
  expect(await order()).toMatchObject({
    paymentStatus: 'refunded',
    paidAmount: 450,
    amountDue: 0,
    amountToGiveBack: 0,
    paidAt: new Date(now).toISOString(),
  })
})

it('what came back of a paid order is to be given back, and then it is paid [OR-09, OR-10]', async () => {
  await change({ paymentStatus: 'paid' })
  for (const status of ['processing', 'shipped', 'delivered']) await move(status)
  await post('/api/orders/1/returns', {
    lines: [{ line: 1, quantity: 1 }],
    reason: 'damaged',
    restock: false,
  })
  expect(await order()).toMatchObject({ amountToGiveBack: 250, amountDue: 0 })
  await change({ refundAmount: 250 })
  expect(await order()).toMatchObject({ paymentStatus: 'paid', amountToGiveBack: 0, amountDue: 0 })
})

it('what was given back for a return is due again where that return is undone [OR-09, OR-10]', async () => {
  await change({ paymentStatus: 'paid' })
  for (const status of ['processing', 'shipped', 'delivered']) await move(status)
  await post('/api/orders/1/returns', {
    lines: [{ line: 1, quantity: 2 }],
    reason: 'damaged',
    restock: false,
  })
  await change({ refundAmount: 500 })
  expect(await order()).toMatchObject({ paymentStatus: 'refunded', amountDue: 0 })
  await post('/api/orders/undo', { ids: [1], what: 'return' })
  expect(await order()).toMatchObject({
    paymentStatus: 'unpaid',
    amountDue: 500,
    returnedAmount: 0,
  })
})

it('a customer who paid twice is paid in full, and the second time is to be given back [OR-09]', async () => {
  await change({ paymentStatus: 'paid', paidAmount: 1_000 })
  expect(await order()).toMatchObject({
    paymentStatus: 'paid',
    paidAmount: 1_000,
    amountToGiveBack: 500,
  })
  expect(await facts()).toMatchObject({ paymentStatus: 'paid', paidAmount: 1_000 })
})

it('no more is given back than was paid, and less than the total is not paid in full [OR-09]', async () => {
  await change({ paymentStatus: 'part', paidAmount: 200 })
  for (const [body, field, code] of [
    [{ refundAmount: 201 }, 'refundAmount', 'order_refund_amount'],
    [{ refundAmount: 0 }, 'refundAmount', 'order_refund_amount'],
    [{ refundAmount: 'all' }, 'refundAmount', 'field_not_amount'],
    [{ paymentStatus: 'paid', paidAmount: 499 }, 'paidAmount', 'order_paid_less'],
  ] as const) {
    const refused = await change(body)
    expect([refused.status, await refused.json()]).toMatchObject([400, { field, code }])
  }
  expect(await order()).toMatchObject({ paidAmount: 200, amountToGiveBack: 0 })
})

/** What a courier collects, from the file it gets. */
async function collected() {
  now += 60_000
  const make = { courier: 'pathao', ids: [1], again: true }
  const { file } = (await (await post('/api/orders/courier-files', make)).json()) as {
    file: string
  }
  const query = new URLSearchParams({ courier: 'pathao', at: file })
  const csv = await (await filled.server.ask(`/api/orders/courier-files?${query}`)).text()
  const [row] = parse<Record<string, string>>(csv, { bom: true, columns: true })
  return row?.['AmountToCollect(*)']
}

it('a part of an advance that is given back is collected with the rest, of whatever is put in, too [OR-09, OR-04]', async () => {
  await change({ paymentStatus: 'part', paidAmount: 460 })
  const { paidAt } = await order()
  expect(await (await change({ refundAmount: 100 })).json()).toMatchObject({
    paymentStatus: 'part',
    paidAmount: 360,
    amountDue: 140,
    paidAt,
  })
  expect(await collected()).toBe('140')
  await post('/api/orders/1/items', { lines: [{ productId: 1, quantity: 3 }] })
  expect(await collected()).toBe('390')
  for (const status of ['processing', 'shipped', 'delivered']) await move(status)
  const due = async () =>
    (await read<{ id: number }[]>('/api/orders?payment=due')).map(({ id }) => id)
  expect(await due()).toEqual([1])
  // Its courier has collected the rest, and owes just that.
  await change({ refundAmount: 60 })
  expect(await order()).toMatchObject({
    paymentStatus: 'part',
    paidAmount: 300,
    waivedAmount: 60,
    amountDue: 390,
  })
  expect(await due()).toEqual([1])
  const { owed } = await read<{ owed: { due: number }[] }>('/api/orders/couriers')
  expect(owed).toMatchObject([{ due: 390 }])
  await post('/api/orders/1/set-back', { from: 'delivered' })
  expect(await order()).toMatchObject({ paymentStatus: 'part', amountDue: 450 })
})

it('a courier who hands over what they collected has settled a delivered order of which a part was given back [OR-09]', async () => {
  await change({ paymentStatus: 'part', paidAmount: 200 })
  for (const status of ['processing', 'shipped', 'delivered']) await move(status)
  now += 60_000
  await change({ refundAmount: 200 })
  expect(await order()).toMatchObject({ paymentStatus: 'part', paidAmount: 0, amountDue: 300 })
  expect(await read('/api/orders/sums')).toMatchObject({ sums: [{ due: 390, giveBack: 0 }] })
  await post('/api/orders/payments', { ids: [1], received: [{ id: 1, amount: 100, due: 300 }] })
  expect(await order()).toMatchObject({ paymentStatus: 'part', paidAmount: 100, amountDue: 200 })
  await post('/api/orders/payments', { ids: [1] })
  expect(await order()).toMatchObject({
    paymentStatus: 'paid',
    paidAmount: 300,
    waivedAmount: 200,
    amountDue: 0,
    amountToGiveBack: 0,
  })
  await post('/api/orders/undo', { ids: [1], what: 'payment' })
  expect(await order()).toMatchObject({ paidAmount: 100, waivedAmount: 200, amountDue: 200 })
})

it('who says by hand that a part is missing takes back what was let off [OR-09]', async () => {
  await change({ paymentStatus: 'paid' })
  await change({ refundAmount: 50 })
  await change({ paymentStatus: 'part', paidAmount: 450 })
  expect(await order()).toMatchObject({ paymentStatus: 'part', waivedAmount: 0, amountDue: 50 })
})

it('all that came in and was given back before the parcel went is collected [OR-09, OR-04]', async () => {
  await change({ paymentStatus: 'paid' })
  await change({ refundAmount: 500 })
  expect(await order()).toMatchObject({ paymentStatus: 'unpaid', amountDue: 500, paidAt: null })
  expect(await collected()).toBe('500')
})

it('what was given back of a cancelled order is due again once it is set back [OR-09, OR-04, OR-06]', async () => {
  await change({ paymentStatus: 'part', paidAmount: 200 })
  await move('cancelled')
  await change({ refundAmount: 200 })
  await post('/api/orders/1/set-back', { from: 'cancelled' })
  expect(await order()).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'unpaid',
    paidAmount: 0,
    amountDue: 500,
    paidAt: null,
  })
  expect(await collected()).toBe('500')
  await change({ paymentStatus: 'paid' })
  await move('cancelled')
  await change({ refundAmount: 100 })
  await post('/api/orders/undo', { ids: [1], what: 'cancelled' })
  expect(await order()).toMatchObject({ paymentStatus: 'part', paidAmount: 400, amountDue: 100 })
})

it('a cancellation that is undone leaves what was given back for another reason as it was [OR-09, OR-06]', async () => {
  await change({ paymentStatus: 'paid' })
  await change({ refundAmount: 50 })
  await move('cancelled')
  await post('/api/orders/undo', { ids: [1], what: 'cancelled' })
  expect(await order()).toMatchObject({ paymentStatus: 'refunded', paidAmount: 450, amountDue: 0 })
  // What is put in is paid on its own: what was let off stays so.
  await post('/api/orders/1/items', { lines: [{ productId: 1, quantity: 3 }] })
  expect(await order()).toMatchObject({ paymentStatus: 'part', amountDue: 250 })
})

it('of an order that costs nothing nothing is to be paid [OR-09, OR-11]', async () => {
  const free = {
    campaignId: 1,
    lines: [{ productId: 1, quantity: 1, unitPrice: 0 }],
    deliveryFee: 0,
    customerName: 'Karim',
    customerPhone: '01812345678',
    customerAddress: 'Dhaka',
    clientId: 'free',
    paymentStatus: 'unpaid',
  }
  const { id } = (await (await post('/api/orders', free)).json()) as OrderDetail
  const path = `/api/orders/${id}`
  expect(await read(path)).toMatchObject({ totalAmount: 0, amountDue: 0, paymentStatus: 'paid' })
  await post(`${path}/items`, { lines: [{ productId: 1, quantity: 1, unitPrice: 40 }] })
  expect(await read(path)).toMatchObject({ amountDue: 40, paymentStatus: 'unpaid' })
})
