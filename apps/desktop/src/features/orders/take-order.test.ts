import type { Answer } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

let filled: FilledServer
beforeEach(async () => {
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aPage(store, 'page-2')
      await aCampaign(store, {
        delivery_fee_minor: 8_000,
        products: [
          { name: 'Saree', price_minor: 100_000, stock_count: 5 },
          { name: 'Shawl', price_minor: 50_000 },
        ],
      })
      await aCampaign(store, {
        page_id: 'page-2',
        products: [{ name: 'Jar', price_minor: 900 }],
      })
      await store.transaction((tx) => ingestInbound(tx, inbound()))
    },
    clockAt(() => noon),
  )
  const settings = { tactics: { bundleDiscountEnabled: true, bundleDiscountPercent: 10 } }
  await put('/api/settings', settings)
})
afterEach(() => filled[Symbol.asyncDispose]())

const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
const put = (path: string, body: object) => filled.server.ask(path, { method: 'PUT', body })
const post = (path: string, body: object) => filled.server.ask(path, { method: 'POST', body })
const typed = {
  campaignId: 1,
  conversationId: 1,
  lines: [
    { productId: 1, quantity: 2, unitPrice: '900' },
    { productId: 2, quantity: 1 },
  ],
  customerName: 'Karima Begum',
  customerPhone: '০১৭১২-৩৪৫৬৭৮',
  customerAddress: '12 Lake Road, Dhaka',
  note: ' by phone ',
  clientId: 'once',
}
const take = (over: object = {}) => post('/api/orders', { ...typed, ...over })
const stock = async () =>
  (await read<{ stockCount: number }[]>('/api/campaigns/1/products'))[0]?.stockCount

it('an order by hand is priced, counted and kept as the agent’s are [OR-11]', async () => {
  const totals = await (await post('/api/orders/totals', typed)).json()
  // ৳900 were typed, ৳500 is the product's price; 10 % for two products, and the campaign's fee.
  expect(totals).toEqual({
    currency: 'BDT',
    lines: [
      { productId: 1, unitPrice: 900, total: 1800 },
      { productId: 2, unitPrice: 500, total: 500 },
    ],
    subtotal: 2300,
    discount: 230,
    deliveryFee: 80,
    total: 2150,
  })
  const deliveryInstructions = 'Call before'
  const order = (await (await take({ deliveryInstructions })).json()) as OrderDetail
  expect(order).toMatchObject({
    deliveryInstructions,
    status: 'confirmed',
    byHand: true,
    aiPointsEarned: 0,
    totalAmount: 2150,
    discount: 230,
    deliveryFee: 80,
    customerName: 'Karima Begum',
    customerAddress: '12 Lake Road, Dhaka',
    conversationId: 1,
    history: [{ kind: 'placed', to: 'confirmed', actor: 'human', note: 'by phone' }],
  })
  expect(order.customerPhone).toMatch(/1712345678$/)
  expect(await stock()).toBe(3)
  const stats = await read<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  expect(stats.revenues[0]?.amount).toBe(2150)
  expect(await read('/api/conversations/1')).toMatchObject({
    status: 'converted',
    stage: 'completed',
    collected: { name: 'Karima Begum', address: '12 Lake Road, Dhaka' },
    collectedFrom: { name: { by: 'human' }, address: { by: 'human' } },
    orders: [{ orderId: order.orderId, here: true }],
  })
  expect((await post(`/api/orders/${order.id}/status`, { status: 'processing' })).status).toBe(200)
  const file = await (await filled.server.ask('/api/orders/export?format=csv')).text()
  expect(file).toMatch(/Taken by[\s\S]*By hand/)
})

it('an order that comes to something else than was shown is not taken [OR-11]', async () => {
  await put('/api/settings', { tactics: { bundleDiscountPercent: 20 } })
  const refused = await take({ total: 2150 })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'order_total_changed' })
  expect(await read('/api/orders')).toEqual([])
  expect(await stock()).toBe(5)
  const { total } = (await (await post('/api/orders/totals', typed)).json()) as { total: number }
  expect(await (await take({ total })).json()).toMatchObject({ totalAmount: total })
  // Sent once more after a lost answer, it is the same order, whatever it would come to by now.
  await put('/api/settings', { tactics: { bundleDiscountPercent: 10 } })
  expect(await (await take({ total })).json()).toMatchObject({ totalAmount: total })
})

