import fc from 'fast-check'
import { expect, it } from 'vitest'

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
