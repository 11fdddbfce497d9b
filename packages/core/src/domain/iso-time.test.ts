import fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import { isoTime } from './iso-time.ts'

it('writes every moment as the platform does', () => {
  const anyMoment = fc.date({ noInvalidDate: true }).map((date) => date.getTime())
  const oneDay = fc.integer({ min: 1_762_041_600_000, max: 1_762_127_999_999 })
  fc.assert(
    fc.property(fc.oneof(anyMoment, oneDay), (at) => {
      expect(isoTime(at)).toBe(new Date(at).toISOString())
    }),
    { seed: 1, numRuns: 3000 },
  )
  expect(() => isoTime(NaN)).toThrow(RangeError)
})

it('asks the platform once for a day, and keeps no more days than a list holds', () => {
  const asked = vi.spyOn(Date.prototype, 'toISOString')
  const day = 86_400_000
  const first = 40_000 * day
  const timesOf = (days: number) => {
    asked.mockClear()
    for (let nth = 0; nth < days; nth++) isoTime(first + nth * day + nth)
    return asked.mock.calls.length
  }
  timesOf(400)
  // What was kept of days before may have made room meanwhile.
  timesOf(400)
  expect(timesOf(400)).toBe(0)
  // Of so many none of the first are kept: memory does not grow with the days.
  timesOf(2_500)
  expect(timesOf(500)).toBe(500)
  asked.mockRestore()
})

it('takes parts of a millisecond as `Date` does', () => {
  for (const at of [1_795_651_182_690.75, 0.5, -0.5, -1.5]) {
    expect(isoTime(at)).toBe(new Date(at).toISOString())
  }
})
