import type { AnalyticsSource } from '@pal/core/contract/analytics'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { QueryError } from '../../components/notices/query-error.tsx'
import { Panel } from '../../components/panel.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { AmountLinks, type FigureColumns, FigureTable } from './figure-table.tsx'
import { analyticsQueries } from './queries.ts'

import classes from './figure-table.module.css'

/** What each advertisement and link has brought. */
export function SourceTable({ period }: { readonly period: AnalyticsPeriod }) {
  const { t, i18n } = useTranslation()
  const query = useQuery(analyticsQueries.sources(period))
  const { data: status } = useQuery(systemStatus)
  const found = query.data?.sources ?? []
  const isDeaf = status !== undefined && status.webhook.state !== 'ok'
  return (
    <Panel title={t('analytics.sources.title')}>
      <p className={classes['note']}>
        {t(isDeaf ? 'analytics.sources.noWebhook' : 'analytics.sources.note')}
      </p>
      {query.error && !query.data ? (
        <QueryError title={t('analytics.sources.failed')} query={query} />
      ) : null}
      {query.data && found.length === 0 ? (
        <p className={classes['empty']}>{t('analytics.sources.none')}</p>
      ) : null}
      {found.length > 0 ? (
        <FigureTable
          label={t('analytics.sources.title')}
          rows={found}
          keyOf={({ key }) => key}
          columns={columnsOf(t, i18n.language)}
        />
      ) : null}
    </Panel>
  )
}

function columnsOf(t: TFunction, locale: string): FigureColumns<AnalyticsSource> {
  const whole = (value: number) => wholeNumber(value, locale)
  return [
    {
      key: 'source',
      header: t('analytics.sources.source'),
      cell: (source) => <SourceName source={source} />,
    },
    {
      key: 'conversations',
      header: t('analytics.measure.conversations'),
      cell: ({ links, conversations }) => (
        <Link to={links.conversations}>{whole(conversations)}</Link>
      ),
    },
    {
      key: 'orders',
      header: t('analytics.measure.orders'),
      cell: ({ links, orders }) => <Link to={links.orders}>{whole(orders)}</Link>,
    },
    {
      key: 'revenue',
      header: t('analytics.measure.revenue'),
      cell: ({ links, revenue }) =>
        Object.keys(revenue).length === 0 ? (
          t('analytics.none')
        ) : (
          <AmountLinks amounts={revenue} links={links.revenue} />
        ),
    },
  ]
}

function SourceName({ source: { kind, name, title } }: { readonly source: AnalyticsSource }) {
  const { t } = useTranslation()
  if (kind === null) return t('analytics.sources.unknown')
  const called = title ?? name
  return (
    <span className={classes['named']}>
      {called === null ? null : <bdi>{called}</bdi>}
      <span className={classes['kind']}>{t(`analytics.sources.kind.${kind}`)}</span>
    </span>
  )
}
