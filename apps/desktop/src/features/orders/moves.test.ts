import type { Answer } from '@pal/core/contract/endpoints'
import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { dayMs } from '@pal/core/durations'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'
import { each } from './moves.ts'

let filled: FilledServer
let now = noon
beforeEach(async () => {
  now = noon
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, {
        products: [{ name: 'Saree', price_minor: 10_000, stock_count: 4 }],
      })
      await store.transaction((tx) => ingestInbound(tx, inbound()))
      for (let n = 0; n < 3; n++) {
        await store.transaction((tx) =>
          placeOrder(tx, someOrder({ line: { unitPriceMinor: 10_000 } })),
        )
      }
    },
    clockAt(() => now),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
const post = async <T>(path: string, body: object) =>
  (await (await filled.server.ask(path, { method: 'POST', body })).json()) as T
const statuses = async () =>
  (await read<Order[]>('/api/orders')).map(({ id, status }) => [id, status])
const stock = async () =>
  (await read<{ stockCount: number }[]>('/api/campaigns/1/products'))[0]?.stockCount
const revenue = async () =>
  (await read<Answer<'dashboard.stats'>>('/api/dashboard/stats')).revenues[0]?.amount

it('moves several at once; what cannot be moved says why, and keeps none of the others [OR-06]', async () => {
  await post('/api/orders/2/status', { status: 'cancelled' })
  const answer = await post('/api/orders/moves', { ids: [1, 2, 3, 9], status: 'processing' })
  expect(answer).toMatchObject({
    moved: [1, 3],
    refused: [
      {
        id: 2,
        orderId: 'PAL-000002',
        reason: {
          code: 'order_cannot_become',
          params: {
            from: { code: 'order_state_cancelled' },
            to: { code: 'order_state_processing' },
          },
          message: 'An order that is cancelled cannot become processing',
        },
      },
      { id: 9, orderId: null, reason: { code: 'order_not_found' } },
    ],
  })
  expect(await statuses()).toEqual([
    [3, 'processing'],
    [2, 'cancelled'],
    [1, 'processing'],
  ])
})

it('says of how many their customers are told, and why not of the others [OR-09]', async () => {
  const alone = await post<OrderDetail>('/api/orders', {
    clientId: 'by phone',
    campaignId: 1,
    customerName: 'Rina Akter',
    customerPhone: '01812345678',
    customerAddress: 'Dhaka',
    lines: [{ productId: 1, quantity: 1 }],
  })
  // There is only one page.
  expect(alone).not.toHaveProperty('pageName')
  const untilOf = async () =>
    (await read<Order[]>('/api/orders')).map(({ id, tellUntil }) => [id, tellUntil])
  const until = new Date(noon + dayMs).toISOString()
  expect(await untilOf()).toEqual([
    [alone.id, null],
    [3, until],
    [2, until],
    [1, until],
  ])
  const move = (ids: readonly number[], tell: boolean) =>
    post<Answer<'orders.move'>>('/api/orders/moves', { ids, status: 'processing', tell })
  expect((await move([3], false)).telling).toBeUndefined()
  expect((await move([1, alone.id], true)).telling).toEqual({ told: 1, closed: 0, noChat: 1 })
  now += dayMs
  expect((await move([2], true)).telling).toEqual({ told: 0, closed: 1, noChat: 0 })
  expect((await untilOf())[2]).toEqual([2, null])
  const pay = { ids: [1, 2, alone.id], tell: true }
  const paid = await post<Answer<'orders.pay'>>('/api/orders/payments', pay)
  expect(paid.telling).toEqual({ told: 0, closed: 2, noChat: 1 })
})

const full = Object.assign(new Error('no room'), { code: 'SQLITE_FULL' })

it('where the next one cannot be stored, says which were, and windows hear of them [OR-06]', async () => {
  await using store = openTestStore()
  const heard: string[] = []
  const written: unknown[] = []
  const parts = {
    store,
    events: { changed: (...kinds: readonly string[]) => heard.push(...kinds) },
    log: { write: (...line: readonly unknown[]) => void written.push(line) },
    poke: () => undefined,
  }
  const tried: number[] = []
  const moves = (from: number) =>
    each(parts, [1, 2, 3], async (_, id) => {
      tried.push(id)
      if (id >= from) throw full
      return {} as never
    })
  const refused = [2, 3].map((id) => ({
    id,
    orderId: null,
    reason: expect.objectContaining({ code: 'disk_full' }),
  }))
  expect(await moves(2)).toEqual({ done: [1], refused })
  expect({ tried, heard }).toEqual({ tried: [1, 2], heard: ['orders', 'products'] })
  expect(written).toMatchObject([['error', 'system', { code: 'request_failed' }, {}]])
  await expect(moves(1)).rejects.toThrow('no room')
})

