import { hourMs } from '@pal/core/durations'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  // The Swedish form is the ISO one; building a formatter costs more than formatting with it.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  formatters.set(zone, made)
  return made
}

/** The calendar day, YYYY-MM-DD, on which a moment falls in a time zone. */
export function dayOf(at: number, zone: string): string {
  const quarter = startOfQuarter(at)
  const last = lastDays.get(zone)
  if (last?.quarter === quarter) return last.day
  const day = formatter(zone).format(at).slice(0, 10)
  lastDays.set(zone, { quarter, day })
  return day
}

/** What the clock of a time zone shows at a moment, HH:MM. */
export function timeOf(at: number, zone: string): string {
  return formatter(zone).format(at).slice(11, 16)
}

/** What happens now is asked for again and again, and formatting takes longer than storing it. */
const lastDays = new Map<string, { quarter: number; day: string }>()

/** How far the zone's clock is ahead of UTC at a moment. */
export function zoneOffset(at: number, zone: string): number {
  const wall = formatter(zone).format(at).replace(' ', 'T')
  return Date.parse(`${wall}Z`) - Math.floor(at / 1000) * 1000
}

/** The first moment of the calendar day on which `at` falls. */
export function startOfDay(at: number, zone: string): number {
  const day = dayOf(at, zone)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - zoneOffset(midnight - zoneOffset(at, zone), zone)
  // Where the clock jumps over midnight, the day begins when the jump ends.
  if (dayOf(guess, zone) < day) return guess + hourMs
  // Where it is set back from one o'clock, midnight comes twice, and the day has begun with the first.
  return dayOf(guess - 1, zone) === day ? guess - hourMs : guess
}

export const quarterMillis = hourMs / 4

/** Every time zone's days begin with one. */
export function startOfQuarter(at: number): number {
  return Math.floor(at / quarterMillis) * quarterMillis
}

/** Of UTC, or of the zone's clock, which may begin its hours at another quarter. */
export function startOfHour(at: number, zone?: string): number {
  const ahead = zone === undefined ? 0 : zoneOffset(at, zone)
  return Math.floor((at + ahead) / hourMs) * hourMs - ahead
}
