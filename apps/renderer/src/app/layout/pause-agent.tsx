import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { usePauseAgent } from '../../lib/actions/pause-agent.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'

/** Where there is a page to be silent on: no customer is answered while the seller wants it so. */
export function PauseAgent() {
  const { t } = useTranslation()
  const agent = useQuery(systemStatus).data?.agent
  const pages = agent?.pages
  const { pause, resume } = usePauseAgent()
  if (!pages?.all) return null
  const isPaused = agent?.reason?.code === 'agent_paused'
  return isPaused ? (
    <IconButton
      label={t('agentPause.resume')}
      icon={IconPlayerPlay}
      onClick={() => resume.mutate()}
    />
  ) : (
    <IconButton
      label={t('agentPause.pause')}
      icon={IconPlayerPause}
      onClick={() => pause.mutate()}
    />
  )
}
