import { enqueueSend } from '@pal/db/jobs/job-kinds'
import { type JobRow, leaseNext } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messageById } from '@pal/db/messages/messages'
import { insertOutgoing, markSending } from '@pal/db/messages/outgoing'
import { connectPage, pageById } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { perform } from '../../testing/perform.ts'
import { GraphError } from '../graph/graph-error.ts'
import { judge } from '../graph/graph-errors.ts'
import { GraphClient } from '../graph/graph.ts'
import { sendHandler } from './outbox.ts'
import { reconcileSend, type ReconcileParts } from './reconcile-send.ts'
import { conclude, refused, type Sending } from './send-outcome.ts'

const hour = 60 * 60_000
let facebook: GraphDouble
let store: Store
let page: GraphPage
let person: GraphPerson
/** How far this machine's clock was set. */
let set: number
let stored: string
let ended: Map<number, number>

beforeEach(async () => {
  set = 0
  ended = new Map()
  facebook = await startGraphDouble()
  store = openTestStore()
  page = facebook.addPage({ name: 'Blue Shop' })
  person = facebook.addPerson(page, { name: 'Amina Khan' })
  stored = page.token
  facebook.customerWrites(page, person.psid, 'Where is my order?')
  await connectPage(store.db, { id: page.id, name: page.name, category: '', now: now() })
})
afterEach(async () => {
  await store.close()
  await facebook.close()
})

const now = () => facebook.now() + set
const parts = (): ReconcileParts => ({
  store,
  graph: new GraphClient({ url: facebook.url, clock: systemClock }),
  secrets: { get: () => Promise.resolve(stored) },
  log: { write: () => undefined },
  now,
  changed: () => undefined,
  ended,
})

/** A message that was given to Facebook, and nothing was heard of it. */
async function sending(): Promise<Sending> {
  const { psid } = person
  return store.transaction(async (tx) => {
    const asked = {
      pageId: page.id,
      psid,
      mid: 'm',
      text: 'Where is it?',
      sentAt: now(),
      now: now(),
    }
    const { conversationId } = await ingestInbound(tx, asked)
    const said = { conversationId, author: 'agent', text: 'On its way', now: now() } as const
    const { message } = await insertOutgoing(tx, said)
    await enqueueSend(tx, message, now())
    await markSending(tx, message.id, now())
    return {
      ...(await again(message.id)),
      psid,
      token: page.token,
      threadId: null,
      stopped: false,
      appSecret: null,
      ...never,
    }

    async function again(id: number) {
      const job = await leaseNext(tx, {
        kinds: ['typed', 'send'],
        owner: 'me',
        now: now(),
        leaseMs: 9_000,
      })
      const row = await messageById(tx, id)
      if (!job || !row) throw new Error('not there')
      return { job, message: row }
    }
  })
}
const never = { signal: new AbortController().signal }
const states = async () => ({
  message: (
    await store.db.selectFrom('messages').select('state').where('direction', '=', 'out').execute()
  )[0]?.state,
  page: (await pageById(store.db, page.id))?.token_state,
})
const job = async (): Promise<JobRow> =>
  store.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
const expired = () => {
  const facts = { code: 190, subcode: 463, text: '', transient: false }
  return new GraphError(judge(facts), { code: 190, subcode: 463 })
}

it('waits where the token dies while it is being made sure: nobody can say anything before it is replaced [AG-08, FB-08]', async () => {
  const open = await sending()
  facebook.failNext({ error: { status: 400, code: 190, subcode: 463 } })
  expect(await reconcileSend(parts(), open)).toBe(false)
  expect(await states()).toEqual({ message: 'sending', page: 'expired' })
  expect(await job()).toMatchObject({ state: 'waiting', failures: 0 })
})

it('does not blame a token that was stored while the old one was on its way [FB-08]', async () => {
  const open = await sending()
  stored = 'EAAnew'
  await refused(parts(), open, expired())
  expect(await states()).toEqual({ message: 'queued', page: 'ok' })
  stored = open.token
  await refused(parts(), await sending(), expired())
  expect(await states()).toMatchObject({ page: 'expired' })
})

it('is sure after the same short time where the clock was set back since [AG-08]', async () => {
  set = hour
  const open = await sending()
  set = 0
  expect(await reconcileSend(parts(), open)).toBe(false)
  const { run_at } = await job()
  expect(run_at - now()).toBeLessThan(5_000)
  facebook.advance(31_000)
  const message = await messageById(store.db, open.message.id)
  expect(message && (await reconcileSend(parts(), { ...open, message }))).toBe(true)
  expect(facebook.sent).toHaveLength(0)
})

it('waits after the end of a call that a sleep held up: Facebook may have got it just now [AG-08]', async () => {
  const open = await sending()
  facebook.advance(hour / 12)
  ended.set(open.message.id, now())
  expect(await reconcileSend(parts(), open)).toBe(false)
  facebook.advance(31_000)
  expect(await reconcileSend(parts(), open)).toBe(true)
})

it('what the program fails at again and again is given up: whatever waits behind it goes on [AG-08]', async () => {
  const { job: leased } = await sending()
  const broken = {
    ...parts(),
    folder: '',
    secrets: { get: () => Promise.reject(new Error('Vault')) },
  }
  const send = sendHandler(broken)
  await expect(perform(store, send, { ...leased, failures: 3 })).rejects.toThrow('Vault')
  expect(await states()).toMatchObject({ message: 'sending' })
  await expect(perform(store, send, { ...leased, failures: 4 })).rejects.toThrow('Vault')
  expect(await states()).toMatchObject({ message: 'unknown' })
})

it('a notice of an order that has gone out changes the order, too: its history says so [OR-06]', async () => {
  const changed = vi.fn<ReconcileParts['changed']>()
  const { message, ...rest } = await sending()
  const arrived = { event: 'arrived', mid: 'm-1' } as const
  await conclude({ ...parts(), changed }, { ...rest, message }, arrived)
  const other = await sending()
  const notice = { ...other.message, order_event_id: 7 }
  await conclude({ ...parts(), changed }, { ...other, message: notice }, { ...arrived, mid: 'm-2' })
  const id = message.conversation_id
  expect(changed.mock.calls).toEqual([[id], [id, 'orders']])
})
