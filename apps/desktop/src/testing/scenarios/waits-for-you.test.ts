import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { saying } from '../saying.ts'
import { openShop, type Shop } from '../shop.ts'

const hour = 3_600_000
const minute = 60_000
let shop: Shop
let psid: string
let id: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'Hello')
  await eventually(async () => answers() === 1)
  id = String((await conversation())['id'])
  await post(`/api/conversations/${id}/takeover`)
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const answers = () => shop.graph.sent.filter(({ text }) => text?.includes('৳650')).length
const conversation = async () => (await get('/api/conversations'))[0] ?? {}
const tasks = () => get('/api/tasks')
const passes = async (ms: number) => {
  shop.clock.advance(ms)
  await aWhile()
}

async function writesAndWaits(text: string, ms: number): Promise<void> {
  writes(psid, text)
  await shop.clock.until(async () => (await conversation())['lastMessage'] === text, {
    withinMs: 10 * minute,
  })
  await passes(ms)
}

it('who waits in a chat that the seller took over is a task after some minutes, with its reason [SE-08, CV-18]', async () => {
  await writesAndWaits('Are you there?', 8 * minute)
  expect(await tasks()).toEqual([])
  await passes(3 * minute)
  expect(await tasks()).toMatchObject([
    {
      kind: 'handoff',
      reason: saying('Waits for your reply'),
      text: 'Are you there?',
    },
  ])
  await writesAndWaits('Hello?', 30 * minute)
  expect(await tasks()).toHaveLength(1)
})

it('is none once the seller has replied, and one again for the next words [SE-08, CV-18]', async () => {
  await writesAndWaits('Are you there?', 11 * minute)
  expect(await tasks()).toHaveLength(1)
  await post('/api/facebook/reply', { conversationId: id, message: 'Yes.', clientId: 'yes' })
  await passes(20 * minute)
  expect(await tasks()).toEqual([])
  await writesAndWaits('Is it fresh?', 11 * minute)
  expect(await tasks()).toMatchObject([{ text: 'Is it fresh?' }])
})

it('stays away after “Done” until they write again [SE-08, CV-18]', async () => {
  await writesAndWaits('Thank you!', 11 * minute)
  await post(`/api/tasks/handoff-${id}/done`)
  await passes(30 * minute)
  expect(await tasks()).toEqual([])
  await writesAndWaits('One more thing', 11 * minute)
  expect(await tasks()).toMatchObject([{ text: 'One more thing' }])
})

it.each<[string, () => Promise<unknown>]>([
  ['handed back', () => post(`/api/conversations/${id}/handback`)],
  ['left to end', () => passes(12 * hour)],
])(
  'is none once the chat is %s and the agent has answered [SE-08, CV-11, CV-18]',
  async (_, goesBack) => {
    await writesAndWaits('How much is it?', 11 * minute)
    expect(await tasks()).toHaveLength(1)
    await goesBack()
    await shop.clock.until(async () => answers() === 2, { withinMs: 10 * minute })
    await aWhile()
    expect(await tasks()).toEqual([])
  },
)

it('does not hurry a seller who has just taken over, or whose reply is on its way [SE-08, CV-18]', async () => {
  await post(`/api/conversations/${id}/handback`)
  // Of somebody who waits with no task: what was drafted for them is discarded.
  const drafted = { method: 'PATCH', body: { draftMode: true } }
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, drafted)
  await writesAndWaits('How much is it?', 30 * minute)
  const draft = await eventually(async () => (await tasks())[0])
  await post(`/api/drafts/${String(draft['ref'])}/discard`)
  await post(`/api/conversations/${id}/takeover`)
  await passes(8 * minute)
  expect(await tasks()).toEqual([])
  const sendAt = new Date(shop.clock.now() + 2 * hour).toISOString()
  await post(`/api/conversations/${id}/scheduled`, { message: 'It is 650.', sendAt })
  await passes(hour)
  expect(await tasks()).toMatchObject([{ kind: 'scheduled' }])
})
