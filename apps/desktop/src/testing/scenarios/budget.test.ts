import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const campaign = async () => (await get('/api/campaigns'))[0]
const change = (body: object) =>
  shop.server.ask(`/api/campaigns/${shop.campaignId}`, { method: 'PATCH', body })
const rate = (dollarRates: object) =>
  shop.server.ask('/api/settings', { method: 'PUT', body: { ai: { dollarRates } } })
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
/** So dear that one answer costs more than a taka. */
const dear = { BDT: 1_000_000 }

it('pauses a campaign whose budget is used up, tells the seller, and goes on when it is raised [CP-09]', async () => {
  await change({ budgetLimit: '1' })
  await rate(dear)
  const { psid } = customer()
  writes(psid, 'Hello?')
  await answers(1)
  expect(await campaign()).toMatchObject({ status: 'active', budgetUsedUp: false })
  writes(psid, 'Are you there?')
  await eventually(async () => (await campaign())?.['status'] === 'paused')
  await aWhile()
  // All they hear is that a human answers.
  expect(shop.graph.sent).toHaveLength(2)
  expect(shop.graph.sent[1]?.text).toContain('A person from our team')
  expect(await campaign()).toMatchObject({ budgetUsedUp: true })
  const spent = Number((await campaign())?.['budgetSpent'])
  expect(spent).toBeGreaterThan(1)
  const { agent } = (await one('/api/system/status')) as { agent: object }
  expect(agent).toMatchObject({ state: 'down', reason: { code: 'campaign_over_budget' } })

  // To resume it changes nothing as long as nothing is left.
  const refused = await post(`/api/campaigns/${shop.campaignId}/resume`)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'campaign_over_budget' })
  await change({ budgetLimit: String(Math.ceil(spent) * 10) })
  expect(await campaign()).toMatchObject({ status: 'active', budgetUsedUp: false })
  await answers(3)
})

it('a budget that is lowered below what is spent pauses at once, without a further customer [CP-09]', async () => {
  await rate(dear)
  const { psid } = customer()
  writes(psid, 'Hello?')
  await answers(1)
  await change({ budgetLimit: '1' })
  expect(await campaign()).toMatchObject({ status: 'paused', budgetUsedUp: true })
})

it('enforces no budget without a rate, and says so [CP-09]', async () => {
  await change({ budgetLimit: '0.01' })
  const { psid } = customer()
  writes(psid, 'Hello?')
  await answers(1)
  writes(psid, 'And?')
  await answers(2)
  expect(await campaign()).toMatchObject({ status: 'active', budgetSpent: null })
})

it('answers of a model without a price are counted, and said to be in no budget [CP-09, AG-13]', async () => {
  await change({ budgetLimit: '1' })
  await rate(dear)
  await shop.server.ask('/api/settings', { method: 'PUT', body: { ai: { model: 'gpt-5.1' } } })
  expect(await campaign()).toMatchObject({ budgetUnpriced: 0 })
  writes(customer().psid, 'Hello?')
  await answers(1)
  await eventually(async () => Number((await campaign())?.['budgetUnpriced']) > 0)
  expect(await campaign()).toMatchObject({ status: 'active', budgetSpent: 0 })
})

it('whoever writes while the budget is used up hears once that a human answers, and is a task until it is raised [AG-32, AG-24, CP-09]', async () => {
  await change({ budgetLimit: '1' })
  await rate(dear)
  const { psid } = customer('Rahima')
  writes(psid, 'Hello?')
  await answers(1)
  // Hers meets the end of the budget, his comes after it.
  writes(psid, 'How much is it?')
  await eventually(async () => (await campaign())?.['status'] === 'paused')
  const { psid: his } = customer('Karim')
  writes(his, 'And for me?')
  const handOffs = () =>
    shop.graph.sent.filter(({ text }) => text?.includes('A person from our team'))
  await eventually(async () => handOffs().length === 2)
  writes(psid, 'Are you there?')
  writes(his, 'Hello?')
  await aWhile()
  expect(handOffs().map((sent) => sent.psid)).toEqual([psid, his])
  const spent = { code: 'agent_needs_you', params: { why: { code: 'campaign_over_budget' } } }
  expect(await get('/api/tasks')).toMatchObject([
    { kind: 'handoff', reason: spent },
    { kind: 'handoff', reason: spent },
  ])

  const before = shop.graph.sent.length
  await change({ budgetLimit: '1000000' })
  await eventually(async () => shop.graph.sent.length === before + 2)
  await eventually(async () => (await get('/api/tasks')).length === 0)
})
