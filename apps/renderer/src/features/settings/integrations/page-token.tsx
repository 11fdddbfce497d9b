import { Button } from '@mantine/core'
import type { PageToken } from '@pal/core/contract/facebook'
import { useTranslation } from 'react-i18next'

import { StatusBadge, type Status } from '../../../components/badges/status-badge.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { dateText } from '../../../lib/format/format-time.ts'
import { reasonText } from '../../../lib/reason-text.ts'

import classes from './pages-section.module.css'

const statuses = {
  ok: 'success',
  ending: 'attention',
  expired: 'danger',
  invalid: 'danger',
  missing_permissions: 'danger',
  not_stored: 'danger',
  not_checked: 'danger',
} as const satisfies Record<PageToken['state'], Status>

interface PageTokenLineProps {
  readonly token: PageToken
  /** Leads to where it is fixed. */
  readonly onFix: () => void
  readonly onRetry: () => void
  readonly retrying: boolean
}

/** How long the connection of a page will last, and what is wrong with it. */
export function PageTokenLine({ token, onFix, onRetry, retrying }: PageTokenLineProps) {
  const { t, i18n } = useTranslation()
  const day = (time: string) => dateText(time, i18n.language)
  const { state, reason, checkedAt, endsAt, dataAccessEndsAt, webhook } = token
  // Beside a token that is over already, when it would have ended is only confusing.
  const alive = statuses[state] !== 'danger'
  return (
    <div className={classes['token']}>
      <StatusBadge status={statuses[state]}>{t(`settings.pages.token.${state}`)}</StatusBadge>
      {endsAt === null || !alive ? null : (
        <span>{t('settings.pages.endsAt', { date: day(endsAt) })}</span>
      )}
      {dataAccessEndsAt === null || !alive ? null : (
        <span>{t('settings.pages.accessEndsAt', { date: day(dataAccessEndsAt) })}</span>
      )}
      {checkedAt === null ? null : (
        <span>
          {t('settings.pages.checked')} <TimeAgo time={checkedAt} />
        </span>
      )}
      {state === 'ok' ? null : (
        <div className={classes['ill']}>
          <p>{reason && reasonText(reason)}</p>
          <Button size="xs" variant={alive ? 'default' : 'filled'} onClick={onFix}>
            {t(state === 'not_checked' ? 'settings.pages.appSecret' : 'settings.pages.reconnect')}
          </Button>
        </div>
      )}
      {webhook && alive ? (
        <div className={classes['ill']}>
          <p>
            {t('settings.pages.webhookRefused')} {reasonText(webhook)}
          </p>
          <Button size="xs" variant="default" loading={retrying} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
