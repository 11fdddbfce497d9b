import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { ConnectionEmptyState } from '../../components/connection-empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function CampaignsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.campaigns')} description={t('campaigns.description')} />
      <ConnectionEmptyState
        icon={IconSpeakerphone}
        title={t('campaigns.emptyTitle')}
        needsPage={t('campaigns.needsPage')}
        connected={t('campaigns.later')}
      />
    </>
  )
}
