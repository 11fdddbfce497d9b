import type { AgentContext } from '@pal/core/agent/context/context'
import { findConfirmation, readsOf } from '@pal/core/agent/decision/confirmation'
import { offerPayload } from '@pal/core/agent/decision/offer-payload'
import { defaultSettings } from '@pal/core/contract/settings'
import { hourMs } from '@pal/core/durations'
import { changeConversation } from '@pal/db/conversations/conversations'
import { keepSource } from '@pal/db/conversations/sources'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { turnState } from '@pal/db/turns/load-turn'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { readWebhook } from '../../messenger/graph/webhook-events.ts'
import { ingestThread } from '../../messenger/inbox/ingest.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'
import { agentProduct, loadContext } from './load-context.ts'

const shownAt = noon + 60_400
const payload = offerPayload('the offer')
let store: Store

beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await tells('m1', noon, 'One saree please')
  await store.transaction(async (tx) => {
    const summary = { conversationId: 1, author: 'agent', text: 'Total: 5', now: shownAt } as const
    const { message } = await insertOutgoing(tx, summary)
    await markSending(tx, message.id, shownAt)
    await markSent(tx, message.id, { mid: 'e1', now: shownAt })
    const offer = { hash: 'the offer', messageId: message.id }
    await changeConversation(tx, 1, { cart: JSON.stringify({ items: [], offer }) }, shownAt)
  })
})
afterEach(() => store.close())

/** What Facebook's webhook tells. */
async function tells(
  mid: string,
  at: number,
  text: string,
  quickReply?: string,
  attachments: readonly object[] = [],
) {
  const quick_reply = quickReply === undefined ? undefined : { payload: quickReply }
  const event = {
    sender: { id: 'psid-1' },
    recipient: { id: 'page-1' },
    timestamp: at,
    message: { mid, text, attachments, ...(quick_reply && { quick_reply }) },
  }
  const batch = readWebhook({
    object: 'page',
    entry: [{ id: 'page-1', time: at, messaging: [event] }],
  })
  if (!batch) throw new Error('not a delivery')
  await storeWebhookBatch(store, batch, at)
}

/** What a list of Facebook's tells: no buttons, and whole seconds. */
const lists = (mid: string, at: number, text: string) =>
  store.transaction((tx) => {
    const thread = { threadId: 't_1', pageId: 'page-1', psid: 'psid-1' }
    const message = { ...thread, mid, text, at: Math.floor(at / 1000) * 1000, fromCustomer: true }
    const rest = { attachments: [], replyToMid: null, appId: null, metadata: null }
    const listing = { customerName: null, updatedAt: at, canReply: true, more: true }
    return ingestThread(
      tx,
      { ...thread, ...listing, messages: [{ ...message, ...rest }] },
      { now: noon + 120_000 },
    )
  })

async function context(): Promise<AgentContext> {
  const state = await turnState(store.db, 1, shownAt)
  if (!state?.campaign) throw new Error('no campaign')
  const turn = { ...state, campaign: state.campaign }
  const loaded = await loadContext(store.db, turn, defaultSettings, shownAt)
  if (!loaded) throw new Error('nothing to answer')
  return loaded.context
}

async function confirmed(): Promise<string | null> {
  const loaded = await context()
  const { offer, history } = loaded
  return (offer && findConfirmation(history, offer, readsOf(loaded))?.text) ?? null
}

it('a webhook tells which button was tapped: that of this offer, or another [AG-29]', async () => {
  await tells('m2', shownAt + 2_000, 'Whatever it is called', offerPayload('another offer'))
  expect(await confirmed()).toBeNull()
  await tells('m3', shownAt + 3_000, 'Whatever it is called', payload)
  expect(await confirmed()).toBe('Whatever it is called')
})

it('… also where a list of Facebook’s had the message before [AG-29]', async () => {
  await lists('m2', shownAt + 2_000, 'Whatever it is called')
  expect(await confirmed()).toBeNull()
  await tells('m2', shownAt + 2_000, 'Whatever it is called', payload)
  expect(await confirmed()).toBe('Whatever it is called')
  // Once known it stays.
  await tells('m2', shownAt + 2_000, 'Whatever it is called', 'another')
  expect(await confirmed()).toBe('Whatever it is called')
})

