import { polling } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { PageHeader } from '../../components/page-header.tsx'
import { facebookStatus } from '../../lib/facebook-status.ts'
import { DashboardStats } from './dashboard-stats.tsx'
import { LiveConversations } from './live-conversations.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { SystemTiles } from './system-tiles.tsx'

import classes from './dashboard-page.module.css'

interface DashboardPageProps {
  /** Shown first while Facebook is not connected: nothing can be sold before that. */
  readonly setUp: ReactNode
}

export function DashboardPage({ setUp }: DashboardPageProps) {
  const { t } = useTranslation()
  const config = useQuery({
    ...facebookStatus,
    refetchInterval: polling.dashboardConfigStatus,
  })
  return (
    <>
      <PageHeader title={t('nav.dashboard')} description={t('dashboard.description')} />
      <div className={classes['page']}>
        {config.isPending || config.data?.hasPageToken ? null : setUp}
        <SystemTiles />
        <DashboardStats />
        <div className={classes['columns']}>
          <LiveConversations />
          <NewestOrders />
        </div>
      </div>
    </>
  )
}