it('moves an order once, however often it was named [OR-06]', async () => {
  expect(await post('/api/orders/moves', { ids: [1, 1, 2, 1], status: 'processing' })).toEqual({
    moved: [1, 2],
    refused: [],
  })
  expect(await post('/api/orders/undo', { ids: [1, 1] })).toEqual({ undone: [1], refused: [] })
})

it('what was undone is not undone again, and is in the history as the seller’s [OR-06]', async () => {
  await post('/api/orders/1/status', { status: 'processing' })
  await post('/api/orders/undo', { ids: [1] })
  // Another window was faster, and the time is not over.
  expect(await post('/api/orders/undo', { ids: [1] })).toMatchObject({
    undone: [],
    refused: [{ id: 1, reason: { code: 'changed_meanwhile' } }],
  })
  const { status, history } = await read<OrderDetail>('/api/orders/1')
  expect(status).toBe('confirmed')
  expect(history.slice(1)).toMatchObject([
    { kind: 'status', from: 'confirmed', to: 'processing', actor: 'human' },
    { kind: 'undone', from: 'processing', to: 'confirmed', actor: 'human' },
  ])
})

it('several are undone at once; of a cancelled one stock and revenue come back [OR-06]', async () => {
  expect([await stock(), await revenue()]).toEqual([1, 300])
  await post('/api/orders/moves', { ids: [1, 2], status: 'cancelled' })
  expect([await stock(), await revenue()]).toEqual([3, 100])
  now += 10_000
  expect(await post('/api/orders/undo', { ids: [1, 2, 3] })).toMatchObject({
    undone: [1, 2],
    refused: [{ id: 3, reason: { code: 'order_move_final' } }],
  })
  expect([await stock(), await revenue()]).toEqual([1, 300])
  expect(await statuses()).toEqual([
    [3, 'confirmed'],
    [2, 'confirmed'],
    [1, 'confirmed'],
  ])
})

it('a press at the end of the ten seconds still counts, and none after the customer was notified [OR-06, OR-09]', async () => {
  await post('/api/orders/moves', { ids: [1, 2], status: 'processing' })
  now += 10_999
  expect(await post('/api/orders/undo', { ids: [1] })).toEqual({ undone: [1], refused: [] })
  now += 1
  expect(await post('/api/orders/undo', { ids: [2] })).toMatchObject({
    undone: [],
    refused: [{ id: 2, reason: { code: 'order_move_final' } }],
  })
})

