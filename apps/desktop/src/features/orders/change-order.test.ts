import type { OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
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
        await placeOrder(tx, someOrder({ line: { unitPriceMinor: 125_050 } }))
      })
    },
    clockAt(() => now),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const order = async () => (await (await filled.server.ask('/api/orders/1')).json()) as OrderDetail
const change = (body: object) => filled.server.ask('/api/orders/1', { method: 'PATCH', body })
const changesInHistory = async () =>
  (await order()).history.map(({ kind, facts, actor }) => ({ kind, facts, actor }))

it('is cash on delivery and unpaid at first, and tells what is still to come in [OR-09]', async () => {
  expect(await order()).toMatchObject({
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'unpaid',
    paidAmount: 0,
    paidAt: null,
    amountDue: 1250.5,
    courier: null,
    trackingNumber: null,
  })
})

it('is paid in part, in full, and given back, each with its line in the history [OR-09]', async () => {
  now += 1_000
  const part = await change({ paymentStatus: 'part', paidAmount: '250.50', paymentMethod: 'bkash' })
  expect(await part.json()).toMatchObject({ paidAmount: 250.5, amountDue: 1000 })
  now += 1_000
  await change({ paymentStatus: 'paid', paidAt: new Date(noon).toISOString() })
  expect(await order()).toMatchObject({
    paymentStatus: 'paid',
    paymentMethod: 'bkash',
    paidAmount: 1250.5,
    amountDue: 0,
    paidAt: new Date(noon).toISOString(),
  })
  now += 1_000
  await change({ paymentStatus: 'refunded' })
  expect(await order()).toMatchObject({
    paidAmount: 0,
    amountDue: 0,
    paidAt: new Date(now).toISOString(),
  })
  expect((await changesInHistory()).slice(1)).toEqual([
    {
      kind: 'payment',
      facts: { paymentStatus: 'part', paymentMethod: 'bkash', paidAmount: 250.5 },
      actor: 'human',
    },
    {
      kind: 'payment',
      facts: { paymentStatus: 'paid', paymentMethod: 'bkash', paidAmount: 1250.5 },
      actor: 'human',
    },
    {
      kind: 'payment',
      facts: { paymentStatus: 'refunded', paymentMethod: 'bkash' },
      actor: 'human',
    },
  ])
})

it('an order is found by the number of its payment, in the list and in the palette, and by no older one [OR-02, SH-08]', async () => {
  const found = async (search: string) => {
    const lists = await Promise.all([
      filled.server.ask(`/api/orders?search=${search}`),
      filled.server.ask(`/api/search?search=${search}`),
    ])
    const [list, all] = await Promise.all(lists.map(async (answer) => answer.json()))
    const ids = (rows: unknown) => (rows as { id: number }[]).map(({ id }) => id)
    return { list: ids(list), palette: ids((all as { orders: unknown }).orders) }
  }
  const none = { list: [], palette: [] }
  expect(await found('9ab7xk21')).toEqual(none)
  await change({ paymentStatus: 'paid', paymentMethod: 'bkash', paymentReference: '9AB7XK21' })
  const first = { list: [1], palette: [1] }
  expect(await found('9ab7xk21')).toEqual(first)
  expect(await found('9ab7')).toEqual(first)
  // What else leads to it still does.
  await change({ customerName: 'Nasrin' })
  expect(await found('nasrin%209AB7XK21')).toEqual(first)
  now += 1_000
  await change({ paymentReference: '71234567890123' })
  expect(await found('9ab7xk21')).toEqual(none)
  expect(await found('71234567890123')).toEqual(first)
  await filled.server.ask('/api/orders/undo', {
    method: 'POST',
    body: { ids: [1], what: 'payment' },
  })
  expect(await found('9ab7xk21')).toEqual(first)
  expect(await found('71234567890123')).toEqual(none)
})

it('a payment keeps the number by which bKash knows it, and an undo brings the older one back [OR-09]', async () => {
  await change({ paymentStatus: 'paid', paymentMethod: 'bkash', paymentReference: ' 9AB7XK21 ' })
  expect(await order()).toMatchObject({ paymentReference: '9AB7XK21' })
  now += 1_000
  await change({ paymentReference: 'CD34' })
  expect((await changesInHistory()).at(-1)).toMatchObject({
    kind: 'payment',
    facts: { paymentMethod: 'bkash', paymentReference: 'CD34' },
  })
  const stale = await change({ paymentReference: 'EF56', was: { paymentReference: '9AB7XK21' } })
  expect(stale.status).toBe(409)
  const body = { ids: [1], what: 'payment' }
  await filled.server.ask('/api/orders/undo', { method: 'POST', body })
  expect(await order()).toMatchObject({ paymentReference: '9AB7XK21', paymentMethod: 'bkash' })
})

