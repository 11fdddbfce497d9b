import { analyticsPeriods, conversationStages, type OrderStatus } from '@pal/core/domain/entities'
import { changeConversation } from '@pal/db/conversations/conversations'
import { addDecisionLog } from '@pal/db/conversations/decision-log'
import { keepSource } from '@pal/db/conversations/sources'
import type { Store } from '@pal/db/maintenance/store'
import { correctReply } from '@pal/db/messages/corrections'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'
import { returnOrder } from '@pal/db/orders/returns'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import fc from 'fast-check'

const hour = 3_600_000
export const now = Date.UTC(2026, 10, 21, 9, 20)
const currencies = ['BDT', 'USD', 'EUR'] as const
const zones = ['UTC', 'Asia/Dhaka', 'Asia/Kathmandu', 'America/New_York', 'Asia/Kolkata'] as const

const ways = [
  { kind: 'ad', ref: null, ad_id: '23845', title: 'Winter honey' },
  { kind: 'ad', ref: null, ad_id: '23846', title: null },
  { kind: 'link', ref: 'spring & more', ad_id: null, title: null },
  { kind: 'comment', ref: '10_20', ad_id: null, title: 'Honey: fresh today', words: 'Price?' },
  { kind: 'other', ref: null, ad_id: null, title: null },
] as const

/** One customer, and what came of it. */
const story = fc.record({
  page: fc.nat(2),
  /** Quarters of an hour before now; many of them lately. */
  ago: fc.oneof(fc.nat(96), fc.nat(7 * 96), fc.nat(100 * 96)),
  answeredAfter: fc.option(fc.nat(40 * 60), { nil: null }),
  corrected: fc.boolean(),
  stage: fc.constantFrom(...conversationStages),
  abandoned: fc.boolean(),
  /** What brought them, the first of them first. */
  cameBy: fc.array(fc.constantFrom(...ways), { maxLength: 2 }),
  costs: fc.nat(3),
  orders: fc.array(
    fc.record({
      after: fc.nat(30),
      price: fc.nat(99_999),
      end: fc.constantFrom('kept', 'cancelled', 'returned'),
      /** Of what was paid. */
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      /** By phone or in the shop. */
      withoutChat: fc.boolean(),
      /** By the seller in the chat. */
      byHand: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
})
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never

async function aStore(zone: string): Promise<Store> {
  const store = openTestStore()
  store.raw.prepare("UPDATE store_meta SET value = ? WHERE key = 'rollup_time_zone'").run(zone)
  for (const [page, currency] of currencies.entries()) {
    await aPage(store, `page-${page}`)
    await aCampaign(store, { page_id: `page-${page}`, name: `Campaign ${page}`, currency })
  }
  return store
}

async function tell(store: Store, stories: readonly Story[]): Promise<void> {
  for (const [n, one] of stories.entries()) {
    const at = now - one.ago * 15 * 60_000
    await store.transaction(async (tx) => {
      const who = { pageId: `page-${one.page}`, psid: `p${n}`, mid: `m${n}` }
      const said = await ingestInbound(tx, inbound({ ...who, sentAt: at, now: at }))
      const { conversationId } = said
      for (const [nth, way] of one.cameBy.entries()) {
        await keepSource(tx, { ...way, conversation_id: conversationId, at: at + nth })
      }
      if (one.answeredAfter !== null) {
        const when = at + one.answeredAfter * 1000
        const out = { conversationId, author: 'agent', text: 'Yes', now: when } as const
        const { message } = await insertOutgoing(tx, out)
        await markSending(tx, message.id, when)
        await markSent(tx, message.id, { mid: `o${n}`, now: when })
        if (one.corrected) await correctReply(tx, conversationId, null, now)
      }
      for (let cost = 0; cost < one.costs; cost++) {
        await addDecisionLog(tx, {
          conversation_id: conversationId,
          campaign_id: one.page + 1,
          settings_version: 1,
          model: 'm',
          outcome: 'answered',
          cost_micros: 1_000 * (cost + n),
          started_at: at + cost * hour,
        })
      }
      for (const [index, { after, price, end, share, ...taken }] of one.orders.entries()) {
        const { withoutChat } = taken
        const byHand = withoutChat || taken.byHand
        const { order } = await placeOrder(
          tx,
          someOrder({
            campaignId: one.page + 1,
            conversationId: withoutChat ? null : conversationId,
            currency: currencies[one.page] ?? 'BDT',
            line: { productId: one.page + 1, unitPriceMinor: price },
            aiPoints: byHand ? 0 : 5 * (1 + (index % 3)),
            decidedBy: byHand ? 'human' : 'agent',
            now: at + after * hour,
          }),
        )
        const move = (to: OrderStatus) => setOrderStatus(tx, order.id, { to, actor: 'human', now })
        if (end === 'cancelled') await move('cancelled')
        if (end !== 'returned') continue
        for (const to of ['processing', 'shipped', 'delivered'] as const) await move(to)
        await returnOrder(tx, order.id, {
          lines: [{ line: 1, quantity: 1 }],
          reason: 'damaged',
          note: null,
          amountMinor: Math.floor(order.total_minor * share),
          restock: false,
          actor: 'human',
          now,
        })
      }
      if (one.orders.some(({ withoutChat }) => !withoutChat)) return
      const status = one.abandoned ? 'abandoned' : 'active'
      await changeConversation(tx, conversationId, { stage: one.stage, status }, at)
    })
  }
}

/** A store with anything in it, a shop's zone, and a period of its analytics. */
export const anyShop = [
  fc.array(story, { minLength: 1, maxLength: 25 }),
  fc.constantFrom(...zones),
  fc.constantFrom(...analyticsPeriods),
] as const

export async function aShop(stories: readonly Story[], zone: string): Promise<Store> {
  const store = await aStore(zone)
  await tell(store, stories)
  return store
}
