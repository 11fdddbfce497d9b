import '../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { EmptyState } from '../../components/notices/empty-state.tsx'
import { paths } from '../../lib/paths.ts'
import { connectedPages } from '../../lib/queries/connected-pages.ts'

/** Nothing yet, and the one step that comes next: a page first, then a campaign. */
export function CampaignsEmpty({ onCreate }: { readonly onCreate: () => void }) {
  const { t } = useTranslation()
  const pages = useQuery(connectedPages)
  const needsPage = pages.data?.length === 0
  return (
    <EmptyState
      icon={IconSpeakerphone}
      title={t('campaigns.emptyTitle')}
      text={t(needsPage ? 'campaigns.needsPage' : 'campaigns.emptyText')}
      action={
        needsPage ? (
          <Button component={Link} to={paths.integrations}>
            {t('connection.connect')}
          </Button>
        ) : (
          <Button variant="default" onClick={onCreate}>
            {t('campaigns.emptyAction')}
          </Button>
        )
      }
    />
  )
}
