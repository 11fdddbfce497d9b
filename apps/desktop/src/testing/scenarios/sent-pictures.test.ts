import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messageById, messagesOf } from '@pal/db/messages/messages'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { ownMark } from '../../messenger/graph/send.ts'
import { readWebhook } from '../../messenger/graph/webhook-events.ts'
import { ingestThread } from '../../messenger/inbox/ingest.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'

const start = Date.UTC(2026, 10, 21, 12)
const now = start + 60_000
let store: Store
/** The id of a picture of ours whose sending Facebook has not answered yet. */
let ours: number

beforeEach(async () => {
  store = openTestStore()
  await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now: start })
  ours = await store.transaction(async (tx) => {
    const asked = { pageId: 'P', psid: 'C', mid: 'in', text: 'Can I see it?', sentAt: now - 9_000 }
    const { conversationId } = await ingestInbound(tx, { ...asked, now })
    const { message } = await insertOutgoing(tx, {
      conversationId,
      author: 'human',
      text: '',
      attachments: [{ type: 'image', name: 'a.png', url: null }],
      file: { file: 'a'.repeat(32), mime: 'image/png', size: 600 },
      now,
    })
    await markSending(tx, message.id, now)
    return message.id
  })
})
afterEach(() => store.close())

const images = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://scontent.fbcdn.net/${n}.png`)

/** A picture comes back without a text. */
function byWebhook(
  mid: string,
  { count = 1, metadata }: { count?: number; metadata?: string } = {},
) {
  const attachments = images(count).map((url) => ({ type: 'image', payload: { url } }))
  const message = { mid, is_echo: true, attachments, ...(metadata && { metadata }) }
  const event = { sender: { id: 'P' }, recipient: { id: 'C' }, timestamp: now + 700, message }
  const batch = readWebhook({ object: 'page', entry: [{ id: 'P', time: now, messaging: [event] }] })
  if (!batch) throw new Error('not a delivery')
  return storeWebhookBatch(store, batch, now + 800)
}

function byPoll(mid: string, count = 1) {
  return byPolls([mid], count)
}

/** Newest first. */
function byPolls(mids: readonly string[], count = 1, words?: string) {
  const at = Math.floor((now + 700) / 1000) * 1000
  const where = { pageId: 'P', psid: 'C', threadId: 't_1' }
  const attachments = images(count).map((url) => ({ type: 'image', url, name: 'image-1' }))
  const read = { fromCustomer: false, text: '', attachments, replyToMid: null, at }
  const pictures = mids.map((mid) => ({ ...where, ...read, mid, appId: null, metadata: null }))
  const before = { ...where, ...read, text: 'Here it is', attachments: [] }
  const messages = [
    ...pictures,
    ...(words === undefined ? [] : [{ ...before, mid: words, appId: null, metadata: null }]),
  ]
  const thread = { ...where, customerName: null, updatedAt: at, canReply: true, more: true }
  return store.transaction((tx) => ingestThread(tx, { ...thread, messages }, { now: now + 900 }))
}

const thread = async () =>
  (await messagesOf(store.db, 1, { limit: 9 })).map(({ id, author, state, mid }) =>
    id === ours ? `ours ${String(state)} ${String(mid)}` : `${author} ${String(mid)}`,
  )
const files = async () =>
  (await store.db.selectFrom('attachments').select(['message_id', 'state']).execute()).map(
    ({ message_id, state }) => [message_id, state],
  )

it('a picture of ours that comes back by webhook and by reading at once is one message, with its one file [FB-07]', async () => {
  await byWebhook('w1')
  await byPoll('w1')
  await byPoll('g1')
  await byWebhook('w1', { metadata: ownMark(ours) })
  expect(await thread()).toEqual(['customer in', 'ours sent w1'])
  expect(await files()).toEqual([[ours, 'kept']])
})

it('so it is where reading is first, and the webhook calls it by another id [FB-07]', async () => {
  await byPoll('g1')
  await byWebhook('w1', { metadata: ownMark(ours) })
  await byPoll('g1')
  expect(await thread()).toEqual(['customer in', 'ours sent g1'])
  expect(await files()).toEqual([[ours, 'kept']])
})

