import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Relay, startRelay } from '../../testing/relay.ts'
import { settled } from '../../testing/settled.ts'
import { startTypingIndicator } from './typing-indicator.ts'

let relay: Relay
let page: GraphPage
let psid: string
let missed: unknown[]
beforeEach(async () => {
  relay = await startRelay()
  page = relay.facebook.addPage({ name: 'Blue Shop' })
  psid = relay.facebook.addPerson(page, { name: 'Amina Khan' }).psid
  await relay.connect(page)
  relay.facebook.customerWrites(page, psid, 'Hi')
  missed = []
})
afterEach(() => relay[Symbol.asyncDispose]())

const show = () =>
  startTypingIndicator({
    graph: relay.graph,
    clock: relay.clock,
    to: { pageId: page.id, token: page.token, psid },
    onError: (error) => missed.push(error),
  })
const shown = () =>
  relay.facebook.calls.map(({ body }) => (body as { sender_action?: string }).sender_action)

it('shows seen and typing, each in a call of its own that the budget counts [FB-09]', async () => {
  const signs = show()
  await settled()
  await signs.end({ silent: false })
  expect(shown()).toEqual(['mark_seen', 'typing_on'])
  for (const { body } of relay.facebook.calls) expect(body).not.toHaveProperty('message')
  expect((await relay.budget.status(page.id)).calls).toBe(2)
  expect(relay.facebook.sent).toHaveLength(0)
})

it('takes the dots away where nothing is said after all', async () => {
  const signs = show()
  await settled()
  await signs.end({ silent: true })
  expect(shown()).toEqual(['mark_seen', 'typing_on', 'typing_off'])
})

it('neither delays nor fails the answer that it announces', async () => {
  relay.facebook.fail({ how: 'hang', sends: 'sign' })
  const signs = show()
  await settled()
  const started = performance.now()
  await signs.end({ silent: false })
  expect(performance.now() - started).toBeLessThan(5_000)
  relay.facebook.clearFailures()
  relay.facebook.fail({ how: { error: { code: 551, status: 400 } }, sends: 'sign' })
  const refused = show()
  await settled()
  await refused.end({ silent: true })
  expect(missed).toHaveLength(1)
})

it('is left out while calls are scarce [FB-09]', async () => {
  relay.budget.saw(page.id, { percent: 70, blockedMs: 0 }, false)
  const signs = show()
  await settled()
  await signs.end({ silent: true })
  expect(shown()).toEqual([])
})
