import { messageOf } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { withClock } from './clock-health.ts'

const minute = 60_000
const said = (aheadMs: number) => {
  const { state, reason } = withClock({ state: 'ok', reason: null }, aheadMs)
  return [state, reason && messageOf(reason).split('.')[0]]
}

it('tells by how much this computer’s clock is wrong, and nothing of some minutes [DB-01]', () => {
  expect(said(5 * minute)).toEqual(['ok', null])
  expect(said(-5 * minute)).toEqual(['ok', null])
  expect(said(48 * 60 * minute)).toEqual(['attention', 'This computer’s clock is 2 days slow'])
  expect(said(-365 * 24 * 60 * minute)).toEqual([
    'attention',
    'This computer’s clock is 365 days fast',
  ])
  expect(said(-180 * minute)).toEqual(['attention', 'This computer’s clock is 3 hours fast'])
  expect(said(20 * minute)).toEqual(['attention', 'This computer’s clock is 20 minutes slow'])
})
