import { because } from '@pal/core/texts/reason'
import { conversationMeta } from '@pal/db/conversations/conversation-list'
import { findConversation } from '@pal/db/conversations/conversations'
import { addDecisionLog } from '@pal/db/conversations/decision-log'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import { handBack } from '@pal/db/conversations/take-over'
import type { Store } from '@pal/db/maintenance/store'
import { messagesOf } from '@pal/db/messages/messages'
import { insertOutgoing, isAnswerUnderWay, markSending, markSent } from '@pal/db/messages/outgoing'
import { openWebhookEvents } from '@pal/db/messages/webhook-events'
import { connectPage, pageById } from '@pal/db/pages/pages'
import { readStoredReason } from '@pal/db/schema/stored-reason'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { GraphThread } from '../../messenger/graph/graph-thread.ts'
import { pageInboxAppId, readWebhook } from '../../messenger/graph/webhook-events.ts'
import { ingestThread } from '../../messenger/inbox/ingest.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'

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
const says = (mid: string, text = 'Hello') => ({ ...between(), message: { mid, text } })
const echo = (mid: string, text: string, appId: string) => ({
  sender: { id: 'P' },
  recipient: { id: 'C' },
  timestamp: now,
  message: { mid, text, is_echo: true, app_id: Number(appId) },
})
const edit = (mid: string, text: string, num_edit: number) => ({
  ...between(),
  message_edit: { mid, text, num_edit },
})
const react = (mid: string, emoji: string | null) => ({
  ...between(),
  reaction: emoji === null ? { action: 'unreact', mid } : { action: 'react', emoji, mid },
})

async function deliver(...messaging: unknown[]) {
  return take({ messaging })
}
const standby = (...events: unknown[]) => take({ standby: events })
async function take(channel: object) {
  const batch = readWebhook({ object: 'page', entry: [{ id: 'P', time: now, ...channel }] })
  if (!batch) throw new Error('not a delivery')
  return storeWebhookBatch(store, batch, now)
}

const rows = () => messagesOf(store.db, 1, { limit: 100 })
const conversation = () => findConversation(store.db, 1)
const jobs = () => store.db.selectFrom('jobs').selectAll().execute()
const open = () => openWebhookEvents(store.db, 100)

describe('an edit', () => {
  it('that overtakes its message is applied when that comes [FB-07]', async () => {
    await deliver(edit('m1', 'three shirts', 1))
    expect(await open()).toHaveLength(1)
    await deliver(says('m1', 'two shirts'))
    expect(await rows()).toMatchObject([{ text: 'three shirts' }])
    expect(await conversation()).toMatchObject({ last_message: 'three shirts' })
    expect(await open()).toEqual([])
  })

  it('that is older than the one before it changes nothing [FB-07]', async () => {
    await deliver(says('m1', 'one'))
    await deliver(edit('m1', 'three', 2))
    await deliver(edit('m1', 'two', 1))
    expect(await rows()).toMatchObject([{ text: 'three' }])
  })

  it('of what an answer was worded for that is not out yet asks for another one [AG-05, FB-07]', async () => {
    await deliver(says('m1', 'two shirts'))
    const waiting = () =>
      store.db.selectFrom('jobs').select('state').where('kind', '=', 'answer').execute()
    now += 5_000
    await store.transaction(async (tx) => {
      await tx.deleteFrom('jobs').execute()
      const decisionId = await addDecisionLog(tx, {
        conversation_id: 1,
        trigger_message_id: 1,
        settings_version: 1,
        model: 'm',
        outcome: 'answered',
        started_at: now,
      })
      const answer = { conversationId: 1, author: 'agent', text: 'Two', decisionId, now } as const
      await insertOutgoing(tx, answer)
    })
    expect(await isAnswerUnderWay(store.db, 1)).toBe(true)
    now += 1_000
    await deliver(edit('m1', 'three shirts', 1))
    expect(await isAnswerUnderWay(store.db, 1)).toBe(false)
    expect(await waiting()).toContainEqual({ state: 'waiting' })
  })

  it('is not undone by a thread that was read before it [FB-07]', async () => {
    await deliver(says('m1', 'two shirts'))
    const askedAt = now
    now += 500
    await deliver(edit('m1', 'three shirts', 1))
    const thread: GraphThread = {
      threadId: 't_1',
      pageId: 'P',
      psid: 'C',
      customerName: null,
      updatedAt: now,
      canReply: true,
      more: false,
      messages: [
        {
          mid: 'm1',
          pageId: 'P',
          psid: 'C',
          threadId: 't_1',
          fromCustomer: true,
          text: 'two shirts',
          attachments: [],
          replyToMid: null,
          at: askedAt,
          appId: null,
          metadata: null,
        },
      ],
    }
    await store.transaction((tx) => ingestThread(tx, thread, { now, askedAt }))
    expect(await rows()).toMatchObject([{ text: 'three shirts' }])
  })
})

