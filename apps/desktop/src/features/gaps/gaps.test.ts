import type { Answer } from '@pal/core/contract/endpoints'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { writeBeside } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  people.clear()
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)
const gaps = async () => (await one('/api/gaps')) as unknown as Answer<'gaps.list'>
const cart = [{ productId: 1, quantity: 2 }]

const people = new Map<string, string>()
const psidOf = (name: string) => {
  const psid = people.get(name) ?? customer(name).psid
  people.set(name, psid)
  return psid
}

async function asks(name: string, text: string): Promise<void> {
  const before = shop.openai.requests.length
  writes(psidOf(name), text)
  await eventually(async () => shop.openai.requests.length > before)
  await eventually(async () =>
    (await get('/api/conversations')).some(
      ({ customerName, needsHumanReason }) => customerName === name && needsHumanReason !== null,
    ),
  )
}
const handsOver = (reason: string) =>
  shop.openai.respond(() =>
    decided({
      reply: 'A colleague knows.',
      handOver: true,
      handOverKind: 'delivery',
      handOverReason: reason,
      cart,
    }),
  )

it('puts what could not be answered together, with who is lost and what their carts are worth [AG-27]', async () => {
  handsOver('No delivery time to Chittagong is known')
  await asks('Rahima', 'Do you deliver to Chittagong?')
  await asks('Karim', 'deliver chittagong?')
  shop.openai.respond(() => decided({ reply: 'It is 99 taka, for you alone.' }))
  await asks('Salma', 'Is the jar made of glass')
  const { gaps: found, lookedAt } = await gaps()
  expect(lookedAt).toBe(null)
  expect(found).toMatchObject([
    { question: 'deliver chittagong?', customers: 2, lost: 2, carts: { BDT: 2_600 } },
    { question: 'Is the jar made of glass', customers: 1, lost: 1, carts: {} },
  ])
  expect(found[0]?.asked).toMatchObject([
    { customerName: 'Karim', outcome: 'handed_over', ordered: false },
    {
      customerName: 'Rahima',
      handOverReason: {
        message:
          'Asks about delivery what the agent cannot settle. In the agent’s words: “No delivery time to Chittagong is known”',
      },
    },
  ])
  expect(found[1]?.asked).toMatchObject([{ outcome: 'refused', handOverReason: null }])
})

const chatOf = async (name: string) => {
  const row = (await get('/api/conversations')).find(({ customerName }) => customerName === name)
  return Number(row?.['id'])
}

async function orders(name: string): Promise<number> {
  const body = {
    campaignId: shop.campaignId,
    conversationId: await chatOf(name),
    lines: [{ productId: shop.productId, quantity: 1 }],
    customerName: name,
    customerPhone: '01712345678',
    customerAddress: 'House 7, Dhaka',
    clientId: `of-${name}`,
  }
  const answer = await post('/api/orders', body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { id: number }).id
}

it('begins with what costs most, then with who is lost, then with how many asked [AG-27]', async () => {
  // Whoever has ordered before the question, or has cancelled since, is lost all the same.
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  writes(psidOf('Jamal'), 'Hello')
  await eventually(async () => shop.graph.sent.length === 1)
  await orders('Jamal')
  await shop.clock.elapse(2_000)

  handsOver('not known')
  await asks('Rahima', 'Do you deliver to Chittagong?')
  cart.length = 0
  await asks('Salma', 'Is the jar made of glass')
  await asks('Nusrat', 'jar made of glass')
  const cancelled = await orders('Nusrat')
  const status = { status: 'cancelled', tell: false }
  expect((await post(`/api/orders/${cancelled}/status`, status)).status).toBe(200)
  cart.push({ productId: 1, quantity: 2 })
  await asks('Karim', 'halal certificate?')
  cart.length = 0
  await asks('Tania', 'certificate halal please')
  await orders('Karim')
  await asks('Jamal', 'Which flowers are near the hives?')
  cart.push({ productId: 1, quantity: 2 })
  const { gaps: found } = await gaps()
  expect(
    found.map(({ question, customers, lost, carts }) => [
      /\w+(?=\W*$)/.exec(question)?.[0],
      customers,
      lost,
      carts,
    ]),
  ).toEqual([
    ['Chittagong', 1, 1, { BDT: 1_300 }],
    ['glass', 2, 2, {}],
    ['please', 2, 1, {}],
    ['hives', 1, 1, {}],
  ])
})

