// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a display of their own takes the roles of a table away
import type { Analytics, AnalyticsCampaign } from '@pal/core/contract/analytics'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Panel } from '../../components/panel.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { formatDollars } from '../../lib/format/format-dollars.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { paths } from '../../lib/paths.ts'

import classes from './campaign-table.module.css'

interface Column {
  readonly key: string
  readonly header: string
  readonly cell: (campaign: AnalyticsCampaign) => ReactNode
}

function columnsOf(t: TFunction, locale: string): readonly Column[] {
  const whole = (value: number) => wholeNumber(value, locale)
  return [
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
      key: 'rate',
      header: t('analytics.campaigns.rate'),
      cell: ({ links, conversionRate }) =>
        conversionRate === null ? (
          t('analytics.none')
        ) : (
          <Link to={links.conversions}>{percentText(conversionRate, locale)}</Link>
        ),
    },
    {
      key: 'revenue',
      header: t('analytics.measure.revenue'),
      cell: ({ links, revenue, currency }) => {
        const sold = Object.entries(revenue)
        if (sold.length === 0) return formatAmount(0, currency, locale)
        return sold.map(([code, amount]) => (
          <Link
            key={code}
            className={classes['amount'] ?? ''}
            to={links.revenue[code] ?? links.orders}
          >
            {formatAmount(amount, code, locale)}
          </Link>
        ))
      },
    },
    {
      key: 'cost',
      header: t('analytics.measure.aiCost'),
      cell: ({ links, aiCost }) => (
        <Link to={links.aiCost}>{formatDollars(aiCost['USD'] ?? 0, locale)}</Link>
      ),
    },
    {
      key: 'points',
      header: t('analytics.campaigns.points'),
      cell: ({ links, points }) => <Link to={links.points}>{whole(points)}</Link>,
    },
  ]
}

/** What each of the busiest campaigns brought; narrow windows show each as a card. */
export function CampaignTable({ campaigns }: Pick<Analytics, 'campaigns'>) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const columns = columnsOf(t, locale)
  return (
    <Panel
      title={t('analytics.campaigns.title')}
      aside={<Link to={paths.campaigns}>{t('analytics.campaigns.all')}</Link>}
    >
      {campaigns.length === 0 ? (
        <p className={classes['empty']}>{t('analytics.campaigns.empty')}</p>
      ) : (
        <table
          className={classes['table']}
          role="table"
          aria-label={t('analytics.campaigns.title')}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('analytics.campaigns.campaign')}
              </th>
              {columns.map(({ key, header }) => (
                <th key={key} scope="col" role="columnheader">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {campaigns.map((campaign) => (
              <tr key={campaign.id} role="row">
                <th scope="row" role="rowheader">
                  <bdi>{campaign.name}</bdi>
                </th>
                {columns.map(({ key, header, cell }) => (
                  <td key={key} role="cell" data-header={header}>
                    {cell(campaign)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
