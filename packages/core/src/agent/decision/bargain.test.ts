import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  honey,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext, Concession } from '../context/context.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import { asksLower } from './asks-lower.ts'

const jar = { ...honey, priceMinor: 65_000, lowestPriceMinor: 55_000 }
const bargains = someSettings({ flow: { priceNegotiation: true } })
const wish = someDecision({
  reply: 'I understand.',
  cheaper: jar.id,
  cart: [{ productId: jar.id, quantity: 1 }],
})

function asking(text: string, parts: Partial<AgentContext> = {}): AgentContext {
  return someContext({
    settings: bargains,
    products: [jar],
    history: turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', text]),
    ...parts,
  })
}

/** What is said and kept after each of these wishes, one after the other. */
function bargain(texts: readonly string[], parts: Partial<AgentContext> = {}) {
  let concessions: readonly Concession[] = []
  return texts.map((text) => {
    const checked = checkDecision(wish, asking(text, { ...parts, concessions }))
    expect(checked.problems).toEqual([])
    ;({ concessions = [] } = checked.context)
    return { ...checked, concessions }
  })
}
const repliesTo = (texts: readonly string[], parts: Partial<AgentContext> = {}) =>
  bargain(texts, parts).map(({ reply }) => reply)

it('goes half of the way to the lowest price, then all of it, and no further [SE-06, W4-14]', () => {
  const replies = repliesTo(['Any discount?', 'Still too expensive', 'Make it less please'])
  expect(replies[0]).toContain('For you: Honey 500 g for ৳600.')
  expect(replies[1]).toContain('For you: Honey 500 g for ৳550.')
  expect(replies[2]).toContain('৳550 is our best price for Honey 500 g.')
})

it('takes what the customer offers where it is more than it would have asked [SE-06]', () => {
  expect(repliesTo(['I give you 620 taka'])[0]).toContain('For you: Honey 500 g for ৳620.')
  expect(repliesTo(['I give you 100 taka'])[0]).toContain('For you: Honey 500 g for ৳600.')
  expect(repliesTo(['৫৮০ টাকা দিব', 'কম রাখেন'])[1]).toContain('৳550')
})

it('gives nothing that nobody asked for, where it is off, or where the price is fixed [SE-06, ST-03, AG-06]', () => {
  for (const [text, parts] of [
    ['How much is it?', {}],
    ['I take 2 of 500 g', {}],
    ['Any discount?', { settings: someSettings() }],
  ] as const) {
    const { reply, context } = checkDecision(wish, asking(text, parts))
    expect([reply.includes('For you'), context.concessions], text).toEqual([false, []])
  }
  const fixed = { products: [{ ...jar, lowestPriceMinor: null }] }
  expect(repliesTo(['Any discount?'], fixed)[0]).toContain(
    '৳650 is our best price for Honey 500 g.',
  )
})

it('tells the model no lowest price, so that it can give none away [AG-31, AG-07]', () => {
  const { concessions } = bargain(['Any discount?'])[0] ?? {}
  const prompt = JSON.stringify(buildPrompt(asking('And?', { concessions: concessions ?? [] })))
  expect(prompt).not.toContain('550')
  expect(prompt).toContain('Never offer a lower price.')
})

it('sells at the price that was named, for three days and within what the seller has set since [SE-06, AG-05]', () => {
  const concessions = [{ productId: jar.id, priceMinor: 60_000, steps: 1, at: 3_000_000 }]
  const total = (parts: Partial<AgentContext>) =>
    checkDecision(
      someDecision({ cart: [{ productId: jar.id, quantity: 2 }] }),
      asking('Two of them', { concessions, ...parts }),
    ).step.draft.totals.total
  expect(total({})).toBe(120_000)
  expect(total({ now: 3_000_000 + 73 * 3_600_000 })).toBe(130_000)
  expect(total({ products: [{ ...jar, lowestPriceMinor: 62_000 }] })).toBe(124_000)
  expect(total({ products: [{ ...jar, priceMinor: 59_000 }] })).toBe(118_000)
})

it('shows the order again that has become cheaper [SE-06, AG-05]', () => {
  const customer = { name: 'Mina', phone: '01712345678', address: 'House 1, Dhaka', language: 'en' }
  const offer = { hash: 'shown before', shownAt: 120_000 }
  const { step, reply } = checkDecision(wish, asking('Too expensive', { customer, offer }))
  expect(step.kind).toBe('offer')
  expect(reply).toMatch(/For you: Honey 500 g for ৳600\.\n\n.*Honey 500 g × 1 = ৳600/s)
})

it('never goes below the lowest price, not with the bundle discount on top either [SE-06, SE-05]', () => {
  const prices = fc
    .tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([price, share]) => ({ price, lowest: Math.floor(price * share) }))
  const words = fc.array(fc.constantFrom('discount?', 'too expensive', '1 taka', '9 taka'), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(prices, words, fc.integer({ min: 0, max: 100 }), ({ price, lowest }, said, off) => {
      const products = [{ ...jar, priceMinor: price, lowestPriceMinor: lowest }]
      const tactics = { bundleDiscountEnabled: true, bundleDiscountPercent: off }
      const settings = someSettings({ flow: { priceNegotiation: true }, tactics })
      const steps = bargain(said, { products, settings })
      for (const { concessions, step } of steps) {
        expect(concessions.every((one) => one.steps <= 2)).toBe(true)
        const unit = step.draft.lines[0]?.unitPriceMinor ?? 0
        expect(unit).toBeGreaterThanOrEqual(lowest)
        expect(unit).toBeLessThanOrEqual(price)
        if (concessions.length > 0)
          expect((unit * (100 - off)) / 100).toBeGreaterThanOrEqual(lowest)
      }
    }),
    { seed: 1, numRuns: 200 },
  )
})

it('hears the wish in every language, and none in a question about the price [SE-06, AG-03]', () => {
  for (const text of [
    'Can you give some discount?',
    'last price koto?',
    'ভাই কিছু কম রাখেন',
    'dam ektu komano jay?',
    'هل يوجد خصم؟',
    '¿Me hace un descuento?',
    'C’est trop cher',
    'Geht das günstiger?',
    'Biraz indirim olur mu',
    'थोड़ा कम करो',
    'thoda kam karo bhai',
    'کچھ کم کریں',
    'bisa nego kak?',
    'C’è uno sconto?',
    'Faz por menos?',
    'Kan er korting op?',
  ])
    expect(asksLower(text), text).toBe(true)
  for (const text of ['How much is it?', 'দাম কত?', 'Dam koto?', 'كم السعر؟', 'Was kostet das?'])
    expect(asksLower(text), text).toBe(false)
})
