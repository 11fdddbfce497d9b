import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { startTestServer } from '../../testing/test-server.ts'

const hour = 60 * 60_000
let shop: Shop
let psid: string
let id: string
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  psid = customer().psid
  writes(psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  id = String((await get('/api/conversations'))[0]?.['id'])
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const schedule = (message: string, afterMs: number, clientId?: string) =>
  post(`/api/conversations/${id}/scheduled`, {
    message,
    sendAt: new Date(shop.clock.now() + afterMs).toISOString(),
    ...(clientId !== undefined && { clientId }),
  })
const detail = () => one(`/api/conversations/${id}`)
const texts = () => shop.graph.sent.map(({ text }) => text)

it('goes out at its time, as a person, and the agent is silent until then [CV-16, CV-11]', async () => {
  const answer = await schedule('We open at ten.', 1_200, 'a')
  expect(answer.status).toBe(200)
  await schedule('We open at ten.', 1_200, 'a')
  expect(await detail()).toMatchObject({
    handler: 'human',
    scheduled: [{ text: 'We open at ten.', problem: null }],
  })
  writes(psid, 'Are you there?')
  await eventually(async () => texts().includes('We open at ten.'))
  await aWhile()
  expect(texts().filter((text) => text === 'We open at ten.')).toHaveLength(1)
  expect(shop.graph.sent).toHaveLength(2)
  expect(shop.graph.sent.at(-1)).toMatchObject({ messagingType: 'RESPONSE', tag: null })
  expect(await detail()).toMatchObject({ scheduled: [] })
})

it('outlives a restart, and what came due meanwhile goes out once [CV-16]', async () => {
  const { clock } = shop
  const { dataDir } = shop.server
  expect((await schedule('We open at ten.', 1_500)).status).toBe(200)
  await shop.server.end()
  expect(texts()).not.toContain('We open at ten.')
  await clock.elapse(1_600)
  const config = { dataDir, graphUrl: shop.graph.url, openAiUrl: shop.openai.url }
  await using again = await startTestServer({ config, clock, passing: clock })
  await eventually(async () => texts().includes('We open at ten.'))
  await again.end()
  await using third = await startTestServer({ config, clock, passing: clock })
  await aWhile()
  expect(texts().filter((text) => text === 'We open at ten.')).toHaveLength(1)
  const seen = await third.ask(`/api/conversations/${id}`)
  expect(await seen.json()).toMatchObject({ scheduled: [], handler: 'human' })
})

it('is not sent hours late, as after the computer slept: a person says whether it still fits [CV-16]', async () => {
  const { clock } = shop
  expect((await schedule('We open at ten.', 30 * 60_000)).status).toBe(200)
  clock.advance(5 * hour)
  await aWhile()
  expect(texts()).not.toContain('We open at ten.')
  const { scheduled, needsHumanReason } = await detail()
  expect(needsHumanReason).toMatchObject({ code: 'scheduled_not_sent' })
  expect(scheduled).toMatchObject([{ problem: { code: 'scheduled_late' } }])
  const [{ id: replyId } = {}] = scheduled as { id?: number }[]
  expect((await post(`/api/conversations/${id}/scheduled/${replyId}/send`)).status).toBe(200)
  await eventually(async () => texts().includes('We open at ten.'))
})

it('is one task once it is late, done with where it is called off [CV-16, CV-18]', async () => {
  expect((await schedule('We open at ten.', 30 * 60_000)).status).toBe(200)
  shop.clock.advance(5 * hour)
  await eventually(async () => (await detail())['needsHumanReason'] !== null)
  const tasks = async () => (await shop.server.ask('/api/tasks')).json() as Promise<object[]>
  expect(await tasks()).toMatchObject([{ kind: 'handoff', draft: 'We open at ten.' }])
  const [{ id: replyId } = {}] = (await detail())['scheduled'] as { id?: number }[]
  const path = `/api/conversations/${id}/scheduled/${replyId}`
  expect((await shop.server.ask(path, { method: 'DELETE' })).status).toBe(200)
  expect(await tasks()).toEqual([])
  expect(await detail()).toMatchObject({ needsHumanReason: null, scheduled: [] })
})

it('is called off, or sent now, once [CV-16]', async () => {
  const [first, second] = [await schedule('One', hour), await schedule('Two', 2 * hour)]
  const ids = [await first.json(), await second.json()].map((row) => (row as { id: number }).id)
  const path = (n: number) => `/api/conversations/${id}/scheduled/${ids[n]}`
  expect((await shop.server.ask(path(0), { method: 'DELETE' })).status).toBe(200)
  expect((await post(`${path(0)}/send`)).status).toBe(404)
  expect(await (await post(`${path(1)}/send`)).json()).toMatchObject({ text: 'Two', state: 'sent' })
  expect((await post(`${path(1)}/send`)).status).toBe(404)
  expect(texts()).not.toContain('One')
  expect(await detail()).toMatchObject({ scheduled: [] })
})

it('keeps its text: the same clientId with another one is refused [CV-16]', async () => {
  await schedule('We open at ten.', hour, 'a')
  const other = await schedule('We open at noon.', hour, 'a')
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ field: 'clientId' })
  expect(await detail()).toMatchObject({ scheduled: [{ text: 'We open at ten.' }] })
})

