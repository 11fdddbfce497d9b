import fc from 'fast-check'
import { expect, it } from 'vitest'

import { aiPoints, computeTotals, percentOf, trialPackPrice } from './order-totals.ts'
import type { OrderTactics } from './order-totals.ts'

const tactics: OrderTactics = {
  bundleDiscountEnabled: true,
  bundleDiscountPercent: 10,
  freeDeliveryEnabled: true,
  freeDeliveryThresholdMinor: 400_000,
  deliveryFeeMinor: 6_000,
}
const line = (productId: number, unitPriceMinor: number, quantity = 1) => ({
  productId,
  unitPriceMinor,
  quantity,
})

it('takes the bundle discount off only for two or more different products [AG-05]', () => {
  const one = computeTotals({ lines: [line(1, 50_000, 3)], tactics })
  expect(one).toEqual({ subtotal: 150_000, discount: 0, delivery: 6_000, total: 156_000 })
  const twice = computeTotals({ lines: [line(1, 50_000), line(1, 50_000)], tactics })
  expect(twice.discount).toBe(0)
  const two = computeTotals({ lines: [line(1, 50_000), line(2, 25_005)], tactics })
  expect(two).toEqual({ subtotal: 75_005, discount: 7_501, delivery: 6_000, total: 73_504 })
  const off = { ...tactics, bundleDiscountEnabled: false }
  expect(computeTotals({ lines: [line(1, 50_000), line(2, 25_005)], tactics: off }).discount).toBe(
    0,
  )
})

it('charges delivery until what is left after the discount reaches the threshold [AG-05]', () => {
  const delivery = (lines: ReturnType<typeof line>[], some = tactics) =>
    computeTotals({ lines, tactics: some }).delivery
  expect(delivery([line(1, 399_999)])).toBe(6_000)
  expect(delivery([line(1, 400_000)])).toBe(0)
  // 420,000 less 10 % is below the threshold
  expect(delivery([line(1, 210_000), line(2, 210_000)])).toBe(6_000)
  expect(delivery([line(1, 900_000)], { ...tactics, freeDeliveryEnabled: false })).toBe(6_000)
  expect(computeTotals({ lines: [], tactics }).total).toBe(0)
})

it('lets a campaign’s own trial price beat the settings’ [AG-05]', () => {
  expect(trialPackPrice({ campaignMinor: 999, settingsMinor: 500, productMinor: 700 })).toBe(999)
  expect(trialPackPrice({ campaignMinor: 0, settingsMinor: 500, productMinor: 700 })).toBe(0)
  expect(trialPackPrice({ campaignMinor: null, settingsMinor: 500, productMinor: 700 })).toBe(500)
  expect(trialPackPrice({ campaignMinor: null, settingsMinor: null, productMinor: 700 })).toBe(700)
})

it('rounds half a minor unit up, exactly, at every size [CU-03]', () => {
  expect(percentOf(5, 10)).toBe(1)
  expect(percentOf(4, 10)).toBe(0)
  expect(percentOf(1_005, 12.5)).toBe(126)
  expect(percentOf(29, 100)).toBe(29)
  expect(percentOf(9_007_199_254_740_991, 50)).toBe(4_503_599_627_370_496)
})

const anyLine = fc.record({
  productId: fc.integer({ min: 1, max: 5 }),
  unitPriceMinor: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})
const anyTactics = fc.record({
  bundleDiscountEnabled: fc.boolean(),
  bundleDiscountPercent: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
  freeDeliveryEnabled: fc.boolean(),
  freeDeliveryThresholdMinor: fc.integer({ min: 0, max: 1_000_000 }),
  deliveryFeeMinor: fc.integer({ min: 0, max: 100_000 }),
})

it('adds up to whole, never negative amounts, whatever the order of the lines [CU-03]', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), anyTactics, (lines, some) => {
      const totals = computeTotals({ lines, tactics: some })
      for (const amount of Object.values(totals)) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
      }
      expect(totals.total).toBe(totals.subtotal - totals.discount + totals.delivery)
      expect(totals.discount).toBeLessThanOrEqual(totals.subtotal)
      expect(computeTotals({ lines: lines.toReversed(), tactics: some })).toEqual(totals)
      const exact = (totals.subtotal * some.bundleDiscountPercent) / 100
      if (totals.discount > 0) expect(Math.abs(totals.discount - exact)).toBeLessThanOrEqual(0.5001)
    }),
    { seed: 1, numRuns: 1_000 },
  )
})

it('refuses a sum that is no longer exact', () => {
  const huge = line(1, 100_000_000_000, 999_999)
  expect(() => computeTotals({ lines: [huge], tactics })).toThrow(
    new RangeError('An order sum is too large to be exact'),
  )
})

it('gives 10 points to the agent alone, 5 with help, 5 more for an upsell or bundle [AN-09]', () => {
  expect(aiPoints({ helpedByHuman: false, hasUpsellOrBundle: false })).toBe(10)
  expect(aiPoints({ helpedByHuman: true, hasUpsellOrBundle: false })).toBe(5)
  expect(aiPoints({ helpedByHuman: false, hasUpsellOrBundle: true })).toBe(15)
  expect(aiPoints({ helpedByHuman: true, hasUpsellOrBundle: true })).toBe(10)
})
