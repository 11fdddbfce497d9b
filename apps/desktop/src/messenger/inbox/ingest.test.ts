import { because } from '@pal/core/texts/reason'
import { findConversation } from '@pal/db/conversations/conversations'
import { requestHuman } from '@pal/db/conversations/request-human'
import { handBack } from '@pal/db/conversations/take-over'
import { answerKey } from '@pal/db/jobs/job-kinds'
import type { Store } from '@pal/db/maintenance/store'
import { messagesOf } from '@pal/db/messages/messages'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { connectPage, disconnectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { GraphThread } from '../graph/graph-thread.ts'
import { ownMark } from '../graph/send.ts'
import type { ThreadMessage } from '../graph/thread-message.ts'
import { pageInboxAppId, readWebhook } from '../graph/webhook-events.ts'
import { defaultQuietMs, ingestThread } from './ingest.ts'
import { storeWebhookBatch } from './store-webhook.ts'

const connectedAt = Date.UTC(2026, 10, 21, 12)
const start = connectedAt + 60_000
let store: Store
let now: number

beforeEach(async () => {
  store = openTestStore()
  now = start
  await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now: connectedAt })
})
afterEach(() => store.close())

interface Said {
  readonly text?: string
  readonly at?: number
  readonly echo?: { readonly appId?: string; readonly metadata?: string }
}

/** By webhook, as Facebook delivers it. */
function event(mid: string, { text = 'Hello', at = now, echo }: Said = {}): unknown {
  const [sender, recipient] = echo ? ['P', 'C'] : ['C', 'P']
  const about = echo && {
    is_echo: true,
    ...(echo.appId && { app_id: Number(echo.appId) }),
    ...(echo.metadata && { metadata: echo.metadata }),
  }
  return {
    sender: { id: sender },
    recipient: { id: recipient },
    timestamp: at,
    message: { mid, text, ...about },
  }
}

function deliver(...messaging: unknown[]) {
  const batch = readWebhook({ object: 'page', entry: [{ id: 'P', time: now, messaging }] })
  if (!batch) throw new Error('not a delivery')
  return storeWebhookBatch(store, batch, now)
}

/** By reading the thread: whole seconds, newest first. */
function seen(mid: string, { text = 'Hello', at = now, echo }: Said = {}): ThreadMessage {
  return {
    mid,
    pageId: 'P',
    psid: 'C',
    threadId: 't_1',
    fromCustomer: !echo,
    text,
    attachments: [],
    replyToMid: null,
    at: Math.floor(at / 1000) * 1000,
    appId: null,
    metadata: null,
  }
}

function poll(...newestFirst: ThreadMessage[]) {
  const thread: GraphThread = {
    threadId: 't_1',
    pageId: 'P',
    psid: 'C',
    customerName: 'Amina Khan',
    updatedAt: newestFirst[0]?.at ?? now,
    canReply: true,
    messages: newestFirst,
    more: false,
  }
  return store.transaction((tx) => ingestThread(tx, thread, { now }))
}

const rows = () => messagesOf(store.db, 1, { limit: 100 })
const texts = async () => (await rows()).map(({ text }) => text)
const conversation = () => findConversation(store.db, 1)
const jobs = () => store.db.selectFrom('jobs').select(['key', 'run_at', 'kind']).execute()

async function sendOwn(text: string, mid: string | null): Promise<number> {
  return store.transaction(async (tx) => {
    const { message } = await insertOutgoing(tx, { conversationId: 1, author: 'agent', text, now })
    await markSending(tx, message.id, now)
    if (mid !== null) await markSent(tx, message.id, { mid, now })
    return message.id
  })
}

