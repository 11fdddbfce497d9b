import { afterEach, expect, it } from 'vitest'

import { momentInput, readMomentInput } from './moment-input.ts'
import { setTimeZone } from './time-zone.ts'

const page = document.documentElement.dataset
afterEach(() => {
  delete page['timeZone']
})
const at = (time: string) => Date.parse(time)

it('reads the time on the seller’s clock, also half an hour off and across a change of the clock [CV-16]', () => {
  setTimeZone('Asia/Kolkata')
  expect(readMomentInput('2026-11-21T10:00')).toBe(at('2026-11-21T04:30:00Z'))
  expect(momentInput(at('2026-11-21T04:30:00Z'))).toBe('2026-11-21T10:00')
  setTimeZone('Europe/Berlin')
  expect(readMomentInput('2026-03-28T10:00')).toBe(at('2026-03-28T09:00:00Z'))
  expect(readMomentInput('2026-03-29T10:00')).toBe(at('2026-03-29T08:00:00Z'))
  // 02:30 is left out that night, and comes twice in October.
  expect(momentInput(readMomentInput('2026-03-29T02:30') ?? 0)).toBe('2026-03-29T03:30')
  expect(readMomentInput('2026-10-25T02:30')).toBe(at('2026-10-25T00:30:00Z'))
  expect(readMomentInput('tomorrow')).toBeNull()
})
