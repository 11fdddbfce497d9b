import { defaultSettings } from '@pal/core/contract/settings'
import { changeConversation } from '@pal/db/conversations/conversations'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import { takeOver } from '@pal/db/conversations/take-over'
import { leaseNext } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messagesOf } from '@pal/db/messages/messages'
import { scheduledReplies } from '@pal/db/messages/scheduled-replies'
import { writeSettings } from '@pal/db/settings/settings'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { conversationDetail } from '../../features/conversations/conversations.ts'
import { reply } from '../../features/conversations/reply.ts'
import { schedule, scheduledHandler } from '../../features/conversations/scheduled-replies.ts'
import { perform } from '../../testing/perform.ts'
import { type Relay, startRelay } from '../../testing/relay.ts'
import { Pictures } from '../files/pictures.ts'
import { refreshThread } from '../inbox/refresh-thread.ts'
import { sendHandler } from './outbox.ts'

const hour = 3_600_000
const day = 24 * hour
let relay: Relay
let store: Store
let page: GraphPage
let psid: string
let conversationId: number
beforeEach(async () => {
  relay = await startRelay()
  store = relay.store
  page = relay.facebook.addPage({ name: 'Blue Shop' })
  await relay.connect(page)
  psid = relay.facebook.addPerson(page, { name: 'Amina Khan' }).psid
  conversationId = await hears('Hi')
})
afterEach(() => relay[Symbol.asyncDispose]())

const now = () => relay.facebook.now()
const log = { write: () => {} }
const typing = () => ({
  store,
  pictures: new Pictures({ folder: '', clock: relay.clock }),
  clock: relay.clock,
  poke: () => {},
  // The queue is worked off where the window would wait for it.
  nextChange: async (ms: number) => {
    await work()
    relay.facebook.advance(ms)
  },
})

async function hears(text: string): Promise<number> {
  const { mid, at } = relay.facebook.customerWrites(page, psid, text)
  const inbound = { pageId: page.id, psid, mid, text, sentAt: at, now: now() }
  return (await store.transaction((tx) => ingestInbound(tx, inbound))).conversationId
}

async function work(): Promise<void> {
  const isTimeSure = async () => true
  const parts = { store, clock: relay.clock, log, isTimeSure, changed: () => {} }
  const scheduled = scheduledHandler(parts)
  const send = sendHandler({
    store,
    now,
    log,
    graph: relay.graph,
    folder: '',
    secrets: { get: async (name) => (name === 'facebook.app_secret' ? null : page.token) },
    changed: () => {},
  })
  for (;;) {
    const ask = {
      kinds: ['scheduled', 'send', 'typed'] as const,
      owner: 'test',
      now: now(),
      leaseMs: hour,
    }
    const job = await store.transaction((tx) => leaseNext(tx, ask))
    if (!job) return
    if (job.kind !== 'scheduled') await perform(store, send, job)
    else await scheduled(job, new AbortController().signal)
  }
}

const say = (text: string) => reply(typing(), { conversationId, text, clientId: undefined })
const allowHumanAgent = () =>
  store.transaction((tx) =>
    writeSettings(tx, { flow: { ...defaultSettings.flow, humanAgent: true } }, now()),
  )

it('refuses after a day before Facebook is asked, and opens when the customer writes again [CV-12]', async () => {
  relay.facebook.advance(day + 1_000)
  await expect(say('Late')).rejects.toMatchObject({
    kind: 'conflict',
    reason: { code: 'window_closed_for_you' },
  })
  expect(relay.facebook.calls).toHaveLength(0)
  await hears('Hello again')
  expect(await say('Welcome back')).toMatchObject({ state: 'sent' })
})

it('says that Facebook allows no answer, not that a day is over, where it says so before [CV-12, FB-08]', async () => {
  relay.facebook.advance(hour)
  const denied = { can_reply: 0, can_reply_at: now() } as const
  await store.transaction((tx) => changeConversation(tx, conversationId, denied, now()))
  const refused = { reason: { code: 'answer_not_allowed' } }
  await expect(say('Are you there?')).rejects.toMatchObject(refused)
  const shown = async () =>
    (await conversationDetail(store.db, String(conversationId), now())).closedEarly?.code
  expect(await shown()).toBe('answer_not_allowed')
  relay.facebook.advance(day)
  expect(await shown()).toBeUndefined()
  await expect(say('Late')).rejects.toMatchObject({ reason: { code: 'window_closed_for_you' } })
})

