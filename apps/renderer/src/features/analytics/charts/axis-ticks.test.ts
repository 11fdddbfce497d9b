import { expect, it } from 'vitest'

import { axisTicks, namedParts } from './axis-ticks.ts'

it('are in steps of 1, 2 or 5, of counts in whole ones [AN-07]', () => {
  expect(axisTicks(0.00181, { whole: false })).toEqual([0, 0.0005, 0.001, 0.0015, 0.002])
  expect(axisTicks(0.195, { whole: false })).toEqual([0, 0.05, 0.1, 0.15, 0.2])
  expect(axisTicks(730, { whole: false })).toEqual([0, 200, 400, 600, 800])
  expect(axisTicks(3, { whole: true })).toEqual([0, 1, 2, 3])
  expect(axisTicks(10, { whole: true })).toEqual([0, 5, 10])
  expect(axisTicks(1, { whole: true })).toEqual([0, 1])
})

it('hold every value with one to four steps of the same size [AN-07]', () => {
  for (let n = -120; n <= 160; n++) {
    const most = 10 ** (n / 13)
    for (const whole of [true, false]) {
      const ticks = axisTicks(most, { whole })
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(5)
      const step = ticks[1] ?? 0
      for (const [at, tick] of ticks.entries()) expect(tick / step).toBeCloseTo(at)
      if (whole) expect(ticks.every(Number.isInteger)).toBe(true)
    }
  }
})

it('are below hours and days at the same distances, five at most [AN-07]', () => {
  const named = (count: number) => namedParts(Array.from({ length: count }, (_, at) => at))
  expect(named(24)).toEqual([0, 6, 12, 18])
  expect(named(7)).toEqual([0, 2, 4, 6])
  expect(named(30)).toEqual([0, 6, 12, 18, 24])
  expect(named(90)).toEqual([0, 21, 42, 63, 84])
})
