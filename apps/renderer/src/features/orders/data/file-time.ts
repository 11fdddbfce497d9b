import { dayMs } from '@pal/core/durations'

import { clockTime, momentText } from '../../../lib/format/format-time.ts'
import { dayOf } from '../../../lib/format/time-zone.ts'

/** 'today 6:04 PM', 'yesterday 6:04 PM', or the date with it. */
export function fileTime(time: string, now: number, locale: string): string {
  const [today, date] = [dayOf(now), dayOf(Date.parse(time))]
  const days = (Date.parse(date) - Date.parse(today)) / dayMs
  if (days < -1 || days > 0) return momentText(time, locale)
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return `${day} ${clockTime(time, locale)}`
}
