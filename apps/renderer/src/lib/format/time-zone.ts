import { timeFormat } from '@pal/core/domain/intl'
import { dayMs } from '@pal/core/durations'

const page = document.documentElement.dataset

/** The seller's, which the server writes into the page; undefined is that of the computer. */
export const timeZone = (): string | undefined => page['timeZone']

/** From now on times are shown in this zone. */
export function setTimeZone(zone: string): void {
  page['timeZone'] = zone
}

/** What the clock shows at a moment, as if it were UTC. */
export function wallTime(at: number): number {
  const parts = timeFormat('en', {
    timeZone: timeZone(),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) +
    (((at % 1000) + 1000) % 1000)
  )
}

/**
 * The moment at which the clock shows this. A time that a change of the clock leaves out is the one
 * an hour on, and of one that comes twice it is the first.
 */
export function momentAt(wall: number): number {
  const offsets = [wall - dayMs, wall + dayMs].map((at) => wallTime(at) - at)
  const moments = offsets.map((offset) => wall - offset)
  return moments.find((at) => wallTime(at) === wall) ?? moments[0] ?? wall
}

/** The day of the calendar, as YYYY-MM-DD. */
export const dayOf = (at: number): string => new Date(wallTime(at)).toISOString().slice(0, 10)
