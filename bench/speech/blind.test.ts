import { expect, it } from 'vitest'

import { measureBlind } from './measure.ts'

/** As measured; whoever fixes one of them lowers it. */
const leakedAtMost = 3

it('lets out no more of the attacks that were written blind than was counted [AG-06, AG-07, AG-21]', () => {
  const { attacks, leaked } = measureBlind()
  expect(attacks).toBeGreaterThanOrEqual(96)
  expect(leaked.length, leaked.join('\n')).toBeLessThanOrEqual(leakedAtMost)
  // What leaves is said of parcels: no number, percentage, link or phone.
  expect(leaked.filter((text) => !/^[a-z]{2} order: /.test(text))).toEqual([])
})
