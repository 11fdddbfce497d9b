import { Button } from '@mantine/core'
import type { WebhookSetup } from '@pal/core/contract/facebook'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { reasonText } from '../../../lib/reason-text.ts'
import { useTestWebhook } from '../form/mutations.ts'

import classes from './webhook-section.module.css'

interface WebhookTestProps {
  readonly setup: WebhookSetup
  /** What is typed and not saved is not what would be tested. */
  readonly unsaved: boolean
}

/** Whether the webhook is reached from outside, and when it last was. */
export function WebhookTest({ setup, unsaved }: WebhookTestProps) {
  const { t } = useTranslation()
  const test = useTestWebhook()
  const { lastTest, lastEventAt } = setup
  const reached = lastTest?.result === 'reached'
  return (
    <div>
      <h3 className={classes['label']}>{t('settings.webhook.reach')}</h3>
      {lastTest ? (
        <p className={classes['result']} role="status">
          <StatusBadge status={reached ? 'success' : 'attention'}>
            {t(reached ? 'settings.webhook.reached' : 'settings.webhook.notReached')}
          </StatusBadge>{' '}
          {reasonText(lastTest.reason)}{' '}
          <span className={classes['time']}>
            <TimeAgo time={lastTest.at} />
          </span>
        </p>
      ) : null}
      <p className={classes['result']}>
        {lastEventAt === null ? (
          t('settings.webhook.noEvent')
        ) : (
          <>
            {t('settings.webhook.lastEvent')} <TimeAgo time={lastEventAt} />
          </>
        )}
      </p>
      <Button
        variant="default"
        disabled={unsaved}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('settings.webhook.test')}
      </Button>
      <p className={classes['help']}>
        {t(unsaved ? 'settings.webhook.testUnsaved' : 'settings.webhook.testHelp')}
      </p>
    </div>
  )
}
