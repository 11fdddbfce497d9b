import { findConversation } from '@pal/db/conversations/conversations'
import { addDecisionLog } from '@pal/db/conversations/decision-log'
import { leaseNext } from '@pal/db/jobs/queue'
import { queueReply } from '@pal/db/jobs/queue-reply'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messageById } from '@pal/db/messages/messages'
import { placeOrder } from '@pal/db/orders/place-order'
import { connectPage, pageById } from '@pal/db/pages/pages'
import { aCampaign, someOrder, type SomeOrder } from '@pal/db/testing/fixtures'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { graphErrorTable } from '../../messenger/graph/graph-errors.ts'
import { sendHandler } from '../../messenger/outbox/outbox.ts'
import { type Code, codes } from '../error-codes.ts'
import { perform } from '../perform.ts'
import { type Relay, startRelay } from '../relay.ts'

const minute = 60_000
const hour = 60 * minute
let relay: Relay
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(() => relay[Symbol.asyncDispose]())

it('proves every code of the table [FB-08]', () => {
  const proven = new Set(
    Object.values(codes).flatMap((list: readonly Code[]) =>
      list.flatMap((code) => [code.join('/'), `${code.at(-1)}`]),
    ),
  )
  const known = graphErrorTable.flatMap((row) =>
    row.codes.map((code) => (typeof code === 'number' ? `${code}` : code.join('/'))),
  )
  expect(known.filter((code) => !proven.has(code))).toEqual([])
})

const each = (list: readonly Code[]) => list.map((code): [Code] => [code])

const error = ([code, subcode]: Code, more: object = {}) => ({
  error: { code, status: 400, ...(subcode !== undefined && { subcode }), ...more },
})
const blockedFor = (page: GraphPage, minutes: number) => ({
  headers: {
    'x-business-use-case-usage': JSON.stringify({
      [page.id]: [{ call_count: 100, estimated_time_to_regain_access: minutes }],
    }),
  },
})
const now = () => relay.facebook.now()
/** What is sold on a page, by its id. */
const sold = new Map<string, SomeOrder>()

async function newPage(): Promise<GraphPage> {
  const page = relay.facebook.addPage({ name: 'Blue Shop' })
  await relay.connect(page)
  const { campaign, products } = await aCampaign(relay.store, { page_id: page.id })
  sold.set(page.id, { campaignId: campaign.id, line: { productId: products[0]?.id ?? 0 } })
  return page
}

/** A customer who has bought, and the word of it in the queue: that is sent however late. */
async function answered(page: GraphPage) {
  const { facebook, store } = relay
  const { psid } = facebook.addPerson(page, { name: 'Amina Khan' })
  const { mid, at } = facebook.customerWrites(page, psid, 'Hi')
  return store.transaction(async (tx) => {
    const { conversationId } = await ingestInbound(tx, {
      pageId: page.id,
      psid,
      mid,
      text: 'Hi',
      sentAt: at,
      now: now(),
    })
    const bought = { ...sold.get(page.id), conversationId, now: now() }
    const { order } = await placeOrder(tx, someOrder(bought))
    const decisionId = await addDecisionLog(tx, {
      conversation_id: conversationId,
      settings_version: 1,
      model: 'm',
      outcome: 'answered',
      started_at: now(),
      order_id: order.id,
    })
    const answer = { conversationId, author: 'agent', text: 'Hello!', decisionId } as const
    const [message] = await queueReply(tx, { ...answer, now: now() })
    return { conversationId, messageId: message.id, psid }
  })
}

