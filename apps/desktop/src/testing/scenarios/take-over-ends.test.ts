import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { saying } from '../saying.ts'
import { openShop, type Shop } from '../shop.ts'

const hour = 3_600_000
const minute = 60_000
let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const conversation = async () => (await get('/api/conversations'))[0] ?? {}
const tasks = async () =>
  (await get('/api/tasks')).map(({ kind, reason }) => [kind, (reason as { code: string }).code])
const said = (words: string) => shop.graph.sent.filter(({ text }) => text?.includes(words)).length

/** The agent promises a human, and its silence begins. */
async function asksForHuman(): Promise<string> {
  shop.openai.respond(() =>
    decided({ reply: 'Of course.', handOver: true, handOverReason: 'wants the owner' }),
  )
  writes(psid, 'I want to talk to a human')
  await eventually(async () => said('A person from our team will answer you here.') === 1)
  await eventually(async () => (await conversation())['handler'] === 'human')
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  return String((await conversation())['id'])
}

/** Nobody does anything for as long as a take-over lasts. */
async function timeIsUp(): Promise<void> {
  shop.clock.advance(12 * hour + minute)
  await eventually(async () => (await conversation())['handler'] === 'agent')
}

async function writesAgain(): Promise<void> {
  writes(psid, 'Is anybody there?')
  await shop.clock.until(async () => (await conversation())['unanswered'] === true, {
    withinMs: 10 * minute,
  })
}

/** The page was quiet for hours: it is looked after seldom by then. */
const isAnswered = (answers: number) =>
  shop.clock.until(async () => said('৳650') === answers, { withinMs: 10 * minute })

it('a hand-off that nobody dealt with still waits when its take-over is over, and while the agent goes on [AG-16, CV-11, CV-18]', async () => {
  await asksForHuman()
  await timeIsUp()
  const waits = [['handoff', 'agent_hands_over_for']]
  expect(await tasks()).toEqual(waits)
  expect(await conversation()).toMatchObject({ needsHumanReason: saying('wants the owner') })
  expect(await one('/api/conversations/meta')).toMatchObject({ needHuman: 1 })

  // They were promised a human, whatever the agent can say meanwhile.
  writes(psid, 'How much is the honey?')
  await isAnswered(1)
  await aWhile()
  expect(await tasks()).toEqual(waits)
})

it.each<[string, (id: string) => Promise<unknown>]>([
  ['a human’s reply', (id) => post('/api/facebook/reply', reply(id))],
  ['“Done”', (id) => post(`/api/tasks/handoff-${id}/done`)],
  ['the seller handing it back', (id) => post(`/api/conversations/${id}/handback`)],
  [
    'a reply in Facebook’s inbox',
    () => Promise.resolve(shop.graph.pageInboxWrites(shop.page, psid, 'I look it up')),
  ],
])(
  'a promised human is no longer waited for after %s [AG-16, CV-11, CV-18]',
  async (_, dealsWithIt) => {
    const id = await asksForHuman()
    await timeIsUp()
    expect(await tasks()).toHaveLength(1)
    await dealsWithIt(id)
    await shop.clock.until(async () => (await tasks()).length === 0, { withinMs: 10 * minute })
    expect(await conversation()).toMatchObject({ needsHumanReason: null })
  },
)

it('who only takes over has answered nobody: a promised human still waits [AG-16, CV-11, CV-18]', async () => {
  const id = await asksForHuman()
  await timeIsUp()
  await post(`/api/conversations/${id}/takeover`)
  expect(await tasks()).toEqual([['handoff', 'agent_hands_over_for']])
  await timeIsUp()
  expect(await tasks()).toEqual([['handoff', 'agent_hands_over_for']])
})

it('handed back with time to undo it, the agent answers only after that time, and not where it is taken over again [CV-11, AG-01]', async () => {
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'Hello')
  await isAnswered(1)
  const { id } = await conversation()
  await post(`/api/conversations/${String(id)}/takeover`)
  writes(psid, 'How much is the honey?')
  await shop.clock.until(async () => (await conversation())['unanswered'] === true, {
    withinMs: 10 * minute,
  })
  const handBack = () => post(`/api/conversations/${String(id)}/handback?undo=true`)
  await handBack()
  expect(await conversation()).toMatchObject({ handler: 'agent', unanswered: true })
  shop.clock.advance(8_000)
  await aWhile()
  expect(said('৳650')).toBe(1)
  await post(`/api/conversations/${String(id)}/takeover`)
  shop.clock.advance(minute)
  await aWhile()
  expect(said('৳650')).toBe(1)
  await handBack()
  await isAnswered(2)
  expect(await conversation()).toMatchObject({ unanswered: false })
})

