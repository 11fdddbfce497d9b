import type { ReasonAnswer } from '@pal/core/contract/reason'
import { hourMs, minuteMs } from '@pal/core/durations'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../../lib/paths.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useNow } from '../../../lib/use-now.ts'

import classes from './reply-window.module.css'

interface ReplyWindowProps {
  readonly id: string
  readonly closesAt: string | null | undefined
  /** Null where the seller's app may not send as a human agent. */
  readonly humanClosesAt: string | null
  /** Why it allows none before that time is over. */
  readonly early: ReasonAnswer | null
}

/** How long Facebook still allows an answer. */
export function ReplyWindow({ id, closesAt, humanClosesAt, early }: ReplyWindowProps) {
  const { t } = useTranslation()
  const now = useNow(30_000)
  if (closesAt === undefined) return null
  // Whoever commented was written to, and has not answered.
  if (closesAt === null) {
    return (
      <span id={id} className={classes['closed']} data-closed>
        {t('conversations.window.unopened')}
      </span>
    )
  }
  const left = Date.parse(closesAt) - now
  if (left <= 0 && early) {
    return (
      <span id={id} className={classes['closed']} data-closed>
        {reasonText(early)}
      </span>
    )
  }
  const humanLeft = humanClosesAt === null ? 0 : Date.parse(humanClosesAt) - now
  if (left <= 0) {
    return (
      <span id={id} className={classes['closed']} data-closed>
        {humanLeft > 0
          ? t('conversations.window.human', { count: Math.max(1, Math.floor(humanLeft / hourMs)) })
          : t('conversations.window.closed')}{' '}
        {humanClosesAt === null ? (
          <Link to={paths.humanAgent}>{t('conversations.window.aboutHuman')}</Link>
        ) : null}
      </span>
    )
  }
  const urgent = left < 2 * hourMs
  return (
    <span id={id} className={urgent ? classes['closed'] : undefined}>
      {left >= hourMs
        ? t('conversations.window.hours', { count: Math.floor(left / hourMs) })
        : t('conversations.window.minutes', { count: Math.max(1, Math.floor(left / minuteMs)) })}
    </span>
  )
}

interface ReplyCutProps {
  readonly id: string
  readonly cut: ReasonAnswer
}

/** Why nothing can be sent at all, and where that is mended. */
export function ReplyCut({ id, cut }: ReplyCutProps) {
  const { t } = useTranslation()
  return (
    <p id={id} className={classes['cut']}>
      <IconPlugConnectedX size={16} stroke={1.8} aria-hidden />
      <span>
        {reasonText(cut)} <Link to={paths.integrations}>{t('conversations.window.connect')}</Link>
      </span>
    </p>
  )
}
