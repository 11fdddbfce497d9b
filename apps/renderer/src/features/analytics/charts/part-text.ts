import type { Analytics } from '@pal/core/contract/analytics'
import { timeFormat } from '@pal/core/domain/intl'

/** Words for the hours and days of an answer, in the zone that its sums are kept in. */
export function partText(
  { grain, timeZone }: Pick<Analytics, 'grain' | 'timeZone'>,
  locale: string,
) {
  const text = (how: Intl.DateTimeFormatOptions) => {
    const format = timeFormat(locale, { ...how, timeZone })
    return (start: string) => format.format(Date.parse(start))
  }
  return grain === 'hour'
    ? {
        short: text({ hour: 'numeric', minute: '2-digit' }),
        long: text({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
      }
    : {
        short: text({ day: 'numeric', month: 'short' }),
        long: text({ weekday: 'short', day: 'numeric', month: 'short' }),
      }
}
