import type { Analytics, AnalyticsCampaign } from '@pal/core/contract/analytics'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Panel } from '../../components/panel.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { paths } from '../../lib/paths.ts'
import { useCostText } from '../../lib/queries/use-cost-text.ts'
import { AmountLinks, type FigureColumns, FigureTable } from './figure-table.tsx'

import classes from './figure-table.module.css'

/** What each of the busiest campaigns brought. */
export function CampaignTable({ campaigns }: Pick<Analytics, 'campaigns'>) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  return (
    <Panel
      title={t('analytics.campaigns.title')}
      aside={<Link to={paths.campaigns}>{t('analytics.campaigns.all')}</Link>}
    >
      {campaigns.length === 0 ? (
        <p className={classes['empty']}>{t('analytics.campaigns.empty')}</p>
      ) : (
        <FigureTable
          label={t('analytics.campaigns.title')}
          rows={campaigns}
          keyOf={({ id }) => id}
          columns={columnsOf(t, i18n.language, costText)}
        />
      )}
    </Panel>
  )
}

function columnsOf(
  t: TFunction,
  locale: string,
  costText: (dollars: number) => string,
): FigureColumns<AnalyticsCampaign> {
  const whole = (value: number) => wholeNumber(value, locale)
  return [
    {
      key: 'campaign',
      header: t('analytics.campaigns.campaign'),
      cell: ({ name }) => <bdi>{name}</bdi>,
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
      cell: ({ links, orders, chatOrders }) => (
        <>
          <Link to={links.orders}>{whole(orders)}</Link>
          {orders > chatOrders ? (
            <div className={classes['kind']}>
              {t('analytics.campaigns.withoutChat', { count: orders - chatOrders })}
            </div>
          ) : null}
        </>
      ),
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
      cell: ({ links, revenue, currency }) =>
        Object.keys(revenue).length === 0 ? (
          formatAmount(0, currency, locale)
        ) : (
          <AmountLinks amounts={revenue} links={links.revenue} />
        ),
    },
    {
      key: 'cost',
      header: t('analytics.measure.aiCost'),
      cell: ({ links, aiCost }) => <Link to={links.aiCost}>{costText(aiCost['USD'] ?? 0)}</Link>,
    },
    {
      key: 'points',
      header: t('analytics.campaigns.points'),
      cell: ({ links, points }) => <Link to={links.points}>{whole(points)}</Link>,
    },
  ]
}
