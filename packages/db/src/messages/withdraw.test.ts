import { because } from '@pal/core/texts/reason'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { createCampaign } from '../campaigns/campaigns.ts'
import type { Store } from '../maintenance/store.ts'
import { placeOrder } from '../orders/place-order.ts'
import { connectPage } from '../pages/pages.ts'
import type { Tx } from '../schema/reads.ts'
import { openTestStore } from '../testing/testing.ts'
import { ingestInbound } from './inbound.ts'
import { messagesOf } from './messages.ts'
import { insertOutgoing, markSending, markSent } from './outgoing.ts'
import { withdrawUnsent } from './withdraw.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
let store: Store
beforeEach(async () => {
  store = openTestStore()
  await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now })
  const asked = { pageId: 'P', psid: 'C', mid: 'in', text: 'Hello?', sentAt: now - 9_000 }
  await store.transaction((tx) => ingestInbound(tx, { ...asked, now }))
})
afterEach(() => store.close())

interface Act {
  readonly author?: 'agent' | 'human'
  readonly order?: boolean
  readonly at?: number
}

async function placed(tx: Tx): Promise<number> {
  const campaign = { name: 'Week', page_id: 'P', page_name: 'Shop', currency: 'BDT' }
  const { id: campaignId } = await createCampaign(
    tx,
    { ...campaign, target_daily_conversations: 1, trial_pack_duration: 7 },
    [{ name: 'Honey', price_minor: 100 }],
    now,
  )
  const [product] = await tx.selectFrom('products').selectAll().execute()
  const { order } = await placeOrder(tx, {
    campaignId,
    conversationId: 1,
    currency: 'BDT',
    customer: { name: 'R', phone: '01711123456', address: 'Dhaka' },
    lines: [
      {
        productId: product?.id ?? 0,
        name: 'Honey',
        quantity: 1,
        unitPriceMinor: 100,
        productType: 'main',
      },
    ],
    discountMinor: 0,
    deliveryMinor: 0,
    aiPoints: 1,
    decidedBy: 'agent',
    sourceMessageId: null,
    now,
  })
  return order.id
}

/** One answer of several messages, from one decision. */
async function say(
  texts: readonly string[],
  { author = 'agent', order = false, at = now }: Act = {},
) {
  const decision = {
    conversation_id: 1,
    settings_version: 1,
    model: 'gpt-6-luna',
    outcome: 'answered',
    started_at: at,
  }
  return store.transaction(async (tx) => {
    const order_id = order ? await placed(tx) : null
    const { id } = await tx
      .insertInto('decision_log')
      .values({ ...decision, order_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const decisionId = author === 'agent' ? id : null
    const ids: number[] = []
    for (const text of texts) {
      const said = { conversationId: 1, author, text, decisionId, now: at }
      ids.push((await insertOutgoing(tx, said)).message.id)
    }
    return ids
  })
}
const withdraw = (heldMs = 0) =>
  store.transaction((tx) =>
    withdrawUnsent(tx, 1, { reason: because('send_superseded'), now, heldMs }),
  )
const states = async () =>
  (await messagesOf(store.db, 1, { limit: 9 }))
    .filter(({ direction }) => direction === 'out')
    .map(({ text, state }) => `${text}: ${String(state)}`)

it('takes back what the agent could not say, and nothing that a person wrote [CV-11]', async () => {
  await say(['Long,', 'and longer'])
  await say(['Mine'], { author: 'human' })
  expect((await withdraw()).size).toBe(2)
  expect(await states()).toEqual(['Long,: failed', 'and longer: failed', 'Mine: queued'])
  const { answers_in_row } = await store.db
    .selectFrom('conversations')
    .select('answers_in_row')
    .executeTakeFirstOrThrow()
  expect(answers_in_row).toBe(0)
})

it('leaves the news of an order, and the rest of what is on its way or partly out [AG-05, AG-08]', async () => {
  await say(['Your order'], { order: true })
  const [first = 0] = await say(['Half', 'the rest'])
  await store.transaction((tx) => markSending(tx, first, now))
  expect((await withdraw()).size).toBe(0)
  await store.transaction((tx) => markSent(tx, first, { mid: 'out', now }))
  expect((await withdraw()).size).toBe(0)
  expect(await states()).toContain('the rest: queued')
})

it('leaves what is just about to go out, where it only asks for what was held up', async () => {
  await say(['Old'], { at: now - minute })
  await say(['New'])
  expect((await withdraw(10_000)).size).toBe(1)
  expect((await states()).toSorted()).toEqual(['New: queued', 'Old: failed'])
})