/** Does what is due in the queue, and lets the time pass until then, at most for so long. */
async function work(forMs = 0): Promise<void> {
  const { store, facebook, graph, tokens } = relay
  const until = now() + forMs
  const handle = sendHandler({
    store,
    graph,
    folder: '',
    now,
    secrets: { get: async (name: string) => tokens.get(name.split('.').at(-1) ?? '') ?? null },
    log: { write: () => {} },
    changed: () => {},
  })
  for (;;) {
    const ask = { kinds: ['typed', 'send'] as const, owner: 'test', now: now(), leaseMs: hour }
    const job = await store.transaction((tx) => leaseNext(tx, ask))
    if (job) {
      await perform(store, handle, job)
      continue
    }
    const next = await store.db
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', 'send')
      .orderBy('run_at')
      .executeTakeFirst()
    if (!next || next.run_at > until) break
    facebook.advance(Math.max(1, next.run_at - now()))
  }
  if (until > now()) facebook.advance(until - now())
}

const tries = (page: GraphPage) =>
  relay.facebook.calls.filter(
    ({ method, path, body }) =>
      method === 'POST' && path.includes(page.id) && JSON.stringify(body).includes('Hello!'),
  )
const messageOf = ({ messageId }: { messageId: number }) => messageById(relay.store.db, messageId)
const sentTo = (psid: string) => relay.facebook.sent.filter((message) => message.psid === psid)

describe('sending', () => {
  it.each(each(codes.token))(
    '%j: waits, asks nothing, and goes out once the page is connected again [FB-08]',
    async (code) => {
      const page = await newPage()
      const answer = await answered(page)
      relay.facebook.failNext(error(code), { sends: 'message' })
      await work(10 * minute)
      expect(await messageOf(answer)).toMatchObject({ state: 'queued' })
      expect((await pageById(relay.store.db, page.id))?.token_state).not.toBe('ok')
      expect(
        (await findConversation(relay.store.db, answer.conversationId))?.needs_human_reason,
      ).not.toBeNull()
      expect(tries(page)).toHaveLength(1)
      await connectPage(relay.store.db, { id: page.id, name: page.name, category: '', now: now() })
      await work(minute)
      expect(sentTo(answer.psid)).toHaveLength(1)
    },
  )

  it('a missing permission: given up, and the page says which [FB-08]', async () => {
    for (const code of codes.permission) {
      const page = await newPage()
      const answer = await answered(page)
      relay.facebook.failNext(error(code, { message: 'Requires pages_messaging permission' }), {
        sends: 'message',
      })
      await work(minute)
      expect([code, (await messageOf(answer))?.state]).toEqual([code, 'failed'])
      const state = await pageById(relay.store.db, page.id)
      expect(state).toMatchObject({
        token_state: 'missing_permissions',
        state_reason: expect.stringContaining('pages_messaging'),
      })
      expect(tries(page)).toHaveLength(1)
    }
  })

  it.each(each(codes.window))(
    '%j: the window counts as closed until the customer writes [FB-08, CV-12]',
    async (code) => {
      const page = await newPage()
      const answer = await answered(page)
      relay.facebook.failNext(error(code), { sends: 'message' })
      await work(10 * minute)
      expect(await messageOf(answer)).toMatchObject({
        state: 'failed',
        state_reason: expect.stringContaining('graph_window_closed'),
      })
      const row = await findConversation(relay.store.db, answer.conversationId)
      expect(row).toMatchObject({ can_reply: 0 })
      expect(tries(page)).toHaveLength(1)
    },
  )

  it.each(each(codes.rate))(
    '%j: waits as long as Facebook says, without a call meanwhile [FB-08, FB-09]',
    async (code) => {
      const page = await newPage()
      const answer = await answered(page)
      relay.facebook.failNext(error(code, blockedFor(page, 25)), { sends: 'message' })
      await work(24 * minute)
      expect(tries(page)).toHaveLength(1)
      expect(relay.facebook.calls.filter(({ path }) => path.includes(page.id))).toHaveLength(1)
      await work(2 * minute)
      expect(await messageOf(answer)).toMatchObject({ state: 'sent' })
    },
  )

  it.each(each(codes.retry))(
    '%j: tried again with growing waits, once the thread shows that it is not there [FB-08]',
    async (code) => {
      const page = await newPage()
      const answer = await answered(page)
      relay.facebook.fail({ how: error(code, { status: 500 }), sends: 'message', times: 5 })
      await work(15 * minute)
      expect(sentTo(answer.psid)).toHaveLength(1)
      const at = tries(page).map((call) => call.at)
      const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0))
      expect(waits).toHaveLength(5)
      expect(waits.at(-1)).toBeGreaterThan((waits[0] ?? 0) + 5_000)
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    },
  )

  it.each(each(codes.stop))('%j: nothing of the page is sent for an hour [FB-08]', async (code) => {
    const page = await newPage()
    const answer = await answered(page)
    const other = await answered(page)
    relay.facebook.failNext(error(code), { sends: 'message' })
    await work(58 * minute)
    expect(tries(page)).toHaveLength(1)
    expect((await pageById(relay.store.db, page.id))?.sending_stopped_reason).toMatch(/graph_/)
    await work(5 * minute)
    for (const { psid } of [answer, other]) expect(sentTo(psid)).toHaveLength(1)
    // What has gone out shows that it is over: the next time is news.
    expect(await pageById(relay.store.db, page.id)).toMatchObject({ sending_stopped_until: null })
  })

  it.each(each(codes.give_up))(
    '%j: given up at once, and the person is informed [FB-08]',
    async (code) => {
      const page = await newPage()
      const answer = await answered(page)
      relay.facebook.failNext(error(code), { sends: 'message' })
      await work(20 * minute)
      const failed = await messageOf(answer)
      expect(failed).toMatchObject({ state: 'failed' })
      expect(
        (await findConversation(relay.store.db, answer.conversationId))?.needs_human_reason,
      ).toBe(failed?.state_reason)
      expect(await pageById(relay.store.db, page.id)).toMatchObject({
        token_state: 'ok',
        sending_stopped_until: null,
      })
      expect(tries(page)).toHaveLength(1)
    },
  )
})

