import { because, type Reason } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { setCampaignStatus } from '../campaigns/campaigns.ts'
import {
  abandonSilent,
  changeConversation,
  findConversation,
  noHumanNeeded,
} from '../conversations/conversations.ts'
import { addDecisionLog } from '../conversations/decision-log.ts'
import { requestHuman } from '../conversations/request-human.ts'
import type { Store } from '../maintenance/store.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { indexMessages, openTestStore } from '../testing/testing.ts'
import { adoptEcho, type Echo } from './echoes.ts'
import { type InboundMessage, ingestInbound } from './inbound.ts'
import { customerMessagesAfter, editMessage, messagesOf } from './messages.ts'
import {
  advanceSend,
  insertOutgoing,
  markSending,
  markSent,
  type OutgoingMessage,
  unsettledMessages,
} from './outgoing.ts'
import { searchConversationsByText, searchMessages } from './search/message-search.ts'
import { markSeenByCustomer } from './seen.ts'

const minute = 60_000

const ingest = (store: Store, over: Partial<InboundMessage> = {}) =>
  store.transaction((tx) => ingestInbound(tx, inbound(over)))

const send = (store: Store, over: Partial<OutgoingMessage> = {}) =>
  store.transaction((tx) =>
    insertOutgoing(tx, {
      conversationId: 1,
      author: 'agent',
      text: 'How can I help?',
      now: noon + minute,
      ...over,
    }),
  )

async function sendByHuman(store: Store): Promise<void> {
  const { message } = await send(store, { author: 'human', text: 'I am here.' })
  await store.transaction((tx) => markSending(tx, message.id, noon))
  await store.transaction((tx) => markSent(tx, message.id, { mid: 'm_human', now: noon }))
}

const echo = (store: Store, over: Partial<Echo> = {}) =>
  store.transaction((tx) =>
    adoptEcho(tx, {
      pageId: 'page-1',
      psid: 'psid-1',
      mid: 'm_out',
      text: 'How can I help?',
      sentAt: noon + minute,
      now: noon + minute,
      ...over,
    }),
  )

