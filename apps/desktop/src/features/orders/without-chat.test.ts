import { join } from 'node:path'

import type { Answer } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import Sqlite from 'better-sqlite3'
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
      await aPage(store, 'page-2')
      await aCampaign(store, {
        delivery_fee_minor: 8_000,
        products: [{ name: 'Honey', price_minor: 100_000, stock_count: 5 }],
      })
      await aCampaign(store, {
        page_id: 'page-2',
        products: [{ name: 'Jar', price_minor: 900 }],
      })
      await store.transaction((tx) => ingestInbound(tx, inbound()))
    },
    clockAt(() => now),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const ask = (path: string) => filled.server.ask(path)
const read = async <T>(path: string) => (await (await ask(path)).json()) as T
const post = (path: string, body: object = {}) => filled.server.ask(path, { method: 'POST', body })
const typed = {
  campaignId: 1,
  lines: [{ productId: 1, quantity: 2 }],
  customerName: 'Rahim Uddin',
  customerPhone: '০১৮১২-৩৪৫৬৭৮',
  customerAddress: '4 Mill Road, Dhaka',
}
let nth = 0
const take = async (over: object = {}) => {
  const answer = await post('/api/orders', { ...typed, clientId: `form-${nth++}`, ...over })
  return (await answer.json()) as OrderDetail
}
function stored(sql: string): Record<string, unknown>[] {
  const raw = new Sqlite(join(filled.server.dataDir, 'pal.db'), { readonly: true })
  try {
    return raw.prepare<[], Record<string, unknown>>(sql).all()
  } finally {
    raw.close()
  }
}
const customers = () => stored('SELECT * FROM customers ORDER BY id')
const rows = (table: 'conversations' | 'messages' | 'jobs') =>
  stored(`SELECT 1 FROM ${table}`).length
const stock = async () =>
  (await read<{ stockCount: number }[]>('/api/campaigns/1/products'))[0]?.stockCount

it('an order of somebody who called is an order like any other, without a chat [OR-11]', async () => {
  const conversations = rows('conversations')
  const order = await take()
  expect(order).toMatchObject({
    status: 'confirmed',
    conversationId: null,
    byHand: true,
    totalAmount: 2080,
    customerName: 'Rahim Uddin',
    customerOrders: { orders: 1 },
    tellUntil: null,
  })
  expect(await stock()).toBe(3)
  expect(rows('conversations')).toBe(conversations)
  const listed = await read<Answer<'orders.list'>>('/api/orders?search=1812345678')
  expect(listed).toMatchObject([{ orderId: order.orderId, conversationId: null }])
  const stats = await read<Answer<'dashboard.stats'>>('/api/dashboard/stats')
  expect(stats.revenues[0]?.amount).toBe(2080)
  const papers = await read<Answer<'orders.documents'>>(`/api/orders/documents?ids=${order.id}`)
  expect(papers.orders).toMatchObject([{ orderId: order.orderId, pageName: 'Dhaka Looms' }])
  expect(await (await ask('/api/orders/export?format=csv')).text()).toContain('Rahim Uddin')
})

it('counts for the page whose campaign it is of, and for no source [OR-11]', async () => {
  await take()
  await take({ campaignId: 2, lines: [{ productId: 2, quantity: 1 }] })
  // Each page has customers of its own.
  const pages = customers().filter(({ psid }) => psid === null)
  expect(pages.map(({ page_id }) => page_id)).toEqual(['page-1', 'page-2'])
  const { campaigns } = await read<Answer<'analytics.get'>>('/api/analytics?period=7days')
  expect(campaigns).toMatchObject([
    { id: 1, orders: 1, revenue: { BDT: 2080 } },
    { id: 2, orders: 1 },
  ])
  const { sources } = await read<Answer<'sources.list'>>('/api/analytics/sources?period=7days')
  expect(sources).toMatchObject([{ kind: null, orders: 2 }])
  expect(await read('/api/orders/count?source=none')).toEqual({ count: 2 })
})

it('whoever calls again is the same customer, however the number is typed [OR-11]', async () => {
  const one = { lines: [{ productId: 1, quantity: 1 }] }
  const first = await take(one)
  now += 2 * 3_600_000
  const again = await take({
    ...one,
    customerPhone: '+880 1812 345678',
    customerAddress: '5 New Road',
  })
  expect(again.customerOrders.orders).toBe(2)
  expect(again.likelyDouble).toBe(false)
  const [, known, ...others] = customers()
  expect(others).toEqual([])
  expect(known).toMatchObject({ psid: null, name: 'Rahim Uddin', address: '5 New Road' })
  const caller = (phone: string) =>
    read(`/api/orders/caller?campaign=1&phone=${encodeURIComponent(phone)}`)
  expect(await caller('01812-345678')).toEqual({
    known: { customerName: 'Rahim Uddin', customerAddress: '5 New Road', orders: 2 },
    ordered: { orders: 2, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 0 },
    chat: null,
  })
  // Still being typed, and one that nobody knows.
  expect(await caller('0181')).toEqual({ known: null, ordered: null, chat: null })
  expect(await caller('01999999999')).toEqual({ known: null, ordered: null, chat: null })
  // The same things within the hour are a likely double, as in a chat.
  expect((await take({ ...one, customerAddress: '5 New Road' })).doubleOf?.id).toBe(again.id)
  expect(first.doubleOf).toBeNull()
})