it.each([60_000, 1_100])(
  'one of ours that is out already, %d ms earlier, and that the poll does not list any more, is not taken for the one that is being sent [FB-07]',
  async (before) => {
    const earlier = await store.transaction(async (tx) => {
      const picture = { conversationId: 1, author: 'human', text: '', now: now - before } as const
      const attachments = [{ type: 'image', name: 'b.png', url: null }]
      const { message } = await insertOutgoing(tx, { ...picture, attachments })
      await markSending(tx, message.id, now - before)
      await markSent(tx, message.id, { mid: 'g0', now: now - before })
      const times = tx.updateTable('messages')
      await times
        .set({ sent_at: now + 950 - before })
        .where('id', '=', message.id)
        .execute()
      // Facebook tells the second in which it was sent, and not how far that had gone.
      await times
        .set({ sent_at: now + 950 })
        .where('id', '=', ours)
        .execute()
      return message.id
    })
    await byPoll('g1')
    expect(await thread()).toContain('ours sent g1')
    const { sent_at: place } = (await messageById(store.db, earlier)) ?? {}
    expect(place).toBe(now + 950 - before)
  },
)

it.each([[['g2']], [['g2', 'g1']]])(
  'of two of ours in one second the later one is on its way, where the poll lists %j [FB-07]',
  async (listed) => {
    const earlier = await store.transaction(async (tx) => {
      const picture = { conversationId: 1, author: 'human', text: '', now } as const
      const attachments = [{ type: 'image', name: 'b.png', url: null }]
      const { message } = await insertOutgoing(tx, { ...picture, attachments })
      await markSending(tx, message.id, now)
      // Facebook calls it by another name where it answers than where it is read.
      await markSent(tx, message.id, { mid: 'w1', now })
      const times = tx.updateTable('messages')
      // It was marked a moment before Facebook's second began.
      await times
        .set({ sent_at: now - 40 })
        .where('id', '=', message.id)
        .execute()
      await times
        .set({ sent_at: now + 800 })
        .where('id', '=', ours)
        .execute()
      return message.id
    })
    await byPolls(listed)
    expect(await thread()).toContain('ours sent g2')
    expect((await messageById(store.db, earlier))?.mid).toBe('w1')
    expect(await thread()).toHaveLength(3)
  },
)

it('two pictures that a person of the shop sent in one message are not the one of ours [FB-11]', async () => {
  await byPoll('g1', 2)
  await byWebhook('w2', { count: 3 })
  expect((await thread()).toSorted()).toEqual([
    'customer in',
    'inbox g1',
    'inbox w2',
    'ours sending null',
  ])
  await byWebhook('w1', { metadata: ownMark(ours) })
  expect(await thread()).toContain('ours sent w1')
})

it('one of ours that comes before what the poll lists is not it, be it in the same second [FB-07]', async () => {
  const earlier = await store.transaction(async (tx) => {
    const picture = { conversationId: 1, author: 'agent', text: '', now } as const
    const attachments = [{ type: 'image', name: null, url: null, source: 'https://shop/1.png' }]
    const { message } = await insertOutgoing(tx, { ...picture, attachments })
    await markSending(tx, message.id, now)
    await markSent(tx, message.id, { mid: 'g0', now })
    const thanks = { conversationId: 1, author: 'agent', text: 'Here it is', now } as const
    const { message: words } = await insertOutgoing(tx, thanks)
    await markSending(tx, words.id, now)
    await markSent(tx, words.id, { mid: 'g1', now })
    const times = tx.updateTable('messages')
    const second = Math.floor(now / 1000) * 1000
    for (const [id, at] of [
      [message.id, second + 100],
      [words.id, second + 200],
      [ours, second + 900],
    ] as const) {
      await times.set({ sent_at: at }).where('id', '=', id).execute()
    }
    return message.id
  })
  await byPolls(['g2'], 1, 'g1')
  expect(await thread()).toContain('ours sent g2')
  expect((await messageById(store.db, earlier))?.mid).toBe('g0')
  expect((await thread()).indexOf('agent g0')).toBeLessThan((await thread()).indexOf('agent g1'))
})
