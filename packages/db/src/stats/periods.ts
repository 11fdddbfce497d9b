import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { hourMs } from '@pal/core/durations'
import { remembered } from '@pal/core/remembered'

import { dayOf, quarterMillis, startOfDay, startOfHour, startOfQuarter, timeOf } from './days.ts'

/** From a moment on, and until just before another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A span in parts, hours or days, the oldest first; the last one ends with it. */
export interface Stretch extends Span {
  readonly starts: readonly number[]
  /** What the calendar calls the parts; none where they are hours. */
  readonly days: readonly string[]
}

export interface PeriodSpans {
  readonly grain: 'hour' | 'day'
  /** The last part of it is still going on. */
  readonly current: Stretch
  /** Just as many parts before it. */
  readonly previous: Stretch
  /** Until where the period before is compared: as far in as this one is now. */
  readonly comparedTo: number
}

const hours = 24
const days: Readonly<Record<Exclude<AnalyticsPeriod, '24hours'>, number>> = {
  '7days': 7,
  '30days': 30,
  '90days': 90,
}

/** The hours and days are those of the seller's clock. */
export function periodSpans(period: AnalyticsPeriod, now: number, zone: string): PeriodSpans {
  const grain = period === '24hours' ? 'hour' : 'day'
  const count = period === '24hours' ? hours : days[period]
  const calendar = grain === 'hour' ? hoursUntil(now, zone, 2 * count) : daysUntil(now, zone, count)
  const previous = stretch(calendar, 0, count)
  const current = stretch(calendar, count, 2 * count)
  const soFar = startOfQuarter(now) + quarterMillis - current.from
  return { grain, current, previous, comparedTo: Math.min(previous.from + soFar, previous.to) }
}

/** The part in which a moment lies. */
export function partAt({ starts }: Stretch, at: number): number {
  return starts.findLastIndex((start) => start <= at)
}

interface Calendar {
  /** One more than there are parts: where the last one ends. */
  readonly bounds: readonly number[]
  readonly days: readonly string[]
}

function stretch({ bounds, days }: Calendar, first: number, end: number): Stretch {
  const starts = bounds.slice(first, end)
  return { from: starts[0] ?? 0, to: bounds[end] ?? 0, starts, days: days.slice(first, end) }
}

function hoursUntil(now: number, zone: string, count: number): Calendar {
  const last = startOfHour(now, zone)
  const bounds = Array.from({ length: count + 1 }, (_, at) => last + (at - count + 1) * hourMs)
  return { bounds, days: [] }
}

/** The same all day long, and each takes several looks at the calendar. */
const known = remembered<Calendar>(21)

const daysUntil = (now: number, zone: string, count: number): Calendar =>
  known(`${zone} ${dayOf(now, zone)} ${count}`, () => calendarUntil(now, zone, count))

function calendarUntil(now: number, zone: string, count: number): Calendar {
  const today = startOfDay(now, zone)
  const backwards = [startOfDay(today + 36 * hourMs, zone), today]
  while (backwards.length < 2 * count + 1) {
    backwards.push(startOfDay((backwards.at(-1) ?? 0) - 12 * hourMs, zone))
  }
  const bounds = backwards.toReversed()
  return { bounds, days: bounds.map((start) => dayOf(start, zone)) }
}

/**
 * What the zone's clock shows when each hour of UTC in a span begins. Zones that are half an hour
 * apart from UTC have hours like 14:30 there.
 */
export function clockOfHours({ from, to }: Span, zone: string): ReadonlyMap<number, string> {
  const key = `${zone} ${from} ${to}`
  if (clocks.last.key === key) return clocks.last.clock
  const clock = new Map<number, string>()
  for (let day = startOfDay(from, zone); day < to;) {
    const next = startOfDay(day + 36 * hourMs, zone)
    // On the days of a change of the clock the time since midnight is not what it shows.
    const usual = next - day === hours * hourMs
    for (let hour = Math.ceil(day / hourMs) * hourMs; hour < next; hour += hourMs) {
      if (hour < from || hour >= to) continue
      clock.set(hour, usual ? minutesText((hour - day) / 60_000) : timeOf(hour, zone))
    }
    day = next
  }
  clocks.last = { key, clock }
  return clock
}

/** The same all day long, as the bounds are. */
const clocks = {
  last: { key: '', clock: new Map<number, string>() as ReadonlyMap<number, string> },
}

function minutesText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
