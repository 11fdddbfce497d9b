import { afterEach, beforeEach, expect, it } from 'vitest'

import { setTimeZone } from '../../../lib/format/time-zone.ts'
import { firstTime, usualTimes } from './first-time.ts'

beforeEach(() => setTimeZone('UTC'))
afterEach(() => setTimeZone('UTC'))

const at = (time: string) => Date.parse(time)

it('proposes a time that Facebook still allows [CV-16]', () => {
  const now = at('2026-11-21T10:02:00Z')
  expect(firstTime(now, at('2026-11-22T10:00:00Z'))).toBe(at('2026-11-21T11:05:00Z'))
  expect(firstTime(now, at('2026-11-21T10:30:30Z'))).toBe(at('2026-11-21T10:29:00Z'))
})

it('offers the times that people often choose, while Facebook still allows them [CV-16]', () => {
  const day = at('2026-11-21T10:02:00Z')
  expect(usualTimes(day, at('2026-11-22T10:00:00Z'))).toEqual([
    { name: 'hour', at: at('2026-11-21T11:05:00Z') },
    { name: 'evening', at: at('2026-11-21T18:00:00Z') },
    { name: 'morning', at: at('2026-11-22T09:00:00Z') },
  ])
  const names = (now: string, closesAt: string) =>
    usualTimes(at(now), at(closesAt)).map(({ name }) => name)
  expect(names('2026-11-21T10:02:00Z', '2026-11-21T10:30:00Z')).toEqual([])
  expect(names('2026-11-21T10:02:00Z', '2026-11-22T08:00:00Z')).toEqual(['hour', 'evening'])
  expect(names('2026-11-21T20:00:00Z', '2026-11-22T19:00:00Z')).toEqual(['hour', 'morning'])
})

it('means the seller’s evening and morning, also where the clock changes in the night [CV-16]', () => {
  setTimeZone('Europe/Berlin')
  const now = at('2026-03-28T12:00:00Z')
  expect(usualTimes(now, now + 86_400_000).slice(1)).toEqual([
    { name: 'evening', at: at('2026-03-28T17:00:00Z') },
    { name: 'morning', at: at('2026-03-29T07:00:00Z') },
  ])
})
