import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const settings = (body: object) => shop.server.ask('/api/settings', { method: 'PUT', body })
const forbidden = () => decided({ reply: 'For you it is 99 taka.' })
const conversation = async () => (await get('/api/conversations'))[0] ?? {}
/** A question that the model has no allowed answer to, and what became of it. */
async function isRefused(psid: string, text: string, times: number): Promise<void> {
  writes(psid, text)
  await eventually(async () => shop.openai.requests.length === 2 * times)
  await aWhile()
}

it('stops where it finds no answer twice in a row, says so, and begins again when handed back [AG-17]', async () => {
  await settings({ flow: { takeoverHours: 3 } })
  shop.openai.respond(forbidden)
  const { psid } = customer()
  await isRefused(psid, 'Cheaper?', 1)
  expect(await conversation()).toMatchObject({ handler: 'agent' })
  const before = shop.clock.now()
  await isRefused(psid, 'Please, cheaper?', 2)
  const stopped = await conversation()
  expect(stopped).toMatchObject({
    handler: 'human',
    needsHumanReason: saying('twice in a row, and has stopped'),
  })
  expect(await get('/api/system/logs?level=warn')).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching('twice in a row, and has stopped') }),
  )
  const silentFor = Date.parse(String(stopped['takeoverUntil'])) - before
  expect(Math.round(silentFor / 3_600_000)).toBe(3)
  writes(psid, 'Hello?')
  await aWhile()
  expect(shop.openai.requests).toHaveLength(4)

  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  await post(`/api/conversations/${String(stopped['id'])}/handback`)
  await eventually(async () => shop.graph.sent.some(({ text }) => text?.includes('৳650')))
})

it('does not stop where an answer went out in between [AG-17]', async () => {
  const { psid } = customer()
  shop.openai.respond(forbidden)
  await isRefused(psid, 'Cheaper?', 1)
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'How much, then?')
  await eventually(async () => shop.graph.sent.some(({ text }) => text?.includes('৳650')))
  shop.openai.respond(forbidden)
  writes(psid, 'And for me?')
  await eventually(async () => shop.openai.requests.length === 5)
  await aWhile()
  expect(await one(`/api/conversations/${String((await conversation())['id'])}`)).toMatchObject({
    handler: 'agent',
  })
})

it('asks the model for no longer answers than Settings allow [SE-03, AG-03]', async () => {
  await settings({ ai: { maxTokens: 333 } })
  writes(customer().psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(shop.openai.requests[0]).toMatchObject({ maxTokens: 333 })
})

it('what was held waits as a draft, with its reason, and goes out as the seller’s words [AG-32, AG-09]', async () => {
  shop.openai.respond(forbidden)
  await isRefused(customer().psid, 'Cheaper?', 1)
  const { id } = await conversation()
  const { draft } = (await one(`/api/conversations/${String(id)}`)) as { draft: { id: number } }
  expect(draft).toMatchObject({
    kind: 'held',
    text: expect.stringContaining('For you it is 99 taka.') as string,
    reason: saying('Read it before you send it'),
  })
  // Nothing of it has left, and the hand-off is the one task.
  expect(JSON.stringify(shop.graph.sent.map(({ text }) => text))).not.toContain('99')
  expect((await get('/api/tasks')).map(({ kind }) => kind)).toEqual(['handoff'])
  const text = 'It is 650 taka, as for everybody.'
  expect((await post(`/api/drafts/${draft.id}/send`, { text })).status).toBe(200)
  await eventually(async () => shop.graph.sent.some((sent) => sent.text === text))
  expect(await one(`/api/conversations/${String(id)}`)).toMatchObject({
    handler: 'human',
    draft: null,
    needsHumanReason: null,
  })
})

it('what was held is out of date once the agent has answered after all [AG-32]', async () => {
  shop.openai.respond(forbidden)
  await isRefused(customer().psid, 'Cheaper?', 1)
  const { id } = await conversation()
  const path = `/api/conversations/${String(id)}`
  expect(await one(path)).toMatchObject({ draft: { kind: 'held' } })
  // Promised a person, they are not answered because something else was set up.
  await settings({ ai: { maxTokens: 333 } })
  await aWhile()
  expect(shop.openai.requests).toHaveLength(2)
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  await post(`${path}/takeover`)
  await post(`${path}/handback`)
  await eventually(async () => shop.graph.sent.some(({ text }) => text?.includes('৳650')))
  expect(await one(path)).toMatchObject({ draft: null })
})

it('thinks of nothing that could not go out: who waits when a take-over outlasts the window is a task [AG-01, CV-12, CV-18]', async () => {
  await settings({ flow: { takeoverHours: 30 } })
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  const { psid } = customer()
  writes(psid, 'Hello')
  await eventually(async () => shop.graph.sent.length === 1)
  const { id } = await conversation()
  const taken = shop.clock.now()
  await post(`/api/conversations/${String(id)}/takeover`)
  const until = Date.parse(String((await conversation())['takeoverUntil']))
  expect(Math.round((until - taken) / 3_600_000)).toBe(30)
  writes(psid, 'How much is it?')
  await eventually(async () => (await conversation())['lastMessage'] === 'How much is it?')
  const thoughts = shop.openai.requests.length
  shop.clock.advance(31 * 3_600_000)
  await eventually(async () => (await conversation())['handler'] === 'agent')
  await aWhile()
  expect(shop.openai.requests).toHaveLength(thoughts)
  expect(await get('/api/tasks')).toMatchObject([
    { kind: 'handoff', ref: id, reason: saying('the 24-hour reply window has closed') },
  ])
  // Whoever writes again is answered.
  writes(psid, 'Are you there?')
  await shop.clock.until(async () => shop.graph.sent.length === 2, { withinMs: 10 * 60_000 })
})

it('says what may be wrong where Facebook allows no answer to somebody who has just written [FB-08, CV-12]', async () => {
  shop.graph.restrictPage(shop.page)
  writes(customer().psid, 'Do you have honey?')
  const reason = await eventually(async () => (await conversation())['needsHumanReason'])
  expect(reason).toEqual(saying('Facebook allows no answer in this chat'))
})
