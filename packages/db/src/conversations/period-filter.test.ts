import { conversationEvents, conversationStages } from '@pal/core/domain/entities'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { conversationIds } from '../messages/conversation-export.ts'
import { correctReply } from '../messages/corrections.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { insertOutgoing, markSending, markSent } from '../messages/outgoing.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import {
  type ConversationFilter,
  countConversations,
  listConversations,
} from './conversation-list.ts'
import { attachCampaign, changeConversation } from './conversations.ts'
import { addDecisionLog } from './decision-log.ts'
import { isSeldom } from './period-filter.ts'

const hour = 3_600_000
const day = 24 * hour
const people = 60

let store: Store

/** What is known of each, from which the same answers are found by looking at every one. */
interface KnownConversation {
  readonly id: number
  readonly begun: number
  readonly stage: (typeof conversationStages)[number]
  readonly status: 'active' | 'abandoned'
  readonly cart: number[]
  readonly joined: Map<number, number>
  readonly answered: number[]
  readonly replied: number[]
  readonly corrected: number[]
  readonly charged: { at: number; campaign: number }[]
}
const conversations: KnownConversation[] = []

beforeAll(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await aCampaign(store, { name: 'Later', status: 'paused' })
  for (let n = 0; n < people; n++) {
    await store.transaction(async (tx) => {
      // Some were read back long after they were written.
      const begun = noon + ((n * 37) % people) * 5 * hour
      const who = { psid: `p${n}`, sentAt: begun, now: begun + (n % 9 === 0 ? 20 * day : 0) }
      const { conversationId } = await ingestInbound(tx, inbound({ ...who, mid: `m${n}` }))
      const joined = new Map([[1, begun]])
      const one: KnownConversation = {
        id: conversationId,
        begun,
        stage: conversationStages[n % 6] ?? 'initial',
        status: n % 4 ? 'active' : 'abandoned',
        cart: n % 5 ? [] : [1 + (n % 2)],
        joined,
        answered: [],
        replied: [],
        corrected: [],
        charged: [],
      }
      if (n % 3) {
        const at = begun + (n % 50) * hour
        const out = { conversationId, author: 'agent', text: 'Yes', now: at } as const
        const { message } = await insertOutgoing(tx, out)
        await markSending(tx, message.id, at, message.sent_at)
        await markSent(tx, message.id, { mid: `o${n}`, now: at })
        one.answered.push(message.sent_at)
        one.replied.push(message.sent_at)
        if (n % 6 === 1) {
          await correctReply(tx, conversationId, null, at)
          one.corrected.push(message.sent_at)
        }
      }
      if (n % 7 === 0) {
        const at = begun + 2 * day
        await attachCampaign(tx, { id: conversationId, campaign_id: 1 }, 2, at)
        joined.set(2, at)
      }
      if (n % 4 === 1) {
        const charged = { at: begun + 9 * day, campaign: 1 + (n % 2) }
        await addDecisionLog(tx, {
          conversation_id: conversationId,
          campaign_id: charged.campaign,
          settings_version: 1,
          model: 'm',
          outcome: 'failed',
          started_at: charged.at,
        })
        one.charged.push(charged)
      }
      const items = one.cart.map((productId) => ({ productId, quantity: 1 }))
      const cart = JSON.stringify(one.cart.length > 0 ? { items, offer: null } : [])
      const { stage, status } = one
      await changeConversation(tx, conversationId, { stage, status, cart }, begun)
      conversations.push(one)
    })
  }
})
afterAll(() => store.close())

