import { Button } from '@mantine/core'
import {
  IconDownload,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './log-actions.module.css'

interface LogActionsProps {
  readonly running: boolean
  readonly onToggle: () => void
  readonly onRefresh: () => void
  readonly onDownload: () => void
  readonly downloading: boolean
  readonly onClear: () => void
}

/** Of three, a small window shows the icon alone. */
const icons = {
  root: classes['icon'] ?? '',
  label: classes['label'] ?? '',
  section: classes['section'] ?? '',
}

export function LogActions(props: LogActionsProps) {
  const { t } = useTranslation()
  const Toggle = props.running ? IconPlayerPause : IconPlayerPlay
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div className={classes['actions']}>
      <Button variant="default" leftSection={<Toggle {...icon} />} onClick={props.onToggle}>
        {t(props.running ? 'logs.pause' : 'logs.resume')}
      </Button>
      <Button
        variant="default"
        classNames={icons}
        leftSection={<IconRefresh {...icon} />}
        onClick={props.onRefresh}
      >
        {t('logs.refresh')}
      </Button>
      <Button
        variant="default"
        classNames={icons}
        leftSection={<IconDownload {...icon} />}
        loading={props.downloading}
        onClick={props.onDownload}
      >
        {t('logs.download')}
      </Button>
      <Button
        variant="default"
        classNames={icons}
        leftSection={<IconTrash {...icon} />}
        onClick={props.onClear}
      >
        {t('logs.clear')}
      </Button>
    </div>
  )
}