describe('a customer’s message', () => {
  it('makes customer and conversation and is stored once, by webhook and by polling', async () => {
    await using store = openTestStore()
    await aPage(store)
    const first = await ingest(store, { customerName: null })
    const second = await ingest(store, { threadId: 't_1', now: noon + minute })
    expect(first).toMatchObject({ stored: true, conversationId: 1, messageId: 1 })
    expect(second).toMatchObject({ stored: false, conversationId: 1, messageId: 1 })
    const conversation = await findConversation(store.db, 't_1')
    expect(conversation).toMatchObject({
      id: 1,
      message_count: 1,
      unread_count: 1,
      last_message: 'Hello',
      last_customer_at: noon,
    })
    const customers = await store.db.selectFrom('customers').selectAll().execute()
    expect(customers).toMatchObject([{ psid: 'psid-1', name: 'Rahim Uddin' }])
  })

  it('leaves nothing behind when its transaction fails', async () => {
    await using store = openTestStore()
    await aPage(store)
    const failing = store.transaction(async (tx) => {
      await ingestInbound(tx, inbound())
      throw new Error('power cut')
    })
    await expect(failing).rejects.toThrow('power cut')
    for (const table of ['customers', 'conversations', 'messages'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    const counted = store.db.selectFrom('counters').where('value', '<>', 0)
    expect(await counted.selectAll().execute()).toEqual([])
    indexMessages(store)
    expect(await searchMessages(store.db, 'hello', { limit: 5 })).toEqual([])
  })

  it('belongs to the page’s active campaign, which may change', async () => {
    await using store = openTestStore()
    await aPage(store)
    const { campaign: first } = await aCampaign(store)
    expect((await ingest(store)).activeCampaignId).toBe(first.id)
    await store.transaction((tx) => setCampaignStatus(tx, first.id, 'paused', noon))
    expect((await ingest(store, { mid: 'm_2' })).activeCampaignId).toBeNull()
    expect((await findConversation(store.db, 1))?.campaign_id).toBe(first.id)
    const { campaign: second } = await aCampaign(store, { name: 'Spring' })
    expect((await ingest(store, { mid: 'm_3' })).activeCampaignId).toBe(second.id)
    expect((await findConversation(store.db, 1))?.campaign_id).toBe(second.id)
    const had = await store.db.selectFrom('campaign_conversations').selectAll().execute()
    expect(had.map((row) => row.campaign_id)).toEqual([first.id, second.id])
  })

  it('that comes late does not take the place of a newer one', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store, { mid: 'm_2', text: 'newer', sentAt: noon + minute })
    await ingest(store, { mid: 'm_1', text: 'older', sentAt: noon })
    const messages = await messagesOf(store.db, 1, { limit: 10 })
    expect(messages.map(({ text }) => text)).toEqual(['older', 'newer'])
    expect((await findConversation(store.db, 1))?.last_message).toBe('newer')
    expect(await customerMessagesAfter(store.db, 1, 1)).toMatchObject([{ text: 'older' }])
  })

  it('makes an abandoned conversation active again [CV-08]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    await store.transaction((tx) => abandonSilent(tx, { silentSince: noon, now: noon + minute }))
    expect((await findConversation(store.db, 1))?.status).toBe('abandoned')
    await ingest(store, { mid: 'm_2', sentAt: noon + minute })
    expect((await findConversation(store.db, 1))?.status).toBe('active')
  })

  it('is paged backwards, oldest first in a page', async () => {
    await using store = openTestStore()
    await aPage(store)
    for (let n = 1; n <= 5; n++) await ingest(store, { mid: `m_${n}`, text: `${n}`, sentAt: noon })
    const newest = await messagesOf(store.db, 1, { limit: 2 })
    expect(newest.map(({ text }) => text)).toEqual(['4', '5'])
    const [first] = newest
    const older = await messagesOf(store.db, 1, {
      limit: 2,
      before: { at: first?.sent_at ?? 0, id: first?.id ?? 0 },
    })
    expect(older.map(({ text }) => text)).toEqual(['2', '3'])
  })
})

