import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

let filled: FilledServer
beforeEach(async () => {
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        await placeOrder(tx, someOrder())
        await placeOrder(tx, someOrder({ now: noon + 30 * 60_000 }))
        // Other things, another customer, and more than an hour later.
        await placeOrder(tx, someOrder({ line: { quantity: 2 }, now: noon + 31 * 60_000 }))
        await ingestInbound(tx, inbound({ psid: 'psid-2', mid: 'of another' }))
        await placeOrder(tx, someOrder({ conversationId: 2, now: noon + 32 * 60_000 }))
        await placeOrder(tx, someOrder({ now: noon + 91 * 60_000 }))
      })
    },
    clockAt(() => noon + 11 * 60 * 60_000),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const marked = async () => {
  const rows = (await (await filled.server.ask('/api/orders')).json()) as Order[]
  return rows.filter(({ likelyDouble }) => likelyDouble).map(({ id }) => id)
}
/** Those that the filter leaves, which are counted too. */
const listed = async () => {
  const read = async (path: string) => (await filled.server.ask(path)).json()
  const rows = (await read('/api/orders?double=true')) as Order[]
  expect(await read('/api/orders/count?double=true')).toEqual({ count: rows.length })
  return rows.map(({ id }) => id)
}
const double = async () => {
  const order = (await (await filled.server.ask('/api/orders/2')).json()) as OrderDetail
  return order.doubleOf
}

it('the same things within the hour are marked, with which order they are the double of [OR-09]', async () => {
  expect(await marked()).toEqual([2])
  expect(await double()).toEqual({
    id: 1,
    orderId: 'PAL-000001',
    status: 'confirmed',
    createdAt: new Date(noon).toISOString(),
  })
})

it('is none once the other one is cancelled [OR-09]', async () => {
  const body = { status: 'cancelled' }
  await filled.server.ask('/api/orders/1/status', { method: 'POST', body })
  expect([await marked(), await double()]).toEqual([[], null])
})

it('is none once the seller says so [OR-09]', async () => {
  const body = { likelyDouble: false }
  const answer = await filled.server.ask('/api/orders/2', { method: 'PATCH', body })
  expect(await answer.json()).toMatchObject({ likelyDouble: false, doubleOf: null })
  expect(await marked()).toEqual([])
})

it('waits for the seller’s look until it is sent, in the list and in its filter alike [OR-03, OR-09]', async () => {
  const move = (id: number, status: string) =>
    filled.server.ask(`/api/orders/${id}/status`, { method: 'POST', body: { status } })
  expect([await marked(), await listed()]).toEqual([[2], [2]])
  await move(2, 'processing')
  expect([await marked(), await listed()]).toEqual([[2], [2]])
  await move(2, 'shipped')
  expect([await marked(), await listed()]).toEqual([[], []])
})

it('waits for none where the other one was cancelled [OR-03, OR-09]', async () => {
  const body = { status: 'cancelled' }
  await filled.server.ask('/api/orders/1/status', { method: 'POST', body })
  expect(await listed()).toEqual([])
})

const edit = (id: number, quantity: number, unitPrice?: string) =>
  filled.server.ask(`/api/orders/${id}/items`, {
    method: 'POST',
    body: { lines: [{ productId: 1, quantity, ...(unitPrice !== undefined && { unitPrice }) }] },
  })

it('is none once it holds other things, and may be the double of another one then [OR-09]', async () => {
  expect(await marked()).toEqual([2])
  // The third holds two; it is later, so it becomes the double.
  await edit(2, 2)
  expect([await marked(), await listed()]).toEqual([[3], [3]])
  await edit(2, 1)
  expect([await marked(), await listed()]).toEqual([[2], [2]])
})

it('is none once the first one holds other things [OR-09]', async () => {
  await edit(1, 5)
  expect([await marked(), await double()]).toEqual([[], null])
  await edit(1, 2)
  expect([await marked(), await listed()]).toEqual([[3], [3]])
})

it('what the seller has said of it is not asked again because a price changed [OR-09]', async () => {
  await filled.server.ask('/api/orders/2', { method: 'PATCH', body: { likelyDouble: false } })
  await edit(2, 1, '900')
  expect(await marked()).toEqual([])
})