function fits(one: KnownConversation, filter: ConversationFilter): boolean {
  const { from = -Infinity, to = Infinity, event = 'begun', campaignId, hours } = filter
  const within = (at: number) => at >= from && at < to
  const inHours = (at: number) => !hours || hours.includes(Math.floor(at / hour) * hour)
  const joined = campaignId === undefined ? one.begun : one.joined.get(campaignId)
  const happened = {
    begun: () => joined !== undefined && within(joined),
    answered: () => one.answered.some((at) => within(at) && inHours(at)),
    replied: () => one.replied.some((at) => within(at) && inHours(at)),
    corrected: () => one.corrected.some((at) => within(at) && inHours(at)),
    charged: () =>
      one.charged.some(
        ({ at, campaign }) => within(at) && (campaignId === undefined || campaign === campaignId),
      ),
  }[event]
  if (!happened()) return false
  if (event !== 'charged' && campaignId !== undefined && joined === undefined) return false
  const { reached, productId, status, stage } = filter
  const step = (name: string) => conversationStages.findIndex((each) => each === name)
  if (reached && step(one.stage) < step(reached)) return false
  if (productId !== undefined && (one.status !== 'active' || !one.cart.includes(productId)))
    return false
  if (status !== undefined && one.status !== status) return false
  return stage === undefined || stage === 'live' || one.stage === stage
}

describe('the conversations that a figure counts', () => {
  it('are those that looking at every one would find, listed, counted and in a file [AN-04]', async () => {
    const at = fc.integer({ min: -2, max: 40 }).map((days) => noon + days * day)
    const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
      fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
    const hours = fc.array(fc.nat(2000), { minLength: 400, maxLength: 900 })
    const filters = fc.record({
      from: fc.option(at, { nil: undefined }),
      to: fc.option(at, { nil: undefined }),
      event: fc.constantFrom(undefined, ...conversationEvents),
      hours: seldom(hours.map((all) => all.map((n) => noon + n * hour))),
      campaignId: seldom(fc.constantFrom(1, 2)),
      reached: seldom(fc.constantFrom(...conversationStages)),
      productId: seldom(fc.constantFrom(1, 2)),
      status: seldom(fc.constantFrom('active' as const, 'abandoned' as const)),
      stage: seldom(fc.constantFrom(...conversationStages)),
      down: fc.boolean(),
    })
    const found = new Set<string>()
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 20 }), async (filter, limit) => {
        const wanted = conversations.filter((one) => fits(one, { ...filter, limit }))
        if (wanted.length > 0) found.add(filter.event ?? 'begun')
        const rows = []
        for (let before: ConversationFilter['before']; ;) {
          const page = await listConversations(store.db, { ...filter, limit, before })
          rows.push(...page)
          const last = page.at(-1)
          if (!last || page.length < limit) break
          before = { at: last.last_activity_at, id: last.id }
        }
        const ids = wanted.map(({ id }) => id).toSorted((a, b) => b - a)
        expect(rows.map(({ id }) => id).toSorted((a, b) => b - a)).toEqual(ids)
        expect(rows).toEqual(
          rows.toSorted((a, b) => b.last_activity_at - a.last_activity_at || b.id - a.id),
        )
        const { down: _, ...pick } = filter
        expect(await countConversations(store.db, pick)).toBe(ids.length)
        expect(await conversationIds(store.db, pick, { limit: 99 })).toEqual(ids)
      }),
      { numRuns: 200, seed: 4 },
    )
    expect([...found].toSorted()).toEqual([...conversationEvents].toSorted())
  })

  it('that begun in a period are looked up by when they begun [AN-04]', () => {
    const plan = store.raw
      .prepare(
        'EXPLAIN QUERY PLAN SELECT count(*) FROM conversations WHERE created_at >= 1 AND created_at < 2',
      )
      .all() as { detail: string }[]
    expect(plan.map(({ detail }) => detail).join()).toContain('conversations_begun')
  })
})

it('a list that passes many others is told from one that is kept in order [CV-03]', () => {
  const inOrder = [{}, { pageId: '1' }, { status: 'active' }, { stage: 'live' }]
  const seldom = [
    { pageId: '1', status: 'active' },
    { pageId: '1', stage: 'live' },
    { tag: 'vip' },
    { status: 'active', unread: 1 as const },
  ]
  expect(inOrder.map(isSeldom)).toEqual(inOrder.map(() => false))
  expect(seldom.map(isSeldom)).toEqual(seldom.map(() => true))
})
