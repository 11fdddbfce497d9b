import { Button } from '@mantine/core'
import type { Gap } from '@pal/core/contract/analytics'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Panel } from '../../../components/panel.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { GapDialog } from './gap-dialog.tsx'
import { gapQueries } from './gap-queries.ts'

import plain from '../../../components/lists/plain-table.module.css'
import classes from './gaps.module.css'

const shownAtFirst = 8

/** What customers asked in vain, and what it cost; each leads to who asked and to an answer. */
export function Gaps({ period }: { readonly period: AnalyticsPeriod }) {
  const { t, i18n } = useTranslation()
  const query = useQuery(gapQueries.of(period))
  const [open, setOpen] = useState<Gap | null>(null)
  const [all, setAll] = useState(false)
  const { data } = query
  const gaps = data?.gaps ?? []
  return (
    <Panel title={t('analytics.gaps.title')}>
      <p className={classes['note']}>
        {t('analytics.gaps.note')}
        {data?.lookedAt == null
          ? ''
          : ` ${t('analytics.gaps.newest', { shown: wholeNumber(data.lookedAt, i18n.language) })}`}
      </p>
      {query.error && !data ? (
        <QueryError title={t('analytics.gaps.failed')} query={query} />
      ) : null}
      {data?.gaps.length === 0 ? (
        <p className={classes['empty']}>{t('analytics.gaps.none')}</p>
      ) : null}
      {gaps.length > 0 ? (
        <GapTable gaps={all ? gaps : gaps.slice(0, shownAtFirst)} onOpen={setOpen} />
      ) : null}
      {gaps.length > shownAtFirst ? (
        <p className={classes['more']}>
          <Button size="compact-sm" variant="subtle" onClick={() => setAll(!all)}>
            {all
              ? t('analytics.gaps.fewer')
              : t('analytics.gaps.showAll', { all: wholeNumber(gaps.length, i18n.language) })}
          </Button>
        </p>
      ) : null}
      {open ? <GapDialog gap={open} onClose={() => setOpen(null)} /> : null}
    </Panel>
  )
}

interface GapTableProps {
  readonly gaps: readonly Gap[]
  readonly onOpen: (gap: Gap) => void
}

function GapTable({ gaps, onOpen }: GapTableProps) {
  const { t, i18n } = useTranslation()
  const whole = (value: number) => wholeNumber(value, i18n.language)
  return (
    <table
      className={`${plain['table']} ${classes['table']}`}
      aria-label={t('analytics.gaps.title')}
    >
      <thead>
        <tr>
          <th scope="col">{t('analytics.gaps.question')}</th>
          <th scope="col">{t('analytics.gaps.customers')}</th>
          <th scope="col" data-wide>
            {t('analytics.gaps.lost')}
          </th>
          <th scope="col">{t('analytics.gaps.carts')}</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={`${gap.asked[0]?.conversationId} ${gap.question}`}>
            <th scope="row">
              <button
                type="button"
                className={classes['question']}
                aria-label={t('analytics.gaps.open', { question: gap.question })}
                dir="auto"
                onClick={() => onOpen(gap)}
              >
                {gap.question}
              </button>
              {gap.answered ? (
                <StatusBadge status="success">{t('analytics.gaps.answered')}</StatusBadge>
              ) : null}
            </th>
            <td>{whole(gap.customers)}</td>
            <td data-wide>{whole(gap.lost)}</td>
            <td>
              {Object.entries(gap.carts)
                .map(([currency, value]) => formatAmount(value, currency, i18n.language))
                .join(' ') || t('analytics.gaps.noCart')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
