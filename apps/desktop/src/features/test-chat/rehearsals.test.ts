import type { Answer } from '@pal/core/contract/endpoints'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { writeBeside } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { crowdedness } from '../../testing/crash/crowded.ts'
import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const current = async () =>
  ((await one('/api/rehearsal')) as unknown as Answer<'rehearsal.get'>).rehearsal
const ended = () =>
  eventually(async () => {
    const rehearsal = await current()
    return rehearsal && rehearsal.state !== 'running' ? rehearsal : null
  })
const honey = [{ productId: 1, quantity: 2 }]
const known = { name: 'Rahima', phone: '01712345678', address: 'House 7, Dhaka' }

async function says(psid: string, text: string): Promise<void> {
  const before = shop.graph.sent.length
  writes(psid, text)
  await eventually(async () => shop.graph.sent.length > before)
}

/** A customer orders two jars for ৳1,300. */
async function anOrder(): Promise<number> {
  const { psid } = customer('Rahima')
  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: known, cart: honey, order: 'ask' }),
  )
  await says(psid, '2 jars. Rahima, 01712345678, House 7, Dhaka')
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart: honey, order: 'place' }))
  await says(psid, 'yes')
  await eventually(async () => (await get('/api/orders')).length === 1)
  return Number((await get('/api/conversations'))[0]?.['id'])
}
const answers = () =>
  shop.openai.respond(({ input }) =>
    JSON.stringify(input).includes('"yes')
      ? decided({ reply: 'Thanks!', cart: honey, order: 'place' })
      : decided({ reply: 'Two, yes?', customer: known, cart: honey, order: 'ask' }),
  )
const everything = async () => ({
  conversations: await get('/api/conversations'),
  orders: await get('/api/orders'),
  products: await get(`/api/campaigns/${shop.campaignId}/products`),
  stats: await one('/api/dashboard/stats'),
  queue: await one('/api/queue/status'),
  sent: shop.graph.sent.length,
})

it('answers past conversations again, old and new side by side with the end of each, and writes nothing [AG-12]', async () => {
  const id = await anOrder()
  const [candidate] = await get(`/api/rehearsal/candidates?campaignId=${shop.campaignId}`)
  expect(candidate).toMatchObject({
    conversationId: id,
    was: { order: { total: 1_300, currency: 'BDT' }, handedOff: false },
  })
  expect(candidate?.['cost']).toBeGreaterThan(0)
  await shop.server.ask(`/api/products/${shop.productId}`, {
    method: 'PATCH',
    body: { price: 700 },
  })
  const before = await everything()
  answers()
  const asked = { campaignId: shop.campaignId, conversationIds: [id], runs: 2 }
  expect((await post('/api/rehearsal', asked)).status).toBe(200)
  const rehearsal = await ended()
  expect(rehearsal).toMatchObject({ state: 'done', done: 2, of: 2 })
  const [only] = rehearsal.conversations
  expect(only?.was.order?.total).toBe(1_300)
  expect(only?.wasCost).toBe(candidate?.['cost'])
  expect(only?.runs.map(({ end }) => end)).toEqual([
    { order: { total: 1_400, currency: 'BDT' }, handedOff: false },
    { order: { total: 1_400, currency: 'BDT' }, handedOff: false },
  ])
  const { runs } = (await one(
    `/api/rehearsal/conversations/${id}`,
  )) as unknown as Answer<'rehearsal.conversation'>
  expect(runs[0]?.turns).toHaveLength(2)
  expect(runs[0]?.turns[0]?.was).toContain('Shall I?')
  expect(runs[0]?.turns[0]?.now).toContain('Two, yes?')
  expect(await everything()).toEqual(before)
})

it('tries another model and settings that are not saved, and says what the checks held [AG-12, AG-03]', async () => {
  const id = await anOrder()
  shop.openai.respond(() => decided({ reply: 'For you it is 99 taka.' }))
  await post('/api/rehearsal', {
    campaignId: shop.campaignId,
    conversationIds: [id],
    settings: { ai: { model: 'gpt-5.6-sol', systemPrompt: 'Mention the river.' } },
  })
  const rehearsal = await ended()
  expect(rehearsal.model).toBe('gpt-5.6-sol')
  expect(rehearsal.conversations[0]?.runs).toMatchObject([
    { end: { order: null, handedOff: true }, checks: expect.any(Number) as number },
  ])
  expect(rehearsal.conversations[0]?.runs[0]?.checks).toBeGreaterThan(0)
  const request = shop.openai.requests.at(-1)
  expect(JSON.stringify(request)).toContain('Mention the river.')
  expect(JSON.stringify(request)).toContain('gpt-5.6-sol')
})

