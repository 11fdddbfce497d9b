import { Button } from '@mantine/core'
import type { ChannelStatus, NotifyChannel } from '@pal/core/contract/notifications'
import { useTranslation } from 'react-i18next'

import { momentText } from '../../../lib/format/format-time.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useTestChannel } from './mutations.ts'

import classes from '../form/settings-form.module.css'

interface ChannelStateProps {
  readonly channel: NotifyChannel
  readonly status: ChannelStatus | undefined
  readonly unsaved: boolean
}

/** What is missing or what happened last, beside the button that tries it. */
export function ChannelState({ channel, status, unsaved }: ChannelStateProps) {
  const { t, i18n } = useTranslation()
  const test = useTestChannel()
  if (!status) return null
  const { on, needs, last } = status
  // It is on as it was saved: until it is complete, nothing goes out.
  const idle = on && needs !== null
  const failed = idle || (!needs && last?.success === false)
  const lastWords = () => {
    if (!last) return t('settings.notifications.ready')
    const at = momentText(last.at, i18n.language)
    if (last.success) return t('settings.notifications.lastSent', { at })
    const why = last.reason ? reasonText(last.reason) : ''
    return t('settings.notifications.lastFailed', { at, why })
  }
  return (
    <div className={classes['foot']}>
      <Button
        variant="default"
        disabled={unsaved || needs !== null}
        loading={test.isPending && test.variables === channel}
        onClick={() => test.mutate(channel)}
      >
        {t('settings.notifications.test')}
      </Button>
      <p className={classes['note']} data-problem={failed || undefined}>
        {idle ? `${t('settings.notifications.idle')} ` : ''}
        {needs ? reasonText(needs) : unsaved ? t('settings.notifications.testFirst') : lastWords()}
      </p>
    </div>
  )
}