describe('an outgoing message', () => {
  it('is stored once for a client id', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    const first = await send(store, { clientId: 'c1' })
    const second = await send(store, { clientId: 'c1', text: 'changed' })
    expect([first.stored, second.stored]).toEqual([true, false])
    expect(second.message).toEqual(first.message)
  })

  it('goes from queued to sent, and only one sender takes it', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    const { message } = await send(store)
    const won = await store.transaction(async (tx) => [
      await markSending(tx, message.id, noon),
      await markSending(tx, message.id, noon),
    ])
    expect(won).toEqual([true, false])
    await store.transaction((tx) => markSent(tx, message.id, { mid: 'm_out', now: noon }))
    await store.transaction((tx) => advanceSend(tx, message.id, 'lost', { now: noon }))
    await store.transaction((tx) =>
      advanceSend(tx, message.id, 'refused', { reason: because('send_not_taken'), now: noon }),
    )
    const [, sent] = await messagesOf(store.db, 1, { limit: 2 })
    expect(sent).toMatchObject({ state: 'sent', mid: 'm_out', state_reason: null })
    expect((await echo(store)).outcome).toBe('known')
    await store.transaction((tx) =>
      markSeenByCustomer(tx, 1, { state: 'read', until: noon + 2 * minute, now: noon }),
    )
    expect((await messagesOf(store.db, 1, { limit: 1 }))[0]?.state).toBe('read')
  })

  it('is placed after what it answers although Facebook’s clock is ahead', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store, { sentAt: noon + 5 * minute })
    await send(store, { now: noon })
    const messages = await messagesOf(store.db, 1, { limit: 2 })
    expect(messages.map(({ author }) => author)).toEqual(['customer', 'agent'])
  })

  it('answers only what its writer knew: the rest goes on waiting', async () => {
    await using store = openTestStore()
    await aPage(store)
    const { conversationId, messageId } = await ingest(store)
    const decisionId = await store.transaction((tx) =>
      addDecisionLog(tx, {
        conversation_id: conversationId,
        trigger_message_id: messageId,
        settings_version: 1,
        model: 'm',
        outcome: 'answered',
        started_at: noon,
      }),
    )
    const written = noon + 1_000
    await ingest(store, { mid: 'm_2', sentAt: written })
    const { message } = await send(store, { decisionId })
    // While it is on its way one comes that was written before it.
    await ingest(store, { mid: 'm_3', sentAt: written + 1_000 })
    await store.transaction((tx) => markSending(tx, message.id, noon))
    await store.transaction((tx) => markSent(tx, message.id, { mid: 'm_out', now: noon }))
    expect((await findConversation(store.db, conversationId))?.waiting_since).toBe(written)
    await sendByHuman(store)
    expect((await findConversation(store.db, conversationId))?.waiting_since).toBeNull()
  })

  it('that failed can be asked for again', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    const { message } = await send(store)
    await store.transaction((tx) =>
      advanceSend(tx, message.id, 'refused', { reason: because('send_not_taken'), now: noon }),
    )
    expect((await messagesOf(store.db, 1, { limit: 1 }))[0]).toMatchObject({
      state: 'failed',
      state_reason: storeReason(because('send_not_taken')),
    })
    const again = { now: noon }
    expect(
      await store.transaction((tx) => advanceSend(tx, message.id, 'requested', again)),
    ).toMatchObject({ to: 'queued' })
    expect(await unsettledMessages(store.db, 'queued')).toMatchObject([{ id: message.id }])
  })
})

describe('an echo of the page', () => {
  it('is our own message whose answer was lost: same words, or named', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    const { message } = await send(store)
    await store.transaction((tx) => markSending(tx, message.id, noon + minute))
    await store.transaction((tx) => advanceSend(tx, message.id, 'lost', { now: noon + minute }))
    const adopted = await echo(store, { text: 'How  can I help? ' })
    expect(adopted).toMatchObject({ outcome: 'matched', messageId: message.id })
    const { message: second } = await send(store, { text: 'link' })
    await store.transaction((tx) => markSending(tx, second.id, noon + minute))
    const named = await echo(store, { mid: 'm_3', text: 'rewritten', ownId: second.id })
    expect(named).toMatchObject({ outcome: 'matched', messageId: second.id })
    expect(await unsettledMessages(store.db, 'unknown')).toEqual([])
  })

  it('of somebody else is stored once, and never taken for one that was not attempted', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    await send(store)
    expect((await echo(store)).outcome).toBe('stored')
    expect((await echo(store)).outcome).toBe('known')
    const messages = await messagesOf(store.db, 1, { limit: 9 })
    expect(messages.map(({ author, state }) => [author, state])).toEqual([
      ['customer', null],
      ['agent', 'queued'],
      ['inbox', 'sent'],
    ])
  })

  it('that was stored before ours was known to be sent becomes one with it', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    const { message } = await send(store)
    await store.transaction((tx) => markSending(tx, message.id, noon + minute))
    expect((await echo(store, { text: 'cut by Facebook' })).outcome).toBe('stored')
    indexMessages(store)
    await store.transaction((tx) => markSent(tx, message.id, { mid: 'm_out', now: noon + minute }))
    const messages = await messagesOf(store.db, 1, { limit: 9 })
    expect(messages.map(({ id, mid }) => [id, mid])).toEqual([
      [1, 'm_1'],
      [message.id, 'm_out'],
    ])
    expect((await findConversation(store.db, 1))?.message_count).toBe(2)
    indexMessages(store)
    expect(await searchMessages(store.db, 'Facebook', { limit: 5 })).toEqual([])
  })

  it('that becomes one with ours leaves its place to it, before what was written to it', async () => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store)
    const { message } = await send(store, { now: noon + minute + 400 })
    await store.transaction((tx) => markSending(tx, message.id, noon + minute + 450))
    // Read back, both have whole seconds.
    await echo(store, { text: 'cut by Facebook' })
    await ingest(store, { mid: 'm_2', text: 'I take it', sentAt: noon + minute })
    await store.transaction((tx) => markSent(tx, message.id, { mid: 'm_out', now: noon + minute }))
    const messages = await messagesOf(store.db, 1, { limit: 9 })
    expect(messages.map(({ mid }) => mid)).toEqual(['m_1', 'm_out', 'm_2'])
  })
})