it('takes back what is meant, not what another window has done since [OR-06]', async () => {
  const move = (status: string) => post('/api/orders/1/status', { status })
  const undo = (what: string) => post('/api/orders/undo', { ids: [1], what })
  const refused = { undone: [], refused: [{ id: 1, reason: { code: 'changed_meanwhile' } }] }
  await move('processing')
  await move('shipped')
  expect(await undo('processing')).toMatchObject(refused)
  await move('delivered')
  const back = { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', restock: true }
  await post('/api/orders/1/returns', back)
  expect(await undo('delivered')).toMatchObject(refused)
  expect(await undo('return')).toMatchObject({ undone: [1] })
  expect(await undo('return')).toMatchObject(refused)
  expect((await statuses()).at(-1)).toEqual([1, 'delivered'])
})

it('a cancelling is not undone when its things were sold meanwhile [OR-06]', async () => {
  await post('/api/orders/1/status', { status: 'cancelled' })
  const body = { stockCount: 0, inStock: false }
  await filled.server.ask('/api/products/1', { method: 'PATCH', body })
  expect(await post('/api/orders/undo', { ids: [1] })).toMatchObject({
    undone: [],
    refused: [{ id: 1, reason: { code: 'product_out_of_stock' } }],
  })
  expect((await statuses()).at(-1)).toEqual([1, 'cancelled'])
})

it.each([
  ['out of stock by hand, with some left', { inStock: false }, 1],
  ['out of stock by hand, and not counted', { inStock: false, stockCount: null }, null],
  ['deleted', null, undefined],
])('a cancelling is undone where the product is %s meanwhile [OR-06]', async (_, change, left) => {
  await post('/api/orders/1/status', { status: 'cancelled' })
  const { status } = await filled.server.ask('/api/products/1', {
    method: change === null ? 'DELETE' : 'PATCH',
    ...(change && { body: change }),
  })
  expect(status).toBeLessThan(300)
  expect(await post('/api/orders/undo', { ids: [1] })).toEqual({ undone: [1], refused: [] })
  expect(await revenue()).toBe(300)
  const [product] = await read<{ inStock: boolean; stockCount: number | null }[]>(
    '/api/campaigns/1/products',
  )
  expect(product).toEqual(
    change ? expect.objectContaining({ inStock: false, stockCount: left }) : undefined,
  )
})

it('several are paid at once, as a courier settles them; what is not due says so [OR-09]', async () => {
  await post('/api/orders/2/status', { status: 'cancelled' })
  now += 1_000
  expect(await post('/api/orders/payments', { ids: [1, 2, 9] })).toMatchObject({
    paid: [1],
    refused: [
      { id: 2, orderId: 'PAL-000002', reason: { code: 'order_nothing_due' } },
      { id: 9, orderId: null, reason: { code: 'order_not_found' } },
    ],
  })
  const paid = await read<OrderDetail>('/api/orders/1')
  expect(paid).toMatchObject({
    paymentStatus: 'paid',
    paidAmount: paid.totalAmount,
    paidAt: new Date(now).toISOString(),
  })
  expect(paid.history.at(-1)).toMatchObject({
    kind: 'payment',
    actor: 'human',
    facts: { paymentStatus: 'paid', paymentMethod: 'cash_on_delivery' },
  })
  expect(await post('/api/orders/payments', { ids: [1, 3] })).toMatchObject({
    paid: [3],
    refused: [{ id: 1, reason: { code: 'order_nothing_due' } }],
  })
  expect(await statuses()).toEqual([
    [3, 'confirmed'],
    [2, 'cancelled'],
    [1, 'confirmed'],
  ])
})

it('a courier hands over less than is due: what came in is kept, the rest stays due, and a second press is no second payment [OR-09]', async () => {
  const due = (await read<OrderDetail>('/api/orders/1')).amountDue
  const pay = (amount: number | string, seen: number) =>
    post('/api/orders/payments', { ids: [1, 2], received: [{ id: 1, amount, due: seen }] })
  expect(await pay(due - 10.5, due)).toMatchObject({ paid: [1, 2], refused: [] })
  expect(await read<OrderDetail>('/api/orders/1')).toMatchObject({
    paymentStatus: 'part',
    paidAmount: due - 10.5,
    amountDue: 10.5,
  })
  expect(await read<OrderDetail>('/api/orders/2')).toMatchObject({ amountDue: 0 })
  const code = async (amount: number, seen: number) =>
    (await pay(amount, seen)) as { refused: { id: number; reason: { code: string } }[] }
  const ofFirst = ({ refused }: Awaited<ReturnType<typeof code>>) =>
    refused.find(({ id }) => id === 1)?.reason.code
  expect(ofFirst(await code(due - 10.5, due))).toBe('changed_meanwhile')
  expect(ofFirst(await code(10.51, 10.5))).toBe('order_received')
  expect(ofFirst(await code(0, 10.5))).toBe('order_received')
  await pay('10.50', 10.5)
  expect(await read<OrderDetail>('/api/orders/1')).toMatchObject({
    paymentStatus: 'paid',
    amountDue: 0,
  })
})

it('sets an order back the next day, with stock and revenue, and only where nothing followed [OR-06]', async () => {
  const backTo = async (id: number) => (await read<OrderDetail>(`/api/orders/${id}`)).setBackTo
  const setBack = (id: number, from: string) =>
    filled.server.ask(`/api/orders/${id}/set-back`, { method: 'POST', body: { from } })
  const [before, left] = [await revenue(), await stock()]
  expect(await backTo(1)).toBeNull()
  await post('/api/orders/1/status', { status: 'cancelled' })
  expect(await stock()).toBe((left ?? 0) + 1)
  now += dayMs
  expect(await backTo(1)).toBe('confirmed')
  const refused = await setBack(1, 'shipped')
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'changed_meanwhile' }])
  expect(await (await setBack(1, 'cancelled')).json()).toMatchObject({
    status: 'confirmed',
    setBackTo: null,
    history: expect.arrayContaining([
      expect.objectContaining({ kind: 'undone', from: 'cancelled', to: 'confirmed' }),
    ]),
  })
  expect([await revenue(), await stock()]).toEqual([before, left])
  for (const status of ['processing', 'shipped', 'delivered'])
    await post('/api/orders/2/status', { status })
  now += dayMs
  expect(await backTo(2)).toBe('shipped')
  await post('/api/orders/2/returns', {
    lines: [{ line: 1, quantity: 1 }],
    reason: 'damaged',
    restock: false,
  })
  expect(await backTo(2)).toBeNull()
  expect(await (await setBack(2, 'delivered')).json()).toMatchObject({ code: 'order_not_set_back' })
})
