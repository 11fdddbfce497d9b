import { numberFormat } from '@pal/core/domain/intl'
import { dayMs, hourMs, minuteMs } from '@pal/core/durations'
import { useTranslation } from 'react-i18next'

import { exactTime } from '../lib/format/format-time.ts'
import { useNow } from '../lib/use-now.ts'
import { Tooltip } from './tooltip.tsx'

interface WaitingSinceProps {
  readonly time: string
  /** What for: in sight alone in the first minute, which has no age yet. */
  readonly label?: string
  /** It stays in sight, and says what the age is of. */
  readonly labelled?: boolean
}

/** How long a customer has waited since then, kept right while the page is open. */
export function WaitingSince({ time, label, labelled = false }: WaitingSinceProps) {
  const { t, i18n } = useTranslation()
  const now = useNow()
  const age = now - Date.parse(time)
  const fresh = age < minuteMs
  return (
    <>
      {label === undefined ? null : (
        <span className={fresh || labelled ? undefined : 'pal-unseen'}>{label}</span>
      )}
      {fresh && label !== undefined ? null : (
        <Tooltip label={exactTime(time, i18n.language)}>
          <time dateTime={time}>
            {fresh
              ? t('time.justNow')
              : labelled
                ? ageText(age, i18n.language)
                : t('conversations.waitingFor', { time: ageText(age, i18n.language) })}
          </time>
        </Tooltip>
      )}
    </>
  )
}

/** From a minute on: '53m', '2h'. */
function ageText(age: number, locale: string): string {
  const [unit, ms] =
    age < hourMs ? ['minute', minuteMs] : age < dayMs ? ['hour', hourMs] : ['day', dayMs]
  const unitDisplay = locale === 'en' ? 'narrow' : 'short'
  return numberFormat(locale, { style: 'unit', unit, unitDisplay }).format(Math.floor(age / ms))
}
