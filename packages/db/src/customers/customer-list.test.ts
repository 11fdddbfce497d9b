import { expect, it } from 'vitest'

import { changeCustomer } from '../conversations/customers.ts'
import { eraseCustomer } from '../maintenance/erase.ts'
import type { Store } from '../maintenance/store.ts'
import { setOrderStatus } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { returnOrder } from '../orders/returns.ts'
import { aCampaign, aPage, noon, someCustomers, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import {
  countCustomers,
  type CustomerFilter,
  listCustomers,
  listedCustomer,
} from './customer-list.ts'
import { customerOrders } from './customer-orders.ts'

/** Conversations 1 to 4 and one caller: who ordered, in minutes from noon. The fourth has not. */
const placed = [
  { conversationId: 1, name: 'Jalal Khan', phone: '01711111111', minute: 1 },
  { conversationId: 2, name: 'Karim Mia', phone: '01722222222', minute: 2 },
  { conversationId: 1, name: 'Jalal Khan', phone: '01711111111', minute: 3 },
  { conversationId: null, name: 'Salma Begum', phone: '01755555555', minute: 4 },
  { conversationId: 3, name: 'Nadia Noor', phone: '01733333333', minute: 5 },
  { conversationId: 1, name: 'Jalal Khan', phone: '01711111111', minute: 6 },
  { conversationId: 3, name: 'Nadia Noor', phone: '01733333333', minute: 7 },
] as const

async function shop(): Promise<Store> {
  const store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await aCampaign(store, { name: 'Abroad', currency: 'USD', status: 'paused' })
  await someCustomers(store, 4)
  await store.transaction(async (tx) => {
    for (const { conversationId, name, phone, minute } of placed) {
      const customer = { name, phone, address: 'Dhaka' }
      const now = noon + minute * 60_000
      await placeOrder(tx, someOrder({ conversationId, customer, now, line: { quantity: 2 } }))
    }
  })
  return store
}

const deliver = (store: Store, id: number) =>
  store.transaction(async (tx) => {
    for (const to of ['processing', 'shipped', 'delivered'] as const) {
      await setOrderStatus(tx, id, { to, actor: 'human', now: noon })
    }
  })

const bringBack = (store: Store, id: number) =>
  store.transaction((tx) =>
    returnOrder(tx, id, {
      lines: [{ line: 1, quantity: 1 }],
      reason: 'damaged',
      note: null,
      amountMinor: null,
      restock: true,
      actor: 'human',
      now: noon,
    }),
  )

async function names(store: Store, filter: Partial<CustomerFilter> = {}) {
  const rows = await listCustomers(store.db, { limit: 50, sort: 'last_order', ...filter })
  return rows.map(({ name }) => name?.split(' ')[0])
}

it('lists who has ordered, who did last first, or who did most [OR-10]', async () => {
  await using store = await shop()
  expect(await names(store)).toEqual(['Nadia', 'Jalal', 'Salma', 'Karim'])
  expect(await names(store, { sort: 'orders' })).toEqual(['Jalal', 'Nadia', 'Salma', 'Karim'])
})

it('goes on behind any row in either order, also where several ordered as often [OR-10]', async () => {
  await using store = await shop()
  for (const sort of ['last_order', 'orders'] as const) {
    const whole = await names(store, { sort })
    const read: (string | undefined)[] = []
    let before: CustomerFilter['before']
    for (;;) {
      const [row] = await listCustomers(store.db, { limit: 1, sort, before })
      if (!row) break
      read.push(row.name?.split(' ')[0])
      before = { orders: row.orders, at: row.last_order_at, id: row.id }
    }
    expect(read, sort).toEqual(whole)
  }
})

it('tells whole orders that came back from those of which pieces were kept [OR-10]', async () => {
  await using store = await shop()
  for (const id of [1, 3]) {
    await deliver(store, id)
    await bringBack(store, id)
  }
  const told = async () => {
    const [jalal] = await listCustomers(store.db, { limit: 50, sort: 'orders', search: 'jalal' })
    const { orders, delivered, returned, partlyReturned, cancelled } = jalal ?? {}
    const counts = { orders, delivered, returned, partlyReturned, cancelled }
    expect(await customerOrders(store.db, jalal?.id ?? 0)).toEqual(counts)
    return { delivered, returned, partlyReturned }
  }
  expect(await told()).toEqual({ delivered: 2, returned: 0, partlyReturned: 2 })
  await bringBack(store, 1)
  expect(await told()).toEqual({ delivered: 2, returned: 1, partlyReturned: 1 })
})

it('says what became of the orders, and what was spent as revenue counts it [OR-10]', async () => {
  await using store = await shop()
  await deliver(store, 1)
  await bringBack(store, 1)
  await deliver(store, 3)
  await store.transaction(async (tx) => {
    await setOrderStatus(tx, 6, { to: 'cancelled', actor: 'human', now: noon })
    const customer = { name: 'Jalal Khan', phone: '01711111111', address: 'Dhaka' }
    const abroad = { campaignId: 2, currency: 'USD', customer, now: noon }
    await placeOrder(tx, someOrder({ ...abroad, line: { productId: 2, unitPriceMinor: 700 } }))
  })
  const [jalal] = await listCustomers(store.db, { limit: 50, sort: 'orders', search: 'jalal' })
  expect(jalal).toMatchObject({
    name: 'Jalal Khan',
    phone: '01711111111',
    page_name: 'Dhaka Looms',
    conversation_id: 1,
    orders: 4,
    delivered: 2,
    returned: 0,
    partlyReturned: 1,
    cancelled: 1,
    last_order_at: noon + 6 * 60_000,
    spent: [
      { currency: 'BDT', minor: 300 },
      { currency: 'USD', minor: 700 },
    ],
  })
  const revenue = store.raw.prepare("SELECT value FROM counters WHERE key = 'revenue.BDT'").pluck()
  const everybody = await listCustomers(store.db, { limit: 50, sort: 'orders' })
  const spent = everybody.flatMap((one) => one.spent).filter(({ currency }) => currency === 'BDT')
  expect(spent.reduce((sum, { minor }) => sum + minor, 0)).toBe(revenue.get())
})

it('shows who ordered again, who sent something back and who has no chat [OR-10]', async () => {
  await using store = await shop()
  await deliver(store, 2)
  await bringBack(store, 2)
  for (const sort of ['last_order', 'orders'] as const) {
    expect((await names(store, { sort, pick: 'again' })).toSorted()).toEqual(['Jalal', 'Nadia'])
    expect(await names(store, { sort, pick: 'returned' })).toEqual(['Karim'])
    expect(await names(store, { sort, pick: 'without_chat' })).toEqual(['Salma'])
  }
})

it('shows those of one page, with and without a chat, in every order, filter and search [OR-10, OR-03]', async () => {
  await using store = await shop()
  await aPage(store, 'page-2')
  const other = await aCampaign(store, { page_id: 'page-2', name: 'Other' })
  await store.transaction(async (tx) => {
    const customer = { name: 'Omar Faruk', phone: '01766666666', address: 'Dhaka' }
    const line = { productId: other.products[0]?.id ?? 0 }
    for (const minute of [0, 8]) {
      const now = noon + minute * 60_000
      await placeOrder(
        tx,
        someOrder({ campaignId: other.campaign.id, conversationId: null, customer, now, line }),
      )
    }
  })
  const first = ['Nadia', 'Jalal', 'Salma', 'Karim']
  expect(await names(store)).toEqual(['Omar', ...first])
  expect(await names(store, { pageId: 'page-1' })).toEqual(first)
  for (const sort of ['last_order', 'orders'] as const) {
    for (const pick of [undefined, 'again', 'without_chat'] as const) {
      expect(await names(store, { sort, pick, pageId: 'page-2' })).toEqual(['Omar'])
      expect(await countCustomers(store.db, { pick, pageId: 'page-2' })).toBe(1)
    }
    expect(await names(store, { sort, search: 'omar', pageId: 'page-1' })).toEqual([])
    expect(await names(store, { sort, pick: 'returned', pageId: 'page-2' })).toEqual([])
  }
  expect(await names(store, { search: 'omar', pageId: 'page-2' })).toEqual(['Omar'])
  const [, second] = await listCustomers(store.db, {
    limit: 2,
    sort: 'orders',
    pageId: 'page-1',
  })
  const before = second && { orders: second.orders, at: second.last_order_at, id: second.id }
  expect(await names(store, { sort: 'orders', pageId: 'page-1', before })).toEqual([
    'Salma',
    'Karim',
  ])
})

it('finds by name and phone, with and without a chat, and whoever is named otherwise since [OR-10]', async () => {
  await using store = await shop()
  for (const [search, found] of [
    ['jal', ['Jalal']],
    ['j', ['Jalal']],
    ['01755555555', ['Salma']],
    ['beg', ['Salma']],
    ['s', ['Salma']],
    ['+880 1722-222222', ['Karim']],
    ['khan jalal', ['Jalal']],
    ['psid', []],
    ['nobody', []],
    ['!', []],
  ] as const) {
    expect(await names(store, { search }), search).toEqual(found)
  }
  expect(await names(store, { search: 'salma', pick: 'again' })).toEqual([])
  const caller = store.raw.prepare('SELECT id FROM customers WHERE psid IS NULL').pluck().get()
  await store.transaction((tx) =>
    changeCustomer(tx, Number(caller), { name: 'Aisha' }, { now: noon }),
  )
  expect(await names(store, { search: 'salma' })).toEqual([])
  expect(await names(store, { search: 'ais' })).toEqual(['Aisha'])
})

it('an erased customer is in no list and found by nothing, with or without a chat [EN-02]', async () => {
  await using store = await shop()
  const ids = store.raw
    .prepare<[], number>('SELECT id FROM customers WHERE last_order_at > 0')
    .pluck()
  for (const id of ids.all()) await eraseCustomer(store, id, { now: () => noon })
  expect(await names(store)).toEqual([])
  for (const search of ['jalal', 'salma', 's']) expect(await names(store, { search })).toEqual([])
  for (const index of ['caller_search', 'caller_short'])
    expect(store.raw.prepare(`SELECT count(*) FROM ${index}`).pluck().get()).toBe(0)
})

it('reads one of them, and nobody who has not ordered [OR-10]', async () => {
  await using store = await shop()
  expect(await listedCustomer(store.db, 2)).toMatchObject({ name: 'Karim Mia', orders: 1 })
  expect(await listedCustomer(store.db, 4)).toBeUndefined()
})
