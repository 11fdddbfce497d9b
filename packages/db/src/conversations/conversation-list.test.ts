import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { normalise, wordsOf } from '../search/normalise.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore, settleLists } from '../testing/testing.ts'
import {
  type ConversationFilter,
  conversationMeta,
  countConversations,
  type ListedConversation,
  listConversations,
} from './conversation-list.ts'
import { changeConversation } from './conversations.ts'
import { changeCustomer } from './customers.ts'
import { keepDraft, settleDraft } from './drafts.ts'
import { ListOrder } from './list-order.ts'

const names = ['Rahim Uddin', 'রহিম শাড়ি', 'أحمد كريم', 'Élodie Roy', null]
const stages = ['initial', 'interested', 'exploring', 'ready_to_buy', 'completed'] as const
const statuses = ['active', 'converted', 'abandoned'] as const
const live = ['interested', 'exploring', 'collecting_info', 'ready_to_buy']

let store: Store
let everything: ListedConversation[] = []

beforeAll(async () => {
  store = openTestStore()
  await aPage(store)
  await aPage(store, 'page-2', 'Second page')
  await aCampaign(store)
  const random = fc.sample(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(2), fc.nat(50), fc.boolean()), {
    numRuns: 120,
    seed: 3,
  })
  for (const [index, [name, stage, state, at, second]] of random.entries()) {
    await store.transaction(async (tx) => {
      const sentAt = noon + at * 1000
      const who = {
        pageId: second ? 'page-2' : 'page-1',
        psid: `p${index}`,
        customerName: names[name] ?? null,
      }
      const first = inbound({ ...who, mid: `m${index}`, sentAt })
      const { conversationId } = await ingestInbound(tx, first)
      await changeConversation(
        tx,
        conversationId,
        { stage: stages[stage] ?? 'initial', status: statuses[state] ?? 'active' },
        noon,
      )
      if (index % 2 === 0) return
      // Wrote again, and is not yet where the lists look for it.
      const again = { ...who, mid: `again ${index}`, sentAt: sentAt + 20_000, now: sentAt + 20_000 }
      await ingestInbound(tx, inbound(again))
      const status = statuses[state] ?? 'active'
      await changeConversation(tx, conversationId, { status, unread_count: 1 }, noon)
    })
  }
  everything = (await listConversations(store.db, { limit: 999 })).toSorted(
    (a, b) => b.last_activity_at - a.last_activity_at || b.id - a.id,
  )
  return () => store.close()
})

function naive(filter: ConversationFilter): number[] {
  const { before, status, stage, campaignId, pageId, search, found } = filter
  const named = (name: string | null) =>
    normalise(search ?? '')
      .split(/\s+/)
      .every((word) =>
        [...word].length >= 3
          ? normalise(name ?? '').includes(word)
          : wordsOf(name ?? '').some((whole) => whole.startsWith(word)),
      )
  return everything
    .filter((row) => status === undefined || row.status === status)
    .filter((row) =>
      stage === 'live' ? live.includes(row.stage) : stage === undefined || row.stage === stage,
    )
    .filter((row) => campaignId === undefined || row.campaign_id === campaignId)
    .filter((row) => pageId === undefined || row.page_id === pageId)
    .filter(
      ({ last_activity_at: at, id }) =>
        !before || at < before.at || (at === before.at && id < before.id),
    )
    .filter(
      (row) =>
        (search === undefined && found === undefined) ||
        (search !== undefined && named(row.customer_name)) ||
        (found?.includes(row.id) ?? false),
    )
    .slice(0, filter.limit)
    .map(({ id }) => id)
}

