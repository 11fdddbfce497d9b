import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Notice } from '../../components/notices/notice.tsx'
import { paths } from '../../lib/paths.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { systemStatus } from '../../lib/system-status.ts'

/** Why the agent answers on too few pages, where none of the tiles below tells it. */
export function AgentNotice() {
  const { t } = useTranslation()
  const { data } = useQuery(systemStatus)
  if (!data) return null
  const { agent, messenger, ai } = data
  const reason = agent.reason?.message
  const told = reason === messenger.reason?.message || reason === ai.reason?.message
  if (!agent.reason || told || agent.pages.working === agent.pages.all) return null
  return (
    <Notice
      title={t('dashboard.system.agent')}
      actions={
        <>
          <Link to={paths.integrations}>{t('dashboard.system.connectPage')}</Link>
          <Link to={paths.campaigns}>{t('dashboard.campaigns.all')}</Link>
        </>
      }
    >
      {reasonText(agent.reason)}
    </Notice>
  )
}
