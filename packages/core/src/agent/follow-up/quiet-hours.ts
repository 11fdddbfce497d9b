import { dayMs, hourMs, minuteMs } from '../../durations.ts'

/**
 * When the shop writes to nobody first, by its own clock: `22:00` to `08:00`. The same twice: never.
 * Of a time that comes twice, in the night in which the clock is put back, the first is meant.
 */
export interface QuietHours {
  readonly from: string
  readonly until: string
  readonly timezone: string
}

const dayMinutes = dayMs / minuteMs

const minutesIn = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Minutes since midnight on the shop's clock. */
export function minuteOfDay(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  clocks.set(timeZone, clock)
  return minutesIn(clock.format(at)) % dayMinutes
}

const after = (from: number, to: number) => (to - from + dayMinutes) % dayMinutes

/** How far clocks are put back at most: by two hours at Troll in Antarctica, elsewhere by one or less. */
const mostBackMs = 3 * hourMs
const quarterMs = hourMs / 4

/**
 * The latest minute that the shop's clock has shown that day: while it shows what it has shown
 * before, since it was put back, that is the last one before.
 */
function minuteReached(at: number, timezone: string): number {
  const ahead = (moment: number) =>
    after(Math.floor(moment / minuteMs) % dayMinutes, minuteOfDay(moment, timezone))
  const before = ahead(at - mostBackMs)
  const isBefore = (moment: number) => ahead(moment) === before
  const back = after(ahead(at), before)
  const twice = back > 0 && back < dayMinutes / 2 && isBefore(at - back * minuteMs)
  if (!twice) return minuteOfDay(at, timezone)
  // Clocks are put back at a quarter of an hour.
  let since = at - (at % quarterMs)
  while (!isBefore(since - minuteMs)) since -= quarterMs
  return minuteOfDay(since - minuteMs, timezone)
}

export function isQuiet(at: number, { from, until, timezone }: QuietHours): boolean {
  const since = after(minutesIn(from), minuteReached(at, timezone))
  return since < after(minutesIn(from), minutesIn(until))
}

/** The first moment after the quiet time in which `at` lies; `at` itself where it lies in none. */
export function quietEnd(at: number, quiet: QuietHours): number {
  if (!isQuiet(at, quiet)) return at
  let end = meet(at, minutesIn(quiet.until), quiet.timezone, 1)
  // A minute that a clock leaves out when it is put forward is met by none.
  while (end <= at || isQuiet(end, quiet)) end += minuteMs
  return end
}

/** The last whole minute before the quiet time in which `at` lies. */
export function quietStart(at: number, quiet: QuietHours): number {
  if (!isQuiet(at, quiet)) return at
  let start = meet(at, minutesIn(quiet.from), quiet.timezone, -1) - minuteMs
  while (isQuiet(start, quiet)) start -= minuteMs
  return start
}

/** When the shop's clock shows that time on the next day. */
export function nextMorning(at: number, clock: string, timezone: string): number {
  const midnight = meet(at + minuteMs, 0, timezone, 1)
  return meet(midnight, minutesIn(clock), timezone, 1)
}

/** When the shop's clock next shows that minute, or did last, also where it is put forward or back meanwhile. */
function meet(at: number, minute: number, timezone: string, direction: 1 | -1): number {
  const shown = minuteReached(at, timezone)
  const away = direction === 1 ? after(shown, minute) : -after(minute, shown)
  const guess = Math.floor(at / minuteMs) * minuteMs + away * minuteMs
  const off = after(minute, minuteOfDay(guess, timezone))
  return guess - (off > dayMinutes / 2 ? off - dayMinutes : off) * minuteMs
}
