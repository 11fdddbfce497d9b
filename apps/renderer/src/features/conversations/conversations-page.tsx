import { IconMessageCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { ConnectionEmptyState } from '../../components/connection-empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function ConversationsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.conversations')} description={t('conversations.description')} />
      <ConnectionEmptyState
        icon={IconMessageCircle}
        title={t('conversations.emptyTitle')}
        needsPage={t('conversations.needsPage')}
        connected={t('conversations.later')}
      />
    </>
  )
}