it('tries strategies that are not saved [AG-12, ST-03]', async () => {
  const line = 'Only today in the shop!'
  await shop.server.ask('/api/settings', {
    method: 'PUT',
    body: { tactics: { fomoEnabled: false, fomoMessages: [line] } },
  })
  const asked = { campaignId: shop.campaignId, conversationIds: [await anOrder()] }
  const shown = () => JSON.stringify(shop.openai.requests.at(-1))
  answers()
  await post('/api/rehearsal', asked)
  await ended()
  expect(shown()).not.toContain(line)
  await post('/api/rehearsal', { ...asked, strategies: { fomoEnabled: true } })
  await ended()
  expect(shown()).toContain(line)
})

it('asks six at once, and nobody else once one was refused [AG-12]', async () => {
  shop.openai.respond(() => decided({ reply: 'Hello!' }))
  for (const name of ['Rahima', 'Karim']) await says(customer(name).psid, 'Hello?')
  const listed = await get(`/api/rehearsal/candidates?campaignId=${shop.campaignId}`)
  const conversationIds = listed.map(({ conversationId }) => conversationId)
  const asked = { campaignId: shop.campaignId, conversationIds, runs: 5 }
  let before = shop.openai.requests.length
  const count = () => shop.openai.requests.length - before
  const hold = () => {
    let go = () => {}
    const held = new Promise<void>((resolve) => (go = resolve))
    shop.openai.respond(async () => {
      await held
      return decided({ reply: 'Hello!' })
    })
    return go
  }
  const answer = hold()
  await post('/api/rehearsal', asked)
  await eventually(async () => count() >= 6)
  await aWhile()
  expect(count()).toBe(6)
  expect(await current()).toMatchObject({ state: 'running', done: 0, of: 10 })
  answer()
  expect(await ended()).toMatchObject({ state: 'done', done: 10 })

  before = shop.openai.requests.length
  const answerLate = hold()
  // The last of the six: refused before they were asked, the others would not be asked at all.
  shop.openai.failNext('quota', { skip: 5 })
  await post('/api/rehearsal', asked)
  expect(await ended()).toMatchObject({ state: 'failed' })
  await eventually(async () => count() >= 5)
  answerLate()
  await aWhile()
  expect(count()).toBe(5)
  expect(await current()).toMatchObject({ state: 'failed', done: 0 })
})

it('is ended by the seller, takes one at a time, and says why it broke off, in the log too [AG-12, LG-03]', async () => {
  const id = await anOrder()
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  shop.openai.respond(async () => {
    await held
    return decided({})
  })
  const asked = { campaignId: shop.campaignId, conversationIds: [id] }
  await post('/api/rehearsal', asked)
  expect((await post('/api/rehearsal', asked)).status).toBe(409)
  await post('/api/rehearsal/cancel', {})
  expect((await current())?.state).toBe('cancelled')
  go()
  shop.openai.failNext('quota')
  await post('/api/rehearsal', asked)
  expect(await ended()).toMatchObject({ state: 'failed', problem: { code: 'ai_no_credit' } })
  const [line] = await eventually(async () => {
    const lines = await get('/api/system/logs?search=rehearsal')
    return lines.length > 0 && lines
  })
  expect(line).toMatchObject({
    level: 'warn',
    category: 'ai',
    message: 'The rehearsal broke off',
    details: { campaignId: shop.campaignId, reason: expect.stringContaining('credit') },
  })
})

