import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Relay, startRelay } from '../../testing/relay.ts'
import { readWebhook } from '../graph/webhook-events.ts'
import { storeWebhookBatch } from './store-webhook.ts'

let relay: Relay
let page: GraphPage
let person: GraphPerson

beforeEach(async () => {
  relay = await startRelay({ startAt: Date.UTC(2026, 10, 21, 12) })
  page = relay.facebook.addPage({ name: 'Blue Shop', engagedUsers: 1_000_000 })
  person = relay.facebook.addPerson(page, { name: 'Amina' })
  await relay.connect(page)
  relay.facebook.advance(60_000)
  relay.facebook.customerWrites(page, person.psid, 'first')
  await relay.poller().start()
  await relay.elapse(1_000)
})
afterEach(() => relay[Symbol.asyncDispose]())

const write = (text: string) => relay.facebook.customerWrites(page, person.psid, text)

const hear = ({ mid, text, at }: ReturnType<typeof write>) => {
  const event = {
    sender: { id: person.psid },
    recipient: { id: page.id },
    timestamp: at,
    message: { mid, text },
  }
  const batch = readWebhook({
    object: 'page',
    entry: [{ id: page.id, time: at, messaging: [event] }],
  })
  if (!batch) throw new Error('not a delivery')
  return storeWebhookBatch(relay.store, batch, relay.facebook.now())
}

const nextTick = () => relay.elapse(relay.due()[0] ?? 0)
const reads = () => relay.facebook.calls.filter(({ method }) => method === 'GET').length

it('reads what no webhook brought, although the list shows only messages that one brought [FB-07]', async () => {
  relay.facebook.advance(2_000)
  write('missed')
  const delivered = ['a', 'b', 'c', 'd', 'e']
  for (const text of delivered) {
    relay.facebook.advance(300)
    await hear(write(text))
  }
  await nextTick()
  expect(await relay.texts(1)).toEqual(['first', 'missed', ...delivered])
  // The thread itself is read once, not at every look.
  const before = reads()
  await nextTick()
  expect(reads()).toBe(before + 1)
})

it('a thread that Facebook cannot read slows nobody else down, and is read when it can [FB-07, AG-14]', async () => {
  const { facebook } = relay
  const other = facebook.addPerson(page, { name: 'Karim' })
  const thread = facebook.threadId(page, person.psid)
  const broken = facebook.fail({
    how: { error: { status: 500, code: 2 } },
    path: new RegExp(thread),
  })
  for (let n = 0; n < 9; n++) {
    facebook.advance(2_000)
    write(`missed ${n}`)
  }
  await nextTick()
  const listed = [4, 5, 6, 7, 8].map((n) => `missed ${n}`)
  expect(await relay.texts(1)).toEqual(['first', ...listed])
  facebook.customerWrites(page, other.psid, 'Hello')
  await nextTick()
  expect(await relay.texts(2)).toEqual(['Hello'])
  expect((relay.due()[0] ?? Infinity) < 60_000).toBe(true)
  // It is not asked for again at each look.
  const asked = () => facebook.calls.filter(({ path }) => path.includes(thread)).length
  const before = asked()
  await relay.elapse(20_000)
  expect(asked()).toBe(before)
  broken.cancel()
  await relay.elapse(5 * 60_000)
  expect(await relay.texts(1)).toEqual([
    'first',
    ...Array.from({ length: 9 }, (_, n) => `missed ${n}`),
  ])
})

it('asks for less where a list is more than Facebook can make at once [FB-07]', async () => {
  const { facebook } = relay
  facebook.fail({
    how: { error: { status: 500, code: 1 } },
    path: '/conversations',
    where: ({ query }) => Number(query.get('limit')) > 3,
  })
  facebook.advance(2_000)
  write('second')
  await nextTick()
  expect(await relay.texts(1)).toEqual(['first', 'second'])
})

it('reads whole what a smaller list shows a part of, after a long time away [FB-07]', async () => {
  const { facebook } = relay
  await relay.poller().stop()
  for (let n = 0; n < 9; n++) {
    facebook.advance(2_000)
    write(`missed ${n}`)
  }
  facebook.advance(20 * 60_000)
  facebook.fail({
    how: { error: { status: 500, code: 1 } },
    path: '/conversations',
    where: ({ query }) => Number(query.get('limit')) > 3,
  })
  await relay.poller().start()
  await relay.elapse(60_000)
  expect(await relay.texts(1)).toEqual([
    'first',
    ...Array.from({ length: 9 }, (_, n) => `missed ${n}`),
  ])
})

it('reads on where more was said within the second that was read last [FB-07]', async () => {
  const { facebook } = relay
  facebook.advance(1_000 - (facebook.now() % 1_000) + 10)
  write('early')
  await nextTick()
  const later = ['a', 'b', 'c', 'd', 'e', 'f']
  const at = facebook.thread(page, person.psid).at(-1)?.at ?? 0
  for (const [n, text] of later.entries())
    facebook.customerWrites(page, person.psid, { text, at: at + 1 + n })
  await nextTick()
  expect(await relay.texts(1)).toEqual(['first', 'early', ...later])
})