it('counts whoever asks again once, a draft as well, and nothing that was not asked in words [AG-27]', async () => {
  handsOver('not known')
  await asks('Rahima', 'Do you deliver to Chittagong?')
  await post(`/api/conversations/${await chatOf('Rahima')}/handback`)
  await asks('Rahima', 'so do you deliver to Chittagong')
  expect((await gaps()).gaps).toMatchObject([{ customers: 1, lost: 1, carts: { BDT: 1_300 } }])

  const { psid } = customer('Karim')
  shop.graph.customerWrites(shop.page, psid, {
    text: '',
    attachments: [
      { type: 'audio', url: shop.graph.addMedia(Buffer.from('no sound'), 'audio/mp4') },
    ],
  })
  await eventually(async () =>
    (await get('/api/conversations')).some(
      (row) => row['customerName'] === 'Karim' && row['needsHumanReason'] !== null,
    ),
  )
  expect((await gaps()).gaps).toHaveLength(1)
  const { dataDir } = shop.server
  await writeBeside(dataDir, "UPDATE decision_log SET outcome = 'drafted'")
  expect((await gaps()).gaps).toHaveLength(1)
  await writeBeside(dataDir, 'UPDATE conversations SET erasing_since = 1')
  expect((await gaps()).gaps).toEqual([])
})

it('looks at the period that is asked for, and says how far where there is too much [AG-27]', async () => {
  handsOver('not known')
  await asks('Rahima', 'Do you deliver to Chittagong?')
  const { dataDir } = shop.server
  const columns = `conversation_id, campaign_id, trigger_message_id, settings_version, model, decision,
    checks, outcome, latency_ms, started_at`
  await writeBeside(
    dataDir,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO decision_log (${columns}) SELECT ${columns} FROM decision_log, n`,
  )
  const { gaps: found, lookedAt } = await gaps()
  expect(lookedAt).toBe(500)
  expect(found).toMatchObject([{ customers: 1 }])
  await writeBeside(dataDir, 'UPDATE decision_log SET started_at = started_at - 40 * 86400000')
  expect(await gaps()).toEqual({ gaps: [], lookedAt: null })
})

it('the question is all that the customer had written, not its last bubble [AG-27]', async () => {
  handsOver('not known')
  const { psid } = customer('Rahima')
  shop.openai.respond(() => decided({ reply: 'Hello!' }))
  writes(psid, 'Good morning')
  await eventually(async () => shop.graph.sent.length === 1)
  handsOver('not known')
  await shop.clock.elapse(2_000)
  writes(psid, 'Is the jar made of glass')
  writes(psid, 'I want to talk to a human')
  writes(psid, '??')
  await eventually(async () =>
    (await get('/api/conversations')).some((row) => row['needsHumanReason'] !== null),
  )
  expect((await gaps()).gaps).toMatchObject([
    {
      question: 'Is the jar made of glass ??',
      asked: [{ question: 'Is the jar made of glass ??' }],
    },
  ])
})

it('what was answered is last and says so, until somebody is stopped at it again [AG-27]', async () => {
  handsOver('not known')
  await asks('Rahima', 'Do you deliver to Chittagong?')
  cart.length = 0
  await asks('Salma', 'Is the jar made of glass')
  cart.push({ productId: 1, quantity: 2 })
  const [dearest] = (await gaps()).gaps
  expect(dearest).toMatchObject({ question: 'Do you deliver to Chittagong?', answered: false })
  const text = 'We deliver to Chittagong in 3 days.'
  const answer = { turns: dearest?.turns, topic: 'delivery', text }
  expect((await post('/api/gaps/answered', answer)).status).toBe(200)
  expect((await get('/api/cards')).filter((card) => card['source'] === 'seller')).toMatchObject([
    { id: 'delivery', topic: 'delivery', texts: { en: { text, approved: true } } },
  ])
  const shown = async () =>
    (await gaps()).gaps.map(({ question, answered }) => [question, answered])
  expect(await shown()).toEqual([
    ['Is the jar made of glass', false],
    ['Do you deliver to Chittagong?', true],
  ])
  await asks('Karim', 'deliver chittagong?')
  expect(await shown()).toEqual([
    ['deliver chittagong?', false],
    ['Is the jar made of glass', false],
  ])
})

it('leaves out who only wants a human [AG-27]', async () => {
  handsOver('asked for a human')
  await asks('Rahima', 'I want to talk to a human')
  expect((await gaps()).gaps).toEqual([])
})

it('keeps a question to the “admin” of the page [AG-27]', async () => {
  handsOver('does not know the showroom')
  await asks('Rahima', 'Admin bhai, apnader showroom kothay?')
  expect((await gaps()).gaps).toMatchObject([{ customers: 1 }])
})
