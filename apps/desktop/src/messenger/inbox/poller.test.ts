import { findConversation } from '@pal/db/conversations/conversations'
import { ingestInbound } from '@pal/db/messages/inbound'
import { disconnectPage, pageById } from '@pal/db/pages/pages'
import { writeSettings } from '@pal/db/settings/settings'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type Relay, startRelay } from '../../testing/relay.ts'
import { readWebhook } from '../graph/webhook-events.ts'
import type { Ingested } from './ingest.ts'
import { defaultTiming } from './poll-timing.ts'
import { storeWebhookBatch } from './store-webhook.ts'

const minute = 60_000
const hour = 60 * minute
let relay: Relay
let page: GraphPage
let amina: GraphPerson

beforeEach(async () => {
  relay = await startRelay()
  page = relay.facebook.addPage({ name: 'Blue Shop' })
  amina = relay.facebook.addPerson(page, { name: 'Amina Khan' })
})
afterEach(() => relay[Symbol.asyncDispose]())

const says = (text: string, person = amina) =>
  relay.facebook.customerWrites(page, person.psid, { text, silent: true })
const row = () => pageById(relay.store.db, page.id)
const reads = () => relay.facebook.calls.filter(({ path }) => path.endsWith('/conversations'))
const jobs = async () =>
  (await relay.store.db.selectFrom('jobs').select('conversation_id').execute()).length

/** So many people have written: their page may make that many more calls. */
async function engage(people: number) {
  for (let n = 0; n < people; n += 1) {
    const sentAt = relay.facebook.now()
    const message = { pageId: page.id, psid: `9${n}`, mid: `m_${n}`, text: 'Hi' }
    await relay.store.transaction((tx) =>
      ingestInbound(tx, { ...message, sentAt, now: sentAt, history: true }),
    )
  }
}

