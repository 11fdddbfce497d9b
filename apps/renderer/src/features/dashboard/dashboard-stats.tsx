import type { DashboardStats as Stats } from '@pal/core/contract/system'
import { numberFormat } from '@pal/core/domain/intl'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { QueryError } from '../../components/notices/query-error.tsx'
import { StatCard } from '../../components/stat-card.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { dashboardQueries } from './queries.ts'

import classes from './dashboard-stats.module.css'

export function DashboardStats() {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const { data, error, refetch } = useQuery(dashboardQueries.stats)
  if (error && !data) {
    return <QueryError title={t('dashboard.stats.failed')} query={{ error, refetch }} />
  }
  const figure = (value: number | undefined) =>
    value === undefined ? '–' : wholeNumber(value, locale)
  return (
    <dl className={classes['cards']}>
      <StatCard
        label={t('dashboard.stats.campaigns')}
        figure={figure(data?.activeCampaigns)}
        note={t('dashboard.stats.campaignsNote')}
        to={pathTo.campaigns('active')}
      />
      <StatCard
        label={t('dashboard.stats.conversations')}
        figure={figure(data?.totalConversations)}
        note={t('dashboard.stats.conversationsNote')}
        to={paths.conversations}
      />
      <StatCard
        label={t('dashboard.stats.orders')}
        figure={figure(data?.ordersGenerated)}
        note={data ? <OrdersNote stats={data} /> : ''}
        to={paths.orders}
      />
      <StatCard
        label={t('dashboard.stats.revenue')}
        figure={data ? formatAmount(main(data).amount, main(data).currency, locale) : '–'}
        note={data ? <RevenueNote stats={data} /> : ''}
        to={pathTo.revenue(data ? main(data).currency : undefined)}
      />
    </dl>
  )
}

function OrdersNote({ stats }: { readonly stats: Stats }) {
  const { t, i18n } = useTranslation()
  const { ordersGenerated, agentOrders } = stats
  return (
    <>
      {ordersGenerated === 0 ? null : (
        <ByAgent figure={wholeNumber(agentOrders, i18n.language)} to={pathTo.agentOrders()} />
      )}{' '}
      {t('dashboard.stats.ordersNote', { share: share(stats, i18n.language) })}
    </>
  )
}

/** What the agent earns is not what the seller sold besides. */
function ByAgent({ figure, to }: { readonly figure: string; readonly to: string }) {
  const { t } = useTranslation()
  return (
    <span className={classes['others']}>
      <Link to={to}>{t('dashboard.stats.byAgent', { figure })}</Link>
    </span>
  )
}

function RevenueNote({ stats }: { readonly stats: Stats }) {
  const { t, i18n } = useTranslation()
  const others = otherRevenues(stats, i18n.language)
  const { amount, byAgent, currency } = main(stats)
  return (
    <>
      {amount === 0 ? null : (
        <ByAgent
          figure={formatAmount(byAgent, currency, i18n.language)}
          to={pathTo.agentRevenue(currency)}
        />
      )}{' '}
      {todaysRevenue(t, stats, i18n.language)}{' '}
      {others ? <span className={classes['others']}>{others}</span> : null}
    </>
  )
}

/** Today's money against yesterday's; where neither day sold anything, what the figure leaves out. */
function todaysRevenue(t: TFunction, stats: Stats, locale: string): string {
  const { revenueToday, revenueYesterday, currency } = stats
  if (revenueToday === 0 && revenueYesterday === 0) return t('dashboard.stats.revenueNote')
  return t('dashboard.stats.revenueDays', {
    today: formatAmount(revenueToday, currency, locale),
    yesterday: formatAmount(revenueYesterday, currency, locale),
  })
}

function share({ conversionRate }: Stats, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(conversionRate)
}

/** The default currency's revenue, or where there is none, the largest of the others. */
function main({ revenue, currency, revenues }: Stats): Stats['revenues'][number] {
  const sold = revenues.filter(({ amount }) => amount !== 0).toSorted((a, b) => b.amount - a.amount)
  const own = revenues.find((each) => each.currency === currency)
  if (revenue === 0 && sold[0]) return sold[0]
  return { amount: revenue, currency, byAgent: own?.byAgent ?? 0 }
}

/** What was sold in other currencies: never added up with the first. */
function otherRevenues(stats: Stats | undefined, locale: string): ReactNode {
  if (!stats) return null
  const first = main(stats).currency
  const others = stats.revenues.filter(({ amount, currency }) => currency !== first && amount !== 0)
  if (others.length === 0) return null
  return others.map(({ amount, currency }) => (
    <Fragment key={currency}>
      <Link
        to={pathTo.revenue(currency)}
      >{`+ ${formatAmount(amount, currency, locale)}`}</Link>{' '}
    </Fragment>
  ))
}