describe('a customer’s message', () => {
  it('is stored once, with one job for its answer, however often and by whatever way it comes [FB-06, FB-07]', async () => {
    await deliver(event('m1'))
    await deliver(event('m1'), event('m1'))
    await poll(seen('m1'))
    await deliver(event('m1'))
    expect(await texts()).toEqual(['Hello'])
    expect(await jobs()).toEqual([
      { kind: 'answer', key: answerKey(1), run_at: start + defaultQuietMs },
    ])
  })

  it('is the same one when the two ways call it by different ids [FB-07]', async () => {
    await deliver(event('w1', { at: now + 345 }), event('w2', { at: now + 900 }))
    await poll(seen('g2', { at: now + 900 }), seen('g1', { at: now + 345 }))
    expect(await texts()).toEqual(['Hello', 'Hello'])
    now += 60_000
    await poll(seen('g3', { text: 'Still there?', at: now }))
    await deliver(event('w3', { text: 'Still there?', at: now + 512 }))
    await deliver(event('w3', { text: 'Still there?', at: now + 512 }))
    expect(await texts()).toEqual(['Hello', 'Hello', 'Still there?'])
  })

  it('is the same one by its other id also right after the answer to the one before [FB-07]', async () => {
    await poll(seen('g1', { text: 'How much?' }))
    now += 300
    await sendOwn('It costs 500', 'out')
    const answer = seen('out', { text: 'It costs 500', echo: {} })
    await poll(seen('g2', { text: 'I take it' }), answer, seen('g1', { text: 'How much?' }))
    await deliver(event('w2', { text: 'I take it', at: now + 400 }))
    expect(await texts()).toEqual(['How much?', 'It costs 500', 'I take it'])
  })

  it('is not mistaken for another one with the same words [FB-07]', async () => {
    await deliver(event('m1', { at: now + 100 }), event('m2', { at: now + 400 }))
    await poll(
      seen('m3', { at: now + 900 }),
      seen('m2', { at: now + 400 }),
      seen('m1', { at: now + 100 }),
    )
    expect((await rows()).map(({ mid }) => mid)).toEqual(['m1', 'm2', 'm3'])
  })

  it('finds its place when it comes late [FB-07]', async () => {
    await deliver(event('m2', { text: 'second', at: now + 5_000 }))
    await deliver(event('m1', { text: 'first', at: now }))
    await poll(
      seen('m4', { text: 'fourth', at: now + 5_800 }),
      seen('m3', { text: 'third', at: now + 5_700 }),
      seen('m2', { text: 'second', at: now + 5_000 }),
    )
    expect(await texts()).toEqual(['first', 'second', 'third', 'fourth'])
    expect(await conversation()).toMatchObject({
      last_message: 'fourth',
      thread_id: 't_1',
      can_reply: 1,
    })
  })

  it('puts the answer off while the customer goes on writing, though not for ever', async () => {
    await deliver(event('m0'))
    now += 2_000
    await deliver(event('m1'))
    expect(await jobs()).toMatchObject([{ run_at: start + 2_000 + defaultQuietMs }])
    for (let n = 2; n < 20; n += 1) {
      now += 1_000
      await deliver(event(`m${n}`))
      const [job, ...others] = await jobs()
      expect(others).toEqual([])
      expect(job?.run_at).toBeLessThanOrEqual(Math.max(now, start + 4 * defaultQuietMs))
    }
  })

  it('from before the page was connected is kept, and nobody is to answer it [FB-07]', async () => {
    const old = connectedAt - 5_000
    await poll(
      seen('m2', { text: 'news', at: connectedAt + 500 }),
      seen('e1', { text: 'from the inbox', at: old + 2_000, echo: {} }),
      seen('m1', { text: 'old', at: old }),
    )
    expect(await texts()).toEqual(['old', 'from the inbox', 'news'])
    expect(await conversation()).toMatchObject({ handler: 'agent', unread_count: 1 })
    expect(await jobs()).toHaveLength(1)
  })

  it('becomes no conversation where its page is not connected [FB-06]', async () => {
    const batch = readWebhook({
      object: 'page',
      entry: [
        {
          id: 'X',
          time: now,
          messaging: [
            {
              sender: { id: 'C' },
              recipient: { id: 'X' },
              timestamp: now,
              message: { mid: 'm', text: 'Hi' },
            },
            {
              sender: { id: 'C' },
              recipient: { id: 'X' },
              timestamp: now,
              read: { watermark: now },
            },
          ],
        },
      ],
    })
    if (!batch) throw new Error('not a delivery')
    const kept = () =>
      store.db.selectFrom('webhook_events').select(['kind', 'page_id', 'handled_at']).execute()
    // Never connected here: kept for when it is, once.
    const first = await storeWebhookBatch(store, batch, now)
    const redelivered = await storeWebhookBatch(store, batch, now)
    const none = { refused: 0, stored: [] }
    expect([first, redelivered]).toMatchObject([none, none])
    const early = { page_id: 'X', handled_at: null }
    expect(await kept()).toMatchObject([
      { kind: 'message', ...early },
      { kind: 'read', ...early },
    ])
    // Disconnected by the seller: nothing more of it.
    await connectPage(store.db, { id: 'X', name: 'Old shop', category: '', now })
    await disconnectPage(store.db, 'X', now)
    expect(await storeWebhookBatch(store, batch, now)).toMatchObject({ refused: 2, stored: [] })
    expect(await kept()).toHaveLength(2)
  })

  it('that was edited reads as it does now, by both ways [FB-07]', async () => {
    await deliver(event('m1', { text: 'two shirts' }))
    const edit = {
      sender: { id: 'C' },
      recipient: { id: 'P' },
      timestamp: now,
      message_edit: { mid: 'm1', text: 'three shirts', num_edit: 1 },
    }
    await deliver(edit)
    expect(await texts()).toEqual(['three shirts'])
    await poll(seen('m1', { text: 'four shirts' }))
    expect(await texts()).toEqual(['four shirts'])
  })
})