describe('the list of conversations', () => {
  it('answers what looking at every conversation answers, for any filters together', async () => {
    expect(everything).toHaveLength(120)
    const filters = fc.record(
      {
        status: fc.constantFrom(...statuses),
        stage: fc.constantFrom('live' as const, ...stages),
        campaignId: fc.constant(1),
        pageId: fc.constantFrom('page-1', 'page-2'),
        search: fc.constantFrom('rahim', 'ra', 'শাড়ি', 'শা\u09dcি রহ', 'احمد', 'elodie', 'nobody'),
        found: fc.array(fc.integer({ min: 1, max: 130 }), { maxLength: 20 }),
        before: fc.tuple(fc.nat(51), fc.nat(121)).map(([at, id]) => ({ at: noon + at * 1000, id })),
      },
      { requiredKeys: [] },
    )
    const holds = () =>
      fc.assert(
        fc.asyncProperty(filters, fc.integer({ min: 1, max: 150 }), async (filter, limit) => {
          const rows = await listConversations(store.db, { ...filter, limit })
          expect(rows.map(({ id }) => id)).toEqual(naive({ ...filter, limit }))
        }),
        { numRuns: 400, seed: 5 },
      )
    const moved = store.raw
      .prepare('SELECT count(*) FROM conversations WHERE listed_at <> last_activity_at')
      .pluck()
    expect(moved.get()).toBeGreaterThan(40)
    await holds()
    const order = new ListOrder(store.raw, 20)
    expect(order.slice()).toBe(true)
    expect(moved.get()).toBeGreaterThan(20)
    await holds()
    settleLists(store)
    expect(moved.get()).toBe(0)
    expect([order.isDue, order.slice()]).toEqual([false, false])
    await holds()
  })

  it('finds a customer by a name and a phone that were learned later', async () => {
    const nameless = everything.find((row) => row.customer_name === null)
    const before = await conversationMeta(store.db)
    await store.transaction((tx) =>
      changeCustomer(
        tx,
        nameless?.customer_id ?? 0,
        { name: 'Zubaida', phone: '01812-000999' },
        { now: noon },
      ),
    )
    for (const search of ['zuba', 'zu', '+880 1812 000 999', '000999']) {
      const rows = await listConversations(store.db, { limit: 9, search })
      expect(rows.map(({ id }) => id)).toEqual([nameless?.id])
    }
    expect(before).toMatchObject({ total: 120, unread: 120 })
    await store.transaction((tx) => changeConversation(tx, 1, { unread_count: 0 }, noon))
    const after = await conversationMeta(store.db)
    expect(after.unread).toBe(119)
    expect(after.version).toBeGreaterThan(before.version)
  })

  it('keeps to what nobody has read and to what needs a person, alone and together [CV-03, CV-18]', async () => {
    store.raw.exec(`UPDATE conversations SET unread_count = id % 3 = 0,
      needs_human_reason = iif(id % 4 = 0, '"x"', NULL), needs_human_at = iif(id % 4 = 0, 1, NULL)`)
    const wants = [
      [{ unread: 1 }, (id: number) => id % 3 === 0],
      [{ needsHuman: 1 }, (id: number) => id % 4 === 0],
      [{ unread: 1, needsHuman: 1 }, (id: number) => id % 12 === 0],
      [{ unread: 1, status: 'active' }, (id: number) => id % 3 === 0],
    ] as const
    for (const [filter, fits] of wants) {
      const rows = await listConversations(store.db, { ...filter, limit: 200 })
      const wanted = everything.filter(
        ({ id, status }) => fits(id) && (!('status' in filter) || status === filter.status),
      )
      expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
      expect(await countConversations(store.db, filter)).toBe(wanted.length)
    }
  })

  it('a customer whose answer is a draft waits for the seller, until it is settled [AG-25, CV-18]', async () => {
    store.raw.exec('UPDATE conversations SET needs_human_reason = NULL, needs_human_at = NULL')
    const worded = { text: 'It is 650.', reason: null, created_at: noon } as const
    const keep = (conversation_id: number, kind: 'answer' | 'follow_up' | 'correction') =>
      store.transaction((tx) => keepDraft(tx, { ...worded, conversation_id, kind }))
    const answer = await keep(7, 'answer')
    await keep(7, 'correction')
    await keep(8, 'follow_up')
    await keep(9, 'correction')
    const waiting = async () => {
      const rows = await listConversations(store.db, { needsHuman: 1, limit: 9 })
      expect(await countConversations(store.db, { needsHuman: 1 })).toBe(rows.length)
      expect((await conversationMeta(store.db)).needHuman).toBe(rows.length)
      return rows.map(({ id, drafted_at: since }) => [id, since])
    }
    expect(await waiting()).toEqual([[7, noon]])
    const settled = { state: 'discarded', now: noon } as const
    await store.transaction((tx) => settleDraft(tx, { id: answer, conversation_id: 7 }, settled))
    expect(await waiting()).toEqual([])
  })
})
