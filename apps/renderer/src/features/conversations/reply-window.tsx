import { useTranslation } from 'react-i18next'

import { useNow } from '../../lib/use-now.ts'

import classes from './reply-window.module.css'

const minute = 60_000
const hour = 60 * minute

/** How long Facebook still allows an answer. */
export function ReplyWindow({ closesAt }: { readonly closesAt: string | null | undefined }) {
  const { t } = useTranslation()
  const now = useNow(30_000)
  if (closesAt === undefined) return null
  const left = closesAt === null ? 0 : Date.parse(closesAt) - now
  if (left <= 0) {
    return <span className={classes['closed']}>{t('conversations.window.closed')}</span>
  }
  const urgent = left < 2 * hour
  return (
    <span className={urgent ? classes['closed'] : undefined}>
      {left >= hour
        ? t('conversations.window.hours', { count: Math.floor(left / hour) })
        : t('conversations.window.minutes', { count: Math.max(1, Math.floor(left / minute)) })}
    </span>
  )
}
