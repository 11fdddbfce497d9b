import { t } from 'i18next'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'Just now' under a minute, then 'Nm ago', 'Nh ago', 'Nd ago'. */
export function relativeTime(time: string, now: number): string {
  const age = now - Date.parse(time)
  if (age < minute) return t('time.justNow')
  if (age < hour) return t('time.minutesAgo', { count: Math.floor(age / minute) })
  if (age < day) return t('time.hoursAgo', { count: Math.floor(age / hour) })
  return t('time.daysAgo', { count: Math.floor(age / day) })
}

/** Date and time to the second, in the person's own zone. */
export function exactTime(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(time),
  )
}

/** The time of day for today, the day before it otherwise: short enough for a column. */
export function columnTime(time: string, now: number, locale: string): string {
  const date = new Date(time)
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(date)
  if (date.toDateString() === new Date(now).toDateString()) return clock
  const calendar = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(date)
  return `${calendar}, ${clock}`
}

/** The time of day without seconds. */
export function clockTime(time: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(time))
}

/** 'Today', 'Yesterday', or the date; the year only where it is another one. */
export function dayName(time: string, now: number, locale: string): string {
  const date = new Date(time)
  const midnight = (of: Date) => Date.UTC(of.getFullYear(), of.getMonth(), of.getDate())
  const daysAgo = (midnight(new Date(now)) - midnight(date)) / day
  if (daysAgo === 0) return t('time.today')
  if (daysAgo === 1) return t('time.yesterday')
  const year =
    date.getFullYear() === new Date(now).getFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year }).format(date)
}
