import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { conversationsByName } from '../conversations/conversation-list.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { begunPhone, looksLikePhone, normalise, phone9, wordsOf } from '../search/normalise.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { setOrderStatus } from './moves.ts'
import { ordersForFile } from './order-export.ts'
import { listOrders, type OrderFilter } from './order-list.ts'
import { numberRanges, orderNumber } from './order-number.ts'
import type { OrderRow } from './orders.ts'
import { placeOrder } from './place-order.ts'

const names = [
  'Rahim Uddin',
  'রহিম শাড়ি',
  'أحمد كريم',
  'Élodie Roy',
  'Al Li',
  'Rahima Khatun',
  " Al-Rashed  (Ak) O'Li",
]
const goods = ['Saree', 'Silk shawl', 'শাড়ি', 'Tea']
const addresses = [
  'House 12, Road 5, Mirpur, Dhaka',
  'House 7, Road 17, Zindabazar, Sylhet',
  'বাড়ি ১২, ধানমন্ডি, ঢাকা',
]
const statuses = ['processing', 'cancelled'] as const

let store: Store
let orders: (OrderRow & { goods: string })[] = []

beforeAll(async () => {
  store = openTestStore()
  await aPage(store)
  const products = goods.map((name) => ({ name, price_minor: 100 }))
  await aCampaign(store, { products })
  await aCampaign(store, { name: 'Second', status: 'paused', products })
  const random = fc.sample(
    fc.tuple(fc.nat(names.length - 1), fc.nat(3), fc.nat(999_999), fc.nat(1), fc.nat(5)),
    {
      numRuns: 150,
      seed: 3,
    },
  )
  for (const [index, [name, good, digits, campaign, move]] of random.entries()) {
    await store.transaction(async (tx) => {
      const now = noon + index * 1000
      await ingestInbound(tx, inbound({ psid: `p${index}`, mid: `m${index}`, now, sentAt: now }))
      const { order } = await placeOrder(
        tx,
        someOrder({
          campaignId: campaign + 1,
          conversationId: index + 1,
          customer: {
            name: names[name] ?? '',
            phone: `+88017${String(digits).padStart(8, '0')}`,
            address: addresses[digits % addresses.length] ?? '',
          },
          line: { productId: good + 1 + campaign * goods.length, name: goods[good] ?? '' },
          sourceMessageId: index + 1,
          now,
        }),
      )
      const to = statuses[move]
      const row = to ? await setOrderStatus(tx, order.id, { to, actor: 'human', now }) : order
      orders.push({ ...row, goods: goods[good] ?? '' })
    })
  }
  orders = orders.toReversed()
  return () => store.close()
})

/** The same answer, found by looking at every order. */
function naive(filter: OrderFilter): number[] {
  const { status, from, campaignId, before, search } = filter
  const exact = exactly(search ?? '')
  // Of a page with one row the next could not begin behind it.
  const lifted = exact !== null && filter.limit > 1
  return orders
    .filter((order) => status === undefined || order.status === status)
    .filter((order) => from === undefined || order.created_at >= from)
    .filter((order) => campaignId === undefined || order.campaign_id === campaignId)
    .filter((order) => before === undefined || order.id < before.id)
    .filter((order) => search === undefined || matches(order, search))
    .filter((order) => !lifted || order.id !== exact || before === undefined)
    .toSorted((a, b) => (lifted ? Number(b.id === exact) - Number(a.id === exact) : 0))
    .slice(0, filter.limit)
    .map(({ id }) => id)
}