it('sends as a human agent for 7 days, where the app may, and only what a person types now [CV-12]', async () => {
  page.humanAgent = true
  await allowHumanAgent()
  await say('In time')
  relay.facebook.advance(6 * day)
  expect(await say('I looked into it')).toMatchObject({ state: 'sent' })
  expect(relay.facebook.sent.map(({ messagingType, tag }) => [messagingType, tag])).toEqual([
    ['RESPONSE', null],
    ['MESSAGE_TAG', 'HUMAN_AGENT'],
  ])
  await expect(
    schedule(typing(), {
      conversationId: String(conversationId),
      text: 'Later',
      sendAt: now() + hour,
      clientId: undefined,
    }),
  ).rejects.toMatchObject({ kind: 'conflict' })
  relay.facebook.advance(day)
  await expect(say('Too late')).rejects.toMatchObject({
    reason: { code: 'window_closed_human_agent' },
  })
})

it('settles a doubtful message of a human agent by reading the thread, and never sends it again [CV-12, AG-08]', async () => {
  page.humanAgent = true
  await allowHumanAgent()
  relay.facebook.advance(2 * day)
  relay.facebook.failNext('reset', { sends: 'message', when: 'after' })
  expect(await say('I looked into it')).toMatchObject({ state: 'sent' })
  relay.facebook.advance(hour)
  await work()
  expect(relay.facebook.sent).toMatchObject([{ tag: 'HUMAN_AGENT', text: 'I looked into it' }])
  const asks = relay.facebook.calls.map(({ method }) => method)
  expect(asks.filter((method) => method === 'POST')).toHaveLength(1)
  expect(asks).toContain('GET')
})

it('says that the app has not got the feature, and leaves the page connected [CV-12, FB-08]', async () => {
  await allowHumanAgent()
  relay.facebook.advance(2 * day)
  await expect(say('Hello')).rejects.toMatchObject({
    message: expect.stringContaining('Human Agent'),
  })
  const state = await store.db.selectFrom('pages').select('token_state').executeTakeFirst()
  expect(state).toEqual({ token_state: 'ok' })
})

it('looks again at the time of a scheduled reply, and tells the person when the window has closed [CV-16]', async () => {
  await allowHumanAgent()
  page.humanAgent = true
  const sendAt = now() + 20 * hour
  await schedule(typing(), {
    conversationId: String(conversationId),
    text: 'Later',
    sendAt,
    clientId: undefined,
  })
  await store.db.updateTable('conversations').set({ can_reply: 0, can_reply_at: now() }).execute()
  relay.facebook.advance(20 * hour)
  await work()
  expect(relay.facebook.sent).toHaveLength(0)
  expect(await scheduledReplies(store.db, conversationId)).toMatchObject([
    { text: 'Later', problem: expect.stringContaining('"answer_not_allowed"') },
  ])
  const row = await store.db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow()
  expect(row.needs_human_reason).toContain('"scheduled_not_sent"')
})

it('takes Facebook’s own word: closed early, or open for a week after an ad [CV-12]', async () => {
  relay.facebook.customerWrites(page, psid, { text: 'From an ad', adId: '1' })
  const look = async () => {
    const access = { pageId: page.id, token: page.token }
    await refreshThread({ store, graph: relay.graph, now }, access, { psid })
    return store.db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow()
  }
  const wrote = (await look()).last_customer_at ?? 0
  expect(windowClosesAt(await look())).toBe(wrote + day)
  relay.facebook.advance(2 * day)
  expect(windowClosesAt(await look())).toBe(wrote + 7 * day)
  expect(await say('Still allowed')).toMatchObject({ state: 'sent' })
  relay.facebook.closeWindow(page, psid)
  const closed = await look()
  expect(windowClosesAt(closed)).toBeLessThanOrEqual(now())
})

it('does not send the rest of a text whose middle is lost, and sends each part once when asked again [CV-07, AG-08]', async () => {
  const text = 'আমরা সারা দেশে ডেলিভারি করি। 🙂 '.repeat(150).trim()
  relay.facebook.fail({
    sends: 'message',
    how: { error: { code: 551, status: 400 } },
    times: 1,
    skip: 1,
  })
  const ask = { conversationId, text, clientId: 'long' }
  await expect(reply(typing(), ask)).rejects.toMatchObject({ kind: 'refused_upstream' })
  expect(relay.facebook.sent).toHaveLength(1)
  // Of the second time the middle is in doubt: it went out, and its answer was lost.
  relay.facebook.failNext('reset', { sends: 'message', when: 'after' })
  await reply(typing(), ask)
  relay.facebook.advance(60_000)
  for (let n = 0; n < 3; n++) {
    await work()
    relay.facebook.advance(5_000)
  }
  const out = relay.facebook.sent.map((message) => message.text)
  expect(out.join(' ')).toBe(text)
  for (const part of out) expect(part).toMatch(/[।🙂]$/u)
  const stored = await messagesOf(store.db, conversationId, { limit: 50 })
  expect(
    stored.filter(({ direction, state }) => direction === 'out' && state === 'sent'),
  ).toHaveLength(out.length)
  await store.transaction((tx) => takeOver(tx, conversationId, { until: now(), now: now() }))
})