it('is taken in beside what is stored of another one and can no longer be read [FB-06]', async () => {
  const reaction = {
    sender: { id: 'C' },
    recipient: { id: 'P' },
    timestamp: now,
    reaction: { action: 'react', emoji: '❤', mid: 'm9' },
  }
  await deliver(event('m1'))
  await deliver(reaction)
  await store.db.updateTable('webhook_events').set({ body: '{"reaction":' }).execute()
  await deliver(event('m2', { text: 'and this' }))
  expect(await texts()).toEqual(expect.arrayContaining(['and this']))
})

describe('a message of the page', () => {
  beforeEach(async () => {
    await deliver(event('m1'))
    now += 5_000
  })

  it('typed in Facebook’s inbox is stored and takes the conversation over, by both ways [FB-11]', async () => {
    const said = { text: 'I look it up for you', echo: { appId: pageInboxAppId } }
    const { takenOver } = await deliver(event('e1', said))
    expect([...takenOver]).toEqual([1])
    expect((await rows()).at(-1)).toMatchObject({
      author: 'inbox',
      direction: 'out',
      state: 'sent',
    })
    expect(await conversation()).toMatchObject({
      handler: 'human',
      takeover_until: now + 12 * 3_600_000,
    })
    expect((await poll(seen('e1', said))).takenOver.size).toBe(0)
    now += 60_000
    const polled = await poll(seen('e2', { text: 'Here it is', echo: {} }))
    expect([...polled.takenOver]).toEqual([1])
    expect(await conversation()).toMatchObject({ takeover_until: now + 12 * 3_600_000 })
  })

  it('that is read right after a customer’s first words is Facebook’s instant reply: the agent still answers [FB-11, FB-07, AG-01]', async () => {
    const said = { text: 'Thanks for your message! We will answer soon.', echo: {} }
    const read = await poll(seen('e1', { ...said, at: now - 2_000 }))
    expect(read.takenOver.size).toBe(0)
    expect((await rows()).at(-1)).toMatchObject({ author: 'automation', state: 'sent' })
    expect(await conversation()).toMatchObject({ handler: 'agent', waiting_since: now - 5_000 })
  })

  it('that the store before a restored one sent is its answer, be it as fast as the agent; faster is Facebook’s own [DT-07, FB-11, AG-08]', async () => {
    const value = JSON.stringify({ from: start - 1, until: now, heldUntil: now })
    await store.db.insertInto('store_meta').values({ key: 'restore_gap', value }).execute()
    const words = await conversation()
    const at = (words?.waiting_since ?? 0) + 1_000
    await poll(seen('e1', { text: 'We will answer soon.', at, echo: {} }))
    expect(await conversation()).toMatchObject({ waiting_since: words?.waiting_since })
    const read = await poll(seen('e2', { text: 'It is 650.', at: at + 2_000, echo: {} }))
    expect(read.takenOver.size).toBe(0)
    expect(await conversation()).toMatchObject({ handler: 'agent', waiting_since: null })
  })

  it('that is read later, or amid a conversation, was typed by a person [FB-11]', async () => {
    expect(
      (await poll(seen('e1', { text: 'Hello', at: now + 1_000, echo: {} }))).takenOver.size,
    ).toBe(1)
    await store.transaction((tx) => handBack(tx, 1, now))
    now += 60_000
    await deliver(event('m2', { text: 'Is it fresh?' }))
    const read = await poll(seen('e2', { text: 'Very', at: now + 1_000, echo: {} }))
    expect(read.takenOver.size).toBe(1)
  })

  it('typed in the inbox while the program was off was the answer of a human who was asked for before, and of none since [AG-16, CV-11]', async () => {
    const asksFor = () =>
      store.transaction((tx) => requestHuman(tx, 1, because('wants_human'), now))
    await asksFor()
    const typed = { text: 'I look it up for you', at: now + 60_000, echo: {} }
    now += 13 * 3_600_000
    await poll(seen('e1', typed))
    expect(await conversation()).toMatchObject({ handler: 'agent', needs_human_reason: null })
    await asksFor()
    now += 13 * 3_600_000
    await poll(seen('e2', { ...typed, text: 'It is here' }))
    expect((await conversation())?.needs_human_reason).not.toBeNull()
  })

  it('that is ours is known as ours and takes nothing over [FB-11, AG-08]', async () => {
    const id = await sendOwn('It costs 500', 'e1')
    await deliver(event('e1', { text: 'It costs 500', echo: { metadata: ownMark(id) } }))
    await poll(seen('e1', { text: 'It costs 500', at: now + 1_000, echo: {} }))
    // The same message under the other id that reading may give it.
    await poll(seen('g1', { text: 'It costs  500', at: now + 1_000, echo: {} }))
    expect(await texts()).toEqual(['Hello', 'It costs 500'])
    expect(await conversation()).toMatchObject({ handler: 'agent' })
  })

  it('is adopted when we never heard whether it went out, by both ways [AG-08]', async () => {
    const first = await sendOwn('It costs 500', null)
    await deliver(event('e1', { text: 'It costs 500', echo: { metadata: ownMark(first) } }))
    const second = await sendOwn('Shall I send it?', null)
    now += 2_000
    await poll(seen('e2', { text: 'Shall I send it?', echo: {} }))
    expect((await rows()).slice(1)).toMatchObject([
      { id: first, mid: 'e1', state: 'sent' },
      { id: second, mid: 'e2', state: 'sent' },
    ])
    expect(await conversation()).toMatchObject({ handler: 'agent' })
  })

  it('is placed before what was written to it, also where both are first read together [AG-08, FB-07]', async () => {
    now += 300
    await sendOwn('It costs 500', null)
    const answer = seen('e1', { text: 'It costs 500', echo: {} })
    await poll(seen('m2', { text: 'I take it' }), answer, seen('m1'))
    expect(await texts()).toEqual(['Hello', 'It costs 500', 'I take it'])
    expect(await conversation()).toMatchObject({ last_message: 'I take it' })
  })

  it('is delivered and read when the customer’s telephone says so', async () => {
    await sendOwn('It costs 500', 'e1')
    const about = { sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: now }
    await deliver({ ...about, delivery: { watermark: now + 1_000 } })
    expect((await rows()).at(-1)?.state).toBe('delivered')
    await deliver({ ...about, read: { watermark: now + 1_000 } })
    expect((await rows()).at(-1)?.state).toBe('read')
  })

  it('is read also where that is told before Facebook has answered us, and no later one is [AG-08]', async () => {
    const first = await sendOwn('It costs 500', null)
    const about = { sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: now }
    await deliver({ ...about, read: { watermark: now + 1_000 } })
    // An older one comes after it: nothing is unread again.
    await deliver({ ...about, delivery: { watermark: now - 1_000 } })
    expect((await rows()).at(-1)).toMatchObject({ id: first, state: 'sending' })
    await store.transaction((tx) => markSent(tx, first, { mid: 'e1', now: now + 3_000 }))
    expect((await rows()).at(-1)).toMatchObject({ id: first, state: 'read' })
    now += 5_000
    await sendOwn('Shall I send it?', 'e2')
    expect((await rows()).at(-1)?.state).toBe('sent')
    await deliver({ ...about, timestamp: now + 4_000, delivery: { watermark: now + 3_000 } })
    expect((await rows()).at(-1)?.state).toBe('delivered')
    // Typed in the inbox, and heard of later than its receipt.
    await deliver(event('e3', { text: 'From the inbox', at: now + 2_000, echo: {} }))
    expect((await rows()).find(({ mid }) => mid === 'e3')?.state).toBe('delivered')
  })
})

