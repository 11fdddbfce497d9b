import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const hour = 3_600_000
const minute = 60_000
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() =>
    decided({ reply: 'It is {{price:1}}.', cart: [{ productId: 1, quantity: 1 }] }),
  )
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile, windowsHear } = speaking(() => shop)
const answers = () => shop.graph.sent.filter(({ text }) => text?.includes('৳650')).length
const agent = async () => (await one('/api/system/status'))['agent']
const saveAll = (body: object) =>
  shop.server.ask('/api/settings', { method: 'PUT', body }).then(({ ok }) => ok)
const save = (flow: object) => saveAll({ flow })

/** On the clock of the shop, so many hours from now. */
async function clockIn(hours: number): Promise<string> {
  const { company } = (await one('/api/settings')) as { company: { timezone: string } }
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: company.timezone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(shop.clock.now() + hours * hour)
}

const isAnswered = (of: number) =>
  shop.clock.until(async () => answers() === of, { withinMs: 20 * minute })

it('in the seller’s own hours the agent is silent; when they end it answers whoever still waits [AG-01, CV-06, CV-11]', async () => {
  const ownHoursUntil = await clockIn(3)
  const ownHoursFrom = await clockIn(-1)
  expect(await save({ ownHours: true, ownHoursFrom, ownHoursUntil })).toBe(true)
  const [waits, isAnsweredByHand] = [customer(), customer()]
  writes(waits.psid, 'How much is the honey?')
  writes(isAnsweredByHand.psid, 'Is it pure?')
  await eventually(async () => (await get('/api/tasks')).length === 2)
  expect(answers()).toBe(0)
  expect(await agent()).toMatchObject({
    state: 'not_configured',
    reason: { code: 'own_hours', params: { until: expect.stringMatching(/^\d+:\d\d\s[AP]M$/) } },
    pages: { working: 0, all: 1 },
  })
  const rows = await get('/api/conversations')
  const id = rows.find(({ lastMessage }) => lastMessage === 'Is it pure?')?.['id']
  const reply = { conversationId: String(id), message: 'It is.', clientId: 'by-hand' }
  expect((await post('/api/facebook/reply', reply)).status).toBe(200)
  await eventually(async () => (await get('/api/tasks')).length === 1)

  // A take-over lasts twelve hours otherwise.
  shop.clock.advance(3 * hour + minute)
  await isAnswered(1)
  expect(await agent()).toMatchObject({ state: 'ok', reason: null })
  expect(await get('/api/tasks')).toEqual([])
  writes(isAnsweredByHand.psid, 'How much is it?')
  await isAnswered(2)
})

/** A customer has written in own hours that began an hour ago, and waits. */
async function waitsInOwnHours(): Promise<void> {
  const hours = { ownHoursFrom: await clockIn(-1), ownHoursUntil: await clockIn(3) }
  await save({ ownHours: true, ...hours })
  writes(customer().psid, 'How much is the honey?')
  await eventually(async () => (await get('/api/tasks')).length === 1)
  await aWhile()
}

it('own hours that are given up end at once [AG-01]', async () => {
  await waitsInOwnHours()
  expect(answers()).toBe(0)
  await save({ ownHours: false })
  await isAnswered(1)
})

it('own hours that are over by the clock of another time zone end at once [AG-01]', async () => {
  await saveAll({ company: { timezone: 'Asia/Dhaka' } })
  await waitsInOwnHours()
  expect(answers()).toBe(0)
  // Nine hours ahead of UTC, Dhaka six.
  expect(await saveAll({ company: { timezone: 'Asia/Tokyo' } })).toBe(true)
  await isAnswered(1)
})

/** One who was answered by hand in own hours that began an hour ago, and then wrote again. */
async function writesToHumanInOwnHours(): Promise<void> {
  const { psid } = customer()
  await save({ ownHours: true, ownHoursFrom: await clockIn(-1), ownHoursUntil: await clockIn(3) })
  writes(psid, 'Is it pure?')
  await eventually(async () => (await get('/api/tasks')).length === 1)
  const [row] = await get('/api/conversations')
  const reply = { conversationId: String(row?.['id']), message: 'It is.', clientId: 'by-hand' }
  expect((await post('/api/facebook/reply', reply)).status).toBe(200)
  writes(psid, 'How much is it?')
  await eventually(async () => (await newestChat())['lastMessage'] === 'How much is it?')
}
const newestChat = async () => (await get('/api/conversations'))[0] ?? {}

