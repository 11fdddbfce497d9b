import { numberFormat } from '@pal/core/domain/intl'
import { dayMs, hourMs, minuteMs } from '@pal/core/durations'
import { useTranslation } from 'react-i18next'

import { exactTime } from '../lib/format/format-time.ts'
import { useNow } from '../lib/use-now.ts'
import { Tooltip } from './tooltip.tsx'

/** How long a customer has waited since then, kept right while the page is open. */
export function WaitingSince({ time }: { readonly time: string }) {
  const { t, i18n } = useTranslation()
  const now = useNow()
  return (
    <Tooltip label={exactTime(time, i18n.language)}>
      <time dateTime={time}>
        {t('conversations.waitingFor', { time: ageText(now - Date.parse(time), i18n.language) })}
      </time>
    </Tooltip>
  )
}

/** At least a minute: '53m', '2h'. */
function ageText(age: number, locale: string): string {
  const [unit, ms] =
    age < hourMs ? ['minute', minuteMs] : age < dayMs ? ['hour', hourMs] : ['day', dayMs]
  const unitDisplay = locale === 'en' ? 'narrow' : 'short'
  const count = Math.max(1, Math.floor(age / ms))
  return numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(count)
}
