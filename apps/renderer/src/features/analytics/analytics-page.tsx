import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../components/notices/query-error.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { Charts } from './charts/charts.tsx'
import { FigureCards } from './figures/figure-cards.tsx'
import { Funnel } from './funnel.tsx'
import { Gaps } from './gaps/gaps.tsx'
import { InsightList } from './insight-list.tsx'
import { PeriodSelect } from './period-select.tsx'
import { ProductSales } from './product-sales.tsx'
import { Proposals } from './proposals/proposals.tsx'
import { analyticsQueries } from './queries.ts'
import { Recall } from './recall/recall.tsx'
import { SourceTable } from './source-table.tsx'
import { usePeriod } from './use-period.ts'

import classes from './analytics-page.module.css'

export function AnalyticsPage() {
  const { t } = useTranslation()
  const [period, setPeriod] = usePeriod()
  const query = useQuery(analyticsQueries.of(period))
  const { data, error, isPlaceholderData } = query
  return (
    <>
      <PageHeader
        description={t('analytics.description')}
        actions={<PeriodSelect period={period} onChange={setPeriod} />}
      />
      {error && !data ? <QueryError title={t('analytics.failed')} query={query} /> : null}
      {data ? (
        <div className={classes['page']} data-old={isPlaceholderData || undefined}>
          <FigureCards {...data} />
          <div className={classes['columns']}>
            <Funnel {...data} />
            <InsightList insights={data.insights} />
          </div>
          <Charts data={data} />
          <CampaignTable campaigns={data.campaigns} />
          <ProductSales period={period} />
          <SourceTable period={period} />
          <Proposals />
          <Gaps period={period} />
          <Recall />
          <p className={classes['foot']}>
            {t('analytics.zone', { zone: data.timeZone })}
            {data.includesErased ? ` ${t('analytics.erased')}` : ''}
          </p>
        </div>
      ) : null}
      {!data && !error ? <AnalyticsSkeleton /> : null}
    </>
  )
}

/** The shape of the page: four figures, then panels. */
function AnalyticsSkeleton() {
  return (
    <Waiting className={classes['page']}>
      <div className={classes['figures']}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height={126} />
        ))}
      </div>
      <div className={classes['columns']}>
        <Skeleton height={300} />
        <Skeleton height={300} />
      </div>
      <Skeleton height={276} />
    </Waiting>
  )
}
