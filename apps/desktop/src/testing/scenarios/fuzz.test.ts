import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { pageInboxAppId, readWebhook } from '../../messenger/graph/webhook-events.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'
import { mangledJson, storedHalf } from '../fuzz.ts'
import { parsed } from '../mangle.ts'
import { startRelay } from '../relay.ts'

/** The long campaign runs 10,000 of each with seeds of its own. */
const runsOf = (few: number) => Number(process.env['PAL_FUZZ_RUNS'] ?? few)
const seed = Number(process.env['PAL_FUZZ_SEED'] ?? 1)
const longest = 30 * 60_000
const checkedEvery = 100
const now = Date.UTC(2026, 10, 21, 12)

it(
  'webhooks however mangled crash nothing and store nothing half [FB-06]',
  async () => {
    const runs = runsOf(1_500)
    const store = openTestStore()
    await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now: now - 60_000 })
    let at = now
    let [asked, taken] = [0, 0]
    await fc.assert(
      fc.asyncProperty(mangledJson(deliveries()), async (body) => {
        at += 50
        // Every message comes a few times, and there are many.
        const batch = readWebhook(parsed(body.replaceAll('-#', `-${Math.floor(asked / 20)}`)))
        asked += 1
        if (!batch) return
        await storeWebhookBatch(store, batch, at)
        taken += 1
        if (taken % checkedEvery === 0) expect(storedHalf(store)).toEqual({})
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
    expect(storedHalf(store)).toEqual({})
    expect(taken).toBeGreaterThan(runs / 4)
    const { messages } = store.raw.prepare('SELECT count(*) AS messages FROM messages').get() as {
      messages: number
    }
    expect(messages).toBeGreaterThan(runs / 10)
    expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    if (process.env['PAL_FUZZ_RUNS'])
      console.log(`webhooks: ${runs} mangled, ${taken} taken, ${messages} messages`)
    await store.close()
  },
  longest,
)

it(
  'answers of Facebook however mangled crash nothing and store nothing half [FB-07]',
  async () => {
    const runs = runsOf(400)
    const relay = await startRelay()
    const { facebook, store } = relay
    const page = facebook.addPage({ name: 'Blue Shop', engagedUsers: 1_000_000 })
    const people = ['Amina', 'Nadia'].map((name) => facebook.addPerson(page, { name }))
    await relay.connect(page)
    await relay.poller().start()
    await relay.elapse(1_000)
    const sent: string[] = []
    for (const { psid } of people) {
      for (const text of ['Hello', 'two shirts', 'ok']) {
        facebook.customerWrites(page, psid, { text, attachments: [file('image')] })
        facebook.pageInboxWrites(page, psid, `${text}!`)
        sent.push(text, `${text}!`)
      }
    }
    const { path, query } = facebook.calls.findLast((call) => call.path.endsWith('/conversations'))!
    const answer = await fetch(`${facebook.url}${path}?${new URLSearchParams(query)}`)
    const whole: unknown = await answer.json()
    let taken = 0
    await fc.assert(
      fc.asyncProperty(mangledJson([whole]), async (text) => {
        const body = new TextEncoder().encode(text)
        facebook.clearFailures()
        facebook.failNext({ reply: { status: 200, body } })
        // The budget has its own tests; here every answer is to be asked for.
        await store.db.deleteFrom('page_calls').execute()
        await relay.elapse(relay.due()[0] ?? 0)
        taken += 1
        if (taken % checkedEvery === 0) expect(storedHalf(store)).toEqual({})
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
    facebook.clearFailures()
    await relay.elapse(30 * 60_000)
    expect(storedHalf(store)).toEqual({})
    expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    const stored = await store.db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
      .innerJoin('customers', 'customers.id', 'conversations.customer_id')
      .select('messages.text')
      .where(
        'customers.psid',
        'in',
        people.map(({ psid }) => psid),
      )
      .execute()
    const texts = stored.map(({ text }) => text)
    for (const text of new Set(sent)) expect(texts).toContain(text)
    if (process.env['PAL_FUZZ_RUNS'])
      console.log(`answers of Facebook: ${taken} mangled, ${texts.length} messages`)
    await relay[Symbol.asyncDispose]()
  },
  longest,
)

function file(type: 'image') {
  return { type, url: 'https://scontent.xx.fbcdn.net/a.jpg', name: 'a.jpg' }
}

/** One delivery of every kind that Facebook sends. */
function deliveries(): unknown[] {
  const between = { sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: now }
  const from = { sender: { id: 'P' }, recipient: { id: 'C' }, timestamp: now }
  const says = (mid: string, more: object = {}) => ({
    ...between,
    message: { mid, text: `Hello ${mid}`, ...more },
  })
  const events = [
    says('m1-#'),
    says('m2-#', { attachments: [{ type: 'image', payload: { url: file('image').url } }] }),
    says('m3-#', { reply_to: { mid: 'm1-#' }, attachments: [{ type: 'fallback', payload: null }] }),
    { ...from, message: { mid: 'e1-#', text: 'It is 500', is_echo: true, app_id: pageInboxAppId } },
    { ...from, message: { mid: 'e2-#', text: 'Thanks!', is_echo: true, app_id: 4242 } },
    { ...between, postback: { mid: 'b1-#', title: 'Order now', payload: 'ORDER' } },
    { ...between, delivery: { mids: ['e1-#'], watermark: now } },
    { ...between, read: { watermark: now } },
    { ...between, message_edit: { mid: 'm1-#', text: 'Hello again', num_edit: 1 } },
    { ...between, reaction: { mid: 'e1-#', action: 'react', emoji: '❤', reaction: 'love' } },
    { ...between, pass_thread_control: { new_owner_app_id: '1', metadata: 'x' } },
    { ...between, take_thread_control: { previous_owner_app_id: '1' } },
    { ...between, response_feedback: { feedback: 'Good response', mid: 'e1-#' } },
    {
      recipient: { id: 'P' },
      timestamp: now,
      policy_enforcement: { action: 'block', reason: 's' },
    },
  ]
  const entry = (part: object) => ({ object: 'page', entry: [{ id: 'P', time: now, ...part }] })
  return [
    ...events.map((event) => entry({ messaging: [event] })),
    // A change in one of many leaves the others to be taken: this is where halves would show.
    ...Array.from({ length: events.length }, () => entry({ messaging: events })),
    entry({ standby: [says('s1-#')] }),
    entry({ changes: [{ field: 'feed', value: {} }] }),
  ]
}