it('an order is found by where it goes: in the list, by whoever types anywhere, and in the file [OR-02, OR-04, SH-08]', async () => {
  await take()
  const words = 'dhaka%20lake'
  const listed = await read<Answer<'orders.list'>>(`/api/orders?search=${words}&status=confirmed`)
  expect(listed).toMatchObject([{ customerName: 'Karima Begum' }])
  expect(await read(`/api/search?search=${words}`)).toMatchObject({
    orders: [{ orderId: listed[0]?.orderId }],
  })
  const file = `/api/orders/export?format=json&search=`
  expect(await read(file + words)).toMatchObject([{ customerAddress: '12 Lake Road, Dhaka' }])
  expect(await read(`${file}dhaka%20road%2013`)).toEqual([])
})

it('typed amounts replace the campaign’s, and must add up [OR-11]', async () => {
  const own = { ...typed, discount: '', deliveryFee: '0' }
  expect(await (await post('/api/orders/totals', own)).json()).toMatchObject({
    discount: 230,
    deliveryFee: 0,
  })
  expect(await (await take({ discount: '5000' })).json()).toMatchObject({
    code: 'order_discount',
    field: 'discount',
  })
  expect(await (await take({ deliveryFee: 'much' })).json()).toMatchObject({
    code: 'field_not_amount',
    field: 'deliveryFee',
  })
  expect(await read('/api/orders')).toEqual([])
})

it('what has come in already is kept with it, and what it was paid with [OR-11, OR-09]', async () => {
  const bkash = { paymentMethod: 'bkash', paymentReference: ' 9AB7XK21 ' }
  const advance = { paymentStatus: 'part', ...bkash, paidAmount: '500' }
  expect(await (await take(advance)).json()).toMatchObject({
    paymentStatus: 'part',
    paymentMethod: 'bkash',
    paymentReference: '9AB7XK21',
    paidAmount: 500,
    amountDue: 1650,
    paidAt: new Date(noon).toISOString(),
    history: [
      { kind: 'placed', note: 'by phone' },
      {
        kind: 'payment',
        actor: 'human',
        facts: {
          paymentStatus: 'part',
          paymentMethod: 'bkash',
          paymentReference: '9AB7XK21',
          paidAmount: 500,
        },
      },
    ],
  })
  const cash = { paymentStatus: 'paid', clientId: 'in the shop' }
  expect(await (await take(cash)).json()).toMatchObject({
    paymentStatus: 'paid',
    paymentMethod: 'cash_on_delivery',
    paidAmount: 2150,
    amountDue: 0,
  })
})

it('an advance that is no part of the total is refused, and then nothing is kept [OR-11, OR-09]', async () => {
  for (const paidAmount of ['0', '2150', undefined]) {
    expect(await (await take({ paymentStatus: 'part', paidAmount })).json()).toMatchObject({
      code: 'order_part_amount',
      field: 'paidAmount',
    })
  }
  for (const [paidAmount, code] of [
    ['2150.01', 'order_paid_too_much'],
    ['half', 'field_not_amount'],
  ]) {
    expect(await (await take({ paymentStatus: 'part', paidAmount })).json()).toMatchObject({
      code,
      field: 'paidAmount',
    })
  }
  expect(await read('/api/orders')).toEqual([])
  expect(await stock()).toBe(5)
})

it.each([
  ['en', /2,150[\s\S]*received ৳500 [\s\S]*due: ৳1,650/],
  ['de', /2\.150\s৳[\s\S]*500\s৳ [\s\S]*1\.650\s৳/],
])(
  'who is told of an order reads what they paid and what is due, in %s [OR-11, OR-09]',
  async (language, said) => {
    await put('/api/settings', { company: { language } })
    const advance = { paymentStatus: 'part', paymentMethod: 'bkash', paidAmount: '500' }
    await take({ ...advance, tell: true })
    const texts = async () =>
      (await read<Answer<'conversations.messages'>>('/api/conversations/1/messages')).map(
        ({ text }) => text,
      )
    await expect.poll(async () => (await texts()).join()).toMatch(said)
  },
)

