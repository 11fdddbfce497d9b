import type { OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

const now = noon + 3_600_000

/** Two sarees at a bargained price, of three products of which pieces are counted. */
async function aShop(): Promise<FilledServer> {
  return startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, {
        products: [
          { name: 'Saree', price_minor: 129_950, stock_count: 10 },
          { name: 'Silk shawl', price_minor: 45_010, stock_count: 3 },
          { name: 'Tea', price_minor: 5_000, stock_count: 1 },
        ],
      })
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        const line = { productId: 1, quantity: 2, unitPriceMinor: 120_000 }
        await placeOrder(tx, someOrder({ line, discountMinor: 10_000, deliveryMinor: 6_000 }))
      })
    },
    clockAt(() => now),
  )
}

const asking = ({ server }: FilledServer) => ({
  read: async <T>(path: string) => (await (await server.ask(path)).json()) as T,
  edit: (body: object) => server.ask('/api/orders/1/items', { method: 'POST', body }),
  send: (path: string, body: object, method = 'POST') => server.ask(path, { method, body }),
})

const stockOf = async (shop: FilledServer) => {
  const { read } = asking(shop)
  const products = await read<{ id: number; stockCount: number }[]>('/api/campaigns/1/products')
  return products.toSorted((a, b) => a.id - b.id).map(({ stockCount }) => stockCount)
}

it('a human edits the items of an order: sums, stock and revenue follow, the history keeps those of before [OR-06, AG-20]', async () => {
  await using shop = await aShop()
  const { read, edit } = asking(shop)
  const revenue = async () =>
    (await read<{ sums: { total: number }[] }>('/api/orders/sums?sold=true')).sums[0]?.total
  const counted = () => read<object>('/api/dashboard/stats')
  expect(await stockOf(shop)).toEqual([8, 3, 1])
  const before = await counted()
  const answer = await edit({
    lines: [
      { productId: 1, quantity: 3 },
      { productId: 2, quantity: 2, unitPrice: '400.25' },
      { productId: 3, quantity: 1 },
    ],
    deliveryFee: '120',
  })
  expect(answer.status).toBe(200)
  const order = (await answer.json()) as object
  expect(order).toMatchObject({
    products: [
      // The price that was agreed on stays, whatever the product costs.
      { name: 'Saree', quantity: 3, unitPrice: 1_200, total: 3_600 },
      { name: 'Silk shawl', quantity: 2, unitPrice: 400.25, total: 800.5 },
      { name: 'Tea', quantity: 1, unitPrice: 50, total: 50 },
    ],
    subtotal: 4_450.5,
    discount: 100,
    deliveryFee: 120,
    totalAmount: 4_470.5,
    amountDue: 4_470.5,
    paymentStatus: 'unpaid',
    history: [
      { kind: 'placed' },
      {
        kind: 'edited',
        actor: 'human',
        facts: { items: [{ name: 'Saree', quantity: 2, unitPrice: 1_200 }], total: 2_360 },
      },
    ],
  })
  expect(await stockOf(shop)).toEqual([7, 1, 0])
  expect(await revenue()).toBe(4_470.5)
  expect(await counted()).not.toEqual(before)
  // It is found by what it holds now.
  expect(await read('/api/orders?search=shawl')).toHaveLength(1)
  await edit({ lines: [{ productId: 2, quantity: 1 }], discount: '0' })
  expect(await stockOf(shop)).toEqual([10, 2, 1])
  expect(await read('/api/orders?search=saree')).toEqual([])
  expect(await read('/api/orders/1')).toMatchObject({ totalAmount: 520.25 })
})

it('what was paid stays paid, and a slip of other items is to be printed again [OR-09, OR-07]', async () => {
  await using shop = await aShop()
  const { read, edit, send } = asking(shop)
  await send('/api/orders/1', { paymentStatus: 'paid' }, 'PATCH')
  await send('/api/orders/slips', { ids: [1] })
  expect(await read('/api/orders?unprinted=true')).toEqual([])
  await edit({ lines: [{ productId: 1, quantity: 3 }] })
  expect(await read('/api/orders/1')).toMatchObject({
    totalAmount: 3_560,
    paidAmount: 2_360,
    amountDue: 1_200,
    paymentStatus: 'part',
  })
  expect(await read('/api/orders?unprinted=true')).toHaveLength(1)
})