it('what a customer asked of the human who had the chat hands nobody over once it is given back [CV-11, AG-16]', async () => {
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'Hello')
  await isAnswered(1)
  const { id } = await conversation()
  await post(`/api/conversations/${String(id)}/takeover`)
  writes(psid, 'I want to talk to a human')
  await shop.clock.until(async () => (await conversation())['unanswered'] === true, {
    withinMs: 10 * minute,
  })
  await post(`/api/conversations/${String(id)}/handback`)
  await isAnswered(2)
  expect(await conversation()).toMatchObject({ handler: 'agent', needsHumanReason: null })
  writes(psid, 'I said that I want to talk to a human!')
  await shop.clock.until(async () => said('A person from our team') === 1, {
    withinMs: 10 * minute,
  })
  expect(await conversation()).toMatchObject({ handler: 'human' })
})

it.each([
  ['is paused while they write again', writesAgain],
  ['goes on beside it', timeIsUp],
])(
  'a hand-back that is undone leaves who waits for a human, since when and why as it was, where the agent %s [CV-11, AG-16]',
  async (_, then) => {
    const id = await asksForHuman()
    await then()
    const before = await conversation()
    expect(before).toMatchObject({ needsHumanReason: saying('wants the owner') })
    const sent = shop.graph.sent.length
    await post(`/api/conversations/${id}/handback?undo=true`)
    expect(await conversation()).toMatchObject({ handler: 'agent', needsHumanReason: null })
    await post(`/api/conversations/${id}/takeover?undo=true`)
    expect(await conversation()).toEqual(before)
    expect(await tasks()).toEqual([['handoff', 'agent_hands_over_for']])
    shop.clock.advance(minute)
    await aWhile()
    expect(shop.graph.sent).toHaveLength(sent)
  },
)

it('from its last moment on the agent answers, and thinks of nothing in vain [CV-11, AG-02]', async () => {
  await shop.server.ask('/api/settings', { method: 'PUT', body: { flow: { takeoverHours: 0.5 } } })
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'Hello')
  await isAnswered(1)
  const { id } = await conversation()
  await post(`/api/conversations/${String(id)}/takeover`)
  const until = Date.parse(String((await conversation())['takeoverUntil']))
  const thoughts = shop.openai.requests.length
  // The program looks after take-overs once a minute: the next time is well behind the end.
  shop.clock.advance(until - shop.clock.now() - 10_000)
  await aWhile()
  writes(psid, 'Are you there?')
  await shop.clock.elapse(8_000)
  expect(shop.openai.requests).toHaveLength(thoughts)
  await shop.clock.elapse(until + 1_000 - shop.clock.now())
  writes(psid, 'How much is the honey?')
  await isAnswered(2)
  expect(shop.clock.now()).toBeLessThan(until + 30_000)
  expect(shop.openai.requests).toHaveLength(thoughts + 1)
  expect(await conversation()).toMatchObject({ handler: 'agent', takeoverUntil: null })
})

it('hours that were typed with a long fraction keep nobody from answering [CV-11, SE-06]', async () => {
  const hours = 1 + 2 / 3 + 1e-7
  const flow = { takeoverHours: hours, followUpsEnabled: true, followUpDelayHours: hours }
  await shop.server.ask('/api/settings', { method: 'PUT', body: { flow } })
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'Hello')
  await isAnswered(1)
  const id = await asksForHuman()
  expect((await post('/api/facebook/reply', reply(id))).status).toBe(200)
  shop.graph.pageInboxWrites(shop.page, psid, 'I look it up')
  await eventually(async () => said('Here I am.') === 1)
})

const reply = (conversationId: string) => ({
  conversationId,
  message: 'Here I am.',
  clientId: 'here-1',
})
