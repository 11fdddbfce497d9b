import { localeOf } from '@pal/core/domain/intl'
import { type CourierFile, courierNames } from '@pal/core/domain/orders/couriers'
import { dayMs } from '@pal/core/durations'
import { useTranslation } from 'react-i18next'

import { clockTime, momentText } from '../../../lib/format/format-time.ts'
import { dayOf } from '../../../lib/format/time-zone.ts'
import { useNow } from '../../../lib/use-now.ts'

interface KnownFile {
  readonly courier: CourierFile
  readonly at: string
}

/** What a courier's file is known by: whose it is, and when it was made. */
export function useFileWords() {
  const { i18n } = useTranslation()
  const now = useNow()
  return ({ courier, at }: KnownFile) => ({
    courier: courierNames[courier],
    time: fileTime(at, now, i18n.language),
  })
}

/** 'today 6:04 PM', 'yesterday 6:04 PM', or the date with it. */
export function fileTime(time: string, now: number, locale: string): string {
  const [today, date] = [dayOf(now), dayOf(Date.parse(time))]
  const days = (Date.parse(date) - Date.parse(today)) / dayMs
  if (days < -1 || days > 0) return momentText(time, locale)
  const day = new Intl.RelativeTimeFormat(localeOf(locale), { numeric: 'auto' }).format(days, 'day')
  return `${day} ${clockTime(time, locale)}`
}
