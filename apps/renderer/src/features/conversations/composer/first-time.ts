import { dayMs, hourMs, minuteMs } from '@pal/core/durations'

import { momentAt, wallTime } from '../../../lib/format/time-zone.ts'

/** In an hour, on a round minute, and while Facebook still allows it. */
export function firstTime(now: number, closesAt: number): number {
  return Math.min(inAnHour(now), Math.floor((closesAt - minuteMs) / minuteMs) * minuteMs)
}

export interface UsualTime {
  readonly name: 'hour' | 'evening' | 'morning'
  readonly at: number
}

const eveningHour = 18
const morningHour = 9

/** Times that people often choose, on the seller's clock: those that are to come while Facebook still allows it. */
export function usualTimes(now: number, closesAt: number): UsualTime[] {
  const wall = wallTime(now)
  const midnight = wall - (wall % dayMs)
  const times: readonly UsualTime[] = [
    { name: 'hour', at: inAnHour(now) },
    { name: 'evening', at: momentAt(midnight + eveningHour * hourMs) },
    { name: 'morning', at: momentAt(midnight + dayMs + morningHour * hourMs) },
  ]
  return times.filter(({ at }) => at > now && at < closesAt)
}

const inAnHour = (now: number) => Math.ceil((now + hourMs) / (5 * minuteMs)) * 5 * minuteMs