it('costs what delivery to the chosen area costs, and keeps its name [OR-11, AG-20]', async () => {
  const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }]
  const tactics = { deliveryFee: 60, deliveryAreas }
  await put('/api/settings', { tactics })
  const fee = async (over: object) => {
    const answer = await post('/api/orders/totals', { ...typed, ...over })
    return ((await answer.json()) as { deliveryFee?: number; field?: string }).deliveryFee
  }
  // The campaign has one fee of its own.
  expect((await post('/api/orders/totals', { ...typed, deliveryArea: 'area-1' })).status).toBe(400)
  const campaign = { method: 'PATCH', body: { deliveryFee: null } }
  expect((await filled.server.ask('/api/campaigns/1', campaign)).status).toBe(200)
  expect(await fee({ deliveryArea: 'area-1' })).toBe(120)
  expect(await fee({ deliveryArea: 'elsewhere' })).toBe(60)
  expect(await fee({})).toBe(60)
  expect(await fee({ deliveryArea: 'area-1', deliveryFee: '100' })).toBe(100)
  const unknown = await take({ deliveryArea: 'area-9' })
  expect(await unknown.json()).toMatchObject({ field: 'deliveryArea' })
  expect(await (await take({ deliveryArea: 'area-1' })).json()).toMatchObject({
    deliveryFee: 120,
    deliveryArea: 'Outside Dhaka',
  })
  const free = { freeDeliveryEnabled: true, freeDeliveryThreshold: 2_000 }
  await put('/api/settings', { tactics: free })
  expect(await fee({ deliveryArea: 'area-1' })).toBe(0)
})

it('what was typed once is one order, however often it arrives [OR-11]', async () => {
  const answers = await Promise.all([take(), take()])
  const ids = answers.map(async (answer) => ((await answer.json()) as OrderDetail).id)
  expect(new Set(await Promise.all(ids)).size).toBe(1)
  expect(await read<unknown[]>('/api/orders')).toHaveLength(1)
  expect(await stock()).toBe(3)
  await take({ clientId: 'twice' })
  const [second] = await read<OrderDetail[]>('/api/orders')
  // The same things for the same customer within the hour.
  expect(second).toMatchObject({ orderId: 'PAL-000002', likelyDouble: true })
})

it('one id is of one order: with other content it is refused and says which order it is [OR-11]', async () => {
  const paid = { paymentStatus: 'part', paidAmount: '100', deliveryInstructions: 'Call before' }
  const first = (await (await take(paid)).json()) as OrderDetail
  expect(await (await take(paid)).json()).toMatchObject({ id: first.id })
  const [one, two] = typed.lines
  for (const other of [
    { ...paid, customerName: 'Karim' },
    { ...paid, customerPhone: '01812345678' },
    { ...paid, customerAddress: '13 Lake Road, Dhaka' },
    { ...paid, note: 'by mail' },
    { ...paid, deliveryInstructions: 'Ring' },
    { ...paid, paidAmount: '200' },
    { ...paid, lines: [one] },
    { ...paid, lines: [{ ...one, quantity: 3 }, two] },
    { ...paid, lines: [{ ...one, unitPrice: '800' }, two] },
    { ...paid, conversationId: undefined },
  ]) {
    const answer = await take(other)
    expect(answer.status, JSON.stringify(other)).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'order_client_id_used',
      params: { number: first.orderId },
    })
  }
  expect(await (await take({ ...paid, total: 1 })).json()).toMatchObject({
    code: 'order_total_changed',
  })
  expect(await read<unknown[]>('/api/orders')).toHaveLength(1)
})

it('is refused as the agent’s would be, and then nothing is kept [OR-11]', async () => {
  for (const [over, code] of [
    [{ customerPhone: '12' }, 'field_not_phone'],
    [{ customerAddress: '  ' }, 'field_empty'],
    [{ lines: [] }, 'field_no_product'],
    [{ lines: [typed.lines[0], typed.lines[0]] }, 'order_product_twice'],
    [{ lines: [{ productId: 1, quantity: 6 }] }, 'product_out_of_stock'],
    [{ lines: [{ productId: 3, quantity: 1 }] }, 'product_not_sold'],
    [{ campaignId: 2, lines: [{ productId: 3, quantity: 1 }] }, 'order_other_page'],
    [{ conversationId: 9 }, 'conversation_not_found'],
    [{ campaignId: 9 }, 'campaign_not_found'],
  ] as const) {
    expect([over, await (await take(over)).json()]).toEqual([
      over,
      expect.objectContaining({ code }),
    ])
  }
  expect(await read('/api/orders')).toEqual([])
  expect(await stock()).toBe(5)
})

