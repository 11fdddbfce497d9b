import type { Conversation } from '@pal/core/contract/conversations'
import type { ConversationStage } from '@pal/core/domain/entities'
import { changeConversation } from '@pal/db/conversations/conversations'
import { keepStatedFacts } from '@pal/db/conversations/stated-facts'
import type { Store } from '@pal/db/maintenance/store'
import { correctReply } from '@pal/db/messages/corrections'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Desk, openDesk } from './analytics.testing.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 9, 20)

let store: Store
let desk: Desk
let people = 0

beforeEach(async () => {
  store = openTestStore()
  store.raw.exec("UPDATE store_meta SET value = 'Asia/Kathmandu' WHERE key = 'rollup_time_zone'")
  await aPage(store)
  await aCampaign(store)
  desk = openDesk(store, () => now)
  people = 0
})
afterEach(() => store.close())

interface Customer {
  readonly at?: number
  readonly answeredAfter?: number
  readonly corrected?: boolean
  readonly stage?: ConversationStage
  readonly gone?: boolean
  readonly cart?: number
  readonly buys?: number
  /** A product that the answer tells of. */
  readonly hears?: number
}

/** So many customers, who all do the same. */
async function customers(count: number, what: Customer): Promise<void> {
  const { at = now - hour, answeredAfter, stage = 'initial', gone, cart, buys, hears } = what
  for (let n = 0; n < count; n++) {
    people += 1
    const who = { psid: `p${people}`, mid: `m${people}`, sentAt: at, now: at }
    await store.transaction(async (tx) => {
      const { conversationId } = await ingestInbound(tx, inbound(who))
      if (answeredAfter !== undefined) {
        const when = at + answeredAfter
        const out = { conversationId, author: 'agent', text: 'Yes', now: when } as const
        const { message } = await insertOutgoing(tx, out)
        await markSending(tx, message.id, when)
        await markSent(tx, message.id, { mid: `o${people}`, now: when })
        if (hears !== undefined) {
          const fact = { kind: 'product', productId: hears, value: 'Saree' } as const
          await keepStatedFacts(tx, { ...message, sent_at: when }, 1, [fact])
        }
      }
      if (what.corrected) await correctReply(tx, conversationId, null, now)
      await changeConversation(
        tx,
        conversationId,
        {
          stage,
          status: gone ? 'abandoned' : 'active',
          ...(cart && {
            cart: JSON.stringify({ items: [{ productId: cart, quantity: 1 }], offer: null }),
          }),
        },
        at,
      )
      if (buys !== undefined) {
        const line = { productId: buys }
        await placeOrder(tx, someOrder({ conversationId, line, now: at }))
      }
    })
  }
}

const soldOut = (at = now - hour) =>
  store.raw.exec(`UPDATE products SET in_stock = 0, sold_out_at = ${at} WHERE id = 1`)

/** The insight of a code, with what the server lists and counts behind its address. */
async function insight(code: string, period = '7days') {
  const { insights } = await desk.analytics(period)
  const found = insights.find((one) => one.code === code)
  if (!found) return null
  const rows = await desk.rows<Conversation>(found.link)
  expect(await desk.count(found.link)).toBe(rows.length)
  return { ...found, rows }
}

it('names the stage at which most customers went quiet, from ten on [AN-05, AN-04]', async () => {
  await customers(2, { stage: 'interested', gone: true })
  await customers(4, { stage: 'ready_to_buy' })
  await customers(7, { stage: 'collecting_info', gone: true })
  expect(await insight('stage_lost')).toBeNull()
  await customers(1, { stage: 'initial', gone: true })
  const found = await insight('stage_lost')
  expect(found).toMatchObject({
    params: { stage: 'collecting_info', count: 7, share: 0.7 },
    message: 'More customers went quiet at ‘Collecting info’ than at any other stage: 7 (70%).',
  })
  expect(found?.rows.map(({ stage }) => stage)).toEqual(Array(7).fill('collecting_info'))
})

