import { timeFormat } from '@pal/core/domain/intl'

import { timeZone, wallTime } from './time-zone.ts'

const day = 24 * 60 * 60 * 1000

/** A period of the seller's clock: whole days by their dates, anything else with its times. */
export function spanText(from: string, to: string, locale: string): string {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  if (Number.isNaN(start) || Number.isNaN(end)) return ''
  const whole = [start, end].every((at) => wallTime(at) % day === 0)
  const how: Intl.DateTimeFormatOptions = whole
    ? { day: 'numeric', month: 'short', year: 'numeric' }
    : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
  const format = timeFormat(locale, { ...how, timeZone: timeZone() })
  // The end belongs to the period no more: of days, the last one is named.
  return format.formatRange(start, whole ? Math.max(start, end - 1) : end)
}
