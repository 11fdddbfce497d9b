import { findConversation } from '@pal/db/conversations/conversations'
import type { Store } from '@pal/db/maintenance/store'
import { messagesOf } from '@pal/db/messages/messages'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { ownMark } from '../../messenger/graph/send.ts'
import { pageInboxAppId, readWebhook } from '../../messenger/graph/webhook-events.ts'
import { ingestThread } from '../../messenger/inbox/ingest.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'

const start = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
let store: Store
let now: number

beforeEach(async () => {
  store = openTestStore()
  now = start
  await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now: start })
})
afterEach(() => store.close())

function deliver(event: object) {
  const batch = readWebhook({
    object: 'page',
    entry: [{ id: 'P', time: now, messaging: [event] }],
  })
  if (!batch) throw new Error('not a delivery')
  return storeWebhookBatch(store, batch, now)
}

const says = (mid: string, at: number, text = mid) =>
  deliver({
    sender: { id: 'C' },
    recipient: { id: 'P' },
    timestamp: at,
    message: { mid, text },
  })

const echo = (mid: string, at: number, about: object, text = mid) =>
  deliver({
    sender: { id: 'P' },
    recipient: { id: 'C' },
    timestamp: at,
    message: { mid, text, is_echo: true, ...about },
  })

const typed = { app_id: Number(pageInboxAppId) }

/** Oldest first, each with Facebook's time; those of the page begin with an e. */
function read(...listed: [mid: string, at: number][]) {
  const messages = listed.map(([mid, at]) => ({
    mid,
    pageId: 'P',
    psid: 'C',
    threadId: 't_1',
    fromCustomer: !mid.startsWith('e'),
    text: mid,
    attachments: [],
    replyToMid: null,
    at: Math.floor(at / 1000) * 1000,
    appId: null,
    metadata: null,
  }))
  const thread = {
    threadId: 't_1',
    pageId: 'P',
    psid: 'C',
    customerName: 'Amina',
    updatedAt: messages.at(-1)?.at ?? now,
    canReply: true,
    messages: messages.toReversed(),
    more: false,
  }
  return store.transaction((tx) => ingestThread(tx, thread, { now }))
}

async function attempt(text: string, mid: string | null): Promise<number> {
  return store.transaction(async (tx) => {
    const answer = { conversationId: 1, author: 'agent', text, now } as const
    const { message } = await insertOutgoing(tx, answer)
    await markSending(tx, message.id, now)
    if (mid !== null) await markSent(tx, message.id, { mid, now })
    return message.id
  })
}

const texts = async () => (await messagesOf(store.db, 1, { limit: 99 })).map(({ text }) => text)
const conversation = () => findConversation(store.db, 1)

it('an answer is placed after what was said while it was on its way: by its echo [AG-08, FB-06]', async () => {
  await says('m1', now)
  now += 1_000
  const id = await attempt('e1', null)
  await says('m2', now + 400)
  await echo('e1', now + 800, { metadata: ownMark(id) })
  expect(await texts()).toEqual(['m1', 'm2', 'e1'])
  expect(await conversation()).toMatchObject({ last_message: 'e1' })
})

it('… also where its answer was faster than its echo [AG-08, FB-06]', async () => {
  await says('m1', now)
  now += 1_000
  const id = await attempt('e1', 'e1')
  await says('m2', now + 400)
  await echo('e1', now + 800, { metadata: ownMark(id) })
  expect(await texts()).toEqual(['m1', 'm2', 'e1'])
})

it('… by reading the thread, whose order counts within a second, and whatever our clock said [AG-08, FB-07]', async () => {
  await says('m1', now)
  await attempt('e1', 'e1')
  await says('m2', now + 400)
  await read(['m1', now], ['m2', now + 400], ['e1', now + 800])
  expect(await texts()).toEqual(['m1', 'm2', 'e1'])
  // Ours is five minutes ahead, and what was written next is placed before the answer.
  now += 5 * 60_000
  await attempt('e2', 'e2')
  await says('m3', start + 3_000)
  await read(
    ['m1', start],
    ['m2', start],
    ['e1', start],
    ['e2', start + 2_000],
    ['m3', start + 3_000],
  )
  expect(await texts()).toEqual(['m1', 'm2', 'e1', 'e2', 'm3'])
  expect(await conversation()).toMatchObject({ last_message: 'm3' })
})

it('what a person typed is never taken for an answer of ours with the same words [FB-11, AG-08]', async () => {
  await says('m1', now)
  const id = await attempt('yes', null)
  now += 2_000
  const { takenOver } = await echo('e1', now, typed, 'yes')
  expect(takenOver.size).toBe(1)
  const rows = await messagesOf(store.db, 1, { limit: 9 })
  expect(rows.map(({ state, author }) => [author, state])).toEqual([
    ['customer', null],
    ['agent', 'sending'],
    ['inbox', 'sent'],
  ])
  expect(rows[1]?.id).toBe(id)
})

it('a take-over is not cut short by what was typed before it and is heard of later [FB-11]', async () => {
  await says('m1', now)
  await echo('e2', now + hour, typed)
  now += 2 * hour
  await echo('e1', start + 1_000, typed)
  expect(await conversation()).toMatchObject({
    handler: 'human',
    takeover_until: start + 13 * hour,
  })
})

it('a program that was taken for a person leaves the take-over that a person made [FB-11]', async () => {
  await says('m1', now)
  await echo('e1', now + 1_000, typed)
  await read(['m1', now], ['e1', now + 1_000], ['m2', now + 5_000], ['e2', now + 6_000])
  await echo('e2', now + 6_000, { app_id: 4242 })
  expect(await conversation()).toMatchObject({
    handler: 'human',
    takeover_until: start + 1_000 + 12 * hour,
    waiting_since: now + 5_000,
  })
})

it('an edit of one of two messages with the same words leaves the last word as it is [FB-07]', async () => {
  await says('m1', now + 400, 'ok')
  await read(['m1', now + 400], ['ok', now + 500])
  await deliver({
    sender: { id: 'C' },
    recipient: { id: 'P' },
    timestamp: now + 600,
    message_edit: { mid: 'm1', text: 'no', num_edit: 1 },
  })
  expect(await texts()).toEqual(['no', 'ok'])
  expect(await conversation()).toMatchObject({ last_message: 'ok' })
})

it('what was read with an answer and follows it stays behind it when its echo tells the moment [AG-08, FB-07]', async () => {
  await says('m1', now)
  now += 400
  const id = await attempt('e1', 'e1')
  await read(['m1', start], ['e1', now + 100], ['m2', now + 200])
  await echo('e1', now + 100, { metadata: ownMark(id) })
  expect(await texts()).toEqual(['m1', 'e1', 'm2'])
})

it('what goes out after an answer stays behind it when a read thread moves that [AG-08, FB-07]', async () => {
  await says('m1', now)
  now += 900
  await attempt('e1', 'e1')
  await attempt('e2', null)
  // Only the first is there yet, and Facebook had it in the next second.
  await read(['m1', start], ['e1', start + 1_050])
  expect(await texts()).toEqual(['m1', 'e1', 'e2'])
})