describe('other events', () => {
  it('are kept as they came, once [FB-06]', async () => {
    const reaction = {
      sender: { id: 'C' },
      recipient: { id: 'P' },
      timestamp: now,
      reaction: { reaction: 'love', emoji: '❤', action: 'react', mid: 'm1' },
    }
    await deliver(reaction)
    await deliver(reaction)
    const kept = await store.db.selectFrom('webhook_events').selectAll().execute()
    expect(kept).toMatchObject([{ kind: 'reaction', page_id: 'P', psid: 'C' }])
    expect(JSON.parse(kept[0]?.body ?? '')).toEqual(reaction)
  })

  it('of a button count as what the customer said [FB-06]', async () => {
    const pressed = {
      sender: { id: 'C' },
      recipient: { id: 'P' },
      timestamp: now,
      postback: { mid: 'b1', title: 'Order now', payload: 'ORDER' },
    }
    await deliver(pressed)
    await deliver(pressed)
    expect(await texts()).toEqual(['Order now'])
    expect(await jobs()).toHaveLength(1)
  })
})

describe('a delivery', () => {
  it('is stored whole or not at all [FB-06]', async () => {
    const fault =
      "CREATE TRIGGER fault BEFORE INSERT ON webhook_events BEGIN SELECT RAISE(ABORT, 'disk'); END"
    store.raw.exec(fault)
    const odd = { sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: now, new_thing: 1 }
    await expect(deliver(event('m1'), odd)).rejects.toThrow('disk')
    expect(await conversation()).toBeUndefined()
    expect(await jobs()).toEqual([])
    store.raw.exec('DROP TRIGGER fault')
    await deliver(event('m1'), odd)
    expect(await texts()).toEqual(['Hello'])
  })
})
