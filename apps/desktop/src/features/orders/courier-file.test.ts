import type { Answer } from '@pal/core/contract/endpoints'
import type { Order, OrderDetail } from '@pal/core/contract/orders'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { keepCourierFile } from '@pal/db/orders/courier-files'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

let filled: FilledServer
let now = noon
const fill = async (store: Store) => {
  await aPage(store)
  await aCampaign(store, { products: [{ name: 'Saree', price_minor: 100_050 }] })
  await store.transaction((tx) => ingestInbound(tx, inbound()))
  for (let n = 1; n <= 7; n += 1) {
    const order = someOrder({
      line: { unitPriceMinor: 100_050 + n, quantity: 2 },
      customer: {
        name: `=Customer ${n}`,
        phone: n === 1 ? '01712345678' : '+8801712345678',
        address: 'House 1, Road 2\nMirpur, Dhaka',
      },
      deliveryMinor: 6_000,
      deliveryArea: 'Mirpur',
      note: 'Pays late',
      now: noon - 10 + n,
    })
    await store.transaction((tx) => placeOrder(tx, order))
  }
}
beforeEach(async () => {
  now = noon
  filled = await startFilledServer(
    fill,
    clockAt(() => now),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
const send = async <T>(path: string, body: object, method = 'POST') => {
  const answer = await filled.server.ask(path, { method, body })
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as T
}
const change = (id: number, body: object) => send(`/api/orders/${id}`, body, 'PATCH')
const move = async (id: number, ...statuses: string[]) => {
  for (const status of statuses) await send(`/api/orders/${id}/status`, { status })
}
const order = (id: number) => read<OrderDetail>(`/api/orders/${id}`)
const unfiled = async () => (await read<Order[]>('/api/orders?unfiled=true')).map(({ id }) => id)

type Made = Answer<'orders.toCourier'>
const make = (body: object = {}, query = '') =>
  send<Made>(`/api/orders/courier-files?${query}`, { courier: 'pathao', ...body })
const look = (body: object = {}, query = '') => make({ ...body, dryRun: true }, query)

/** What the courier's page reads. */
const rowsOf = async ({ file: at }: Made, courier = 'pathao') => {
  const query = new URLSearchParams({ courier, at: at ?? '' })
  const answer = await filled.server.ask(`/api/orders/courier-files?${query.toString()}`)
  expect(answer.headers.get('content-disposition')).toMatch(`filename="${courier}-`)
  return parse<Record<string, string>>(await answer.text(), { bom: true, columns: true })
}
const numbersIn = async (made: Made, courier = 'pathao') =>
  (await rowsOf(made, courier)).map((row) => row['MerchantOrderId'] ?? row['Invoice'])
const number = (id: number) => `PAL-00000${id}`

it('a courier gets a file with the columns that its page asks for, of what is to be sent [OR-04]', async () => {
  for (const id of [3, 4]) await move(id, 'processing', 'shipped', 'delivered')
  await move(5, 'cancelled')
  await change(2, { paymentStatus: 'part', paidAmount: '1000' })
  await change(6, { paymentStatus: 'paid' })
  for (const id of [1, 7]) await change(id, { deliveryInstructions: 'After 6 pm\n01812345678' })
  const parcels = await rowsOf(await make())
  expect(parcels.map((row) => [row['MerchantOrderId'], row['AmountToCollect(*)']])).toEqual([
    ['PAL-000007', '2061.14'],
    ['PAL-000006', '0'],
    ['PAL-000002', '1061.04'],
    ['PAL-000001', '2061.02'],
  ])
  expect(parcels.at(-1)).toEqual({
    ItemType: 'parcel',
    StoreName: '',
    MerchantOrderId: 'PAL-000001',
    'RecipientName(*)': "'=Customer 1",
    'RecipientPhone(*)': '01712345678',
    'RecipientAddress(*)': 'House 1, Road 2\nMirpur, Dhaka',
    'RecipientCity(*)': '',
    'RecipientZone(*)': '',
    RecipientArea: 'Mirpur',
    'AmountToCollect(*)': '2061.02',
    ItemQuantity: '2',
    ItemWeight: '',
    ItemDesc: '2 x Saree',
    SpecialInstruction: 'After 6 pm\n01812345678',
  })
  const steadfast = await make({ courier: 'steadfast', again: true }, 'status=confirmed')
  const [first] = await rowsOf(steadfast, 'steadfast')
  expect(first).toEqual({
    Invoice: 'PAL-000007',
    Name: "'=Customer 7",
    Address: 'House 1, Road 2\nMirpur, Dhaka',
    Phone: '01712345678',
    Amount: '2061.14',
    Note: 'After 6 pm 01812345678; 2 x Saree',
  })
  // What is cancelled is no parcel, also where it is asked for.
  expect(await make({}, 'status=cancelled')).toMatchObject({ orders: 0, file: null })
})

it('an order notes which file it is in, and the next one leaves it out [OR-04]', async () => {
  expect(await look()).toEqual({
    orders: 7,
    before: 0,
    last: null,
    changed: 0,
    withoutAddress: [],
    file: null,
  })
  expect(await unfiled()).toEqual([7, 6, 5, 4, 3, 2, 1])
  const first = await make({ ids: [1, 2, 3] })
  expect(first).toMatchObject({ orders: 3, file: new Date(noon).toISOString() })
  expect(await numbersIn(first)).toEqual([3, 2, 1].map(number))
  const file = { courier: 'pathao', at: first.file, changed: false }
  expect(await order(2)).toMatchObject({
    courierFile: file,
    history: [
      { kind: 'placed' },
      { kind: 'shipping', actor: 'human', at: first.file, facts: { courierFile: 'pathao' } },
    ],
  })
  expect(await unfiled()).toEqual([7, 6, 5, 4])
  expect(await read('/api/orders/count?unfiled=true')).toEqual({ count: 4 })
  expect((await read<Order[]>('/api/orders')).at(-1)).toMatchObject({ courierFile: file })

  now += 24 * 3_600_000
  expect(await look()).toEqual({
    orders: 4,
    before: 3,
    last: new Date(noon).toISOString(),
    changed: 0,
    withoutAddress: [],
    file: null,
  })
  // Looking has stored nothing.
  expect(await unfiled()).toEqual([7, 6, 5, 4])
  const second = await make({ courier: 'steadfast' })
  expect(second).toMatchObject({ orders: 4, before: 3 })
  expect(await numbersIn(second, 'steadfast')).toEqual([7, 6, 5, 4].map(number))
  expect(await unfiled()).toEqual([])
  // It can be fetched once more, and is what it was.
  expect(await numbersIn(first)).toEqual([3, 2, 1].map(number))
  // The last one counts.
  expect(await look()).toMatchObject({ orders: 0, before: 7, last: new Date(now).toISOString() })
  expect(await make()).toMatchObject({ orders: 0, file: null })
})

it('what was in a file before comes into another one where that is asked for [OR-04]', async () => {
  await make({ ids: [1, 2] })
  now += 1_000
  const again = await make({ courier: 'steadfast', ids: [2, 3], again: true })
  expect(again).toMatchObject({ orders: 2, before: 1 })
  expect(await numbersIn(again, 'steadfast')).toEqual([3, 2].map(number))
  const { history, courierFile } = await order(2)
  expect(courierFile).toEqual({ courier: 'steadfast', at: again.file, changed: false })
  expect(history.map(({ facts }) => facts.courierFile)).toEqual([undefined, 'pathao', 'steadfast'])
})

it('two files of one moment are two files, and a second press makes none [OR-04]', async () => {
  const [one, other] = await Promise.all([make({ ids: [1, 2] }), make({ ids: [2, 3] })])
  const together = [...(await numbersIn(one)), ...(await numbersIn(other))]
  expect(together.toSorted()).toEqual([1, 2, 3].map(number))
  expect(one.file).not.toBe(other.file)
  expect(await make({ ids: [1, 2] })).toMatchObject({ orders: 0, before: 2, file: null })
})

it('a file has what the filters and the search find, and of what is ticked what is to be handed over [OR-02, OR-04]', async () => {
  await move(6, 'processing', 'shipped')
  await move(5, 'cancelled')
  await move(3, 'processing', 'shipped', 'delivered')
  expect(await look({}, 'search=customer%204')).toMatchObject({ orders: 1 })
  expect(await numbersIn(await make({}, 'search=customer%204'))).toEqual([number(4)])
  expect(await look({}, 'search=nobody')).toMatchObject({ orders: 0 })
  expect(await look({}, 'status=shipped')).toMatchObject({ orders: 1 })
  const booked = await make({ ids: [1, 5, 3, 6] })
  expect(await numbersIn(booked)).toEqual([6, 1].map(number))
  for (const wrong of [{ ids: [] }, { courier: 'dhl' }]) {
    const body = { courier: 'pathao', ...wrong }
    const answer = await filled.server.ask('/api/orders/courier-files', { method: 'POST', body })
    expect(answer.status).toBe(400)
  }
})

it('an order that is no longer as its file says so: address, items, cash, set back [OR-06, OR-09]', async () => {
  const changed = async () =>
    (await read<Order[]>('/api/orders'))
      .filter(({ courierFile }) => courierFile?.changed)
      .map(({ id }) => id)
  await move(4, 'processing', 'shipped')
  await make({ ids: [1, 2, 3, 4, 5, 6] })
  expect(await changed()).toEqual([])
  // Neither is told to the courier.
  await change(5, { courier: 'Pathao', trackingNumber: 'PX-77' })
  await move(5, 'processing', 'shipped')
  await change(6, { paymentMethod: 'bkash' })
  // In no file: there is nothing that is wrong about it.
  await change(7, { customerAddress: 'House 9, Sylhet' })
  expect(await changed()).toEqual([])

  now += 1_000
  await change(1, { customerAddress: 'House 9, Sylhet' })
  await send('/api/orders/2/items', { lines: [{ productId: 1, quantity: 1 }] })
  await change(3, { paymentStatus: 'part', paidAmount: 500 })
  now += 60_000
  await send('/api/orders/4/set-back', { from: 'shipped' })
  expect(await changed()).toEqual([4, 3, 2, 1])
  expect(await look()).toMatchObject({ orders: 1, before: 5, changed: 4 })
  // What has gone and was set back to that still goes by its file.
  await move(5, 'delivered')
  now += 60_000
  await send('/api/orders/5/set-back', { from: 'delivered' })
  expect(await changed()).toEqual([4, 3, 2, 1])
  // The next file says it as it is now.
  const next = await make({ ids: [1, 2], again: true })
  expect((await rowsOf(next)).map((row) => row['RecipientAddress(*)'])).toEqual([
    'House 1, Road 2\nMirpur, Dhaka',
    'House 9, Sylhet',
  ])
  expect(await changed()).toEqual([4, 3])
  // Whoever has told the courier says so.
  now += 1_000
  await change(4, { courierTold: true })
  expect(await changed()).toEqual([3])
  // Its history says when, once, however often it is pressed.
  await change(4, { courierTold: true })
  const { history } = await order(4)
  expect(history.filter(({ facts }) => facts.courierTold)).toEqual([
    expect.objectContaining({
      kind: 'shipping',
      actor: 'human',
      at: new Date(now).toISOString(),
      facts: { courierTold: 'pathao' },
    }),
  ])
  await change(7, { courierTold: true })
  expect((await order(7)).history.map(({ kind }) => kind)).toEqual(['placed', 'edited'])
  // Once it was handed over nobody can tell the courier any more.
  await move(3, 'processing', 'shipped', 'delivered')
  expect(await changed()).toEqual([])
})

it('a cancelled order whose courier waits for its parcel says so, until the courier knows [OR-06]', async () => {
  const isChanged = async (id: number) => (await order(id)).courierFile?.changed
  const undo = (id: number) => send('/api/orders/undo', { ids: [id], what: 'cancelled' })
  await make({ ids: [1, 2, 3] })
  await move(1, 'cancelled')
  expect(await isChanged(1)).toBe(true)
  await undo(1)
  expect(await isChanged(1)).toBe(false)
  // It was not right before it was cancelled, either.
  now += 1_000
  await change(2, { customerAddress: 'House 9, Sylhet' })
  now += 1_000
  await move(2, 'cancelled')
  await undo(2)
  expect(await isChanged(2)).toBe(true)
  await move(2, 'cancelled')
  await change(2, { courierTold: true })
  expect(await isChanged(2)).toBe(false)
  // It has gone: whoever cancels it mostly has it from the courier that it comes back.
  await move(3, 'processing', 'shipped', 'cancelled')
  expect(await isChanged(3)).toBe(false)
  await move(4, 'cancelled')
  expect((await order(4)).courierFile).toBeNull()
})

it('a payment that is taken back leaves the file right again, unless one was made meanwhile [OR-09]', async () => {
  const isChanged = async (id: number) => (await order(id)).courierFile?.changed
  const undo = (id: number) => send('/api/orders/undo', { ids: [id], what: 'payment' })
  await make({ ids: [1, 2] })
  await change(1, { paymentStatus: 'paid' })
  await change(2, { paymentStatus: 'paid' })
  await change(3, { paymentStatus: 'paid' })
  expect([await isChanged(1), await isChanged(2)]).toEqual([true, true])
  await make({ ids: [2, 3], again: true })
  for (const id of [1, 2, 3]) await undo(id)
  expect([await isChanged(1), await isChanged(2), await isChanged(3)]).toEqual([false, true, true])
})

type Files = Answer<'orders.courierFiles'>
const lastFiles = () => read<Files>('/api/orders/courier-files/last')
const takeBack = ({ file: at }: Made) =>
  send<{ orders: number }>('/api/orders/courier-files/take-back', { at })

it('a file that was made by mistake is taken back: its orders are in none, and their history says so [OR-04]', async () => {
  const first = await make({ ids: [1, 2] })
  now += 60_000
  const mistake = await make({ courier: 'steadfast', ids: [3, 4] })
  expect(await lastFiles()).toEqual([
    { courier: 'steadfast', at: mistake.file, orders: 2 },
    { courier: 'pathao', at: first.file, orders: 2 },
  ])
  await change(3, { customerAddress: 'House 9, Sylhet' })
  now += 60_000
  expect(await takeBack(mistake)).toEqual({ orders: 2 })
  expect(await lastFiles()).toEqual([{ courier: 'pathao', at: first.file, orders: 2 }])
  expect(await unfiled()).toEqual([7, 6, 5, 4, 3])
  const { courierFile, history } = await order(3)
  expect(courierFile).toBeNull()
  expect(history.at(-1)).toMatchObject({
    kind: 'shipping',
    actor: 'human',
    at: new Date(now).toISOString(),
    facts: { courierFile: 'steadfast', undone: true },
  })
  expect(await numbersIn(mistake, 'steadfast')).toEqual([])
  // The next one has them again, as if the other had not been.
  expect(await look()).toMatchObject({ orders: 5, before: 2, changed: 0 })
  const body = { at: mistake.file }
  const twice = await filled.server.ask('/api/orders/courier-files/take-back', {
    method: 'POST',
    body,
  })
  expect(twice.status).toBe(404)
  expect(await twice.json()).toMatchObject({ code: 'courier_file_not_found' })
})

it('what a later file holds stays in that; what was in one before is in that again [OR-04]', async () => {
  const first = await make({ ids: [1, 2, 3] })
  now += 60_000
  const second = await make({ courier: 'steadfast', ids: [1, 2], again: true })
  expect(await takeBack(first)).toEqual({ orders: 1 })
  expect((await order(1)).courierFile).toMatchObject({ at: second.file })
  expect(await unfiled()).toEqual([7, 6, 5, 4, 3])

  now += 60_000
  const third = await make({ ids: [1, 2], again: true })
  await change(2, { customerAddress: 'House 9, Sylhet' })
  await takeBack(third)
  // The courier of the second has the old address of one.
  expect((await order(1)).courierFile).toEqual({
    courier: 'steadfast',
    at: second.file,
    changed: false,
  })
  expect((await order(2)).courierFile).toEqual({
    courier: 'steadfast',
    at: second.file,
    changed: true,
  })
  expect(await unfiled()).toEqual([7, 6, 5, 4, 3])
})

it('a file that was taken back is not come back to, when a later one is taken back, too [OR-04]', async () => {
  const first = await make({ ids: [1, 2] })
  now += 60_000
  const second = await make({ courier: 'steadfast', ids: [1, 2, 3], again: true })
  now += 60_000
  const third = await make({ ids: [1, 4], again: true })
  now += 60_000
  expect(await takeBack(second)).toEqual({ orders: 2 })
  // One stays in the third, and its history says what became of the second.
  const { courierFile, history } = await order(1)
  expect(courierFile).toMatchObject({ at: third.file })
  expect(history.at(-1)?.facts).toMatchObject({ courierFile: 'steadfast', undone: true })
  expect((await order(2)).courierFile).toMatchObject({ at: first.file })
  now += 60_000
  expect(await takeBack(third)).toEqual({ orders: 2 })
  expect((await order(1)).courierFile).toMatchObject({ courier: 'pathao', at: first.file })
  now += 60_000
  const fourth = await make({ ids: [1], again: true })
  expect(await takeBack(first)).toEqual({ orders: 1 })
  now += 60_000
  expect(await takeBack(fourth)).toEqual({ orders: 1 })
  expect((await order(1)).courierFile).toBeNull()
  expect(await unfiled()).toEqual([7, 6, 5, 4, 3, 2, 1])
})

it('of a file in whose making the program was killed nothing is left after the next start [OR-04]', async () => {
  await using left = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      await store.transaction((tx) => ingestInbound(tx, inbound()))
      for (let n = 0; n < 3; n += 1) await store.transaction((tx) => placeOrder(tx, someOrder()))
      const killed = ({ done }: { done: number }) =>
        done < 2 ? Promise.resolve() : new Promise<void>(() => undefined)
      const by = { courier: 'pathao', again: false, now: noon } as const
      void keepCourierFile(store.db, {}, by, killed, 2)
      const inFile = store.db.selectFrom('orders').where('courier_file_at', 'is not', null)
      await expect.poll(async () => (await inFile.select('id').execute()).length).toBe(2)
    },
    clockAt(() => noon + 1_000),
  )
  const answer = async (path: string): Promise<unknown> => (await left.server.ask(path)).json()
  await expect.poll(() => answer('/api/orders?unfiled=true')).toHaveLength(3)
  expect(await answer('/api/orders/courier-files/last')).toEqual([])
  const log = JSON.stringify(await answer('/api/system/logs'))
  expect(log).toContain('A file for a courier that was not finished was taken back: 2 orders')
})

it('names orders without an address before the file is made, as older stores hold them [OR-04]', async () => {
  await filled[Symbol.asyncDispose]()
  const without = { customer_address: ' \u200b' }
  filled = await startFilledServer(
    async (store) => {
      await fill(store)
      await store.db.updateTable('orders').set(without).where('id', 'in', [2, 5]).execute()
    },
    clockAt(() => now),
  )
  const named = (await look()).withoutAddress
  const number = async (id: number) => (await order(id)).orderId
  expect(named).toEqual([
    { id: 5, orderId: await number(5), before: false },
    { id: 2, orderId: await number(2), before: false },
  ])
  await make({ ids: [2] })
  expect((await look()).withoutAddress.map(({ before }) => before)).toEqual([false, true])
})
