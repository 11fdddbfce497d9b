import type { Answer } from '@pal/core/contract/endpoints'
import { ingestInbound } from '@pal/db/messages/inbound'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

type Customers = Answer<'orders.customers'>

/** In chats the first three, the last by phone: who ordered how often, the later the more minutes. */
const placed = [
  { conversationId: 1, name: '=cmd|A1', phone: '+8801711111111', total: 1_050 },
  { conversationId: 2, name: 'Karim Mia', phone: '01722222222', total: 700 },
  { conversationId: 1, name: '=cmd|A1', phone: '+8801711111111', total: 400 },
  { conversationId: null, name: 'Salma Begum', phone: '01755555555', total: 300 },
] as const

let filled: FilledServer
beforeAll(async () => {
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store)
      await aCampaign(store, { name: 'Abroad', currency: 'USD', status: 'paused' })
      await store.transaction(async (tx) => {
        for (const psid of ['a', 'b']) await ingestInbound(tx, inbound({ psid, mid: psid }))
        for (const [n, { conversationId, name, phone, total }] of placed.entries()) {
          const customer = { name, phone, address: 'Dhaka' }
          const now = noon + n * 60_000
          const line = { unitPriceMinor: total }
          await placeOrder(tx, someOrder({ conversationId, customer, now, line }))
        }
        const customer = { name: 'Karim Mia', phone: '01722222222', address: 'Dhaka' }
        const abroad = { campaignId: 2, currency: 'USD', conversationId: 2, customer, now: noon }
        await placeOrder(tx, someOrder({ ...abroad, line: { productId: 2, unitPriceMinor: 50 } }))
        await setOrderStatus(tx, 3, { to: 'cancelled', actor: 'human', now: noon })
      })
    },
    clockAt(() => noon + 7_200_000),
  )
})
afterAll(() => filled[Symbol.asyncDispose]())

const ask = (path: string) => filled.server.ask(path)
const read = async <T = Customers>(path: string) => (await (await ask(path)).json()) as T
const names = (rows: Customers) => rows.map(({ customerName }) => customerName.split(' ')[0])

it('lists who has ordered, with what became of it [OR-10]', async () => {
  const rows = await read('/api/orders/customers')
  expect(names(rows)).toEqual(['Salma', '=cmd|A1', 'Karim'])
  expect(rows[0]).toMatchObject({ customerId: null, conversationId: null })
  expect(rows[1]).toEqual({
    id: 1,
    customerName: '=cmd|A1',
    customerId: 'a',
    customerPhone: '+8801711111111',
    pageName: 'Dhaka Looms',
    conversationId: 1,
    orders: 2,
    delivered: 0,
    returned: 0,
    partlyReturned: 0,
    samePhone: 0,
    cancelled: 1,
    spent: [{ currency: 'BDT', amount: 10.5 }],
    lastOrderAt: '2026-11-02T12:02:00.000Z',
  })
  expect(await read('/api/orders/customers/1')).toEqual(rows[1])
  expect((await ask('/api/orders/customers/99')).status).toBe(404)
})

it('in the order and with the filters of the address, page by page [OR-10]', async () => {
  const all = '/api/orders/customers?sort=orders'
  expect(names(await read(all))).toEqual(['=cmd|A1', 'Karim', 'Salma'])
  const first = await ask(`${all}&limit=1`)
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1]
  expect(names(await read(String(next)))).toEqual(['Karim'])
  expect(names(await read('/api/orders/customers?show=without_chat'))).toEqual(['Salma'])
  expect(names(await read('/api/orders/customers?show=again&search=karim'))).toEqual(['Karim'])
  // Of no page of this shop.
  expect(await read('/api/orders/customers?page=111')).toEqual([])
  expect(await read('/api/orders/customers/export?format=json&page=111')).toEqual([])
  for (const wrong of ['sort=name', 'show=some', 'page=x', 'cursor=1.2', 'cursor=x', 'limit=0'])
    expect((await ask(`/api/orders/customers?${wrong}`)).status, wrong).toBe(400)
})

it('the orders of one of them are a list like any other, in numbers and sums too [OR-10]', async () => {
  const orders = await read<Answer<'orders.list'>>('/api/orders?customer=1')
  expect(orders.map(({ id }) => id)).toEqual([3, 1])
  const cancelled = await read<Answer<'orders.list'>>('/api/orders?customer=1&status=cancelled')
  expect(cancelled.map(({ id }) => id)).toEqual([3])
  expect(await read('/api/orders/count?customer=1')).toEqual({ count: 2 })
  expect(await read('/api/orders/sums?customer=1')).toMatchObject({ sums: [{ total: 10.5 }] })
})

it('their file holds what the filters show, with phone numbers as they are and no formula [OR-04]', async () => {
  const answer = await ask('/api/orders/customers/export?sort=orders')
  expect(answer.headers.get('content-disposition')).toContain('customers-2026-11-02.csv')
  expect(answer.headers.get('x-total-rows')).toBe('3')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const rows = parse<Record<string, string>>(bytes, { bom: true, columns: true })
  expect(rows).toHaveLength(3)
  expect(rows[0]).toEqual({
    Customer: "'=cmd|A1",
    Phone: '+8801711111111',
    Page: 'Dhaka Looms',
    Orders: '2',
    Delivered: '0',
    Returned: '0',
    'Partly returned': '0',
    Cancelled: '1',
    Spent: '10.5',
    Currency: 'BDT',
    'Spent in other currencies': '',
    'Last order': '2026-11-02 12:02:00',
  })
  expect(rows[1]?.['Spent in other currencies']).toBe('0.5 USD')
  const excel = await (await ask('/api/orders/customers/export?format=excel')).text()
  expect(excel).toContain(',"=""+8801711111111""",')
  const json = await read('/api/orders/customers/export?format=json&show=without_chat')
  const listed = await read('/api/orders/customers?show=without_chat')
  expect(listed).toMatchObject(json)
  expect(json).toHaveLength(listed.length)
  const named = await ask('/api/orders/customers/export?search=karim')
  expect(named.headers.get('x-total-rows')).toBeNull()
  expect((await named.text()).split('\r\n')).toHaveLength(3)
})

it('speaks the language of the screen [SH-11]', async () => {
  const company = { language: 'de' }
  await filled.server.ask('/api/settings', { method: 'PUT', body: { company } })
  const file = await (await ask('/api/orders/customers/export')).text()
  expect(file).toMatch(/^Kunde,Telefon,Seite,Bestellungen,Zugestellt,/)
})

it('whoever is erased is gone at once, and open windows hear of it [EN-02, DT-04]', async () => {
  const { body } = await ask('/api/events')
  const events = body?.pipeThrough(new TextDecoderStream()).getReader()
  const erase = () => filled.server.ask('/api/orders/4/customer/erase', { method: 'POST' })
  // The day's backup may be under way, beside which nobody is erased.
  await expect.poll(async () => (await erase()).status).toBe(200)
  let heard = ''
  while (!heard.includes('"orders"')) heard += (await events?.read())?.value ?? ''
  await events?.cancel()
  expect(names(await read('/api/orders/customers'))).not.toContain('Salma')
  expect((await ask('/api/orders/customers/3')).status).toBe(404)
})
