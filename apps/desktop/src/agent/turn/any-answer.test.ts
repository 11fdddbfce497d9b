import { someDecision as decided } from '@pal/core/testing/agent-context'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually } = speaking(() => shop)

const replies = fc.oneof(
  fc.constantFrom(
    'Hello!',
    'It is {{price:1}}.',
    'Only 99 taka!',
    'Dzień dobry, w czym mogę pomóc?',
    '',
  ),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
)
const cart = fc.array(
  fc.record({
    productId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 2 },
)
const anything = fc.record({
  reply: replies,
  language: fc.constantFrom('en', 'bn', 'xx', ''),
  cart,
  order: fc.constantFrom('none' as const, 'ask' as const, 'place' as const),
  handOver: fc.boolean(),
  photoOf: fc.constantFrom(null, 1, 99),
})

it('every turn ends in an answer or a hand-off that the customer hears of, whatever the model sends [AG-32]', async () => {
  const samples = fc.sample(anything, { numRuns: 24, seed: 7 })
  for (const [at, sample] of samples.entries()) {
    shop.openai.respond(() => decided(sample))
    const { psid } = customer(`Customer ${at}`)
    writes(psid, 'Do you have honey?')
    const ended = await eventually(async () => {
      const said = shop.graph.sent.filter((message) => message.psid === psid)
      if (said.length === 0) return null
      // Read after it was said: a hand-off is stored before the customer hears of it.
      const waiting = (await get('/api/conversations')).find(
        ({ customerName }) => customerName === `Customer ${at}`,
      )
      return waiting && { said, needsHuman: waiting['needsHumanReason'] !== null }
    })
    // Nobody is left without a word; what may not go out is a hand-off.
    expect(ended.said.every(({ text }) => text !== '')).toBe(true)
    const isAnswer = ended.said.some(({ text }) => text.includes('automated assistant'))
    expect(isAnswer || ended.needsHuman).toBe(true)
  }
}, 120_000)
