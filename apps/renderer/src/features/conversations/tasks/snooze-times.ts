import { dayMs, hourMs } from '@pal/core/durations'

import { momentAt, wallTime } from '../../../lib/format/time-zone.ts'

/** Nine in the morning. */
const morningMs = 9 * hourMs

/** Until when a task can be put off, by the shop's clock. */
export const snoozeChoices = ['hour', 'threeHours', 'tomorrow', 'nextWeek'] as const
export type SnoozeChoice = (typeof snoozeChoices)[number]

export function snoozedUntil(choice: SnoozeChoice, now: number): string {
  const at = {
    hour: () => now + hourMs,
    threeHours: () => now + 3 * hourMs,
    tomorrow: () => morningIn(1, now),
    nextWeek: () => morningIn(7, now),
  }[choice]()
  return new Date(at).toISOString()
}

function morningIn(days: number, now: number): number {
  const wall = wallTime(now)
  const midnight = wall - (((wall % dayMs) + dayMs) % dayMs)
  return momentAt(midnight + days * dayMs + morningMs)
}
