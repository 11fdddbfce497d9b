import { expect, it } from 'vitest'

import { changeConversation } from '../conversations/conversations.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { placeOrder } from '../orders/place-order.ts'
import { disconnectPage } from '../pages/pages.ts'
import { erasedSince } from '../stats/erased-since.ts'
import { periodSums } from '../stats/period-sums.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStoreOnDisk } from '../testing/testing.ts'
import { eraseCustomer, erasePage } from './erase.ts'
import type { Store } from './store.ts'

async function customer(store: Store, psid: string, page: 1 | 2): Promise<void> {
  const who = { psid, mid: psid, pageId: `page-${page}` }
  await store.transaction(async (tx) => {
    const { conversationId } = await ingestInbound(tx, inbound(who))
    const left = { stage: 'exploring', status: 'abandoned' } as const
    await changeConversation(tx, conversationId, left, noon)
    if (psid === 'stays') return
    const line = { productId: page }
    await placeOrder(tx, someOrder({ conversationId, campaignId: page, line }))
  })
}

it('what an erased customer did stays counted, and goes with their whole page [AN-04, EN-02]', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await aPage(store, 'page-2')
  await aCampaign(store)
  await aCampaign(store, { page_id: 'page-2' })
  await customer(store, 'one', 1)
  await customer(store, 'other', 2)
  await customer(store, 'stays', 2)
  const figures = async () => {
    const { spans, current } = await periodSums(store.db, '7days', noon)
    const { conversations, orders } = current.total
    const { stages, left } = current
    return {
      conversations,
      orders,
      stages: [stages.completed, stages.exploring],
      left: left.exploring,
      erased: await erasedSince(store.db, spans.current),
    }
  }
  const before = { conversations: 3, orders: 2, stages: [2, 1], left: 1 }
  expect(await figures()).toEqual({ ...before, erased: false })
  await eraseCustomer(store, 1, { now: () => noon + 1 })
  expect(await figures()).toEqual({ ...before, erased: true })
  await disconnectPage(store.db, 'page-2', noon)
  await erasePage(store, 'page-2', { now: () => noon + 2 })
  expect(await figures()).toEqual({
    conversations: 1,
    orders: 1,
    stages: [1, 0],
    left: 0,
    erased: true,
  })
})