it('an amount alone says how far the order is paid [OR-09]', async () => {
  const states = []
  for (const paidAmount of [100, 1250.5, 0]) {
    const answer = (await (await change({ paidAmount })).json()) as OrderDetail
    states.push(answer.paymentStatus)
  }
  expect(states).toEqual(['part', 'paid', 'unpaid'])
})

it('refuses what cannot be, and then changes nothing [OR-09]', async () => {
  const future = new Date(now + 3_600_000).toISOString()
  for (const [body, field, code] of [
    [{ paymentStatus: 'part' }, 'paidAmount', 'order_part_amount'],
    [{ paymentStatus: 'part', paidAmount: '1250.50' }, 'paidAmount', 'order_part_amount'],
    [{ paymentStatus: 'part', paidAmount: 'some' }, 'paidAmount', 'field_not_amount'],
    [{ paidAmount: '1250.51' }, 'paidAmount', 'order_paid_too_much'],
    [{ paymentStatus: 'paid', paidAt: future }, 'paidAt', 'order_paid_at_future'],
    [{ paymentStatus: 'paid', paidAt: '0000-01-01T00:00:00Z' }, 'paidAt', 'order_paid_at_early'],
    [{ customerAddress: ' \u200b' }, 'customerAddress', 'field_empty'],
    [{ paymentStatus: 'later' }, 'paymentStatus', 'field_not_one_of'],
    [{ paymentMethod: ' ' }, 'paymentMethod', 'field_empty'],
  ] as const) {
    const refused = await change(body)
    expect([refused.status, await refused.json()]).toMatchObject([400, { field, code }])
  }
  // As an amount, which each window writes in its own language.
  const total = { minor: 125_050, currency: 'BDT', english: '৳1,250.50' }
  expect(await (await change({ paidAmount: '1250.51' })).json()).toMatchObject({
    params: { total },
    message: 'This is more than the total of ৳1,250.50',
  })
  expect(await order()).toMatchObject({ paymentStatus: 'unpaid', history: [{ kind: 'placed' }] })
  const none = await filled.server.ask('/api/orders/9', { method: 'PATCH', body: {} })
  expect(none.status).toBe(404)
})

it('keeps courier and tracking number, takes them away again, and tells no change twice [OR-09]', async () => {
  await change({ courier: ' Pathao ', trackingNumber: 'PX-77' })
  await change({ courier: 'Pathao', trackingNumber: 'PX-77', paymentStatus: 'unpaid' })
  expect(await order()).toMatchObject({ courier: 'Pathao', trackingNumber: 'PX-77' })
  await change({ courier: '', trackingNumber: null })
  expect(await order()).toMatchObject({ courier: null, trackingNumber: null })
  expect((await changesInHistory()).slice(1)).toEqual([
    { kind: 'shipping', facts: { courier: 'Pathao', trackingNumber: 'PX-77' }, actor: 'human' },
    { kind: 'shipping', facts: { courier: null, trackingNumber: null }, actor: 'human' },
  ])
})

it('both are in the file of orders [OR-04, OR-09]', async () => {
  await change({
    paymentStatus: 'part',
    paidAmount: 200,
    courier: 'Pathao',
    trackingNumber: 'PX-77',
  })
  const file = await filled.server.ask('/api/orders/export?format=json')
  expect(await file.json()).toMatchObject([
    { paymentStatus: 'part', paidAmount: 200, courier: 'Pathao', trackingNumber: 'PX-77' },
  ])
})

