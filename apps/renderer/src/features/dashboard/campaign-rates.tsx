import { numberFormat } from '@pal/core/domain/intl'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths, pathTo } from '../../lib/paths.ts'
import { DashboardList } from './dashboard-list.tsx'
import { dashboardQueries } from './queries.ts'

import classes from './dashboard-list.module.css'

/** How well each of the newest campaigns sells. */
export function CampaignRates() {
  const { t, i18n } = useTranslation()
  const query = useQuery(dashboardQueries.campaigns)
  const percent = numberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return (
    <DashboardList
      query={query}
      title={t('dashboard.campaigns.title')}
      all={{ label: t('dashboard.campaigns.all'), to: paths.campaigns }}
      failed={t('dashboard.campaigns.failed')}
      empty={t('dashboard.campaigns.empty')}
      emptyText={t('dashboard.campaigns.emptyText')}
    >
      {query.data?.map((campaign) => (
        <li key={campaign.id}>
          <div className={classes['row']}>
            <span className={classes['words']}>
              <span className={classes['line']}>
                <Link className={classes['name']} to={pathTo.campaign(campaign.id)} dir="auto">
                  {campaign.name}
                </Link>
                <Link className={classes['total']} to={pathTo.chatOrdersOf(campaign.id)}>
                  {percent.format(campaign.conversionRate)}
                </Link>
              </span>
              <span className={classes['line']}>
                {campaign.budgetUsedUp ? (
                  <Link className={classes['said']} data-needs to={pathTo.budget(campaign.id)}>
                    {t('dashboard.campaigns.usedUp')}
                  </Link>
                ) : (
                  <span className={classes['said']} dir="auto">
                    {campaign.facebookPageName}
                  </span>
                )}
                <span className={classes['meta']}>
                  <Link to={pathTo.chatOrdersOf(campaign.id)}>
                    {t('dashboard.campaigns.orders', { count: campaign.chatOrderCount })}
                  </Link>
                  {' · '}
                  <Link to={pathTo.conversationsOf(campaign.id)}>
                    {t('dashboard.campaigns.conversations', { count: campaign.conversationCount })}
                  </Link>
                </span>
              </span>
            </span>
          </div>
        </li>
      ))}
    </DashboardList>
  )
}
