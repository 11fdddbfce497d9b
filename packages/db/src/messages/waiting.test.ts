import { because } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { conversationMeta } from '../conversations/conversation-list.ts'
import { findConversation, humanNoLongerNeeded } from '../conversations/conversations.ts'
import { requestHuman } from '../conversations/request-human.ts'
import type { Store } from '../maintenance/store.ts'
import { dashboardCounts } from '../stats/stats.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { applyProviderTime } from './apply-provider-time.ts'
import { adoptEcho } from './echoes.ts'
import { ingestInbound } from './inbound.ts'
import { messagesOf } from './messages.ts'
import { insertOutgoing, markSending, markSent } from './outgoing.ts'

const minute = 60_000

const hear = (store: Store, mid: string, sentAt: number, more = {}) =>
  store.transaction((tx) =>
    ingestInbound(tx, inbound({ mid, text: mid, sentAt, now: sentAt, ...more })),
  )

const type = (store: Store, mid: string, sentAt: number, more = {}) =>
  store.transaction((tx) =>
    adoptEcho(tx, {
      pageId: 'page-1',
      psid: 'psid-1',
      mid,
      text: mid,
      sentAt,
      now: sentAt,
      ...more,
    }),
  )

const answer = (store: Store, text: string, now: number, sentAt = now) =>
  store.transaction(async (tx) => {
    const outgoing = { conversationId: 1, author: 'agent', text, now } as const
    const { message } = await insertOutgoing(tx, outgoing)
    await markSending(tx, message.id, sentAt)
    await markSent(tx, message.id, { mid: text, now: sentAt })
  })

const row = (store: Store) => findConversation(store.db, 1)

it('a notice of an order answers nothing: the customer waits on, and no answer is counted [OR-09, FB-11]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await hear(store, 'one', noon)
  await store.transaction(async (tx) => {
    const notice = { conversationId: 1, author: 'automation', text: 'On its way' } as const
    const { message } = await insertOutgoing(tx, { ...notice, orderEventId: 7, now: noon + 1 })
    await markSending(tx, message.id, noon + 1)
    await markSent(tx, message.id, { mid: 'notice', now: noon + 1 })
  })
  expect(await row(store)).toMatchObject({ waiting_since: noon, unread_count: 1 })
  expect((await dashboardCounts(store.db)).avgResponseMillis).toBeNull()
  await answer(store, 'Yes', noon + minute)
  expect(await row(store)).toMatchObject({ waiting_since: null })
})

describe('who waits for an answer, and what nobody has seen', () => {
  it('what the agent says does not stand for the human who is needed, until they write [CV-18, AG-16]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'one', noon)
    const says = (author: 'agent' | 'human', more = {}) =>
      store.transaction((tx) =>
        insertOutgoing(tx, { conversationId: 1, author, text: 'Yes', now: noon + minute, ...more }),
      )
    const unread = async () => {
      const counted = await conversationMeta(store.db)
      const { unread_count } = (await row(store)) ?? {}
      expect(counted.unread).toBe(unread_count)
      return unread_count
    }
    await says('agent', { holdingSince: noon })
    expect(await unread()).toBe(1)
    await says('agent', { handsOff: true })
    expect(await unread()).toBe(1)
    await store.transaction((tx) => requestHuman(tx, 1, because('wants_human'), noon + minute))
    await hear(store, 'two', noon + 2 * minute)
    await says('agent')
    expect(await unread()).toBe(2)
    await says('human')
    expect(await unread()).toBe(0)
    await store.transaction((tx) => humanNoLongerNeeded(tx, 1, noon + 3 * minute))
    await hear(store, 'three', noon + 4 * minute)
    await says('agent')
    expect(await unread()).toBe(0)
  })

  it('not what is heard of after the answer that a person typed to it [FB-07, FB-11]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'one', noon)
    await type(store, 'typed', noon + 2 * minute)
    expect(await hear(store, 'late', noon + minute)).toMatchObject({ answered: true })
    expect(await row(store)).toMatchObject({ waiting_since: null, unread_count: 0 })
    expect(await hear(store, 'new', noon + 3 * minute)).toMatchObject({ answered: false })
    expect(await row(store)).toMatchObject({ waiting_since: noon + 3 * minute, unread_count: 1 })
  })

  it('only what was written after what a person typed, also where that is heard of late [FB-11]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'one', noon)
    await hear(store, 'two', noon + 2 * minute)
    await type(store, 'typed', noon + minute)
    expect(await row(store)).toMatchObject({ waiting_since: noon + 2 * minute, unread_count: 1 })
  })

  it('since the first words, in whatever order they come', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'two', noon + minute)
    await hear(store, 'one', noon)
    expect(await row(store)).toMatchObject({ waiting_since: noon })
  })

  it('nobody because of what was read back from before the page was connected [FB-07]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'one', noon + minute)
    await hear(store, 'old', noon - minute, { history: true })
    await answer(store, 'answer', noon + 2 * minute)
    expect(await row(store)).toMatchObject({ waiting_since: null })
  })

  it('not what an answer of ours left open and a person has answered since', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'one', noon)
    await type(store, 'typed', noon + 2 * minute)
    await hear(store, 'two', noon + 3 * minute)
    await store.transaction(async (tx) => {
      const outgoing = { conversationId: 1, author: 'agent', text: 'late', now: noon } as const
      const { message } = await insertOutgoing(tx, outgoing)
      await ingestInbound(tx, inbound({ mid: 'seen', sentAt: noon + minute }))
      await markSending(tx, message.id, noon + 4 * minute)
      await markSent(tx, message.id, { mid: 'late', now: noon + 4 * minute })
    })
    expect(await row(store)).toMatchObject({ waiting_since: null })
  })
})

describe('a message whose place Facebook tells', () => {
  it('is placed there, and what the lists and the sums say follows [FB-07]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'one', noon)
    await answer(store, 'answer', noon + 20 * minute)
    await hear(store, 'two', noon + minute)
    const [, , ours] = await messagesOf(store.db, 1, { limit: 9 })
    if (!ours) throw new Error('no answer')
    const facebookTime = { at: noon + 1_000, now: noon + 21 * minute }
    await store.transaction((tx) => applyProviderTime(tx, ours, facebookTime))
    const texts = (await messagesOf(store.db, 1, { limit: 9 })).map(({ text }) => text)
    expect(texts).toEqual(['one', 'answer', 'two'])
    expect(await row(store)).toMatchObject({
      last_message: 'two',
      last_message_at: noon + minute,
    })
    const quarters = await store.db
      .selectFrom('rollup_quarter_campaign')
      .select(['quarter', 'agent_replies', 'responses'])
      .where('agent_replies', '<>', 0)
      .execute()
    expect(quarters).toEqual([{ quarter: noon, agent_replies: 1, responses: 1 }])
  })
})
