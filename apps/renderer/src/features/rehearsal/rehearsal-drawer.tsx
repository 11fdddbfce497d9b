import '../../components/fields/form-fields.ts'
import { IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { SideDrawer } from '../../components/dialogs/side-drawer.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { closeRehearsal, type RehearsalRequest } from '../../lib/rehearsal/request.ts'
import { rehearsalQueries } from './rehearsal-queries.ts'
import { RehearsalResult } from './rehearsal-result.tsx'
import { RehearsalSetup } from './rehearsal-setup.tsx'

/** Past conversations answered again, beside what was answered then. */
export function RehearsalDrawer({ asked }: { readonly asked: RehearsalRequest }) {
  const { t } = useTranslation()
  const campaigns = useQuery(rehearsalQueries.campaigns)
  const current = useQuery(rehearsalQueries.current)
  const [again, setAgain] = useState(asked.offered ?? false)
  const rehearsal = current.data?.rehearsal ?? null
  const shows = rehearsal !== null && (!again || rehearsal.state === 'running')
  return (
    <SideDrawer opened title={t('rehearsal.title')} size={960} onClose={closeRehearsal}>
      {campaigns.error && !campaigns.data ? (
        <QueryError title={t('rehearsal.loadFailed')} query={campaigns} />
      ) : null}
      {current.error && !current.data ? (
        <QueryError title={t('rehearsal.loadFailed')} query={current} />
      ) : null}
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
    </SideDrawer>
  )
}
