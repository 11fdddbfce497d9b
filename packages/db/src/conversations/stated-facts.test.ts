import type { StatedFact } from '@pal/core/agent/outcome/stated-facts'
import { because } from '@pal/core/texts/reason'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { advanceSend, insertOutgoing, markSending, markSent } from '../messages/outgoing.ts'
import { setOrderStatus } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon, someCustomers, someOrder } from '../testing/fixtures.ts'
import { indexMessages, openTestStore } from '../testing/testing.ts'
import { keepDraft, settleDraft } from './drafts.ts'
import {
  type Fact,
  keepStatedFacts,
  type RecipientPage,
  statedValues,
  recipientsOfFact,
  recipientsOfWords,
} from './stated-facts.ts'

const minute = 60_000
let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await someCustomers(store, 3)
})
afterEach(() => store.close())

const priceOf = (value: number): StatedFact => ({ kind: 'price', productId: 1, value })
const fact: Fact = { kind: 'price', product_id: 1, value: 500, campaign_id: 1 }

interface Said {
  readonly text?: string
  readonly facts?: readonly StatedFact[]
  readonly campaignId?: number
  readonly correctionDraftId?: number
  readonly becomes?: 'sent' | 'failed' | 'queued'
}

/** So many minutes after noon the agent says something, and tells facts by it. */
async function says(conversationId: number, at: number, said: Said = {}): Promise<number> {
  const { text = 'It is ৳5.', facts = [priceOf(500)], campaignId = 1, becomes = 'sent' } = said
  const now = noon + at * minute
  return store.transaction(async (tx) => {
    const { correctionDraftId = null } = said
    const { message } = await insertOutgoing(tx, {
      conversationId,
      author: 'agent',
      text,
      now,
      correctionDraftId,
    })
    await keepStatedFacts(tx, message, campaignId, facts)
    if (becomes === 'queued') return message.id
    await markSending(tx, message.id, now)
    if (becomes === 'sent') await markSent(tx, message.id, { mid: `m-${message.id}`, now })
    else await advanceSend(tx, message.id, 'refused', { reason: because('send_unknown'), now })
    return message.id
  })
}

const page = { limit: 10 }
const recipients = (over: Partial<RecipientPage> = {}) =>
  recipientsOfFact(store.db, fact, { ...page, ...over })
const written = (over: Partial<RecipientPage> = {}) => {
  indexMessages(store)
  return recipientsOfWords(store.db, 'sunday', { ...page, ...over })
}
const ids = (rows: readonly { conversation_id: number }[]) =>
  rows.map(({ conversation_id: id }) => id)

const corrects = (conversationId: number, at: number, text = 'It is ৳6.') =>
  store.transaction((tx) =>
    keepDraft(tx, {
      conversation_id: conversationId,
      kind: 'correction',
      text,
      reason: null,
      created_at: noon + at * minute,
    }),
  )

it('half a character in what is stated breaks no answer, and is kept as the store writes it [AG-26]', async () => {
  const text = 'Wild honey \uD83C'
  const said = { kind: 'card', productId: 0, value: text, card: 'way\uD83C' } as const
  await says(1, 0, { facts: [said, { kind: 'product', productId: 1, value: text }] })
  await says(2, 1, { facts: [said] })
  expect(await statedValues(store.db, 10)).toMatchObject([
    { text: 'Wild honey \uFFFD', card: 'way\uFFFD', customers: 2 },
    { text: 'Wild honey \uFFFD', card: '', customers: 1 },
  ])
})

it('counts of each value the customers who may have read it, and when, the newest first [AG-26]', async () => {
  await says(1, 1)
  await says(1, 2)
  await says(2, 3)
  await says(3, 4, { facts: [priceOf(600)] })
  // What never left tells nobody anything.
  await says(3, 5, { becomes: 'failed' })
  await says(3, 6, { facts: [priceOf(700)], becomes: 'queued' })
  const values = await statedValues(store.db, 10)
  expect(values).toMatchObject([
    { value: 600, customers: 1, product_name: 'Saree' },
    { value: 500, customers: 2, first_at: noon + minute, last_at: noon + 3 * minute },
  ])
  expect(values).toHaveLength(2)
})