describe('polling', () => {
  beforeEach(() => relay.connect(page))

  it('brings what customers write, once each, and asks for the answers [FB-07]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    says('Hello')
    await relay.elapse(defaultTiming.normalMs + 1_000)
    expect(await relay.texts(1)).toEqual(['Hello'])
    says('Anyone?')
    await relay.elapse(5 * minute)
    expect(await relay.texts(1)).toEqual(['Hello', 'Anyone?'])
    expect(await jobs()).toBe(1)
    expect(await findConversation(relay.store.db, 1)).toMatchObject({
      thread_id: relay.facebook.threadId(page, amina.psid),
      can_reply: 1,
    })
  })

  it('asks with one call a tick: often while someone writes, seldom when nobody does', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    says('Hello')
    await relay.elapse(defaultTiming.normalMs)
    let before = reads().length
    await relay.elapse(minute)
    expect(reads().length - before).toBe(minute / defaultTiming.busyMs)
    await relay.elapse(3 * minute)
    before = relay.facebook.calls.length
    await relay.elapse(3 * minute)
    expect(relay.facebook.calls.length - before).toBe((3 * minute) / defaultTiming.normalMs)
    await relay.elapse(hour)
    before = relay.facebook.calls.length
    await relay.elapse(12 * minute)
    expect(relay.facebook.calls.length - before).toBe(10)
  })

  describe('in a night without a word', () => {
    const sleepThenWrite = async (engaged: number) => {
      await engage(engaged)
      await relay.poller({ hour: () => 3 }).start()
      await relay.elapse(hour)
      const before = relay.facebook.calls.length
      await relay.elapse(20 * minute)
      const calls = relay.facebook.calls.length - before
      // The unluckiest moment: just after a look.
      await relay.elapse(relay.due()[0] ?? 0)
      says('Anyone awake?')
      const [wait = 0] = relay.due()
      await relay.elapse(wait)
      const stored = await relay.store.db.selectFrom('messages').select('text').execute()
      expect(stored).toContainEqual({ text: 'Anyone awake?' })
      return { calls, waited: wait / 1000 }
    }

    it('with calls in plenty it asks less often than by day, and still in time for an answer within 30 s [AG-14, FB-10]', async () => {
      const { calls, waited } = await sleepThenWrite(60)
      expect(calls).toBe(60)
      expect(calls).toBeLessThan((20 * minute) / defaultTiming.normalMs)
      // What is left has to do for the quiet time and the model.
      expect(waited).toBeLessThanOrEqual(20)
    })

    it('with few calls it asks as seldom as they last [FB-10]', async () => {
      const { waited } = await sleepThenWrite(0)
      expect(Math.round(waited)).toBe(72)
    })
  })

  it('goes on where it was after a restart, when the page’s time has come [FB-07]', async () => {
    const first = relay.poller()
    await first.start()
    await relay.elapse(1_000)
    await first.stop()
    expect(relay.due()).toEqual([])
    says('while you were away')
    const before = reads().length
    await relay.poller().start()
    const [wait = 0] = relay.due()
    expect(wait).toBeGreaterThan(10_000)
    expect(reads().length).toBe(before)
    await relay.elapse(wait)
    expect(reads().length).toBe(before + 1)
    expect(await relay.texts(1)).toEqual(['while you were away'])
  })

  it('catches up after hours away: many threads, many messages in each [FB-07]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    relay.facebook.advance(3 * hour)
    const people = Array.from({ length: 70 }, (_, n) =>
      relay.facebook.addPerson(page, { name: `Person ${n}` }),
    )
    for (const person of people) {
      for (let n = 0; n < 8; n += 1) says(`${person.name} ${n}`, person)
      relay.facebook.advance(1_500)
    }
    await relay.elapse(2 * minute)
    const stored = await relay.store.db.selectFrom('messages').select('text').execute()
    expect(stored).toHaveLength(70 * 8)
    expect(await jobs()).toBe(70)
    for (const id of [1, 35, 70]) {
      const texts = await relay.texts(id)
      expect(texts).toEqual(texts.toSorted())
    }
  })

  it('reads a thread further when more was written than the list shows', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    for (let n = 10; n < 22; n += 1) says(`message ${n}`)
    await relay.elapse(defaultTiming.normalMs)
    expect(await relay.texts(1)).toHaveLength(12)
    const before = relay.facebook.calls.length
    says('message 22')
    await relay.elapse(defaultTiming.busyMs + 100)
    expect(await relay.texts(1)).toHaveLength(13)
    expect(relay.facebook.calls.length - before).toBe(1)
  })

  it('keeps old conversations when a page is connected, and answers none of them [FB-07]', async () => {
    const shop = relay.facebook.addPage({ name: 'Old Shop' })
    for (let n = 0; n < 30; n += 1) {
      const person = relay.facebook.addPerson(shop, { name: `Person ${n}` })
      relay.facebook.customerWrites(shop, person.psid, { text: 'long ago', silent: true })
      relay.facebook.pageInboxWrites(shop, person.psid, 'answered then')
    }
    relay.facebook.advance(hour)
    await relay.connect(shop)
    await relay.poller().start()
    await relay.elapse(minute)
    const stored = await relay.store.db.selectFrom('messages').select('author').execute()
    expect(stored.filter(({ author }) => author === 'inbox')).toHaveLength(30)
    expect(stored).toHaveLength(60)
    expect(await jobs()).toBe(0)
    expect(await findConversation(relay.store.db, 1)).toMatchObject({ handler: 'agent' })
  })

  it('and webhooks together bring each message once, also those that one of them missed [FB-07]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    const deliver = async (mid: string, text: string, at: number) => {
      const message = {
        sender: { id: amina.psid },
        recipient: { id: page.id },
        timestamp: at,
        message: { mid, text },
      }
      const batch = readWebhook({
        object: 'page',
        entry: [{ id: page.id, time: at, messaging: [message] }],
      })
      if (batch) await storeWebhookBatch(relay.store, batch, relay.facebook.now())
    }
    const first = says('one')
    await deliver(first.mid, 'one', first.at)
    relay.facebook.advance(2_000)
    says('two')
    relay.facebook.advance(2_000)
    const third = says('three')
    await deliver(third.mid, 'three', third.at)
    await relay.elapse(minute)
    await deliver(first.mid, 'one', first.at)
    expect(await relay.texts(1)).toEqual(['one', 'two', 'three'])
  })

  it('sees what a person typed in Facebook’s inbox, and leaves the conversation to them [FB-11]', async () => {
    await relay.poller().start()
    says('Hello')
    await relay.elapse(minute)
    relay.facebook.pageInboxWrites(page, amina.psid, 'I am here myself')
    await relay.elapse(minute)
    expect(await relay.texts(1)).toEqual(['Hello', 'I am here myself'])
    expect(await findConversation(relay.store.db, 1)).toMatchObject({ handler: 'human' })
  })

  it('asks at once when it is asked to, also while it is asking', async () => {
    const poller = relay.poller()
    await poller.start()
    await relay.elapse(1_000)
    says('Hello')
    poller.poke(page.id)
    expect(relay.due()[0]).toBeLessThanOrEqual(0)
    await relay.elapse(0)
    expect(await relay.texts(1)).toEqual(['Hello'])
    says('Hello again')
    await poller.refresh(page.id)
    expect(await relay.texts(1)).toEqual(['Hello', 'Hello again'])
  })

  it('ends with the page', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    await disconnectPage(relay.store.db, page.id, relay.facebook.now())
    const before = reads().length
    await relay.elapse(hour)
    expect(reads().length).toBe(before)
    expect(relay.due()).toEqual([])
  })
})