it('is through with 50 conversations in 10 seconds where the model answers at once, and lists what is kept beside them [AG-12]', async () => {
  const oldest = await anOrder()
  await post('/api/rehearsal/kept', { conversationIds: [oldest], kept: true })
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  const people = Array.from({ length: 50 }, (_, n) => customer(`Customer ${n}`).psid)
  for (const psid of people) writes(psid, 'How much is the honey?')
  const already = shop.graph.sent.length
  await eventually(async () => shop.graph.sent.length >= already + people.length)
  const listed = await get(`/api/rehearsal/candidates?campaignId=${shop.campaignId}`)
  expect(listed).toHaveLength(51)
  expect(listed.at(-1)).toMatchObject({ conversationId: oldest, kept: true })
  // Each answer began with the disclosure, which tells nobody which conversation it is.
  expect(listed[0]?.['lastMessage']).toMatch(/^It is/)
  const conversationIds = listed.slice(0, 50).map(({ conversationId }) => Number(conversationId))
  const before = await everything()
  const sent = shop.graph.sent.length
  const begun = performance.now()
  await post('/api/rehearsal', { campaignId: shop.campaignId, conversationIds })
  expect(await ended()).toMatchObject({ state: 'done', done: 50, of: 50 })
  expect(performance.now() - begun).toBeLessThan(10_000 * crowdedness())
  expect(await everything()).toEqual(before)
  expect(shop.graph.sent).toHaveLength(sent)
  // One is kept already: there is no room for fifty more, and then for none of them.
  const full = await post('/api/rehearsal/kept', { conversationIds, kept: true })
  expect([full.status, await full.json()]).toMatchObject([409, { code: 'rehearsal_kept_full' }])
  const kept = await get(`/api/rehearsal/candidates?campaignId=${shop.campaignId}`)
  expect(kept.filter((each) => each['kept'])).toHaveLength(1)
})

it('a chat says whether it is kept, and nothing where the agent has not answered [AG-12]', async () => {
  const { id } = await one(`/api/conversations/${await anOrder()}`)
  const kept = async () => (await one(`/api/conversations/${String(id)}`))['keptToRehearse']
  expect(await kept()).toBe(false)
  await post('/api/rehearsal/kept', { conversationIds: [id], kept: true })
  expect(await kept()).toBe(true)
  await post('/api/rehearsal/kept', { conversationIds: [id], kept: false })
  expect(await kept()).toBe(false)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  shop.openai.respond(async () => {
    await held
    return decided({})
  })
  writes(customer('Karim').psid, 'Hello?')
  const waits = await eventually(async () =>
    (await get('/api/conversations')).find(({ customerName }) => customerName === 'Karim'),
  )
  expect(await one(`/api/conversations/${String(waits['id'])}`)).toMatchObject({
    campaignId: shop.campaignId,
    keptToRehearse: null,
  })
  go()
})

it('refuses a conversation that is not there, and a campaign that is gone [AG-12]', async () => {
  const conversationIds = [await anOrder()]
  const { campaignId } = shop
  const status = async (body: object) => (await post('/api/rehearsal', body)).status
  expect(await status({ campaignId, conversationIds: [99] })).toBe(404)
  expect(await status({ campaignId: 99, conversationIds })).toBe(404)
  await shop.server.ask(`/api/campaigns/${campaignId}`, { method: 'DELETE' })
  expect(await status({ campaignId, conversationIds })).toBe(404)
  expect(await current()).toBeNull()
  expect((await shop.server.ask('/api/rehearsal/conversations/99')).status).toBe(404)
})

it('a conversation of hundreds of messages is rehearsed from its beginning [AG-12]', async () => {
  const { psid } = customer('Rahima')
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  await says(psid, 'The very first question')
  const id = Number((await get('/api/conversations'))[0]?.['id'])
  await writeBeside(
    shop.server.dataDir,
    `INSERT INTO messages (id, conversation_id, sent_at, page_id, direction, author, text, created_at)
     WITH RECURSIVE later (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM later WHERE n < 260)
     SELECT 1000 + n, ${id}, ${shop.clock.now()} + n, '${shop.page.id}', 'in', 'customer', 'Later ' || n, 0
     FROM later`,
  )
  await post('/api/rehearsal', { campaignId: shop.campaignId, conversationIds: [id] })
  await ended()
  const { runs } = (await one(
    `/api/rehearsal/conversations/${id}`,
  )) as unknown as Answer<'rehearsal.conversation'>
  expect(runs[0]?.turns[0]?.asked).toBe('The very first question')
  expect(runs[0]?.turns[0]?.was).toContain('৳650')
})
