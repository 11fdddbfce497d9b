import { Button } from '@mantine/core'
import {
  IconDownload,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

interface LogActionsProps {
  readonly running: boolean
  readonly onToggle: () => void
  readonly onRefresh: () => void
  readonly onDownload: () => void
  readonly downloading: boolean
  readonly onClear: () => void
}

export function LogActions(props: LogActionsProps) {
  const { t } = useTranslation()
  const Toggle = props.running ? IconPlayerPause : IconPlayerPlay
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <>
      <Button variant="default" leftSection={<Toggle {...icon} />} onClick={props.onToggle}>
        {t(props.running ? 'logs.pause' : 'logs.resume')}
      </Button>
      <Button variant="default" leftSection={<IconRefresh {...icon} />} onClick={props.onRefresh}>
        {t('logs.refresh')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={props.downloading}
        onClick={props.onDownload}
      >
        {t('logs.download')}
      </Button>
      <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={props.onClear}>
        {t('logs.clear')}
      </Button>
    </>
  )
}