it('who was answered by hand in own hours is the agent’s again at once when these are given up [AG-01, CV-06]', async () => {
  await writesToHumanInOwnHours()
  expect(await newestChat()).toMatchObject({ handler: 'human' })
  await save({ ownHours: false })
  expect(await newestChat()).toMatchObject({ handler: 'agent', takeoverUntil: null })
  await isAnswered(1)
})

it('… and when they are cut short until a moment that is over, or is still to come [AG-01, CV-06]', async () => {
  await writesToHumanInOwnHours()
  const until = await clockIn(1)
  const heard = await windowsHear(() => save({ ownHoursUntil: until }))
  expect(heard).toContain('"kinds":["settings","conversations"]')
  expect(await newestChat()).toMatchObject({ handler: 'human' })
  shop.clock.advance(30 * minute)
  await aWhile()
  expect(answers()).toBe(0)
  shop.clock.advance(31 * minute)
  await isAnswered(1)
})

it('a chat that was taken over before own hours stays the seller’s, also once they have answered in these [CV-06]', async () => {
  writes(customer().psid, 'Is it pure?')
  await isAnswered(1)
  const id = String((await newestChat())['id'])
  expect((await post(`/api/conversations/${id}/takeover`, {})).status).toBe(200)
  const { takeoverUntil } = await newestChat()
  await save({ ownHours: true, ownHoursFrom: await clockIn(-1), ownHoursUntil: await clockIn(3) })
  const reply = { conversationId: id, message: 'It is.', clientId: 'by-hand' }
  expect((await post('/api/facebook/reply', reply)).status).toBe(200)
  await save({ ownHours: false })
  expect(await newestChat()).toMatchObject({ handler: 'human', takeoverUntil })
})

it('a take-over from before own hours, and one for a reply that waits for its time, stay [CV-06, CV-16]', async () => {
  writes(customer().psid, 'How much is the honey?')
  await isAnswered(1)
  const [first] = await get('/api/conversations')
  const id = String(first?.['id'])
  expect((await post(`/api/conversations/${id}/takeover`, {})).status).toBe(200)
  shop.clock.advance(minute)
  await writesToHumanInOwnHours()
  const later = { message: 'Later then.', sendAt: new Date(shop.clock.now() + hour).toISOString() }
  const second = await newestChat()
  expect((await post(`/api/conversations/${String(second['id'])}/scheduled`, later)).status).toBe(
    200,
  )
  await save({ ownHours: false })
  expect((await get('/api/conversations')).map(({ handler }) => handler)).toEqual([
    'human',
    'human',
  ])
})

const followUps = () => shop.graph.sent.filter(({ text }) => text?.includes('still interested'))
const asksAndIsAnswered = async () => {
  const quiet = { quietFrom: '00:00', quietUntil: '00:00' }
  await save({ followUpsEnabled: true, followUpDelayHours: 2, ...quiet })
  writes(customer().psid, 'How much is the honey?')
  await isAnswered(1)
}

it('a follow-up waits for the end of own hours that began meanwhile, and goes out then [AG-10]', async () => {
  await asksAndIsAnswered()
  await save({ ownHours: true, ownHoursFrom: await clockIn(1), ownHoursUntil: await clockIn(4) })
  shop.clock.advance(2.5 * hour)
  await aWhile()
  expect(followUps()).toEqual([])
  shop.clock.advance(2 * hour)
  await shop.clock.until(async () => followUps().length === 1, { withinMs: hour })
})

it('a follow-up that own hours would hold back until it may not go out is the seller’s to send [AG-10]', async () => {
  await asksAndIsAnswered()
  await save({ ownHours: true, ownHoursFrom: await clockIn(1), ownHoursUntil: await clockIn(0.5) })
  for (let hours = 0; hours < 23.5; hours += 0.5) {
    shop.clock.advance(hour / 2)
    await aWhile()
  }
  expect(followUps()).toEqual([])
  expect(await get('/api/tasks')).toMatchObject([{ kind: 'draft' }])
})

it('no follow-up goes out while the agent is paused [AG-10, DT-03]', async () => {
  await asksAndIsAnswered()
  await saveAll({ agent: { paused: true } })
  shop.clock.advance(2.5 * hour)
  await aWhile()
  expect(followUps()).toEqual([])
  await saveAll({ agent: { paused: false } })
  await shop.clock.until(async () => followUps().length === 1, { withinMs: 2 * hour })
})