it('a button’s title, or a yes, that a list tells counts by Facebook’s time of it [AG-29]', async () => {
  await lists('m2', shownAt - 5_000, 'Yes, place order')
  expect(await confirmed()).toBeNull()
  await lists('m3', shownAt + 2_000, 'Yes, place order')
  expect(await confirmed()).toBe('Yes, place order')
})

it('what brought the customer last is given to the agent [AG-28]', async () => {
  const cameBy = async () => {
    const state = await turnState(store.db, 1, shownAt)
    if (!state?.campaign) throw new Error('no campaign')
    const turn = { ...state, campaign: state.campaign }
    return (await loadContext(store.db, turn, defaultSettings, shownAt))?.context.cameBy
  }
  expect(await cameBy()).toBeUndefined()
  await store.transaction(async (tx) => {
    const source = { conversation_id: 1, ref: null, ad_id: '1' }
    await keepSource(tx, { ...source, kind: 'ad', title: 'Honey for Eid', at: noon })
    await keepSource(tx, { ...source, kind: 'link', title: null, ref: 'candle', at: noon + 1 })
  })
  expect(await cameBy()).toEqual({ kind: 'link', title: null, ref: 'candle', words: null })
})

it('knows the newest orders, and an older one whose number the customer wrote [AG-18]', async () => {
  const orders = async () => {
    const { orders: known } = await context()
    return known?.map(({ number, items }) => [number, items.length])
  }
  for (let minute = 1; minute <= 7; minute += 1)
    await store.transaction((tx) => placeOrder(tx, someOrder({ now: noon + minute * 60_000 })))
  const newest = [7, 6, 5, 4, 3].map((id) => [`PAL-00000${id}`, 1])
  expect(await orders()).toEqual(newest)
  await tells('m2', noon + hourMs, 'Where is PAL-০০০০০২?')
  expect(await orders()).toEqual([...newest, ['PAL-000002', 1]])
  // Another customer's is none of theirs.
  const other = inbound({ psid: 'psid-2', mid: 'other', text: 'Hello' })
  await store.transaction((tx) => ingestInbound(tx, other))
  const theirs = someOrder({ conversationId: 2 })
  await store.transaction((tx) => placeOrder(tx, theirs))
  await tells('m3', noon + 2 * hourMs, 'And 8, or 99999999999999999999999?')
  expect(await orders()).toEqual([...newest, ['PAL-000002', 1]])
})

it('a shared post comes to the agent with its title and address [AG-19]', async () => {
  const post = 'https://www.facebook.com/sundarban/posts/1'
  const item = { title: 'Wild honey 1 kg', image_url: 'https://x/1' }
  await tells('m2', shownAt + 1_000, 'Price of this?', undefined, [
    { type: 'fallback', payload: { url: post, title: 'Sundarban Honey' } },
  ])
  await tells('m3', shownAt + 2_000, '', undefined, [
    { type: 'template', payload: { product: { elements: [item] } } },
  ])
  await tells('m4', shownAt + 3_000, '', undefined, [{ type: 'location', payload: null }])
  const { history } = await context()
  expect(history.slice(-3)).toMatchObject([
    { text: 'Price of this?', shared: [{ title: 'Sundarban Honey', address: post }] },
    { shared: [{ title: 'Wild honey 1 kg', address: null }] },
    { attachments: ['location'] },
  ])
  expect(history.at(-1)).not.toHaveProperty('shared')
})

it('a name that an older store took is nothing to fill in where an answer names it [AG-06]', async () => {
  const { products } = await aCampaign(store, {
    name: 'Candles',
    status: 'paused',
    products: [{ name: 'Candle {{name}} {L}', price_minor: 500 }],
  })
  expect(products.map((product) => agentProduct(product).name)).toEqual(['Candle (name) {L}'])
})
