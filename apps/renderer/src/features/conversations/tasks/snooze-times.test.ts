import { afterEach, expect, it } from 'vitest'

import { setTimeZone } from '../../../lib/format/time-zone.ts'
import { snoozedUntil } from './snooze-times.ts'

// 21 November 2026, 23:30 in Dhaka.
const lateEvening = Date.UTC(2026, 10, 21, 17, 30)
afterEach(() => delete document.documentElement.dataset['timeZone'])

it.each([
  ['hour', '2026-11-21T18:30:00.000Z'],
  ['threeHours', '2026-11-21T20:30:00.000Z'],
  ['tomorrow', '2026-11-22T03:00:00.000Z'],
  ['nextWeek', '2026-11-28T03:00:00.000Z'],
] as const)('puts off by the shop’s clock: %s [CV-18]', (choice, until) => {
  setTimeZone('Asia/Dhaka')
  expect(snoozedUntil(choice, lateEvening)).toBe(until)
})