it('an edit that cannot be is refused whole, with its reason [OR-06]', async () => {
  await using shop = await aShop()
  const { read, edit, send } = asking(shop)
  const before = await read('/api/orders/1')
  const refused = async (body: object) => {
    const answer = await edit(body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await read('/api/orders/1')).toEqual(before)
    expect(await stockOf(shop)).toEqual([8, 3, 1])
    return ((await answer.json()) as { code: string }).code
  }
  const tooMany = {
    lines: [
      { productId: 1, quantity: 1 },
      { productId: 3, quantity: 2 },
    ],
  }
  expect(await refused(tooMany)).toBe('product_out_of_stock')
  expect(await refused({ lines: [{ productId: 99, quantity: 1 }] })).toBe('product_not_sold')
  expect(await refused({ lines: [] })).toBe('field_no_product')
  const twice = [
    { productId: 1, quantity: 1 },
    { productId: 1, quantity: 2 },
  ]
  expect(await refused({ lines: twice })).toBe('order_items_unclear')
  const cheap = { lines: [{ productId: 1, quantity: 1, unitPrice: '1' }] }
  expect(await refused(cheap)).toBe('order_discount')
  for (const status of ['processing', 'shipped']) await send('/api/orders/1/status', { status })
  const sent = await edit({ lines: [{ productId: 1, quantity: 1 }] })
  expect(((await sent.json()) as { code: string }).code).toBe('order_items_final')
})

it('the items of a cancelled order stay, and that it is cancelled is why [OR-06]', async () => {
  await using shop = await aShop()
  const { edit, send } = asking(shop)
  await send('/api/orders/1/status', { status: 'cancelled' })
  const answer = await edit({ lines: [{ productId: 1, quantity: 1 }] })
  expect(await answer.json()).toMatchObject({ code: 'order_is_cancelled' })
})

it('an order whose address was wrong goes to another delivery area, for its fee or a typed one [OR-06, AG-20]', async () => {
  await using shop = await aShop()
  const { read, edit, send } = asking(shop)
  const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }]
  const settings = {
    company: { defaultCurrency: 'BDT' },
    tactics: { deliveryFee: 80, deliveryAreas },
  }
  expect((await send('/api/settings', settings, 'PUT')).status).toBe(200)
  const lines = [{ productId: 1, quantity: 2 }]
  const now = () => read('/api/orders/1')
  await edit({ lines, deliveryArea: 'area-1' })
  expect(await now()).toMatchObject({ deliveryArea: 'Outside Dhaka', deliveryFee: 120 })
  // Other items leave it where it is.
  await edit({ lines: [{ productId: 1, quantity: 3 }] })
  expect(await now()).toMatchObject({ deliveryArea: 'Outside Dhaka', deliveryFee: 120 })
  await edit({ lines, deliveryArea: 'elsewhere' })
  expect(await now()).toMatchObject({ deliveryArea: null, deliveryFee: 80 })
  await edit({ lines, deliveryArea: 'area-1', deliveryFee: '100' })
  expect(await now()).toMatchObject({ deliveryArea: 'Outside Dhaka', deliveryFee: 100 })
  const none = await edit({ lines, deliveryArea: 'area-9' })
  expect(await none.json()).toMatchObject({ field: 'deliveryArea' })
})

it('items and amounts that another window put in since are not taken out again [OR-06, API-06]', async () => {
  await using shop = await aShop()
  const { edit, read } = asking(shop)
  const { products, discount, deliveryFee } = await read<OrderDetail>('/api/orders/1')
  const seen = products.map(({ productId, quantity, unitPrice }) => ({
    productId,
    quantity,
    unitPrice,
  }))
  const was = { lines: seen, discount, deliveryFee }
  const two = [...seen, { productId: 2, quantity: 1 }]
  expect((await edit({ lines: two, deliveryFee: 90, was })).status).toBe(200)
  const mine = [{ ...seen[0], quantity: 3 }]
  const refused = await edit({ lines: mine, discount, was })
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'changed_meanwhile', field: 'lines' },
  ])
  const { lines: _, ...amounts } = was
  expect((await edit({ lines: two, deliveryFee: 70, was: amounts })).status).toBe(409)
  expect(await read('/api/orders/1')).toMatchObject({
    products: [{ quantity: 2 }, { productId: 2, quantity: 1 }],
    deliveryFee: 90,
  })
  expect((await edit({ lines: mine, was: { discount } })).status).toBe(200)
})

