import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { ConnectionEmptyState } from '../../components/connection-empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function AnalyticsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.analytics')} description={t('analytics.description')} />
      <ConnectionEmptyState
        icon={IconChartBar}
        title={t('analytics.emptyTitle')}
        needsPage={t('analytics.needsPage')}
        connected={t('analytics.later')}
      />
    </>
  )
}