it('says which chat has the number, and leaves it to the seller whose order it is [OR-11]', async () => {
  await take({ conversationId: 1, customerPhone: '01712345678', customerName: 'Karima Begum' })
  expect(await read('/api/orders/caller?campaign=1&phone=01712345678')).toEqual({
    known: null,
    ordered: { orders: 1, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 0 },
    chat: {
      conversationId: 1,
      customerName: 'Karima Begum',
      customerId: 'psid-1',
      pageName: 'Dhaka Looms',
    },
  })
  // A number that two share is not proof of who somebody is: the chat learns of no other order.
  await take({ customerPhone: '01712345678' })
  const { orders } = await read<{ orders: unknown[] }>('/api/conversations/1')
  expect(orders).toHaveLength(1)
})

it('whoever is known by their number is no first customer on another page or by phone [OR-10]', async () => {
  const number = { customerName: 'Karima Begum', customerPhone: '01712345678' }
  const chats = await take({ ...number, conversationId: 1 })
  expect(chats.samePhone).toBeNull()
  for (const to of ['processing', 'shipped', 'delivered']) {
    await post(`/api/orders/${chats.id}/status`, { status: to })
  }
  const back = { lines: [{ line: 1, quantity: 1 }], reason: 'refused', restock: false }
  expect((await post(`/api/orders/${chats.id}/returns`, back)).status).toBe(200)
  const elsewhere = await take({
    ...number,
    campaignId: 2,
    lines: [{ productId: 2, quantity: 1 }],
    customerPhone: '+880 1712-345678',
  })
  expect(elsewhere).toMatchObject({
    customerOrders: { orders: 1, partlyReturned: 0 },
    samePhone: { orders: 1, delivered: 1, returned: 0, partlyReturned: 1, cancelled: 0 },
  })
  const chat = await read<Answer<'conversations.get'>>('/api/conversations/1')
  expect(chat).toMatchObject({ customerOrders: { orders: 1 }, samePhone: { orders: 1 } })
  // Ends in the same nine digits, and is of another country.
  expect(await take({ customerPhone: '+44 7712 345678' })).toMatchObject({ samePhone: null })
  const listed = await read<Answer<'orders.customers'>>('/api/orders/customers?search=1712345678')
  expect(listed.map(({ samePhone }) => samePhone).toSorted()).toEqual([0, 1, 1])
})

it('moves on, is undone, cancelled and returned; nobody is written to [OR-06, OR-10, OR-11]', async () => {
  const { id } = await take()
  const messages = rows('messages')
  const status = (to: string) => post(`/api/orders/${id}/status`, { status: to, tell: true })
  expect((await status('processing')).status).toBe(200)
  expect(await (await post('/api/orders/undo', { ids: [id] })).json()).toMatchObject({
    undone: [id],
  })
  expect((await status('cancelled')).status).toBe(200)
  expect(await stock()).toBe(5)
  expect(await (await post('/api/orders/undo', { ids: [id] })).json()).toMatchObject({
    undone: [id],
  })
  expect(await stock()).toBe(3)
  for (const to of ['processing', 'shipped', 'delivered']) {
    expect((await status(to)).status).toBe(200)
  }
  const change = { courier: 'Pathao', trackingNumber: 'P-1', tell: true }
  await filled.server.ask(`/api/orders/${id}`, { method: 'PATCH', body: change })
  const returned = await post(`/api/orders/${id}/returns`, {
    lines: [{ line: 1, quantity: 2 }],
    reason: 'damaged',
    restock: true,
  })
  expect(await returned.json()).toMatchObject({
    returned: true,
    customerOrders: { delivered: 1, returned: 1 },
  })
  expect(await stock()).toBe(5)
  expect(rows('jobs')).toBe(0)
  expect(rows('messages')).toBe(messages)
})

it('whoever ordered without a chat can have a copy of it all, and be erased [OR-11, EN-02]', async () => {
  const { id } = await take()
  const kept = await take({ customerPhone: '01999999999', customerName: 'Nasrin' })
  const file = await read<{ customer: unknown; orders: unknown[] }>(
    `/api/orders/${id}/customer/export`,
  )
  expect(file).toMatchObject({
    customer: { customerId: null, name: 'Rahim Uddin' },
    conversation: null,
    orders: [{ customerName: 'Rahim Uddin' }],
    events: [],
  })
  expect((await post(`/api/orders/${id}/customer/erase`)).status).toBe(200)
  expect((await ask(`/api/orders/${id}`)).status).toBe(404)
  expect((await post(`/api/orders/${id}/customer/erase`)).status).toBe(404)
  expect(customers().map(({ name }) => name)).toContain('Nasrin')
  expect(await read(`/api/orders/${kept.id}`)).toMatchObject({ customerName: 'Nasrin' })
  const all = await read<unknown[]>('/api/orders')
  expect(all).toHaveLength(1)
  expect(rows('conversations')).toBe(1)
})
