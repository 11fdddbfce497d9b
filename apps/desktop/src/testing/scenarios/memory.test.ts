import { someDecision as decided } from '@pal/core/testing/agent-context'
import { writeBeside } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
  shop.openai.respond(() => decided({ reply: 'Gladly.' }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually, aWhile } = speaking(() => shop)
const answered = async (text: string) => {
  const before = shop.graph.sent.length
  writes(psid, text)
  await eventually(async () => shop.graph.sent.length > before)
}
const path = async () =>
  `/api/conversations/${String((await get('/api/conversations'))[0]?.['id'])}`
const detail = async () => one(await path())
const lastAsked = () => JSON.stringify(shop.openai.requests.at(-1)?.input)

/** As if so many messages had been said before the first one. */
const talkedOn = (count: number) =>
  writeBeside(
    shop.server.dataDir,
    `
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO messages (id, conversation_id, sent_at, page_id, mid, direction, author, text, created_at)
    SELECT i - 1000, conversation_id, sent_at - 100000 + i, page_id, 'old' || i, 'in', 'customer',
      CASE i WHEN 1 THEN 'I look for a gift for my mother' ELSE 'word ' || i END, created_at
    FROM messages, n WHERE messages.id = (SELECT min(id) FROM messages)`,
  )
const costs = async () => {
  const answers = (await get(`${await path()}/messages`)).filter(({ sender }) => sender === 'agent')
  const logs = await Promise.all(
    answers.map(({ id }) => one(`/api/messages/${String(id)}/decision`)),
  )
  return logs.reduce((sum, { cost }) => sum + Number(cost), 0)
}

it('keeps what it no longer reads in a few sentences, counts the cost, and tells the model [AG-03, AG-13]', async () => {
  await answered('Hello')
  await aWhile()
  expect(shop.openai.summaries).toEqual([])
  await talkedOn(70)
  shop.openai.summarise(() => ({
    summary: 'Looks for a gift for her mother. The jar costs 650 taka.',
  }))
  await answered('And now?')
  await eventually(async () => (await detail())['summary'])
  const [asked] = shop.openai.summaries
  expect(JSON.stringify(asked?.input)).toContain('gift for my mother')
  expect(JSON.stringify(asked?.input)).not.toContain('And now?')
  // No figure is remembered by a model's word.
  expect(await detail()).toMatchObject({
    summary: { text: 'Looks for a gift for her mother.' },
  })
  expect(lastAsked()).not.toContain('gift')
  await answered('What do you think?')
  expect(lastAsked()).toContain('Looks for a gift for her mother.')
  await aWhile()
  // Little has slipped out of sight since: nothing is paid for.
  expect(shop.openai.summaries).toHaveLength(1)
  // It was paid for, besides the answers.
  expect(Number((await detail())['aiCost'])).toBeGreaterThan((await costs()) + 1e-7)
  // And adds up in the analytics.
  const { total } = (await one('/api/analytics?period=24hours')) as {
    total: { aiCost: { USD: number } }
  }
  expect(total.aiCost.USD).toBeCloseTo(Number((await detail())['aiCost']), 9)
  const file = await one(`/api/customers/${psid}/export`)
  const outcomes = (file['decisions'] as { outcome: string }[]).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['answered', 'answered', 'summarised', 'answered'])
})

it('forgets at the seller’s word, and does not sum the same up again [AG-03]', async () => {
  await answered('Hello')
  await talkedOn(70)
  shop.openai.summarise(() => ({ summary: 'Looks for a gift.' }))
  await answered('And now?')
  await eventually(async () => (await detail())['summary'])
  const forgotten = await shop.server.ask(`${await path()}/summary`, { method: 'DELETE' })
  expect(forgotten.status).toBe(200)
  expect(await detail()).toMatchObject({ summary: null })
  await answered('What do you think?')
  await aWhile()
  expect(lastAsked()).not.toContain('earlierInThisConversation')
  expect(shop.openai.summaries).toHaveLength(1)
})

it('answers all the same where nothing can be summed up [AG-09]', async () => {
  await answered('Hello')
  await talkedOn(70)
  shop.openai.summarise(() => ({ refusal: 'No.' }))
  await answered('And now?')
  await aWhile()
  expect(await detail()).toMatchObject({ summary: null, needsHumanReason: null })
})