describe('a reaction', () => {
  it('is at its message, also at ours, until it is taken back [FB-06]', async () => {
    await deliver(says('m1'))
    await store.transaction(async (tx) => {
      const ours = { conversationId: 1, author: 'agent', text: 'It is 500', now } as const
      const { message } = await insertOutgoing(tx, ours)
      await markSending(tx, message.id, now)
      await markSent(tx, message.id, { mid: 'e1', now })
    })
    await deliver(react('m1', '👍'), react('e1', '❤'))
    expect((await rows()).map(({ reaction }) => reaction)).toEqual(['👍', '❤'])
    now += 1_000
    await deliver(react('e1', null))
    expect((await rows()).map(({ reaction }) => reaction)).toEqual(['👍', null])
  })

  it('that overtakes its message is shown when that comes [FB-06]', async () => {
    await deliver(react('m1', '😮'))
    await deliver(says('m1'))
    expect(await rows()).toMatchObject([{ reaction: '😮' }])
  })
})

describe('opens the window for an answer again: it is the customer’s act [CV-12]', () => {
  const hour = 3_600_000
  const closes = async () => {
    const row = await conversation()
    return row && windowClosesAt(row)
  }
  const pressed = { postback: { mid: 'p1', title: 'Get Started', payload: 'START' } }
  const acts: readonly [string, () => object][] = [
    ['a reaction', () => react('m1', '👍')],
    ['a button', () => ({ ...between(), ...pressed })],
    [
      'a link into the thread',
      () => ({ ...between(), referral: { ref: 'sale', type: 'OPEN_THREAD' } }),
    ],
  ]
  it.each(acts)('%s', async (_, act) => {
    await deliver(says('m1'))
    now += 30 * hour
    expect(await closes()).toBeLessThan(now)
    const event = act()
    await deliver(event)
    const until = now + 24 * hour
    expect(await closes()).toBe(until)
    now += hour
    await deliver(event)
    expect(await closes()).toBe(until)
  })

  it.each([
    ['a reaction that is taken back', () => react('m1', null)],
    ['a reading', () => ({ ...between(), read: { watermark: now } })],
  ])('but not %s', async (_, event) => {
    await deliver(says('m1'))
    const before = await closes()
    now += hour
    await deliver(event())
    expect(await closes()).toBe(before)
  })
})

