import '../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import { polling } from '@pal/core/constants'
import { IconRocket } from '@tabler/icons-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { useAskedDialog } from '../../components/dialogs/use-asked-dialog.ts'
import { QueryError } from '../../components/notices/query-error.tsx'
import { RehearsalOffers } from '../../components/notices/rehearsal-offers.tsx'
import { VaultNotice } from '../../components/notices/vault-notice.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageSkeleton } from '../../components/page-skeleton.tsx'
import { facebookStatus } from '../../lib/queries/facebook-status.ts'
import { rehearsalOffers } from '../../lib/rehearsal/offers.ts'
import { AgentNotice } from './agent-notice.tsx'
import { CampaignRates } from './campaign-rates.tsx'
import { DashboardStats } from './dashboard-stats.tsx'
import { FirstRun } from './first-run.tsx'
import { LiveConversations } from './live-conversations.tsx'
import { NeedsYou } from './needs-you.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { dashboardQueries } from './queries.ts'
import { SystemTiles } from './system-tiles.tsx'

import classes from './dashboard-page.module.css'

interface DashboardPageProps {
  /** The four steps that make a campaign, behind the gate; loaded when it is opened. */
  readonly LaunchDialog: ComponentType<{ readonly onClose: () => void }>
}

/** What failed once is asked again by what is shown for it, which must not go for that: it would ask without end. */
const isFirst = ({ isPending, errorUpdateCount }: UseQueryResult) =>
  isPending && errorUpdateCount === 0

export function DashboardPage({ LaunchDialog }: DashboardPageProps) {
  const { t } = useTranslation()
  const [launching, setLaunching] = useState(false)
  const config = useQuery({
    ...facebookStatus,
    refetchInterval: polling.dashboardConfigStatus,
  })
  // They come first: what came before them would be pushed down under the pointer.
  const needs = useQuery(dashboardQueries.needs)
  const offers = useQuery(rehearsalOffers)
  const waits = [needs, offers].some(isFirst)
  // What is below the figures follows them.
  const drawsAll = useDeferredValue(!waits, false)
  const launch = () => setLaunching(true)
  useAskedDialog('launch', launch)
  return (
    <>
      <PageHeader
        description={t('dashboard.description')}
        actions={
          <Button leftSection={<IconRocket size={16} stroke={1.8} aria-hidden />} onClick={launch}>
            {t('dashboard.launch')}
          </Button>
        }
      />
      <div className={classes['page']}>
        <VaultNotice />
        <FirstRun onLaunch={launch} />
        {config.data || isFirst(config) ? null : (
          <QueryError title={t('gate.failedTitle')} query={config} />
        )}
        {waits ? (
          <PageSkeleton />
        ) : (
          <>
            <NeedsYou />
            <RehearsalOffers />
            <AgentNotice />
            <DashboardStats />
            {drawsAll ? (
              <>
                <SystemTiles />
                <div className={classes['columns']}>
                  <LiveConversations />
                  <NewestOrders />
                </div>
                <CampaignRates />
              </>
            ) : null}
          </>
        )}
      </div>
      {launching ? <LaunchDialog onClose={() => setLaunching(false)} /> : null}
    </>
  )
}
