import { because } from '@pal/core/texts/reason'
import { appendLogs } from '@pal/db/logs/logs'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'
import { looksLikePhone, normalise, phone9, wordsOf } from '@pal/db/search/normalise'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { clockAt } from '../clocks.ts'
import { type FilledServer, startFilledServer } from '../filled-server.ts'

const hour = 3_600_000
const now = noon + 60 * 24 * hour
const names = ['Rahim Uddin', 'রহিম শাড়ি', 'أحمد كريم', 'Élodie Roy', 'Al Li', 'Rahima Khatun']
const goods = ['Saree', 'Silk shawl', 'শাড়ি', 'Tea']
const texts = [
  'Is the silk in stock?',
  'দাম কত',
  'كَيْفَ الحال',
  'Silk or cotton, 017 12',
  'ok',
  '৳ 500?',
]
const levels = ['info', 'warn', 'error'] as const
const categories = ['webhook', 'facebook', 'ai', 'system'] as const

interface Said {
  readonly id: number
  readonly name: string
  readonly messages: readonly string[]
  readonly activeAt: number
  readonly campaignId: number | null
}
interface Bought {
  readonly id: number
  readonly conversationId: number
  readonly name: string
  readonly phone: string
  readonly good: string
  readonly at: number
  readonly status: 'confirmed' | 'processing' | 'cancelled'
}
interface Line {
  readonly id: number
  readonly level: (typeof levels)[number]
  readonly category: (typeof categories)[number]
  readonly text: string
}
const said: Said[] = []
const bought: Bought[] = []
const lines: Line[] = []

let filled: FilledServer
beforeAll(async () => {
  filled = await startFilledServer(
    fill,
    clockAt(() => now),
  )
})
afterAll(() => filled[Symbol.asyncDispose]())

async function fill(store: Store): Promise<void> {
  await aPage(store)
  await aPage(store, 'page-2', 'Other')
  const products = goods.map((name) => ({ name, price_minor: 100 }))
  await aCampaign(store, { products })
  const people = fc.sample(
    fc.record({
      name: fc.constantFrom(...names),
      page: fc.constantFrom('page-1', 'page-2'),
      messages: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 6 }),
      good: fc.option(fc.nat(3), { nil: null }),
      phone: fc.integer({ min: 13_00_000_000, max: 19_99_999_999 }),
      // Several at the same moment: the order of a list must hold for those too.
      minute: fc.nat(60 * 24 * 58).map((minute) => minute - (minute % 720)),
      move: fc.constantFrom('confirmed' as const, 'processing' as const, 'cancelled' as const),
    }),
    { numRuns: 130, seed: 11 },
  )
  const inOrder = people.toSorted((a, b) => a.minute - b.minute)
  await store.transaction(async (tx) => {
    for (const [index, { name, page, messages, good, phone, minute, move }] of inOrder.entries()) {
      const id = index + 1
      const at = noon + minute * 60_000
      for (const [n, text] of messages.entries()) {
        const sent = { text, mid: `m${id}.${n}`, sentAt: at + n, now: at + n }
        await ingestInbound(
          tx,
          inbound({ ...sent, psid: `p${id}`, pageId: page, customerName: name }),
        )
      }
      const buys = good !== null && page === 'page-1'
      said.push({
        id,
        name,
        messages,
        activeAt: at + messages.length - 1,
        campaignId: page === 'page-1' ? 1 : null,
      })
      if (!buys) continue
      const { order } = await placeOrder(
        tx,
        someOrder({
          conversationId: id,
          customer: { name, phone: `+880${phone}`, address: 'Dhaka' },
          line: { productId: good + 1, name: goods[good] ?? '' },
          now: at + 10,
        }),
      )
      if (move !== 'confirmed')
        await setOrderStatus(tx, order.id, { to: move, actor: 'human', now: at + 20 })
      bought.push({
        id: order.id,
        conversationId: id,
        name,
        phone: `+880${phone}`,
        good: goods[good] ?? '',
        at: at + 10,
        status: move,
      })
    }
  })
  const written = fc.sample(
    fc.record({
      level: fc.constantFrom(...levels),
      category: fc.constantFrom(...categories),
      text: fc.constantFrom('Page read', 'Model asked twice', 'Élodie read'),
    }),
    { numRuns: 400, seed: 12 },
  )
  await appendLogs(
    store.logs.db,
    written.map(({ text, ...row }, n) => ({
      ...row,
      at: noon + n,
      said: because('earlier_text', { text }),
      details: { n },
    })),
  )
  lines.push(...written.map((row, n) => ({ ...row, id: n + 1, text: `${row.text}\n{"n":${n}}` })))
}

/** Every page of a list, one after the other, as `Link` leads through them. */
async function all(path: string, query: object): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  const asked = Object.entries(query).filter(([, value]) => value !== undefined)
  let address: string | undefined =
    `${path}?${new URLSearchParams(asked.map(([k, v]): [string, string] => [k, String(v)])).toString()}`
  while (address !== undefined) {
    const answer: Response = await filled.server.ask(address)
    const page = (await answer.json()) as Record<string, unknown>[]
    expect(answer.status, address).toBe(200)
    rows.push(...page)
    address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return rows
}

/** What a search box finds in a name, number or the like: words by their parts, short ones by their beginning. */
function holds(text: string, search: string): boolean {
  if (wordsOf(search).length === 0) return false
  const words = looksLikePhone(search)
    ? [phone9(search) ?? '']
    : normalise(search.trim()).split(/\s+/)
  return words.every((word) =>
    [...word].length >= 3
      ? normalise(text).includes(word)
      : wordsOf(word).every((short) => wordsOf(text).some((whole) => whole.startsWith(short))),
  )
}