it('names a product that is out of stock and that customers want [AN-05, AN-04]', async () => {
  await customers(2, { cart: 1 })
  await customers(1, { cart: 1, gone: true })
  await customers(1, { cart: 2 })
  expect(await insight('asked_out_of_stock')).toBeNull()
  soldOut()
  const found = await insight('asked_out_of_stock')
  expect(found).toMatchObject({
    params: { product: 'Saree', productId: 1, count: 2 },
    message: 'Saree is out of stock. 2 customers want it.',
  })
  expect(found?.rows).toHaveLength(2)
})

it('counts who was told of a product while it could not be had, not who bought it [AN-05, AN-04]', async () => {
  const toldAt = (at: number) => ({ at, answeredAfter: minute, hears: 1 })
  await customers(1, toldAt(now - 3 * hour))
  soldOut(now - 2 * hour)
  expect(await insight('asked_out_of_stock')).toBeNull()
  await customers(2, toldAt(now - hour))
  await customers(1, { ...toldAt(now - hour), gone: true })
  // The cart and the answer are of one customer.
  await customers(1, { ...toldAt(now - hour), cart: 1 })
  store.raw.exec('UPDATE products SET in_stock = 1 WHERE id = 1')
  await customers(1, { ...toldAt(now - hour), buys: 1 })
  soldOut(now - 2 * hour)
  const found = await insight('asked_out_of_stock')
  expect(found).toMatchObject({ params: { productId: 1, count: 4 } })
  expect(found?.rows).toHaveLength(4)
})

it('names a product that is out of stock and was ordered, from three orders on [AN-05, AN-04]', async () => {
  await customers(2, { buys: 1 })
  await customers(1, { buys: 1, at: now - 20 * day })
  soldOut()
  expect(await insight('ordered_out_of_stock')).toBeNull()
  const found = await insight('ordered_out_of_stock', '30days')
  expect(found).toMatchObject({ params: { product: 'Saree', count: 3 } })
  expect(found?.rows).toHaveLength(3)
})

it('names the hour of the shop’s day in which answers are slowest [AN-05, AN-04]', async () => {
  // 20:45 in Kathmandu begins at 15:00 of UTC.
  const evening = Date.UTC(2026, 10, 18, 15, 20)
  await customers(25, { at: now - 3 * hour, answeredAfter: 10_000 })
  await customers(4, { at: evening, answeredAfter: 5 * minute })
  expect(await insight('slow_hour')).toBeNull()
  await customers(1, { at: evening + day, answeredAfter: 5 * minute })
  const found = await insight('slow_hour')
  expect(found).toMatchObject({
    params: { hour: '20:45', count: 5, seconds: 300, average: (25 * 10 + 5 * 300) / 30 },
  })
  expect(found?.message).toMatch(/8:45\sPM: 5 min on average/)
  expect(found?.rows).toHaveLength(5)
})

it('names the campaign whose conversion fell most, with twenty conversations in both periods [AN-05, AN-04]', async () => {
  const before = now - 8 * day
  await customers(10, { at: before, buys: 1 })
  await customers(10, { at: before })
  await customers(4, { buys: 1 })
  await customers(15, {})
  expect(await insight('campaign_fell')).toBeNull()
  await customers(1, {})
  const found = await insight('campaign_fell')
  expect(found).toMatchObject({ params: { campaign: 'Winter', rate: 0.2, before: 0.5 } })
  expect(found?.message).toBe(
    '‘Winter’ sells less: 20% of its conversations became orders, 50% in the period before.',
  )
  expect(found?.rows).toHaveLength(20)
})

it('says how many replies a human corrected, from a tenth of twenty on [AN-05, AN-08]', async () => {
  await customers(18, { answeredAfter: minute })
  await customers(1, { answeredAfter: minute, corrected: true })
  expect(await insight('needed_human')).toBeNull()
  await customers(1, { answeredAfter: minute, corrected: true })
  const found = await insight('needed_human')
  expect(found).toMatchObject({
    params: { count: 2, share: 0.1 },
    message: 'You corrected 2 replies of the agent (10%).',
  })
  expect(found?.rows).toHaveLength(2)
})

it('says that there is too little data below twenty conversations, and not from there on [AN-05]', async () => {
  await customers(19, {})
  expect(await insight('too_little_data')).toMatchObject({ params: { count: 19, least: 20 } })
  await customers(1, {})
  expect((await desk.analytics('7days')).insights).toEqual([])
})