describe('the search in messages', () => {
  const texts = [
    'এই শাড়ির দাম কত?',
    'শাড়ী আছে?',
    'كَيْفَ أطلبُ هذا الفستان؟',
    'Größe M, s’il vous plaît: à Genève',
    'I want two red sarees',
  ]

  it.each([
    ['শাড়ি', [1]],
    ['শাড়ী', [2]],
    ['শা\u09dcি', [1]],
    ['কত', [1]],
    ['كيف', [3]],
    ['اطلب فستان', []],
    ['الفستان كيف', [3]],
    ['GENEVE', [4]],
    ['grosse', []],
    ['große', [4]],
    ['red saree', [5]],
    ['saree', [5]],
    ['ree', []],
    ['"red" -(two*', [5]],
    ['red OR blue', []],
    ['!?', []],
  ])('finds by %s', async (query, found) => {
    await using store = openTestStore()
    await aPage(store)
    for (const [index, text] of texts.entries()) {
      await ingest(store, { mid: `m_${index}`, psid: `p_${index}`, text })
    }
    indexMessages(store)
    const rows = await searchMessages(store.db, query, { limit: 10 })
    expect(rows.map(({ id }) => id)).toEqual(found)
    expect(await searchConversationsByText(store.db, query)).toEqual(found)
  })

  it.each(['before', 'after'])('follows an edit %s it was indexed', async (when) => {
    await using store = openTestStore()
    await aPage(store)
    await ingest(store, { text: 'blue' })
    if (when === 'after') indexMessages(store)
    await store.transaction((tx) =>
      editMessage(tx, { id: 1, conversation_id: 1 }, 'green', noon + minute),
    )
    indexMessages(store)
    expect(await searchMessages(store.db, 'blue', { limit: 5 })).toEqual([])
    expect(await searchMessages(store.db, 'green', { limit: 5 })).toHaveLength(1)
  })
})

it('a human who was asked for because an answer did not go out is not needed once one has, and is where the customer asked for one [CV-13]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await ingest(store)
  let now = noon
  const ask = (why: Reason) => store.transaction((tx) => requestHuman(tx, 1, why, now))
  const needed = async () => (await findConversation(store.db, 1))?.needs_human_reason ?? null
  const arrives = (more: Partial<OutgoingMessage> = {}) =>
    store.transaction(async (tx) => {
      now += minute
      const sent = { conversationId: 1, author: 'agent' as const, text: 'Yes', now, ...more }
      const { message } = await insertOutgoing(tx, sent)
      await markSending(tx, message.id, now)
      await markSent(tx, message.id, { mid: `m_out_${now}`, now })
    })
  for (const why of [because('send_failed'), because('window_closed')]) {
    await ask(why)
    await arrives({ holdingSince: now })
    expect(await needed()).not.toBeNull()
    await arrives()
    expect(await needed()).toBeNull()
  }
  // What may have gone out is to be looked for by somebody.
  for (const why of [because('waits_for_you'), because('send_unknown')]) {
    await ask(why)
    await arrives()
    expect(await needed()).not.toBeNull()
    await store.transaction((tx) => changeConversation(tx, 1, noHumanNeeded, now))
  }
})
