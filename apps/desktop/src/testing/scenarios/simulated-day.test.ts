import { because } from '@pal/core/texts/reason'
import { complete, leaseNext } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { messageById } from '@pal/db/messages/messages'
import {
  advanceSend,
  insertOutgoing,
  markSending,
  markSent,
  unsettledMessages,
} from '@pal/db/messages/outgoing'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { callsPerEngaged, leastEngaged } from '../../messenger/graph/budget.ts'
import { GraphError } from '../../messenger/graph/graph-error.ts'
import { ownMark, sendText } from '../../messenger/graph/send.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'
import { lookUpDelivery } from '../../messenger/outbox/look-up-delivery.ts'
import { webhookServer } from '../../messenger/webhook/webhook-server.ts'
import { listen } from '../../platform/listen.ts'
import { seeded } from '../mangle.ts'
import { type Relay, startRelay } from '../relay.ts'

const minute = 60_000
const slotMs = 10 * minute
/** How seldom Facebook is asked; the long campaign asks it twice as often. */
const pace = Number(process.env['PAL_DAY_PACE'] ?? 2)
let relay: Relay
let webhook: Awaited<ReturnType<typeof listen>>

beforeEach(async () => {
  relay = await startRelay({ strictRates: true, startAt: Date.UTC(2026, 10, 21, 0, 0, 7) })
  const { store, facebook } = relay
  webhook = await listen(0, () => {
    const app = webhookServer({
      verifyToken: async () => 'verify-me',
      appSecret: async () => facebook.app.secret,
      store: (batch) => storeWebhookBatch(store, batch, facebook.now()),
      log: () => {},
      refused: () => {},
    })
    return (request, env) => app.fetch(request, env)
  })
  facebook.setWebhook(`http://127.0.0.1:${webhook.port}/webhook`)
})
afterEach(async () => {
  await webhook[Symbol.asyncDispose]()
  await relay[Symbol.asyncDispose]()
})

it('a day of two pages: each message once and in order, nothing sent twice, no call too many [FB-07, FB-09, FB-10, AG-08]', async () => {
  const { facebook, store } = relay
  const random = seeded(process.env['PAL_DAY_SEED'] ?? 'day')
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('nothing to pick from')
    return one
  }
  const pages = ['Blue Shop', 'Red Shop'].map((name) => facebook.addPage({ name }))
  const [blue, red] = pages
  if (!blue || !red) throw new Error('two pages')
  const people = new Map<GraphPage, GraphPerson[]>()
  for (const page of pages) {
    const some = Array.from({ length: 30 }, (_, n) =>
      facebook.addPerson(page, { name: `${page.name} customer ${n}` }),
    )
    people.set(page, some)
    facebook.subscribe(page)
    await relay.connect(page)
  }
  const missed: string[] = []
  let down = false
  let [deadFrom, deadTo] = [0, 0]
  const timing = {
    busyMs: pace * 15_000,
    normalMs: pace * minute,
    idleMs: pace * 2 * minute,
    idleAfterMs: 20 * minute,
  }
  const poller = relay.poller({ timing })
  await poller.start()

  for (let slot = 0; slot < 24 * 6; slot += 1) {
    const hour = slot / 6
    const asleep = hour >= 8 && hour < 11
    if (hour === 8) await poller.stop()
    if (hour === 11) await poller.start()
    if (hour === 13) {
      facebook.expireToken(blue)
      deadFrom = facebook.now()
    }
    if (hour === 14) {
      deadTo = facebook.now()
      facebook.reviveToken(blue)
      poller.poke(blue.id)
    }
    if (hour === 15) blockForMinutes(red, 20)
    down = asleep || (hour >= 17 && hour < 18)
    for (let writer = random() * 4; writer >= 1; writer -= 1) {
      const page = pick(pages)
      const person = pick(people.get(page) ?? [])
      for (let burst = 1 + Math.floor(random() * 3); burst > 0; burst -= 1) {
        const text = random() < 0.3 ? 'ok' : `words ${slot} ${burst}`
        const written = facebook.customerWrites(page, person.psid, { text, silent: down })
        if (down) missed.push(written.mid)
        await written.delivered
        facebook.advance(200 + Math.floor(random() * 3_000))
      }
    }
    if (!down && missed.length > 0) {
      // What was missed comes at last, in any order, some of it twice.
      for (const mid of missed.splice(0).toSorted(() => random() - 0.5))
        if (random() < 0.7) await facebook.redeliver(mid, random() < 0.3 ? 2 : 1)
    }
    if (random() < 0.2) facebook.failNext(pick(['reset', 'html', 'broken', 'cut'] as const))
    if (asleep) facebook.advance(slotMs)
    else await relay.elapse(slotMs)
    if (!asleep) await answerAll(random)
  }
  await relay.elapse(30 * minute)
  await answerAll(() => 1)
  await relay.elapse(30 * minute)

  let compared = 0
  for (const page of pages) {
    for (const { psid } of people.get(page) ?? []) {
      const real = facebook.thread(page, psid)
      const kept = await storedThread(store, page.id, psid)
      expect(kept).toEqual(real.map(({ mid, text, fromPage }) => ({ mid, text, fromPage })))
      compared += real.length
    }
  }
  expect(compared).toBeGreaterThan(300)
  const answers = facebook.sent.map(({ metadata }) => metadata)
  expect(new Set(answers).size).toBe(answers.length)
  expect(await unsettledMessages(store.db, 'sending')).toEqual([])
  const taken = await store.db
    .selectFrom('conversations')
    .select('id')
    .where('handler', '=', 'human')
    .execute()
  expect(taken).toEqual([])
  // Facebook refused what the dead token asked, and the one call that was ordered to be a block.
  const inVain = facebook.calls.filter(({ status, query, at }) => {
    const dead = query['access_token'] === blue.token && at >= deadFrom && at <= deadTo
    return status === 400 && !dead
  })
  expect(inVain).toHaveLength(1)
  expect(facebook.calls.length).toBeGreaterThan(500)
  for (const page of pages) {
    const own = facebook.calls.filter(({ query }) => query['access_token'] === page.token)
    const allowed = callsPerEngaged * Math.max(leastEngaged, people.get(page)?.length ?? 0)
    // Whatever stretch of 24 hours is looked at, and whatever second.
    expect(mostWithin(own, 24 * 60 * minute)).toBeLessThanOrEqual(allowed)
    const reads = own.filter(({ method, path }) => method === 'GET' && !path.endsWith('/me'))
    expect(mostWithin(reads, 1_000)).toBeLessThanOrEqual(2)
  }
  expect(duplicated(await storedMids(store))).toEqual([])

  function blockForMinutes(page: GraphPage, minutes: number): void {
    const usage = { [page.id]: [{ call_count: 100, estimated_time_to_regain_access: minutes }] }
    const headers = { 'x-business-use-case-usage': JSON.stringify(usage) }
    facebook.failNext({ error: { code: 80_006, headers } }, { path: page.id })
  }
}, 300_000)

