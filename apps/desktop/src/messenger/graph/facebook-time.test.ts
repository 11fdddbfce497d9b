import { listConversations } from '@pal/db/conversations/conversation-list'
import { findConversation } from '@pal/db/conversations/conversations'
import { messagesOf } from '@pal/db/messages/messages'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type Relay, startRelay } from '../../testing/relay.ts'
import { storeWebhookBatch } from '../inbox/store-webhook.ts'
import { parseFacebookTime } from './facebook-time.ts'
import { readWebhook } from './webhook-events.ts'

const minute = 60_000
const year5000 = Date.UTC(5000, 0, 1)

it('reads a moment in each way in which Facebook writes it', () => {
  expect(parseFacebookTime('2022-07-12T19:11:07+0000')).toBe(Date.UTC(2022, 6, 12, 19, 11, 7))
  for (const seconds of ['1657653067', 1_657_653_067])
    expect(parseFacebookTime(seconds)).toBe(1_657_653_067_000)
  for (const millis of ['1657653067123', 1_657_653_067_123])
    expect(parseFacebookTime(millis)).toBe(1_657_653_067_123)
  for (const none of ['yesterday', '1.5', '', 0, -1, NaN, 2 ** 60])
    expect(parseFacebookTime(none)).toBe(0)
})

let relay: Relay
let page: GraphPage
let people: GraphPerson[]
beforeEach(async () => {
  relay = await startRelay()
  page = relay.facebook.addPage({ name: 'Blue Shop', engagedUsers: 1_000_000 })
  people = ['Amina', 'Nadia'].map((name) => relay.facebook.addPerson(page, { name }))
  await relay.connect(page)
  relay.facebook.advance(minute)
})
afterEach(() => relay[Symbol.asyncDispose]())

const now = () => relay.facebook.now()
const psid = (n: number) => people[n]?.psid ?? ''

describe('a webhook with a time that cannot be true', () => {
  let came: number
  const deliver = (...events: object[]) => {
    came = now()
    const messaging = events.map((event) => ({
      sender: { id: psid(0) },
      recipient: { id: page.id },
      ...event,
    }))
    const batch = readWebhook({ object: 'page', entry: [{ id: page.id, time: 'x', messaging }] })
    if (!batch) throw new Error('not a delivery')
    return storeWebhookBatch(relay.store, batch, came)
  }
  const message = (timestamp: unknown, mid: string) => ({ timestamp, message: { mid, text: mid } })

  it.each([0, -5, year5000, 'soon', null, undefined, 1e300, Date.UTC(1980, 0, 1)])(
    '%s: the message is stored where it came, and its window closes as it should [FB-06, CV-12]',
    async (timestamp) => {
      const stored = await deliver(message(timestamp, 'm1'))
      expect(stored).toMatchObject({ implausibleTimes: 1, stored: [{ fromCustomer: true }] })
      expect(await findConversation(relay.store.db, 1)).toMatchObject({
        last_customer_at: came,
        last_activity_at: came,
        waiting_since: came,
      })
      // Delivered again it is still the same one.
      relay.facebook.advance(minute)
      expect(await deliver(message(timestamp, 'm1'))).toMatchObject({ stored: [] })
    },
  )

  it('in seconds, or as a text, is the same moment', async () => {
    const at = Math.floor(now() / 1000) * 1000
    await deliver(message(at / 1000, 'm1'), message(String(at + 1), 'm2'))
    const rows = await messagesOf(relay.store.db, 1, { limit: 9 })
    expect(rows.map(({ sent_at }) => sent_at)).toEqual([at, at + 1])
  })

  it('opens no window by a reaction, and keeps an edit [CV-12, FB-06]', async () => {
    await deliver(message(now(), 'm1'))
    relay.facebook.advance(minute)
    await deliver(
      { timestamp: year5000, reaction: { mid: 'm1', action: 'react', emoji: '❤' } },
      { timestamp: 'x', message_edit: { mid: 'm1', text: 'two', num_edit: 'x' } },
    )
    expect(await findConversation(relay.store.db, 1)).toMatchObject({ last_customer_at: came })
    expect(await relay.texts(1)).toEqual(['two'])
  })
})

describe('a list of threads with times that cannot be true', () => {
  interface Listed {
    data: { updated_time: unknown; messages: { data: { created_time: unknown }[] } }[]
  }

  /** What Facebook would answer now, changed. */
  async function replyWith(change: (list: Listed) => void): Promise<void> {
    const { path, query } = relay.facebook.calls.findLast((call) =>
      call.path.endsWith('/conversations'),
    )!
    const answer = await fetch(`${relay.facebook.url}${path}?${new URLSearchParams(query)}`)
    const list = (await answer.json()) as Listed
    change(list)
    const body = new TextEncoder().encode(JSON.stringify(list))
    relay.facebook.failNext({ reply: { status: 200, body } })
  }

  it.each([year5000 / 1000, '5000-01-01T00:00:00+0000', 0, 'soon', null])(
    '%s: every message is stored in its order, and what comes later is seen [FB-07, CV-12]',
    async (wrong) => {
      await relay.poller().start()
      await relay.elapse(1_000)
      for (const text of ['one', 'two', 'three']) {
        relay.facebook.customerWrites(page, psid(0), { text })
        relay.facebook.advance(2_000)
      }
      await replyWith(({ data: [thread] }) => {
        if (!thread) throw new Error('no thread')
        thread.updated_time = wrong
        for (const message of thread.messages.data.slice(0, 2)) message.created_time = wrong
      })
      await relay.elapse(relay.due()[0] ?? 0)
      expect(await relay.texts(1)).toEqual(['one', 'two', 'three'])
      expect(relay.logged.filter(({ level }) => level === 'warn')).toMatchObject([
        { message: expect.stringContaining('cannot be true'), details: { messages: 2 } },
      ])
      relay.facebook.advance(minute)
      relay.facebook.customerWrites(page, psid(1), { text: 'later' })
      await relay.elapse(2 * minute)
      expect(await relay.texts(2)).toEqual(['later'])
      const [top, second] = await listConversations(relay.store.db, { limit: 2 })
      expect([top?.id, second?.id]).toEqual([2, 1])
      expect(second?.last_customer_at).toBeLessThan(now())
    },
  )
})
