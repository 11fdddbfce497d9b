import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { EmptyState } from '../../components/empty-state.tsx'
import { paths } from '../../lib/paths.ts'

/** What stands behind the gate while there are no campaigns to create. */
export function DashboardReady() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconPlugConnected}
      title={t('dashboard.readyTitle')}
      text={t('dashboard.readyText')}
      action={
        <Button component={Link} to={paths.logs} variant="default">
          {t('dashboard.readyAction')}
        </Button>
      }
    />
  )
}
