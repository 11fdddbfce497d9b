import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const minute = 60_000
const greetings = ['Apples', 'Berries', 'Cherries']
let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  let asked = 0
  shop.openai.respond(() => decided({ reply: `${greetings[asked++] ?? 'More'} are here!` }))
  // Facebook restricts the page: for an hour nothing is sent.
  const stopped = shop.graph.failNext(
    { error: { status: 400, code: 10, subcode: 1_893_063 } },
    { sends: 'message' },
  )
  psid = customer().psid
  writes(psid, 'Hello?')
  await eventually(async () => stopped.hits === 1)
  await eventually(async () => (await messages())[0]?.['stateReason'])
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const messages = () => get('/api/conversations/1/messages')
const said = () => shop.graph.sent.map(({ text }) => text.match(/\w+(?= are here!)/)?.[0] ?? text)
const states = async () =>
  (await messages())
    .filter(({ sender }) => sender !== 'customer')
    .map(({ sender, state }) => `${String(sender)}: ${String(state)}`)
    .toReversed()
const unsent = { state: 'failed', stateReason: saying('person took') }

it('an answer that was held up for long is thought of again before it goes out: prices may have changed [AG-06, FB-08]', async () => {
  shop.clock.advance(61 * minute)
  await eventually(async () => said().length > 0)
  await aWhile()
  expect(said()).toEqual(['Berries'])
  expect(await states()).toEqual(['agent: failed', 'agent: sent'])
})

it('the customer writes on while an answer is held up: one answer to all of it goes out [AG-02]', async () => {
  shop.clock.advance(minute)
  writes(psid, 'Are you there?')
  await eventually(async () => shop.openai.requests.length === 2)
  await eventually(async () => (await states()).length === 2)
  expect(await states()).toEqual(['agent: failed', 'agent: queued'])
  expect(JSON.stringify(shop.openai.requests[1]?.input)).not.toContain('Apples are here')
  shop.clock.advance(61 * minute)
  await eventually(async () => said().length > 0)
  await aWhile()
  expect(said()).toEqual(['Cherries'])
})

it('nothing of it goes out on a campaign that was paused meanwhile [AG-01]', async () => {
  expect((await post(`/api/campaigns/${shop.campaignId}/stop`)).status).toBe(200)
  shop.clock.advance(61 * minute)
  await eventually(async () => (await states())[0] === 'agent: failed')
  await aWhile()
  expect(said()).toEqual([])
})

it('that a human answers is so however late it goes out: it is said, once [AG-32]', async () => {
  const flow = { answersPerDay: 1 }
  await shop.server.ask('/api/settings', { method: 'PUT', body: { flow } })
  writes(psid, 'Are you there?')
  await eventually(async () => (await states()).length === 2)
  expect(await states()).toEqual(['agent: queued', 'automation: queued'])
  shop.clock.advance(61 * minute)
  await eventually(async () => said().length > 0)
  await aWhile()
  expect(said()).toEqual(['A person from our team will answer you here.'])
})

const takeOvers: [string, () => Promise<unknown>][] = [
  ['by the button', () => post('/api/conversations/1/takeover')],
  ['by a reply', () => post('/api/facebook/reply', { conversationId: 1, message: 'I am here' })],
  ['in the inbox', async () => shop.graph.pageInboxWrites(shop.page, psid, 'I am here')],
]
for (const [how, takeOver] of takeOvers) {
  it(`a person who takes over ${how} is not talked over by what was held up [CV-11]`, async () => {
    // Nobody types in the moment in which the customer writes.
    shop.clock.advance(6_000)
    await takeOver()
    await eventually(async () => (await states()).includes('agent: failed'))
    expect((await messages()).find(({ sender }) => sender === 'agent')).toMatchObject(unsent)
    shop.clock.advance(61 * minute)
    await aWhile()
    expect(said()).toEqual([])
    // Handed back, the agent answers who still waits.
    if (how === 'by the button') {
      await post('/api/conversations/1/handback')
      await eventually(async () => said().length > 0)
      expect(said()).toEqual(['Berries'])
    }
  })
}
