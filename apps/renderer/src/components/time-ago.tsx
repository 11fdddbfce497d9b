import { useTranslation } from 'react-i18next'

import { ageText, exactTime, relativeTime } from '../lib/format/format-time.ts'
import { useNow } from '../lib/use-now.ts'
import { Tooltip } from './tooltip.tsx'

/** How long ago, kept right while the page is open; the exact time is in the tooltip. */
export function TimeAgo({ time }: { readonly time: string }) {
  const { i18n } = useTranslation()
  const now = useNow()
  return (
    <Tooltip label={exactTime(time, i18n.language)}>
      <time dateTime={time}>{relativeTime(time, now)}</time>
    </Tooltip>
  )
}

/** How long a customer has waited since then, kept right in the same way. */
export function WaitingSince({ time }: { readonly time: string }) {
  const { t, i18n } = useTranslation()
  const now = useNow()
  return (
    <Tooltip label={exactTime(time, i18n.language)}>
      <time dateTime={time}>{t('conversations.waitingFor', { time: ageText(time, now) })}</time>
    </Tooltip>
  )
}