describe('when Facebook fails', () => {
  beforeEach(async () => {
    await relay.connect(page)
  })

  it('a dead token is reported once, not asked with again, and all is well after a new one [FB-08]', async () => {
    const poller = relay.poller()
    await poller.start()
    await relay.elapse(1_000)
    relay.facebook.expireToken(page)
    says('Hello')
    await relay.elapse(20 * minute)
    expect(await row()).toMatchObject({
      token_state: 'expired',
      state_reason: expect.stringContaining('expired'),
    })
    // By name: who has several pages reads which one it is.
    expect(relay.logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: expect.stringMatching(/^Blue Shop: /) },
    ])
    expect(reads().length).toBeLessThan(5)
    relay.facebook.reviveToken(page)
    await relay.connect(page)
    poller.poke(page.id)
    await relay.elapse(0)
    expect(await row()).toMatchObject({ token_state: 'ok', state_reason: null })
    expect(await relay.texts(1)).toEqual(['Hello'])
  })

  it('a permission that was taken away is named [FB-08]', async () => {
    await relay.poller().start()
    relay.facebook.revokePermission(page, 'pages_messaging')
    await relay.elapse(1_000)
    expect(await row()).toMatchObject({
      token_state: 'missing_permissions',
      state_reason: expect.stringContaining('pages_messaging'),
    })
  })

  it('an outage is waited out with growing distance, and loses nothing [FB-08]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    const outage = relay.facebook.fail({ how: { error: { code: 2, status: 500 } } })
    says('Hello')
    const waits: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const [wait = 0] = relay.due()
      waits.push(Math.round(wait / 1_000))
      await relay.elapse(wait)
    }
    expect(waits.slice(1)).toEqual([5, 10, 20, 40, 80, 160, 300])
    expect(await row()).toMatchObject({ token_state: 'ok', state_reason: expect.any(String) })
    outage.cancel()
    await relay.elapse(10 * minute)
    expect(await relay.texts(1)).toEqual(['Hello'])
    expect(await row()).toMatchObject({ state_reason: null })
  })

  it('a network that is away is looked for every half minute, and reported after seconds [FB-08, DB-01]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    const away = relay.facebook.fail({ how: 'reset' })
    says('Hello')
    await relay.elapse(defaultTiming.normalMs)
    await relay.elapse(defaultTiming.errorMs + 2_000)
    expect(await row()).toMatchObject({ state_reason: expect.stringContaining('unreachable') })
    await relay.elapse(10 * minute)
    const [wait = 0] = relay.due()
    expect(wait).toBeLessThanOrEqual(30_000)
    away.cancel()
    await relay.elapse(wait + 1_000)
    expect(await relay.texts(1)).toEqual(['Hello'])
    expect(await row()).toMatchObject({ state_reason: null })
  })

  it('whoever asks at once, or while it is asked already, hears that Facebook is away [FB-08]', async () => {
    const poller = relay.poller()
    await poller.start()
    await relay.elapse(1_000)
    relay.facebook.fail({ how: 'reset' })
    const asked = await Promise.allSettled([poller.refresh(page.id), poller.refresh(page.id)])
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('what waited to be sent goes out with the first call that works again [CV-07, FB-08]', async () => {
    const poller = relay.poller()
    await poller.start()
    await relay.elapse(1_000)
    const away = relay.facebook.fail({ how: 'reset' })
    await relay.elapse(3 * minute)
    const at = relay.facebook.now()
    const waiting = { page_id: page.id, kind: 'send' as const, created_at: at, updated_at: at }
    const later = at + 10 * minute
    await relay.store.db
      .insertInto('jobs')
      .values([
        { ...waiting, key: 'send:1', run_at: later, last_error: 'Facebook cannot be reached' },
        // This one is put off on purpose.
        { ...waiting, key: 'send:2', run_at: later },
      ])
      .execute()
    away.cancel()
    await poller.refresh(page.id)
    const rows = await relay.store.db
      .selectFrom('jobs')
      .select(['key', 'run_at'])
      .orderBy('key')
      .execute()
    expect(rows).toMatchObject([{ key: 'send:1' }, { key: 'send:2', run_at: later }])
    expect(rows[0]?.run_at).toBeLessThan(later)
  })

  it('a rate block is obeyed for as long as Facebook says [FB-08, FB-09]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    const usage = { [page.id]: [{ call_count: 100, estimated_time_to_regain_access: 9 }] }
    relay.facebook.failNext({
      error: { code: 80_006, headers: { 'x-business-use-case-usage': JSON.stringify(usage) } },
    })
    await relay.elapse(defaultTiming.normalMs)
    const before = relay.facebook.calls.length
    await relay.elapse(8 * minute)
    expect(relay.facebook.calls.length).toBe(before)
    await relay.elapse(2 * minute)
    expect(relay.facebook.calls.length).toBeGreaterThan(before)
  })

  it('an answer in pieces or of another kind changes nothing, and is fetched again [FB-08]', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    says('Hello')
    for (const how of ['html', 'broken', 'cut', 'reset'] as const) relay.facebook.failNext(how)
    await relay.elapse(10 * minute)
    expect(await relay.texts(1)).toEqual(['Hello'])
  })

  it('what was stored before a reading fails is announced at once [FB-07, AG-14]', async () => {
    const announced: string[] = []
    const changed = ({ intake }: { readonly intake: Ingested | null }) =>
      void announced.push(
        ...[...(intake?.toAnswer.keys() ?? [])].map((id) => `answer ${id}`),
        ...(intake?.stored ?? []).map(({ messageId }) => `message ${messageId}`),
      )
    await relay.poller({ changed }).start()
    await relay.elapse(1_000)
    relay.store.raw.exec(
      "CREATE TRIGGER fault BEFORE INSERT ON messages WHEN NEW.text = 'poison' BEGIN SELECT RAISE(ABORT, 'disk'); END",
    )
    says('undone with the next one', amina)
    says('poison', amina)
    says('Hello', relay.facebook.addPerson(page, { name: 'Nadia' }))
    await relay.elapse(relay.due()[0] ?? 0)
    expect(await relay.store.db.selectFrom('messages').select('text').execute()).toEqual([
      { text: 'Hello' },
    ])
    expect(announced).toEqual(['answer 1', 'message 1'])
  })

  it('a store that refuses one thread still takes the others, and that one later', async () => {
    await relay.poller().start()
    await relay.elapse(1_000)
    const other = relay.facebook.addPerson(page, { name: 'Nadia' })
    says('poison', amina)
    says('Hello', other)
    const fault =
      "CREATE TRIGGER fault BEFORE INSERT ON messages WHEN NEW.text = 'poison' BEGIN SELECT RAISE(ABORT, 'disk'); END"
    relay.store.raw.exec(fault)
    await relay.elapse(minute)
    const stored = () => relay.store.db.selectFrom('messages').select('text').execute()
    expect(await stored()).toEqual([{ text: 'Hello' }])
    relay.store.raw.exec('DROP TRIGGER fault')
    await relay.elapse(10 * minute)
    expect((await stored()).map(({ text }) => text).toSorted()).toEqual(['Hello', 'poison'])
  })
})

