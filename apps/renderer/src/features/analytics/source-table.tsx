// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a display of their own takes the roles of a table away
import { UnstyledButton } from '@mantine/core'
import type { AnalyticsSource } from '@pal/core/contract/analytics'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { QueryError } from '../../components/notices/query-error.tsx'
import { Panel } from '../../components/panel.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { analyticsQueries } from './queries.ts'

import classes from './campaign-table.module.css'

const shownAtFirst = 8

/** What each advertisement and link has brought; each figure leads to its rows. */
export function SourceTable({ period }: { readonly period: AnalyticsPeriod }) {
  const { t, i18n } = useTranslation()
  const query = useQuery(analyticsQueries.sources(period))
  const { data: status } = useQuery(systemStatus)
  const [all, setAll] = useState(false)
  const found = query.data?.sources ?? []
  const shown = all ? found : found.slice(0, shownAtFirst)
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
      {shown.length > 0 ? <Rows sources={shown} /> : null}
      {shown.length < found.length ? (
        <UnstyledButton className={classes['more'] ?? ''} onClick={() => setAll(true)}>
          {t('analytics.sources.all', { number: wholeNumber(found.length, i18n.language) })}
        </UnstyledButton>
      ) : null}
    </Panel>
  )
}

function Rows({ sources }: { readonly sources: readonly AnalyticsSource[] }) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const whole = (value: number) => wholeNumber(value, locale)
  const headers = [
    t('analytics.measure.conversations'),
    t('analytics.measure.orders'),
    t('analytics.measure.revenue'),
  ]
  return (
    <table className={classes['table']} role="table" aria-label={t('analytics.sources.title')}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('analytics.sources.source')}
          </th>
          {headers.map((header) => (
            <th key={header} scope="col" role="columnheader">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sources.map((source) => (
          <tr key={source.key} role="row">
            <th scope="row" role="rowheader">
              <SourceName source={source} />
            </th>
            <td role="cell" data-header={headers[0]}>
              <Link to={source.links.conversations}>{whole(source.conversations)}</Link>
            </td>
            <td role="cell" data-header={headers[1]}>
              <Link to={source.links.orders}>{whole(source.orders)}</Link>
            </td>
            <td role="cell" data-header={headers[2]}>
              {Object.entries(source.revenue).length === 0 ? t('analytics.none') : null}
              {Object.entries(source.revenue).map(([currency, amount]) => (
                <Link
                  key={currency}
                  className={classes['amount'] ?? ''}
                  to={source.links.revenue[currency] ?? source.links.orders}
                >
                  {formatAmount(amount, currency, locale)}
                </Link>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SourceName({ source: { kind, name, title } }: { readonly source: AnalyticsSource }) {
  const { t } = useTranslation()
  if (kind === null) return t('analytics.sources.unknown')
  const called = title ?? name
  return (
    <>
      {called === null ? null : <bdi>{called}</bdi>}
      <span className={classes['kind']}>{t(`analytics.sources.kind.${kind}`)}</span>
    </>
  )
}