describe('reading', () => {
  const read = async (code: Code, times = 1) => {
    const page = await newPage()
    const poller = relay.poller()
    // However often it is asked: a list that may be too large is asked for in smaller parts.
    const failing = relay.facebook.fail({
      how: error(
        code,
        codes.rate.some((one) => one.join() === code.join()) ? blockedFor(page, 25) : {},
      ),
      path: `${page.id}/conversations`,
    })
    const waits: number[] = []
    for (let n = 0; n < times; n++) {
      await poller.refresh(page.id).catch(() => {})
      waits.push(((await pageById(relay.store.db, page.id))?.next_poll_at ?? 0) - now())
    }
    failing.cancel()
    return { waits, page: await pageById(relay.store.db, page.id) }
  }

  it('of each code: reconnect, wait, retry later and later, or say what is wrong [FB-08, FB-09]', async () => {
    for (const code of [...codes.token, ...codes.permission]) {
      const { waits, page } = await read(code)
      expect([code, page?.token_state]).not.toEqual([code, 'ok'])
      expect(waits[0]).toBeGreaterThan(29 * minute)
    }
    for (const code of codes.rate) expect((await read(code)).waits[0]).toBeGreaterThan(24 * minute)
    for (const code of codes.retry) {
      const { waits, page } = await read(code, 4)
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      expect(waits[3]).toBeGreaterThan((waits[0] ?? 0) * 4)
      expect(page?.state_reason).not.toBeNull()
    }
    for (const code of codes.stop) {
      const { waits, page } = await read(code)
      expect([code, page?.state_reason]).not.toEqual([code, null])
      expect(waits[0]).toBeGreaterThan(29 * minute)
    }
    for (const code of codes.give_up) {
      const { page } = await read(code)
      expect([code, page?.token_state]).toEqual([code, 'ok'])
      expect([code, page?.state_reason]).not.toEqual([code, null])
    }
  })
})
