import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '../../components/fields/form-fields.ts'
import { Drawer } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { closeRehearsal, type RehearsalRequest } from '../../lib/rehearsal.ts'
import { rehearsalQueries } from './rehearsal-queries.ts'
import { RehearsalResult } from './rehearsal-result.tsx'
import { RehearsalSetup } from './rehearsal-setup.tsx'

import classes from './rehearsal.module.css'

/** Past conversations answered again, beside what was answered then. */
export function RehearsalDrawer({ asked }: { readonly asked: RehearsalRequest }) {
  const { t } = useTranslation()
  const campaigns = useQuery(rehearsalQueries.campaigns)
  const current = useQuery(rehearsalQueries.current)
  const [again, setAgain] = useState(false)
  const rehearsal = current.data?.rehearsal ?? null
  const shows = rehearsal !== null && !again
  return (
    <Drawer
      opened
      onClose={closeRehearsal}
      position="right"
      size={960}
      padding={0}
      title={t('rehearsal.title')}
      overlayProps={{ backgroundOpacity: 0.3 }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ duration: 140 }}
    >
      {campaigns.error ? <QueryError title={t('rehearsal.loadFailed')} query={campaigns} /> : null}
      {current.error ? <QueryError title={t('rehearsal.loadFailed')} query={current} /> : null}
      {campaigns.data?.length === 0 ? (
        <EmptyState
          icon={IconRepeat}
          title={t('rehearsal.noCampaign')}
          text={t('rehearsal.noCampaignText')}
        />
      ) : null}
      {shows ? <RehearsalResult rehearsal={rehearsal} onAgain={() => setAgain(true)} /> : null}
      {campaigns.data && campaigns.data.length > 0 && current.data && !shows ? (
        <RehearsalSetup
          asked={asked}
          campaigns={campaigns.data}
          onStarted={() => setAgain(false)}
        />
      ) : null}
    </Drawer>
  )
}