it('name, phone, address and delivery instructions can be put right until it is shipped, and the history keeps what was there [OR-06, OR-02]', async () => {
  const found = async (words: string) =>
    ((await (await filled.server.ask(`/api/orders?search=${words}`)).json()) as unknown[]).length
  const before = await order()
  now += 1_000
  const to = {
    customerName: 'Karima Sultana',
    customerPhone: '০১৮১২-৩৪৫৬৭৮',
    customerAddress: 'House 9, Road 4, Sylhet',
    deliveryInstructions: 'After 6 pm',
  }
  expect((await change(to)).status).toBe(200)
  expect(await order()).toMatchObject({ ...to, customerPhone: '01812345678' })
  await change(to)
  expect([await found('road%204%20sylhet'), await found('Dhaka')]).toEqual([1, 0])
  await change({ customerAddress: 'House 2, Cumilla', deliveryInstructions: '' })
  expect(await found('sylhet')).toBe(0)
  const { customerName, customerPhone, customerAddress } = before
  expect((await changesInHistory()).slice(1)).toEqual([
    {
      kind: 'edited',
      facts: { customerName, customerPhone, customerAddress, deliveryInstructions: '' },
      actor: 'human',
    },
    {
      kind: 'edited',
      facts: {
        customerAddress: to.customerAddress,
        deliveryInstructions: to.deliveryInstructions,
      },
      actor: 'human',
    },
  ])
  expect([await found('Karima'), await found('01812345678')]).toEqual([1, 1])
  expect(await found(encodeURIComponent(customerName))).toBe(0)
})

it('who gets it is not changed to nobody, to what is no phone, or once it has left [OR-06]', async () => {
  for (const [body, field, code] of [
    [{ customerName: ' ' }, 'customerName', 'field_empty'],
    [{ customerPhone: 'none' }, 'customerPhone', 'field_not_phone'],
    [{ customerAddress: 'x'.repeat(601) }, 'customerAddress', 'field_too_long'],
    [{ deliveryInstructions: 'x'.repeat(301) }, 'deliveryInstructions', 'field_too_long'],
  ] as const) {
    const refused = await change(body)
    expect([refused.status, await refused.json()]).toMatchObject([400, { field, code }])
  }
  for (const status of ['processing', 'shipped']) {
    await filled.server.ask('/api/orders/1/status', { method: 'POST', body: { status } })
  }
  const late = await change({ customerAddress: 'House 9' })
  expect([late.status, await late.json()]).toMatchObject([409, { code: 'order_has_left' }])
  expect((await order()).history.map(({ kind }) => kind)).not.toContain('edited')
})

it('what came back before it was paid is not counted as paid [OR-09, OR-10]', async () => {
  for (const status of ['processing', 'shipped', 'delivered']) {
    await filled.server.ask('/api/orders/1/status', { method: 'POST', body: { status } })
  }
  await filled.server.ask('/api/orders/1/returns', {
    method: 'POST',
    body: {
      lines: [{ line: 1, quantity: 1 }],
      reason: 'damaged',
      amount: '250.50',
      restock: false,
    },
  })
  await change({ paymentStatus: 'paid' })
  expect(await order()).toMatchObject({
    paymentStatus: 'paid',
    returnedAmount: 250.5,
    paidAmount: 1000,
    amountDue: 0,
  })
})

it('a window replaces nothing that another one has changed since it looked [OR-06, OR-09]', async () => {
  const seen = { paymentStatus: 'unpaid', paidAmount: 0 }
  await change({ paymentStatus: 'part', paidAmount: 300, was: seen })
  const refused = await change({ paymentStatus: 'part', paidAmount: 500, was: seen })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'changed_meanwhile', field: 'paidAmount' })
  expect(await order()).toMatchObject({ paidAmount: 300 })
  // As it was typed in the other window, too; and once it is known what is there now.
  expect((await change({ paymentStatus: 'part', paidAmount: '300', was: seen })).status).toBe(200)
  const known = { paymentStatus: 'part', paidAmount: 300 }
  await change({ paymentStatus: 'part', paidAmount: 500, was: known })
  expect(await order()).toMatchObject({ paidAmount: 500 })

  const { customerAddress, courier } = await order()
  await change({ customerAddress: 'House 9, Sylhet', was: { customerAddress } })
  await change({ courier: 'Pathao', was: { courier } })
  for (const late of [
    { customerAddress: 'House 8, Sylhet', was: { customerAddress } },
    { courier: 'RedX', was: { courier } },
  ]) {
    expect((await change(late)).status).toBe(409)
  }
  expect(await order()).toMatchObject({ customerAddress: 'House 9, Sylhet', courier: 'Pathao' })
})