it('shows the newest so many values of each kind, the newest first whichever kind it is [AG-26]', async () => {
  const fee = (value: number): StatedFact => ({ kind: 'delivery_fee', productId: 0, value })
  await says(1, 1, { facts: [priceOf(500)] })
  await says(1, 2, { facts: [fee(60)] })
  await says(1, 3, { facts: [priceOf(600)] })
  await says(1, 4, { facts: [fee(80)] })
  await says(1, 5, { facts: [priceOf(700)] })
  const shown = async (limit: number) =>
    (await statedValues(store.db, limit)).map(({ kind, value }) => `${kind} ${value}`)
  expect(await shown(2)).toEqual(['price 700', 'delivery_fee 80', 'price 600', 'delivery_fee 60'])
  expect(await shown(1)).toEqual(['price 700', 'delivery_fee 80'])
})

it('names whoever was sent a fact of this campaign once each, by the newest message that reached them [AG-26]', async () => {
  await aPage(store, 'page-2')
  const { campaign: other } = await aCampaign(store, { name: 'Spring', page_id: 'page-2' })
  await says(1, 1)
  const newest = await says(1, 4)
  await says(2, 3)
  await says(3, 5, { campaignId: other.id })
  await says(2, 6, { becomes: 'failed' })
  expect(await recipients()).toMatchObject([
    { conversation_id: 1, message_id: newest, at: noon + 4 * minute, page_name: 'Dhaka Looms' },
    { conversation_id: 2, at: noon + 3 * minute },
  ])
  expect(ids(await recipients({ limit: 1 }))).toEqual([1])
  expect(ids(await recipientsOfFact(store.db, { ...fact, campaign_id: other.id }, page))).toEqual([
    3,
  ])
})

it('names those alone who were sent it since a day, where one is given [AG-26]', async () => {
  const text = 'We are open on Sunday'
  await says(1, 1, { text })
  await says(2, 3, { text })
  const since = noon + 2 * minute
  expect([ids(await recipients({ since })), ids(await recipients())]).toEqual([[2], [2, 1]])
  expect([ids(await written({ since })), ids(await written())]).toEqual([[2], [2, 1]])
})

it('finds words in what left the shop, and in no correction of them [AG-26]', async () => {
  const text = 'We are open on Sunday'
  await store.transaction((tx) =>
    ingestInbound(tx, inbound({ mid: 'asks', text: 'Open on Sunday?', sentAt: noon + minute })),
  )
  await says(2, 2, { text })
  const draft = await corrects(3, 3, 'Closed on Sunday')
  await says(3, 3, { text: 'Closed on Sunday', correctionDraftId: draft })
  await says(1, 4, { text, becomes: 'failed' })
  expect(ids(await written())).toEqual([2])
  expect(await recipientsOfWords(store.db, '  ', page)).toEqual([])
})

it('tells what was ordered since then, where that is not cancelled [AG-26]', async () => {
  const orders = (conversationId: number, at: number) =>
    store.transaction((tx) =>
      placeOrder(tx, someOrder({ conversationId, now: noon + at * minute })),
    )
  await orders(1, 1)
  await says(1, 2)
  await says(2, 2)
  const { order: kept } = await orders(2, 3)
  await says(2, 4)
  await says(3, 2)
  const { order: cancelled } = await orders(3, 3)
  await store.transaction((tx) =>
    setOrderStatus(tx, cancelled.id, { to: 'cancelled', actor: 'human', now: noon + 5 * minute }),
  )
  const ordered = new Map(
    (await recipients()).map((row) => [row.conversation_id, row.order_number]),
  )
  expect(Object.fromEntries(ordered)).toEqual({ 1: null, 2: kept.number, 3: null })
})

it('leaves out whoever is being erased [AG-26, EN-02]', async () => {
  await says(1, 1)
  await says(2, 2)
  await store.db
    .updateTable('conversations')
    .set({ erasing_since: noon })
    .where('id', '=', 2)
    .execute()
  expect(ids(await recipients())).toEqual([1])
})

it('knows the newest correction since then, waiting or sent, and nothing else [AG-26]', async () => {
  const settles = (id: number, state: 'sent' | 'discarded', conversation_id = 1) =>
    store.transaction((tx) => settleDraft(tx, { id, conversation_id }, { state, now: noon }))
  const corrected = async () => (await recipients()).map((row) => row.corrected)
  await settles(await corrects(1, 1), 'sent')
  await says(1, 2)
  await store.transaction((tx) =>
    keepDraft(tx, {
      conversation_id: 1,
      kind: 'answer',
      text: 'Yes.',
      reason: null,
      created_at: noon + 3 * minute,
    }),
  )
  await settles(await corrects(1, 3), 'discarded')
  expect(await corrected()).toEqual([null])
  await settles(await corrects(1, 4), 'sent')
  expect(await corrected()).toEqual(['sent'])
  await corrects(1, 5)
  expect(await corrected()).toEqual(['open'])
  await says(1, 6)
  expect(await corrected()).toEqual([null])
})