/** The most calls that any stretch of time so long holds. */
function mostWithin(calls: readonly { readonly at: number }[], ms: number): number {
  const times = calls.map(({ at }) => at).toSorted((a, b) => a - b)
  let [from, most] = [0, 0]
  for (const [to, at] of times.entries()) {
    while (at - (times[from] ?? at) >= ms) from += 1
    most = Math.max(most, to - from + 1)
  }
  return most
}

async function storedMids(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('messages').select('mid').execute()
  return rows.flatMap(({ mid }) => mid ?? [])
}

const duplicated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

/** In place of the agent: stores an answer, sends it once, and settles what was never answered. */
async function answerAll(random: () => number): Promise<void> {
  const { store, facebook, graph } = relay
  const now = () => facebook.now()
  const pageOf = async (id: number) => {
    const row = await store.db
      .selectFrom('conversations')
      .innerJoin('customers', 'customers.id', 'conversations.customer_id')
      .select((eb) => [
        'conversations.page_id',
        'conversations.thread_id',
        eb.ref('customers.psid').$notNull().as('psid'),
      ])
      .where('conversations.id', '=', id)
      .executeTakeFirstOrThrow()
    return { ...row, access: { pageId: row.page_id, token: tokenOf(row.page_id) } }
  }
  for (;;) {
    const ask = { kinds: ['answer'] as const, owner: 'day', now: now(), leaseMs: minute }
    const job = await store.transaction((tx) => leaseNext(tx, ask))
    if (!job) break
    const conversationId = job.conversation_id ?? 0
    const message = await store.transaction(async (tx) => {
      const answer = { conversationId, author: 'agent', text: 'Thank you!', now: now() } as const
      const { message } = await insertOutgoing(tx, answer)
      await markSending(tx, message.id, now())
      await complete(tx, job, now())
      return message
    })
    if (random() < 0.15)
      facebook.failNext('reset', { method: 'POST', when: random() < 0.5 ? 'after' : 'before' })
    await attempt(conversationId, message.id)
    facebook.advance(1_500)
  }
  for (const message of await unsettledMessages(store.db, 'sending')) {
    facebook.advance(minute)
    const { psid, thread_id: threadId, access } = await pageOf(message.conversation_id)
    const attemptedAt = message.send_attempted_at ?? 0
    const unsettled = {
      text: message.text,
      psid,
      threadId,
      attemptedAt,
      sentAt: message.sent_at,
    }
    const outcome = await lookUpDelivery({ db: store.db, graph, now }, access, unsettled).catch(
      facebookOnly,
    )
    if (outcome?.outcome === 'found')
      await store.transaction((tx) => markSent(tx, message.id, { mid: outcome.mid, now: now() }))
    const still = (await messageById(store.db, message.id))?.state === 'sending'
    if (outcome?.outcome !== 'absent' || !still) continue
    await store.transaction(async (tx) => {
      await advanceSend(tx, message.id, 'missing', {
        reason: because('send_had_not_gone'),
        now: now(),
      })
      await markSending(tx, message.id, now())
    })
    await attempt(message.conversation_id, message.id)
  }

  async function attempt(conversationId: number, messageId: number): Promise<void> {
    const { psid, access } = await pageOf(conversationId)
    const metadata = ownMark(messageId)
    const message = {
      ...access,
      psid,
      text: 'Thank you!',
      metadata,
      messagingType: 'RESPONSE',
    } as const
    const sent = await sendText(graph, message).catch(facebookOnly)
    if (sent)
      await store.transaction((tx) => markSent(tx, messageId, { mid: sent.mid, now: now() }))
  }

  function tokenOf(pageId: string): string {
    const token = relay.tokens.get(pageId)
    if (token === undefined) throw new Error(`no page ${pageId}`)
    return token
  }
}

function facebookOnly(error: unknown): null {
  if (error instanceof GraphError) return null
  throw error
}

async function storedThread(store: Store, pageId: string, psid: string) {
  const rows = await store.db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select(['messages.mid', 'messages.text', 'messages.direction'])
    .where('customers.page_id', '=', pageId)
    .where('customers.psid', '=', psid)
    .orderBy('messages.sent_at')
    .orderBy('messages.id')
    .execute()
  return rows.map(({ mid, text, direction }) => ({ mid, text, fromPage: direction === 'out' }))
}
