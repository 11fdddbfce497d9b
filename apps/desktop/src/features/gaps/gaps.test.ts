import type { Answer } from '@pal/core/contract/endpoints'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually } = speaking(() => shop)
const gaps = async () => (await one('/api/gaps')) as unknown as Answer<'gaps.list'>
const cart = [{ productId: 1, quantity: 2 }]

async function asks(name: string, text: string): Promise<void> {
  const before = shop.openai.requests.length
  writes(customer(name).psid, text)
  await eventually(async () => shop.openai.requests.length > before)
  await eventually(async () =>
    (await get('/api/conversations')).some(
      ({ customerName, needsHumanReason }) => customerName === name && needsHumanReason !== null,
    ),
  )
}
const handsOver = (reason: string) =>
  shop.openai.respond(() =>
    decided({ reply: 'A colleague knows.', handOver: true, handOverReason: reason, cart }),
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
    { customerName: 'Rahima', handOverReason: 'No delivery time to Chittagong is known' },
  ])
  expect(found[1]?.asked).toMatchObject([{ outcome: 'refused', handOverReason: null }])
})

it('leaves out who only wants a human [AG-27]', async () => {
  handsOver('asked for a human')
  await asks('Rahima', 'I want to talk to a human')
  expect((await gaps()).gaps).toEqual([])
})