it('stays within the budget of a busy page for a whole day [FB-09, FB-10]', async () => {
  await relay[Symbol.asyncDispose]()
  relay = await startRelay({ strictRates: true })
  page = relay.facebook.addPage({ name: 'Blue Shop', engagedUsers: 3 })
  amina = relay.facebook.addPerson(page, { name: 'Amina Khan' })
  await relay.connect(page)
  await relay.poller().start()
  for (let n = 0; n < 24; n += 1) {
    says(`hour ${String(n).padStart(2, '0')}`)
    await relay.elapse(hour)
  }
  const refused = relay.facebook.calls.filter(({ status }) => status !== 200)
  expect(refused).toEqual([])
  expect(relay.facebook.calls.length).toBeLessThan(3 * 200)
  expect(await relay.texts(1)).toHaveLength(24)
})

it.each([
  ['Asia/Dhaka', 'at night', defaultTiming.nightMs],
  ['America/New_York', 'by day', defaultTiming.normalMs],
])('in a shop of %s asks as %s, whatever the zone of the computer [FB-10]', async (zone, _, ms) => {
  await relay[Symbol.asyncDispose]()
  relay = await startRelay({ startAt: Date.UTC(2026, 10, 21, 20) })
  page = relay.facebook.addPage({ name: 'Blue Shop' })
  await relay.connect(page)
  await engage(60)
  await relay.store.transaction((tx) =>
    writeSettings(tx, { company: { timezone: zone } }, relay.clock.now()),
  )
  await relay.poller({ hour: undefined }).start()
  await relay.elapse(hour)
  expect(await row()).toMatchObject({ token_state: 'ok' })
  const { last_polled_at: polledAt, next_poll_at: nextAt } = (await row()) ?? {}
  expect((nextAt ?? 0) - (polledAt ?? 0)).toBe(ms)
})
