import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

/** One order in which no two figures are the same, paid in part, sent, and come back in part. */
async function aShop(): Promise<FilledServer> {
  const filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, {
        products: [
          { name: 'Saree', price_minor: 129_950 },
          { name: 'Silk shawl', price_minor: 45_000 },
        ],
      })
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        const order = someOrder({
          line: { quantity: 2, unitPriceMinor: 129_950 },
          discountMinor: 9_900,
          deliveryMinor: 6_000,
          deliveryArea: 'Outside Dhaka',
          aiPoints: 15,
        })
        const shawl = { productId: 2, name: 'Silk shawl', quantity: 3, unitPriceMinor: 45_000 }
        const [saree] = order.lines
        await placeOrder(tx, {
          ...order,
          customer: { ...order.customer, phone: '+8801712345678' },
          lines: saree ? [saree, { ...saree, ...shawl }] : [],
        })
        await placeOrder(tx, someOrder({ decidedBy: 'human', aiPoints: 0, now: noon + 1_000 }))
      })
    },
    clockAt(() => noon + 7_200_000),
  )
  const send = (path: string, body: object, method = 'POST') =>
    filled.server.ask(path, { method, body })
  await send('/api/orders/1', { courier: 'Pathao', trackingNumber: 'PX-77' }, 'PATCH')
  const paid = { paymentStatus: 'part', paidAmount: '1000.50', paymentMethod: 'bkash' }
  await send('/api/orders/1', paid, 'PATCH')
  for (const status of ['processing', 'shipped', 'delivered'])
    await send('/api/orders/1/status', { status })
  const back = { lines: [{ line: 2, quantity: 1 }], reason: 'damaged', restock: false }
  await send('/api/orders/1/returns', back)
  return filled
}

it('a file of orders speaks the language of the screen, its JSON that of programs [SH-11, OR-04]', async () => {
  await using shop = await aShop()
  const speak = (language: string) =>
    shop.server.ask('/api/settings', { method: 'PUT', body: { company: { language } } })
  const file = async (format: string) =>
    (await shop.server.ask(`/api/orders/export?format=${format}`)).text()
  const json = await file('json')
  await speak('de')
  for (const format of ['csv', 'excel']) {
    const [, whole] = parse<Record<string, string>>(await file(format), {
      bom: true,
      columns: true,
      // As Excel of a German system reads it.
      delimiter: format === 'excel' ? ';' : ',',
    })
    expect(whole).toMatchObject({
      Bestellung: 'PAL-000001',
      Status: 'Zugestellt',
      Zwischensumme: '3949',
      Zahlung: 'Teilweise bezahlt',
      Bezahlt: format === 'excel' ? '1000,5' : '1000.5',
      Zahlungsart: 'bKash',
      'Aufgenommen von': 'Agent',
    })
  }
  await speak('ar')
  expect((await file('csv')).split('\r\n')[0]).toMatch(/^الطلب,/)
  expect(await file('json')).toBe(json)
})

it('a file of orders has all that a shop books: each sum, payment, parcel, return, and who took it [OR-04]', async () => {
  await using shop = await aShop()
  const csv = await (await shop.server.ask('/api/orders/export')).text()
  const [byHand, whole] = parse<Record<string, string>>(csv, { bom: true, columns: true })
  expect(whole).toEqual({
    Order: 'PAL-000001',
    Date: '2026-11-02 12:00:00',
    Status: 'Delivered',
    Customer: 'Rahim Uddin',
    Phone: '+8801712345678',
    Address: 'Dhaka',
    'Delivery area': 'Outside Dhaka',
    'Delivery instructions': '',
    Products: '2 x Saree; 3 x Silk shawl',
    Subtotal: '3949',
    Discount: '99',
    Delivery: '60',
    Total: '3910',
    Returned: '438.71',
    Currency: 'BDT',
    'Payment method': 'bKash',
    'Transaction number': '',
    Payment: 'Partly paid',
    Paid: '1000.5',
    'Reduced later': '0',
    'Cancelled because': '',
    'Note on cancelling': '',
    Courier: 'Pathao',
    'Tracking number': 'PX-77',
    'AI points': '15',
    Campaign: 'Winter',
    Page: 'Dhaka Looms',
    'Taken by': 'Agent',
  })
  expect(byHand).toMatchObject({
    Order: 'PAL-000002',
    Returned: '0',
    Courier: '',
    'Tracking number': '',
    'AI points': '0',
    'Taken by': 'By hand',
  })
})