it('names the product or the campaign that was deleted meanwhile [OR-11]', async () => {
  const refused = async () => [
    await (await post('/api/orders/totals', typed)).json(),
    await (await take()).json(),
  ]
  const remove = (path: string) => filled.server.ask(path, { method: 'DELETE' })
  expect((await remove('/api/products/2')).status).toBe(200)
  const product = { code: 'product_gone', params: { product: 'Shawl' } }
  expect(await refused()).toMatchObject([product, product])
  await post('/api/campaigns/1/stop', {})
  expect((await remove('/api/campaigns/1')).status).toBe(200)
  const campaign = { code: 'campaign_gone', params: { campaign: 'Winter' } }
  expect(await refused()).toMatchObject([campaign, campaign])
})

it('is refused in words where a figure is absurd, a name cannot be seen, or a list is endless [OR-11, API-06]', async () => {
  const line = (over: object) => ({ lines: [{ productId: 2, quantity: 1, ...over }] })
  const much = { quantity: 100_000, unitPrice: '999999999' }
  for (const [over, code] of [
    [line({ quantity: -1 }), 'field_not_above'],
    [line({ quantity: 0 }), 'field_not_above'],
    [line({ quantity: 1.5 }), 'field_not_whole'],
    [line({ quantity: '2' }), 'field_not_number'],
    [line({ quantity: 100_001 }), 'field_too_large'],
    [line(much), 'order_too_large'],
    [
      { lines: [much, much].map((each, at) => ({ ...each, productId: at + 1 })) },
      'order_too_large',
    ],
    [line({ quantity: 101, unitPrice: '1000000000' }), 'order_too_large'],
    [line({ unitPrice: '-5' }), 'field_not_amount'],
    [line({ unitPrice: '1e5' }), 'field_not_amount'],
    [line({ unitPrice: 1e300 }), 'field_not_amount'],
    [line({ unitPrice: '9'.repeat(900_000) }), 'field_too_long'],
    [{ lines: Array.from({ length: 10_000 }, () => typed.lines[1]) }, 'field_too_many'],
    [
      { lines: Array.from({ length: 6 }, () => ({ productId: 1, quantity: 1 })) },
      'order_product_twice',
    ],
    [{ customerName: '\u200b\u3164\u2800\ufe0f' }, 'field_empty'],
    [{ customerAddress: '\u115f\u0007' }, 'field_empty'],
    [{ customerName: 'a\u0000b' }, 'field_nul'],
    [{ note: 'a\u0000b' }, 'field_nul'],
    [{ clientId: 'a\u0000b' }, 'field_nul'],
    [{ customerPhone: '1'.repeat(900_000) }, 'field_too_long'],
  ] as const) {
    const answer = (await (await take(over)).json()) as object
    expect([JSON.stringify(over).slice(0, 99), answer]).toMatchObject([expect.anything(), { code }])
  }
  // The line is named that costs most.
  const dearest = {
    lines: [
      { productId: 1, quantity: 1 },
      { productId: 2, ...much },
    ],
  }
  const sums = await post('/api/orders/totals', { ...typed, ...dearest })
  expect([sums.status, await sums.json()]).toMatchObject([
    400,
    { code: 'order_too_large', field: 'lines.1.unitPrice' },
  ])
  expect(await read('/api/orders')).toEqual([])
  expect(await stock()).toBe(5)
})

it('keeps nothing that is sent beside what is asked [OR-11]', async () => {
  const beside = '"__proto__":{"aiPoints":99},"constructor":1,"decidedBy":"agent","aiPoints":99,'
  const body = JSON.parse(`{${beside}${JSON.stringify(typed).slice(1)}`) as object
  const order = (await (await post('/api/orders', body)).json()) as OrderDetail
  expect(order).toMatchObject({ byHand: true, aiPointsEarned: 0, totalAmount: 2150 })
})
