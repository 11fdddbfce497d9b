import { UnstyledButton } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentPropsWithRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { lazilyOpened } from '../../components/lazily.tsx'
import type { ButtonMenuProps } from '../../components/lists/button-menu.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { isPaused, pauses, usePauseAgent } from '../../lib/actions/pause-agent.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'

import classes from '../../components/icon-button.module.css'

const PauseMenu = lazilyOpened<ButtonMenuProps>(
  async () => (await import('../../components/lists/button-menu.tsx')).ButtonMenu,
  ({ onChange }) => (
    <PauseButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

/** Where there is a page to be silent on: no customer is answered while the seller wants it so. */
export function PauseAgent() {
  const { t } = useTranslation()
  const agent = useQuery(systemStatus).data?.agent
  const { pause, resume } = usePauseAgent()
  const [opened, setOpened] = useState(false)
  if (!agent?.pages?.all) return null
  if (isPaused(agent)) {
    return (
      <IconButton
        label={t('agentPause.resume')}
        icon={IconPlayerPlay}
        onClick={() => resume.mutate()}
      />
    )
  }
  const entries = pauses.map((lasts) => ({
    label: t(`agentPause.${lasts}`),
    does: () => pause.mutate(lasts),
  }))
  return (
    <PauseMenu
      entries={entries}
      label={t('agentPause.pause')}
      Button={PauseButton}
      opened={opened}
      onChange={setOpened}
    />
  )
}

function PauseButton({ className: _, ...props }: ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <Tooltip label={t('agentPause.pause')}>
      <UnstyledButton
        className={classes['button'] ?? ''}
        aria-label={t('agentPause.pause')}
        {...props}
      >
        <IconPlayerPause size={18} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  )
}