it('what an edited order would come to is what it then comes to, also without its campaign [OR-06]', async () => {
  await using shop = await aShop()
  const { edit, send } = asking(shop)
  const changes = { lines: [{ productId: 1, quantity: 3 }], deliveryFee: '120' }
  const totals = () => send('/api/orders/totals', { campaignId: 1, orderId: 1, ...changes })
  const expected = {
    currency: 'BDT',
    // The price that was agreed on, and the discount that it has.
    lines: [{ productId: 1, unitPrice: 1_200, total: 3_600 }],
    subtotal: 3_600,
    discount: 100,
    deliveryFee: 120,
    total: 3_620,
  }
  expect(await (await totals()).json()).toEqual(expected)
  expect((await shop.server.ask('/api/campaigns/1', { method: 'DELETE' })).status).toBeLessThan(300)
  expect(await (await totals()).json()).toEqual(expected)
  expect(await (await edit(changes)).json()).toMatchObject({ totalAmount: 3_620 })
  // Nothing can be added any more, and that is said.
  const more = await send('/api/orders/totals', {
    campaignId: 1,
    orderId: 1,
    lines: [{ productId: 2, quantity: 1 }],
  })
  expect(more.status).toBe(404)
  const unknown = await send('/api/orders/totals', { campaignId: 1, orderId: 9, ...changes })
  expect(unknown.status).toBe(404)
})

/** A lamp and candles, 10 % off two products, and free delivery from 5,000. */
async function aBundle() {
  const shop = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, {
        products: [
          { name: 'Lamp', price_minor: 240_000 },
          { name: 'Candle', price_minor: 38_000 },
        ],
      })
      await store.transaction((tx) => ingestInbound(tx, inbound()))
    },
    clockAt(() => now),
  )
  const ask = asking(shop)
  const tactics = {
    bundleDiscountEnabled: true,
    bundleDiscountPercent: 10,
    freeDeliveryEnabled: true,
    freeDeliveryThreshold: 5_000,
    deliveryFee: 80,
    deliveryAreas: [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }],
  }
  await ask.send('/api/settings', { company: { defaultCurrency: 'BDT' }, tactics }, 'PUT')
  const take = async (over: object = {}) => {
    const taken = await ask.send('/api/orders', {
      campaignId: 1,
      lines: [
        { productId: 1, quantity: 3 },
        { productId: 2, quantity: 1 },
      ],
      customerName: 'Karim',
      customerPhone: '01812345678',
      customerAddress: 'Dhaka',
      clientId: 'one',
      ...over,
    })
    return (await taken.json()) as OrderDetail
  }
  const deleteCampaign = () => shop.server.ask('/api/campaigns/1', { method: 'DELETE' })
  return { ...ask, take, deleteCampaign, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

const lamp = { lines: [{ productId: 1, quantity: 1 }] }

it('bundle discount and free delivery go with what they were for, whatever becomes of the campaign [OR-06, AG-20]', async () => {
  await using shop = await aBundle()
  expect(await shop.take()).toMatchObject({ subtotal: 7_580, discount: 758, deliveryFee: 0 })
  const totals = { subtotal: 2_400, discount: 0, deliveryFee: 80, total: 2_480 }
  const asked = { campaignId: 1, orderId: 1, ...lamp }
  expect(await (await shop.send('/api/orders/totals', asked)).json()).toMatchObject(totals)
  const old = await shop.edit({ ...lamp, total: 1_642 })
  expect([old.status, await old.json()]).toMatchObject([409, { code: 'order_total_changed' }])
  expect(await (await shop.edit({ ...lamp, total: 2_480 })).json()).toMatchObject({
    discount: 0,
    deliveryFee: 80,
    totalAmount: 2_480,
  })
  await shop.edit({ lines: [{ productId: 2, quantity: 1 }, ...lamp.lines] })
  expect(await shop.read('/api/orders/1')).toMatchObject({ discount: 278, deliveryFee: 80 })
  expect((await shop.deleteCampaign()).status).toBeLessThan(300)
  const candle = await shop.edit({ lines: [{ productId: 2, quantity: 1 }] })
  expect(await candle.json()).toMatchObject({ discount: 0, deliveryFee: 80, totalAmount: 460 })
})

it('amounts that somebody typed stay, each by itself [OR-06]', async () => {
  await using shop = await aBundle()
  await shop.take({ discount: 700 })
  await shop.edit(lamp)
  expect(await shop.read('/api/orders/1')).toMatchObject({ discount: 700, deliveryFee: 80 })
  const typed = await shop.edit({ ...lamp, discount: 758, deliveryFee: 0 })
  expect(await typed.json()).toMatchObject({ discount: 758, deliveryFee: 0, totalAmount: 1_642 })
})

it('an order of a deleted campaign goes to another area, too [OR-06, AG-20]', async () => {
  await using shop = await aBundle()
  await shop.take()
  await shop.deleteCampaign()
  const moved = await shop.edit({ ...lamp, deliveryArea: 'area-1' })
  expect([moved.status, await moved.json()]).toMatchObject([
    200,
    { deliveryArea: 'Outside Dhaka', deliveryFee: 120 },
  ])
  const more = await shop.edit({ lines: [{ productId: 1, quantity: 2 }] })
  expect(await more.json()).toMatchObject({ deliveryArea: 'Outside Dhaka', deliveryFee: 120 })
})
