import { because } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { findConversation } from '../conversations/conversations.ts'
import type { Store } from '../maintenance/store.ts'
import { counter } from '../stats/counters.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { ingestInbound } from './inbound.ts'
import { messagesOf } from './messages.ts'
import { advanceSend, insertOutgoing, markSending, markSent } from './outgoing.ts'

const minute = 60_000

const hear = (store: Store, mid: string, sentAt: number) =>
  store.transaction((tx) => ingestInbound(tx, inbound({ mid, text: mid, sentAt, now: sentAt })))

const write = async (store: Store, text: string, now: number) => {
  const answer = { conversationId: 1, author: 'agent', text, now } as const
  const { message } = await store.transaction((tx) => insertOutgoing(tx, answer))
  return message.id
}

const attempt = (store: Store, id: number, now: number, at = now) =>
  store.transaction((tx) => markSending(tx, id, now, at))

const texts = async (store: Store) =>
  (await messagesOf(store.db, 1, { limit: 99 })).map(({ text }) => text)

describe('a message is dated by when it is sent', () => {
  it('after what was said while it waited, and its later parts after it [AG-08]', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'm_1', noon)
    const first = await write(store, 'one', noon + 1_000)
    await write(store, 'two', noon + 1_000)
    await hear(store, 'm_2', noon + minute)
    await attempt(store, first, noon + 2 * minute)
    expect(await texts(store)).toEqual(['m_1', 'm_2', 'one', 'two'])
    await hear(store, 'm_3', noon + 3 * minute)
    expect(await texts(store)).toEqual(['m_1', 'm_2', 'one', 'two', 'm_3'])
  })

  it('again at each attempt, and its answer counts from there', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'm_1', noon)
    const id = await write(store, 'one', noon + 1_000)
    await attempt(store, id, noon + 1_000)
    await hear(store, 'm_2', noon + minute)
    await store.transaction((tx) =>
      advanceSend(tx, id, 'missing', { reason: because('send_had_not_gone'), now: noon + minute }),
    )
    await attempt(store, id, noon + 2 * minute)
    await store.transaction((tx) => markSent(tx, id, { mid: 'm_out', now: noon + 2 * minute }))
    expect(await texts(store)).toEqual(['m_1', 'm_2', 'one'])
    expect(await findConversation(store.db, 1)).toMatchObject({
      last_message: 'one',
      last_message_at: noon + 2 * minute,
    })
    expect(await counter(store.db, 'responses.millis')).toBe(2 * minute)
  })

  it('after one with a later time that was heard of already', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'm_1', noon)
    const id = await write(store, 'one', noon + 1_000)
    // Facebook's clock is ahead.
    await hear(store, 'm_2', noon + 5 * minute)
    await attempt(store, id, noon + 1_500)
    expect(await texts(store)).toEqual(['m_1', 'm_2', 'one'])
  })

  it('not after what was never sent', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'm_1', noon)
    const id = await write(store, 'one', noon + 1_000)
    const other = await write(store, 'other', noon + minute)
    await store.transaction((tx) =>
      advanceSend(tx, other, 'refused', { reason: because('send_not_taken'), now: noon + minute }),
    )
    await attempt(store, id, noon + 1_010)
    expect((await messagesOf(store.db, 1, { limit: 9 }))[1]?.sent_at).toBe(noon + 1_000)
    expect(await texts(store)).toEqual(['m_1', 'one', 'other'])
  })

  it('by Facebook’s clock where ours is ahead, so that what is said next comes after it', async () => {
    await using store = openTestStore()
    await aPage(store)
    await hear(store, 'm_1', noon)
    const ahead = 10 * minute
    const id = await write(store, 'one', noon + ahead + 2_000)
    await attempt(store, id, noon + ahead + 2_000, noon + 2_000)
    await hear(store, 'm_2', noon + 20_000)
    expect(await texts(store)).toEqual(['m_1', 'one', 'm_2'])
    expect((await findConversation(store.db, 1))?.last_message).toBe('m_2')
  })
})
