import { ageFormat, timeFormat } from '@pal/core/domain/intl'
import { dayMs, hourMs, minuteMs } from '@pal/core/durations'
import i18n, { t } from 'i18next'

import { dayOf, timeZone } from './time-zone.ts'

/** 'Just now' under a minute, then 'Nm ago', 'Nh ago', 'Nd ago'. */
export function relativeTime(time: string, now: number): string {
  const age = now - Date.parse(time)
  if (age < minuteMs) return t('time.justNow')
  const ages = ageFormat(i18n.language)
  if (age < hourMs) return ages.format(-Math.floor(age / minuteMs), 'minute')
  if (age < dayMs) return ages.format(-Math.floor(age / hourMs), 'hour')
  return ages.format(-Math.floor(age / dayMs), 'day')
}

/** Date and time to the second, in the seller's zone. */
export function exactTime(time: string, locale: string): string {
  return formatted(time, locale, { dateStyle: 'medium', timeStyle: 'medium' })
}

/** Date and time without seconds. */
export function momentText(time: string, locale: string): string {
  return formatted(time, locale, { dateStyle: 'medium', timeStyle: 'short' })
}

/** The time of day for today, the day before it otherwise: short enough for a column. */
export function columnTime(time: string, now: number, locale: string): string {
  const clock = formatted(time, locale, { timeStyle: 'medium' })
  if (dayOf(Date.parse(time)) === dayOf(now)) return clock
  return `${formatted(time, locale, { month: 'short', day: 'numeric' })}, ${clock}`
}

/** When something is to come, as it is said: '3:13 PM' today, 'tomorrow, 3:10 AM', or the date with it. */
export function comingTime(time: string, now: number, locale: string): string {
  const clock = clockTime(time, locale)
  const [today, date] = [dayOf(now), dayOf(Date.parse(time))]
  const days = (Date.parse(date) - Date.parse(today)) / dayMs
  if (days === 0) return clock
  if (days === 1) return t('time.tomorrowAt', { time: clock })
  return formatted(time, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** The time of day without seconds. */
export function clockTime(time: string, locale: string): string {
  return formatted(time, locale, { timeStyle: 'short' })
}

/** The date alone, with its year. */
export function dateText(time: string, locale: string): string {
  return formatted(time, locale, { dateStyle: 'medium' })
}

/** A day of the calendar (YYYY-MM-DD), which is the same everywhere. */
export function calendarDay(day: string, locale: string): string {
  return timeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
}

/** 'Today', 'Yesterday', or the date; the year only where it is another one. */
export function dayName(time: string, now: number, locale: string): string {
  const [today, date] = [dayOf(now), dayOf(Date.parse(time))]
  const daysAgo = (Date.parse(today) - Date.parse(date)) / dayMs
  if (daysAgo === 0) return t('time.today')
  if (daysAgo === 1) return t('time.yesterday')
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const }
  return formatted(time, locale, { day: 'numeric', month: 'long', ...year })
}

function formatted(time: string, locale: string, how: Intl.DateTimeFormatOptions): string {
  return timeFormat(locale, { ...how, timeZone: timeZone() }).format(Date.parse(time))
}
