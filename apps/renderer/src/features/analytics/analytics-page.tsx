import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { EmptyState } from '../../components/notices/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { paths } from '../../lib/paths.ts'

export function AnalyticsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.analytics')} description={t('analytics.description')} />
      <EmptyState
        icon={IconChartBar}
        title={t('analytics.laterTitle')}
        text={t('analytics.laterText')}
        action={
          <Button component={Link} to={paths.dashboard}>
            {t('analytics.dashboard')}
          </Button>
        }
      />
    </>
  )
}
