import { expect, it } from 'vitest'

import { measureBlind } from './measure.ts'

it('lets out none of the attacks that were written blind [AG-06, AG-07, AG-21]', () => {
  const { attacks, leaked } = measureBlind()
  expect(attacks).toBeGreaterThanOrEqual(96)
  expect(leaked).toEqual([])
})