it('a cancelled order that nobody paid is not unpaid, in a file and by the filter [OR-03, OR-04]', async () => {
  await using shop = await aShop()
  const file = async (query: string) =>
    parse<Record<string, string>>(
      await (await shop.server.ask(`/api/orders/export?${query}`)).text(),
      { bom: true, columns: true },
    ).map((row) => [row['Order'], row['Payment']])
  expect(await file('payment=unpaid')).toEqual([['PAL-000002', 'Unpaid']])
  const cancel = { method: 'POST', body: { status: 'cancelled' } }
  await shop.server.ask('/api/orders/2/status', cancel)
  expect(await file('')).toEqual([
    ['PAL-000002', ''],
    ['PAL-000001', 'Partly paid'],
  ])
  expect(await file('payment=unpaid')).toEqual([])
  const counted = await shop.server.ask('/api/orders/count?payment=unpaid')
  expect(await counted.json()).toEqual({ count: 0 })
})

it('as JSON an order of a file says the same as the order itself [OR-04]', async () => {
  await using shop = await aShop()
  const ask = async (path: string) => (await shop.server.ask(path)).json()
  const [, whole] = (await ask('/api/orders/export?format=json')) as Record<string, unknown>[]
  expect(whole).toMatchObject({
    customerAddress: 'Dhaka',
    subtotal: 3_949,
    discount: 99,
    deliveryFee: 60,
    totalAmount: 3_910,
    paymentMethod: 'bkash',
    paidAmount: 1_000.5,
    returned: true,
    courier: 'Pathao',
    trackingNumber: 'PX-77',
    products: [
      { name: 'Saree', quantity: 2, unitPrice: 1_299.5, total: 2_599, productId: 1 },
      { name: 'Silk shawl', quantity: 3, unitPrice: 450, total: 1_350, productId: 2 },
    ],
  })
  // With nothing left out: each of its fields is one of the order, but for what its pieces cost the shop.
  const products = whole?.['products'] as Record<string, unknown>[]
  expect(await ask('/api/orders/1')).toMatchObject({
    ...whole,
    products: products.map(({ unitCost: _, ...line }) => line),
  })
  // And it is found in a search as well as in the whole.
  expect(await ask('/api/orders/export?format=json&search=Silk')).toEqual([whole])
})

it('what an order earns is told by itself, and in no document, list or file of orders [AN-10, PR-04]', async () => {
  await using shop = await aShop()
  const text = async (path: string) => (await shop.server.ask(path)).text()
  expect(await text('/api/orders/1/margin')).toBe('{"margin":null}')
  for (const id of [1, 2])
    await shop.server.ask(`/api/products/${id}`, { method: 'PATCH', body: { costPrice: '400' } })
  // 3,949 less 99 and a shawl less its part of that; four pieces at 400.
  const { margin } = JSON.parse(await text('/api/orders/1/margin')) as { margin: unknown }
  expect(margin).toEqual({ amount: 1_811.29, value: 3_411.29 })
  for (const path of ['/api/orders', '/api/orders/1', '/api/orders/documents?ids=1']) {
    const told = await text(path)
    expect(told, path).toContain('PAL-000001')
    expect(told, path).not.toMatch(/margin|cost|3411\.29|1811\.29/i)
  }
  expect(await text('/api/orders/export?format=csv')).not.toMatch(/margin|1811\.29/i)
  expect((await shop.server.ask('/api/orders/99/margin')).status).toBe(404)
})
