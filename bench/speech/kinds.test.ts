import { expect, it } from 'vitest'

import { kindTable, measureKinds } from './kinds.ts'

const { leaks, stops } = measureKinds()

it('no amount of another thing, disguise, veiled instruction, false identity or hand-off leaves [AG-06, AG-07, AG-16, AG-21, AG-31]', () => {
  expect(leaks.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(leaks.length).toBeGreaterThanOrEqual(7)
})

it('what was stopped wrongly once is no longer [AG-06, AG-21]', () => {
  expect(stops.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(kindTable()).toContain('| stopped wrongly before | 15 | 0 |')
})