/** The order whose whole number was typed. */
function exactly(search: string): number | null {
  const [, begun, digits] = /^(pal-?|#|)(\d+)$/.exec(normalise(search)) ?? []
  if (digits === undefined || (begun === '' && digits.startsWith('0') && digits.length !== 6))
    return null
  return Number(digits) === 0 ? null : Number(digits)
}

function matches(order: OrderRow & { goods: string }, search: string): boolean {
  const typed = normalise(search.trim())
  if (typed === '') return true
  // Punctuation alone asks for nothing that could be found.
  if (wordsOf(typed).length === 0) return false
  if (typed.startsWith('pal') && normalise(order.number).startsWith(typed)) return true
  if (exactly(search) === order.id || (/^\d+$/.test(typed) && Number(typed) === order.id))
    return true
  if (search.startsWith('#')) return false
  const text = normalise(
    `${order.customer_name} ${order.phone9} ${order.customer_address} ${order.goods}`,
  )
  const phone = begunPhone(search) ?? (looksLikePhone(search) ? (phone9(search) ?? '') : null)
  const words = phone === null ? typed.split(/\s+/) : [phone]
  return words.every((word) =>
    [...word].length >= 3
      ? text.includes(word)
      : wordsOf(word).every((short) => wordsOf(text).some((whole) => whole.startsWith(short))),
  )
}

describe('the list of orders', () => {
  it('answers what looking at every order answers, for any filters together [OR-02, OR-03]', async () => {
    const typed = [
      'rahim|RAHIM ud|ra|শাড়ি|শা\u09dcি|রহি|احمد|elodie|al|l|shawl|silk al|tea|te ra|nobody|"|li -|  |ak|al ak|al-ra|(a|al rashed ak|(ak) l',
      'dhaka|DHAKA mir|mirpur rahim|rahima sylhet|road 17|5, mir|ro ho|house 7, road|ধানম|ধানমন্ডি রহিম|rahim zinda tea|dhaka sylhet',
      'PAL-0000|pal-00001|pal|12|7|017|88017|8801700|PAL-12|pal12|#12|#7|pal-100|000012',
      `${orders[3]?.customer_phone}|${orders[9]?.phone9?.slice(3, 7)}|${orders[5]?.number}`,
    ]
    const search = fc.constantFrom(...typed.flatMap((some) => some.split('|')))
    const filters = fc.record(
      {
        status: fc.constantFrom('confirmed' as const, 'processing' as const, 'cancelled' as const),
        from: fc.integer({ min: 0, max: 160 }).map((n) => noon + n * 1000),
        campaignId: fc.constantFrom(1, 2),
        before: fc.integer({ min: 1, max: 151 }).map((id) => ({ at: noon + (id - 1) * 1000, id })),
        search,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.integer({ min: 1, max: 200 }),
        fc.record({ ids: fc.constantFrom(1, 3, 40, 500) }),
        async (filter, limit, bounds) => {
          const rows = await listOrders(store.db, { ...filter, limit }, bounds)
          expect(rows.map(({ id }) => id)).toEqual(naive({ ...filter, limit }))
        },
      ),
      { numRuns: 300, seed: 5 },
    )
  })

  it('gives every order once when it is read page by page', async () => {
    for (const search of [undefined, 'rahim', 'ra']) {
      const seen: number[] = []
      let before: OrderFilter['before']
      for (;;) {
        const page = await listOrders(store.db, { limit: 7, before, search })
        seen.push(...page.map(({ id }) => id))
        const last = page.at(-1)
        if (!last) break
        before = { at: last.created_at, id: last.id }
      }
      expect(seen).toEqual(naive({ limit: 999, search }))
    }
  })

  it.each([
    ['Bangladesh', '01712345678', '+8801712345678', 4],
    ['France', '0612345678', '+33612345678', 4],
    ['Germany', '015123456789', '+4915123456789', 7],
  ])(
    'finds a phone of %s at each digit of it that is typed, with its country or without [OR-02]',
    async (_, national, abroad, least) => {
      await using shop = openTestStore()
      await aPage(shop)
      await aCampaign(shop, { products: [{ name: 'Saree', price_minor: 100 }] })
      await shop.transaction(async (tx) => {
        await ingestInbound(tx, inbound())
        await placeOrder(tx, someOrder({ customer: { name: 'Rahim', phone: abroad, address: '' } }))
      })
      const lost: string[] = []
      for (const [typed, from] of [
        [national, least + 1],
        [abroad, abroad.length - national.length + 1 + least],
      ] as const)
        for (let length = from; length <= typed.length; length++) {
          const search = typed.slice(0, length)
          const found = await listOrders(shop.db, { search, limit: 10 })
          const chats = await conversationsByName(shop.db, search)
          if (found.length + chats.length !== 2) lost.push(search)
        }
      expect(lost).toEqual([])
    },
  )

  it.each(['PAL-12', 'pal12', 'Pal 12', '#12', '12', '১২', 'PAL-১২', '000012', 'PAL-000012'])(
    'puts the order first whose number is typed as it is read aloud: %s [OR-02]',
    async (search) => {
      const rows = await listOrders(store.db, { search, limit: 20 })
      expect(rows[0]?.number).toBe('PAL-000012')
      // What else is found follows it, and it comes once.
      const next = rows.at(-1)
      const more = await listOrders(store.db, {
        search,
        limit: 20,
        before: next && { at: next.created_at, id: next.id },
      })
      expect([...rows.slice(1), ...more].filter(({ id }) => id === 12)).toEqual([])
    },
  )

  it('reads the order first in a file, and each of those behind it once [OR-02, OR-04]', async () => {
    const seen: number[] = []
    const whole = await listOrders(store.db, { search: '12', limit: 999 })
    for await (const part of ordersForFile(store, { search: '12', limit: 3 }, 'words')) {
      seen.push(...part.map(({ id }) => id))
    }
    expect(whole.length).toBeGreaterThan(6)
    expect(seen.toSorted((a, b) => a - b)).toEqual(
      whole.map(({ id }) => id).toSorted((a, b) => a - b),
    )
  })

  it('finds an order by the beginning of its number, however long that has become', () => {
    const found = (typed: string, id: number) =>
      numberRanges(typed).some(([from, to]) => id >= from && id < to)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(12), (id, cut) => {
        const number = orderNumber(id)
        expect(found(number.slice(0, Math.max(4, cut)), id)).toBe(true)
        expect(found(number, id + 1)).toBe(orderNumber(id + 1).startsWith(number))
      }),
      { seed: 1 },
    )
  })
})