it('asked for once more under its clientId after it went out, it is the first one and no second [CV-16]', async () => {
  const first: unknown = await (await schedule('We open at ten.', 1_000, 'a')).json()
  await eventually(async () => texts().includes('We open at ten.'))
  for (const afterMs of [hour, -hour]) {
    const again = await schedule('We open at ten.', afterMs, 'a')
    expect([again.status, await again.json()]).toEqual([200, first])
  }
  expect((await schedule('We open at noon.', hour, 'a')).status).toBe(409)
  const atOnce = { conversationId: id, message: 'We open at ten.', clientId: 'a' }
  expect((await post('/api/facebook/reply', atOnce)).status).toBe(200)
  await aWhile()
  expect(shop.graph.sent).toHaveLength(2)
  expect(await detail()).toMatchObject({ scheduled: [] })
})

it('sent at once under the same clientId, it does not go out later as well [CV-16, CV-07]', async () => {
  await schedule('We open at ten.', 1_200, 'a')
  const atOnce = { conversationId: id, message: 'We open at ten.', clientId: 'a' }
  expect((await post('/api/facebook/reply', { ...atOnce, message: 'Else' })).status).toBe(409)
  expect((await post('/api/facebook/reply', atOnce)).status).toBe(200)
  expect((await schedule('We open at ten.', hour, 'a')).status).toBe(409)
  await aWhile()
  expect(texts().filter((text) => text === 'We open at ten.')).toHaveLength(1)
  expect(await detail()).toMatchObject({ scheduled: [] })
})

it('says that it takes no pictures, and does not go out without them [CV-16]', async () => {
  const sendAt = new Date(shop.clock.now() + hour).toISOString()
  const body = { message: 'Look', sendAt, pictures: ['0'.repeat(32)] }
  const refused = await post(`/api/conversations/${id}/scheduled`, body)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('pictures') })
  expect(await detail()).toMatchObject({ scheduled: [] })
})

it('is refused for a time that is over or past the window, with the reason [CV-16, CV-12]', async () => {
  const past = await schedule('Late', -2 * hour)
  expect(past.status).toBe(400)
  expect(await past.json()).toMatchObject({ code: 'reply_time_past', field: 'sendAt' })
  const beyond = await schedule('Too late', 25 * hour)
  expect(beyond.status).toBe(409)
  expect(await beyond.json()).toMatchObject({ code: 'reply_time_after_window' })
  expect(await detail()).toMatchObject({ scheduled: [], handler: 'agent' })
})