/** What it finds in a message: whole words, the last by its beginning. */
function says(text: string, search: string): boolean {
  const words = wordsOf(search)
  const last = words.pop()
  const there = wordsOf(text)
  if (last === undefined) return false
  return words.every((word) => there.includes(word)) && there.some((word) => word.startsWith(last))
}

const limit = fc.integer({ min: 1, max: 200 })
const typed = [
  'rahim',
  'ra',
  'silk',
  'in st',
  'শাড়ি',
  'দাম',
  'احمد',
  'كيف',
  'elodie roy',
  'tea',
  'nobody',
  '?',
  '500',
  'o',
]

it('conversations: all filters together, page by page, as looking at every one would [CV-03]', async () => {
  const filters = fc.record(
    {
      status: fc.constantFrom('all', 'active', 'converted', 'abandoned'),
      stage: fc.constantFrom('live', 'initial', 'completed'),
      campaign: fc.constantFrom(1, 2),
      search: fc.constantFrom(...typed, '  ', ...bought.slice(0, 4).map(({ phone }) => phone)),
    },
    { requiredKeys: [] },
  )
  // What is no property of the data but of the rules of stages is taken as the unfiltered list tells it.
  const listed = new Map((await all('/api/conversations', {})).map((row) => [row['id'], row]))
  expect(listed.size).toBe(said.length)
  const newest = said.toSorted((a, b) => b.activeAt - a.activeAt || b.id - a.id)
  await fc.assert(
    fc.asyncProperty(filters, limit, async (filter, most) => {
      const { status = 'all', stage, campaign } = filter
      const search = filter.search?.trim() ?? ''
      const wanted = newest.filter((one) => {
        const is = listed.get(one.id)
        if (status !== 'all' && is?.['status'] !== status) return false
        if (stage === 'live' && ['initial', 'completed'].includes(String(is?.['stage'])))
          return false
        if (stage !== undefined && stage !== 'live' && is?.['stage'] !== stage) return false
        if (campaign !== undefined && one.campaignId !== campaign) return false
        const phone = bought.find(({ conversationId }) => conversationId === one.id)?.phone ?? ''
        const named = `${one.name} ${phone9(phone) ?? ''}`
        return (
          search === '' || holds(named, search) || one.messages.some((text) => says(text, search))
        )
      })
      const rows = await all('/api/conversations', { ...filter, limit: most })
      expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
    }),
    { numRuns: 60, seed: 21 },
  )
})

it('orders: all filters together, page by page, as looking at every one would [OR-02, OR-03, OR-08]', async () => {
  const periods = { all: -Infinity, week: now - 7 * 24 * hour, month: now - 30 * 24 * hour }
  const phones = [
    bought[3]?.phone ?? '',
    bought[5]?.phone.slice(4, 9) ?? '',
    'PAL-00000',
    'pal-00001',
  ]
  const filters = fc.record(
    {
      status: fc.constantFrom('all', 'confirmed', 'processing', 'cancelled', 'shipped'),
      period: fc.constantFrom('all' as const, 'week' as const, 'month' as const),
      search: fc.constantFrom(...typed, ...phones),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(filters, limit, async (filter, most) => {
      const { status = 'all', period = 'all', search = '' } = filter
      const wanted = bought
        .filter((order) => status === 'all' || order.status === status)
        .filter((order) => order.at >= periods[period])
        .filter(({ id, name, phone, good }) => {
          if (search === '') return true
          const number = `pal-${String(id).padStart(6, '0')}`
          if (/^pal-/i.test(search)) return number.startsWith(search.toLowerCase())
          return String(id) === search || holds(`${name} ${phone9(phone)} ${good}`, search)
        })
        .toReversed()
      const rows = await all('/api/orders', { ...filter, limit: most })
      expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
    }),
    // A whole number and its middle: drawn with the other filters they hardly ever find anything.
    {
      numRuns: 60,
      seed: 22,
      examples: phones.map((search): [{ search: string }, number] => [{ search }, 50]),
    },
  )
})

it('messages: each page goes further back, and together they are the whole conversation [EN-01]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...said), limit, async (one, most) => {
      const rows = await all(`/api/conversations/${one.id}/messages`, { limit: most })
      expect(rows.map(({ text }) => text).toReversed()).toEqual(one.messages)
      for (const row of rows)
        expect(row).toMatchObject({ content: row['text'], timestamp: row['createdAt'] })
    }),
    { numRuns: 40, seed: 23 },
  )
})

it('logs: filter and search together, back to the first line, as looking at every one would [LG-02, LG-06]', async () => {
  const filters = fc.record(
    {
      filter: fc.constantFrom('all', 'webhook', 'facebook', 'ai', 'errors'),
      search: fc.constantFrom('read', 'PAGE', 'elodie', 'asked twice', '"n":3', 'nothing'),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(filters, limit, async (wished, most) => {
      const { filter = 'all', search = '' } = wished
      const wanted = lines
        .filter(({ level }) => filter !== 'errors' || level === 'error')
        .filter(({ category }) => ['all', 'errors'].includes(filter) || category === filter)
        .filter(({ text }) =>
          search.split(' ').every((word) => normalise(text).includes(normalise(word))),
        )
        .toReversed()
      const rows = await all('/api/system/logs', { ...wished, limit: most })
      // What the server itself wrote is above.
      const ids = rows.map(({ id }) => Number(id)).filter((id) => id <= lines.length)
      expect(ids).toEqual(wanted.map(({ id }) => id))
    }),
    { numRuns: 60, seed: 24 },
  )
})
