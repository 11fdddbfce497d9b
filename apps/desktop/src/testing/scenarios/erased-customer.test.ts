import { eraseCustomer, erasePage } from '@pal/db/maintenance/erase'
import { connectPage, disconnectPage } from '@pal/db/pages/pages'
import { beforeEach, afterEach, expect, it } from 'vitest'

import { readWebhook } from '../../messenger/graph/webhook-events.ts'
import { storeWebhookBatch } from '../../messenger/inbox/store-webhook.ts'
import { type Relay, startRelay } from '../relay.ts'

let relay: Relay

beforeEach(async () => {
  relay = await startRelay()
})

afterEach(() => relay[Symbol.asyncDispose]())

const now = () => relay.facebook.now()
const customers = () => relay.store.db.selectFrom('customers').select(['id', 'psid']).execute()
const conversations = () => relay.store.db.selectFrom('conversations').select('id').execute()
const minute = 60_000

async function deliver(pageId: string, ...messaging: object[]) {
  const batch = readWebhook({ object: 'page', entry: [{ id: pageId, time: now(), messaging }] })
  if (!batch) throw new Error('That is no webhook')
  return storeWebhookBatch(relay.store, batch, now())
}

it('an erased customer stays out when the thread is read again, and begins again by writing [EN-02]', async () => {
  const page = relay.facebook.addPage({ name: 'Sundarban Honey' })
  const { psid } = relay.facebook.addPerson(page, { name: 'Rahima' })
  await relay.connect(page)
  const poller = relay.poller()
  await poller.start()
  for (const text of ['Is it fresh?', 'Hello?']) {
    relay.facebook.customerWrites(page, psid, text)
    await relay.elapse(10_000)
  }
  const [before] = await conversations()
  const [customer] = await customers()
  expect(await relay.texts(before?.id ?? 0)).toHaveLength(2)

  await relay.elapse(5_000)
  await eraseCustomer(relay.store, customer?.id ?? 0, { now })
  const calls = relay.facebook.calls.length
  await relay.elapse(10 * minute)
  expect(relay.facebook.calls.length).toBeGreaterThan(calls)
  expect(await customers()).toEqual([])
  // The page's own words to them do not bring them back either.
  relay.facebook.pageInboxWrites(page, psid, 'Are you still there?')
  await relay.elapse(10 * minute)
  expect(await customers()).toEqual([])

  relay.facebook.customerWrites(page, psid, 'I would like one jar')
  await relay.elapse(10 * minute)
  expect(await customers()).toEqual([{ id: expect.any(Number), psid }])
  const [after] = await conversations()
  expect(after?.id).not.toBe(before?.id)
  expect(await relay.texts(after?.id ?? 0)).toEqual([
    'Are you still there?',
    'I would like one jar',
  ])
  relay.facebook.pageInboxWrites(page, psid, 'With pleasure')
  await relay.elapse(10 * minute)
  expect(await relay.texts(after?.id ?? 0)).toHaveLength(3)
})

it('what webhooks deliver again of an erased customer is not kept [EN-02]', async () => {
  const page = relay.facebook.addPage({ name: 'Sundarban Honey' })
  await relay.connect(page)
  const parties = { sender: { id: 'psid-9' }, recipient: { id: page.id } }
  const said = (mid: string, text: string) => ({
    ...parties,
    timestamp: now(),
    message: { mid, text },
  })
  const first = said('m_1', 'Is it fresh?')
  const read = () => ({ ...parties, timestamp: now(), read: { watermark: now() } })
  const early = read()
  await deliver(page.id, first, early)
  const [customer] = await customers()
  relay.facebook.advance(minute)
  await eraseCustomer(relay.store, customer?.id ?? 0, { now })

  relay.facebook.advance(minute)
  await deliver(page.id, first, early, read())
  expect(await customers()).toEqual([])
  expect(await relay.store.db.selectFrom('webhook_events').selectAll().execute()).toEqual([])

  await deliver(page.id, said('m_2', 'One jar, please'), read())
  const [conversation] = await conversations()
  expect(await relay.texts(conversation?.id ?? 0)).toEqual(['One jar, please'])
  expect(await relay.store.db.selectFrom('webhook_events').select('kind').execute()).toEqual([
    { kind: 'read' },
  ])
})

it('an erased page takes nothing in; connected again, only what is written from then on [EN-02]', async () => {
  const page = relay.facebook.addPage({ name: 'Sundarban Honey' })
  const { psid } = relay.facebook.addPerson(page, { name: 'Rahima' })
  await relay.connect(page)
  const poller = relay.poller()
  await poller.start()
  relay.facebook.customerWrites(page, psid, 'Is it fresh?')
  await relay.elapse(10_000)
  await disconnectPage(relay.store.db, page.id, now())
  expect(await erasePage(relay.store, page.id, { now })).toBe('erased')

  relay.facebook.advance(minute)
  const event = {
    sender: { id: psid },
    recipient: { id: page.id },
    timestamp: now(),
    message: { mid: 'm_late', text: 'Hello?' },
  }
  expect((await deliver(page.id, event)).refused).toBeGreaterThan(0)
  expect(await relay.store.db.selectFrom('webhook_events').selectAll().execute()).toEqual([])

  await connectPage(relay.store.db, { id: page.id, name: page.name, category: '', now: now() })
  await poller.refresh(page.id)
  expect(await customers()).toEqual([])
  relay.facebook.customerWrites(page, psid, 'One jar, please')
  await poller.refresh(page.id)
  const [conversation] = await conversations()
  expect(await relay.texts(conversation?.id ?? 0)).toEqual(['One jar, please'])
})
