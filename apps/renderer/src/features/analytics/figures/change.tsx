import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './change.module.css'

interface ChangeProps {
  readonly now: number | null
  readonly before: number | null
  readonly format: (value: number) => string
  /** For what is better the less there is of it. */
  readonly lessIsBetter?: boolean
  /** For what is neither good nor bad, or may be chance. */
  readonly neutral?: boolean
}

/** How a figure moved since the period before: an arrow, words, and a colour that says the same. */
export function Change({
  now,
  before,
  format,
  lessIsBetter = false,
  neutral = false,
}: ChangeProps) {
  const { t } = useTranslation()
  if (now === null || before === null) {
    return <span className={classes['change']}>{t('analytics.fresh')}</span>
  }
  const words = format(before)
  if (words === format(now)) {
    return <span className={classes['change']}>{t('analytics.same')}</span>
  }
  const rose = now > before
  const Arrow = rose ? IconArrowUpRight : IconArrowDownRight
  return (
    <span className={classes['change']} data-good={neutral ? undefined : rose !== lessIsBetter}>
      <Arrow className={classes['arrow'] ?? ''} size={14} stroke={2} aria-hidden />
      {t(rose ? 'analytics.up' : 'analytics.down', { before: words })}
    </span>
  )
}
