import { sourcesOf } from '@pal/db/conversations/sources'
import type { Store } from '@pal/db/maintenance/store'
import { messagesOf } from '@pal/db/messages/messages'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { conversationDetail } from '../../features/conversations/conversations.ts'
import { subscribedFields } from '../graph/subscription.ts'
import { readWebhook } from '../graph/webhook-events.ts'
import { storeWebhookBatch } from './store-webhook.ts'

const connectedAt = Date.UTC(2026, 10, 21, 12)
let store: Store
let now: number
beforeEach(async () => {
  store = openTestStore()
  now = connectedAt + 60_000
  await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now: connectedAt })
})
afterEach(() => store.close())

const between = () => ({ sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: now })
async function deliver(event: object) {
  const batch = readWebhook({ object: 'page', entry: [{ id: 'P', time: now, messaging: [event] }] })
  if (!batch) throw new Error('not a delivery')
  return storeWebhookBatch(store, batch, now)
}
const ad = {
  ref: 'eid',
  source: 'ADS',
  type: 'OPEN_THREAD',
  ad_id: 6_045_246_247_433,
  ads_context_data: { ad_title: 'Honey for Eid', post_id: '1' },
}

it('keeps the advertisement that came with a first message, once however often it comes [AG-28]', async () => {
  const event = { ...between(), message: { mid: 'm1', text: 'Price?', referral: ad } }
  await deliver(event)
  await deliver(event)
  expect(await messagesOf(store.db, 1, { limit: 10 })).toHaveLength(1)
  expect(await sourcesOf(store.db, 1)).toEqual([
    {
      conversation_id: 1,
      at: now,
      kind: 'ad',
      ref: 'eid',
      ad_id: '6045246247433',
      title: 'Honey for Eid',
      words: null,
    },
  ])
  const { cameBy } = await conversationDetail(store.db, '1', now)
  expect(cameBy).toMatchObject({ kind: 'ad', title: 'Honey for Eid', ref: 'eid' })
})

it('keeps the link behind a button and the one into a thread; the first is what brought them [AG-28]', async () => {
  const referral = { ref: 'flyer', source: 'SHORTLINK', type: 'OPEN_THREAD' }
  await deliver({ ...between(), postback: { mid: 'p1', title: 'Get Started', referral } })
  now += 60_000
  const later = { ...between(), referral: { ...referral, ref: 'later' } }
  await deliver(later)
  // It has no id of its own, and Facebook may tell it twice.
  await deliver(later)
  expect(await sourcesOf(store.db, 1)).toMatchObject([
    { kind: 'link', ref: 'flyer' },
    { kind: 'link', ref: 'later' },
  ])
  expect((await conversationDetail(store.db, '1', now)).cameBy).toMatchObject({ ref: 'flyer' })
})

it('takes the message in whatever is odd about where it came from, and asks to be informed [AG-28]', async () => {
  const referral = { ref: { a: 1 }, source: 7, ads_context_data: 'no' }
  await deliver({ ...between(), message: { mid: 'm1', text: 'Hi', referral } })
  expect(await messagesOf(store.db, 1, { limit: 10 })).toMatchObject([{ text: 'Hi' }])
  expect(await sourcesOf(store.db, 1)).toMatchObject([{ kind: 'other', ref: null }])
  expect(subscribedFields).toContain('messaging_referrals')
})
