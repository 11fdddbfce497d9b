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

it('reads what no webhook told of, although the list shows only messages that one told of [FB-07]', async () => {
  relay.facebook.advance(2_000)
  write('missed')
  const told = ['a', 'b', 'c', 'd', 'e']
  for (const text of told) {
    relay.facebook.advance(300)
    await hear(write(text))
  }
  await nextTick()
  expect(await relay.texts(1)).toEqual(['first', 'missed', ...told])
  // The thread itself is read once, not at every look.
  const before = reads()
  await nextTick()
  expect(reads()).toBe(before + 1)
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