describe('another program on the page', () => {
  it('with its instant reply takes nothing over, and the customer still waits [FB-11]', async () => {
    await deliver(says('m1'))
    now += 1_000
    await deliver(echo('e1', 'Thanks, we answer soon', '4242'))
    expect((await rows()).at(-1)).toMatchObject({ author: 'automation', direction: 'out' })
    const row = await conversation()
    expect(row).toMatchObject({ handler: 'agent', unread_count: 1 })
    expect(row?.waiting_since).toBe(now - 1_000)
    expect(await jobs()).toMatchObject([{ kind: 'answer', state: 'waiting' }])
  })

  it('that a poll took for a person is known by the webhook, and the agent answers [FB-11]', async () => {
    await deliver(says('m1'))
    await store.db.deleteFrom('jobs').execute()
    now += 20_000
    const { at, ...read } = { at: now, mid: 'e1', text: 'Thanks, we answer soon' }
    const where = { pageId: 'P', psid: 'C', threadId: 't_1' }
    const plain = { attachments: [], replyToMid: null, appId: null, metadata: null }
    const message = { ...where, ...plain, ...read, at, fromCustomer: false }
    const thread = { ...where, customerName: null, updatedAt: at, canReply: true, more: false }
    await store.transaction((tx) => ingestThread(tx, { ...thread, messages: [message] }, { now }))
    expect(await conversation()).toMatchObject({ handler: 'human', waiting_since: null })
    await deliver(echo('e1', read.text, '4242'))
    expect(await conversation()).toMatchObject({
      handler: 'agent',
      takeover_until: null,
      waiting_since: now - 20_000,
    })
    expect(await jobs()).toMatchObject([{ kind: 'answer' }])
  })

  it('that has the thread makes the agent silent, with the reason, until it is ours again [FB-11]', async () => {
    await standby(says('m1'))
    expect(await rows()).toMatchObject([{ text: 'Hello', author: 'customer' }])
    expect(await conversation()).toMatchObject({ handler: 'human', other_app_at: now })
    expect((await conversationMeta(store.db)).needHuman).toBe(0)
    expect(await jobs()).toEqual([])
    now += 1_000
    await deliver({ ...between(), pass_thread_control: { new_owner_app_id: '1' } })
    expect(await conversation()).toMatchObject({ handler: 'agent', other_app_at: null })
    expect(await jobs()).toMatchObject([{ kind: 'answer' }])
    await deliver({ ...between(), take_thread_control: { previous_owner_app_id: '1' } })
    expect(await conversation()).toMatchObject({ handler: 'human', other_app_at: now })
  })

  it('makes the agent silent also where its message was stored already, but not once it is answered [FB-11]', async () => {
    await deliver(says('m1'))
    expect(await jobs()).toMatchObject([{ kind: 'answer' }])
    await standby(says('m1'))
    expect(await conversation()).toMatchObject({ handler: 'human', other_app_at: now })
    await deliver({ ...between(), pass_thread_control: { new_owner_app_id: '1' } })
    await deliver(echo('e1', 'Here it is', pageInboxAppId))
    await store.transaction((tx) => handBack(tx, 1, now))
    await standby(says('m1'))
    expect(await conversation()).toMatchObject({ handler: 'agent' })
  })

  it('does not end what a person took over [FB-11]', async () => {
    await deliver(says('m1'))
    await deliver(echo('e1', 'I look it up', pageInboxAppId))
    await deliver({ ...between(), pass_thread_control: { new_owner_app_id: '1' } })
    expect(await conversation()).toMatchObject({ handler: 'human' })
  })
})

it('what Facebook thinks of a page is kept until it takes it back [FB-08]', async () => {
  const enforce = (action: string, reason = 'spam') => ({
    recipient: { id: 'P' },
    timestamp: (now += 1_000),
    policy_enforcement: { action, reason },
  })
  const { policy } = await deliver(enforce('block'))
  expect(policy).toEqual([{ pageId: 'P', action: 'block', reason: 'spam' }])
  const notice = async () =>
    readStoredReason((await pageById(store.db, 'P'))?.policy_notice ?? null)
  expect(await notice()).toEqual(because('page_blocked_saying', { words: 'spam' }))
  await deliver(enforce('warning', ''))
  expect(await notice()).toEqual(because('page_warned'))
  await deliver(enforce('unblock'))
  expect(await notice()).toBeNull()
})

it('a file of an odd form keeps its message not out [FB-06, FB-12]', async () => {
  const attachments = [
    { type: 'image', payload: { url: null } },
    { type: 'image', payload: 7 },
    { type: 'image', payload: { url: 'https://scontent.xx.fbcdn.net/a.jpg', title: null } },
  ]
  await deliver({ ...between(), message: { mid: 'm1', text: 'Look', attachments } })
  expect(await rows()).toMatchObject([{ text: 'Look' }])
  const files = await store.db.selectFrom('attachments').select('state').execute()
  expect(files).toHaveLength(3)
})
