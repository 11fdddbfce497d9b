import { useTranslation } from 'react-i18next'

import { exactTime, relativeTime } from '../lib/format/format-time.ts'
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
