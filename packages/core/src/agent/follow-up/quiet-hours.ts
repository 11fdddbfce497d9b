import { dayMs, minuteMs } from '../../durations.ts'

/** When the shop writes to nobody first, by its own clock: `22:00` to `08:00`. The same twice: never. */
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

export function isQuiet(at: number, { from, until, timezone }: QuietHours): boolean {
  const since = after(minutesIn(from), minuteOfDay(at, timezone))
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

/** When the shop's clock next shows that minute, or did last, also where it is put forward or back meanwhile. */
function meet(at: number, minute: number, timezone: string, direction: 1 | -1): number {
  const shown = minuteOfDay(at, timezone)
  const away = direction === 1 ? after(shown, minute) : -after(minute, shown)
  const guess = Math.floor(at / minuteMs) * minuteMs + away * minuteMs
  const off = after(minute, minuteOfDay(guess, timezone))
  return guess - (off > dayMinutes / 2 ? off - dayMinutes : off) * minuteMs
}
