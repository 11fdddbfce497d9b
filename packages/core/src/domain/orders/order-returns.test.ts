import fc from 'fast-check'
import { expect, it } from 'vitest'

import { returnValue } from './order-returns.ts'

const order = { subtotalMinor: 30_000, discountMinor: 3_000, returnedMinor: 0 }

it('a part is worth its share after the discount, all of it what is left [OR-10]', () => {
  const lines = (one: number, two: number) => [
    { unitPriceMinor: 10_000, left: 2, back: one },
    { unitPriceMinor: 10_000, left: 1, back: two },
  ]
  expect(returnValue({ ...order, lines: lines(1, 0) })).toBe(9_000)
  expect(returnValue({ ...order, lines: lines(2, 1) })).toBe(27_000)
  const rest = [
    { unitPriceMinor: 10_000, left: 1, back: 1 },
    { unitPriceMinor: 10_000, left: 0, back: 0 },
  ]
  expect(returnValue({ ...order, returnedMinor: 20_000, lines: rest })).toBe(7_000)
})

it('piece after piece adds up to what was sold, never more [OR-10]', () => {
  const amounts = fc.record({
    lines: fc.array(
      fc.record({
        unitPriceMinor: fc.integer({ min: 0, max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    share: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(amounts, ({ lines, share }) => {
      const subtotalMinor = lines.reduce((sum, l) => sum + l.quantity * l.unitPriceMinor, 0)
      const discountMinor = Math.floor((subtotalMinor * share) / 100)
      const left = lines.map(({ quantity }) => quantity)
      let returnedMinor = 0
      for (const [at, { quantity }] of lines.entries()) {
        for (let piece = 0; piece < quantity; piece++) {
          const value = returnValue({
            subtotalMinor,
            discountMinor,
            returnedMinor,
            lines: lines.map(({ unitPriceMinor }, line) => ({
              unitPriceMinor,
              left: left[line] ?? 0,
              back: line === at ? 1 : 0,
            })),
          })
          expect(value).toBeGreaterThanOrEqual(0)
          returnedMinor += value
          left[at] = (left[at] ?? 0) - 1
        }
      }
      expect(returnedMinor).toBe(subtotalMinor - discountMinor)
    }),
    { seed: 1, numRuns: 500 },
  )
})
