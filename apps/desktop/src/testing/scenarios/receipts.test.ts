import { join } from 'node:path'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)

interface Receipt {
  readonly outcome: string
  readonly cost: number
  readonly unpriced: number
}

const receipts = (): Receipt[] => {
  const raw = new Sqlite(join(shop.server.dataDir, 'pal.db'), { readonly: true })
  try {
    return raw
      .prepare<[], Receipt>(
        'SELECT outcome, cost_micros AS cost, unpriced FROM decision_log ORDER BY id',
      )
      .all()
  } finally {
    raw.close()
  }
}
const sum = (costs: readonly number[]) => costs.reduce((all, one) => all + one, 0)
/** By the prices of the model that the shop uses, dollars per million: fresh, read before, written. */
const charged = () =>
  sum(
    shop.openai.spent.map(({ input, cached, output }) =>
      Math.round((input - cached) * 0.1 + cached * 0.01 + output * 0.5),
    ),
  )
const logged = () => sum(receipts().map(({ cost }) => cost))
const conversation = async () => (await get('/api/conversations'))[0]?.['id']
const replies = async () => {
  const typed = { conversationId: await conversation(), message: 'Yes, ten jars.', clientId: 'r1' }
  expect((await post('/api/facebook/reply', typed)).ok).toBe(true)
}

it('an answer that a person was faster than is paid for: its decision log says so, and that one call was not counted [AG-13]', async () => {
  let tries = 0
  // The first is no decision; the second is given at once, and never arrives.
  shop.openai.respond(() => (++tries === 1 ? { raw: 'no decision' } : decided({ reply: 'Yes.' })))
  shop.openai.fail({ path: '/responses', skip: 1, how: 'hang', when: 'after' })
  writes(customer().psid, 'Do you have honey?')
  await eventually(async () => tries === 2)
  const [first] = shop.openai.spent
  await replies()
  await eventually(async () => shop.graph.sent.length === 1)
  await eventually(async () => receipts().length === 1)
  const paid = Math.round((first?.input ?? 0) * 0.1 + (first?.output ?? 0) * 0.5)
  expect(paid).toBeGreaterThan(0)
  expect(receipts()).toEqual([{ outcome: 'superseded', cost: paid, unpriced: 1 }])
})

it('whatever becomes of an answer, what the provider charges is what the decision logs hold [AG-13]', async () => {
  let tries = 0
  const wordy = { raw: `{"reply":"${'honey '.repeat(20_000)}` }
  shop.openai.respond(() => (++tries % 3 === 1 ? wordy : decided({ reply: 'Yes, we have it.' })))
  const ai = { maxTokens: 32_000 }
  expect((await shop.server.ask('/api/settings', { method: 'PUT', body: { ai } })).ok).toBe(true)
  for (const name of ['Rahima', 'Karim', 'Salma']) {
    const before = shop.graph.sent.length
    writes(customer(name).psid, 'Do you have honey?')
    await eventually(async () => shop.graph.sent.length > before)
  }
  await aWhile()
  expect(shop.openai.spent.length).toBeGreaterThan(6)
  expect(charged()).toBe(logged())
  expect(receipts().every(({ unpriced }) => unpriced === 0)).toBe(true)
})
