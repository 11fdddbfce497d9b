import type { Answer } from '@pal/core/contract/endpoints'
import { useTranslation } from 'react-i18next'

import { StatCard } from '../../components/stat-card.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'

import classes from './log-summary.module.css'

interface LogSummaryProps {
  /** Absent until it is known; the cards keep their place. */
  readonly summary: Answer<'logs.summary'> | undefined
}

export function LogSummary({ summary }: LogSummaryProps) {
  const { t, i18n } = useTranslation()
  const figure = (value: number | undefined) =>
    value === undefined ? '–' : wholeNumber(value, i18n.language)
  const lastDay = t('logs.card.lastDay')
  const counted = t('logs.card.counted')
  return (
    <dl className={classes['cards']}>
      <StatCard
        label={t('logs.card.all')}
        figure={figure(summary?.all)}
        note={t('logs.card.stored')}
      />
      <StatCard
        label={t('logs.card.errors')}
        figure={figure(summary?.lastDay.errors)}
        note={lastDay}
        alarming={(summary?.lastDay.errors ?? 0) > 0}
      />
      <StatCard
        label={t('logs.card.webhook')}
        figure={figure(summary?.lastDay.webhook)}
        note={counted}
      />
      <StatCard label={t('logs.card.ai')} figure={figure(summary?.lastDay.ai)} note={counted} />
    </dl>
  )
}
