import type { PageCalls } from '@pal/core/contract/system'
import { useTranslation } from 'react-i18next'

import { Meter } from '../../../components/meter.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { clockTime } from '../../../lib/format/format-time.ts'

import classes from './page-calls.module.css'

/** What is left of the calls that Facebook allows, and how often messages are fetched with them. */
export function PageCallsLine({ calls }: { readonly calls: PageCalls }) {
  const { t, i18n } = useTranslation()
  const { name, budget, share, fetchEverySeconds, slowestFetchSeconds, blockedUntil, state } = calls
  const number = (value: number) => wholeNumber(value, i18n.language)
  const left = Math.max(0, Math.round(budget * (1 - share)))
  return (
    <div className={classes['calls']}>
      <div className={classes['meter']}>
        <Meter
          label={t('settings.pages.calls.meter', { name })}
          value={budget - left}
          most={budget}
        />
      </div>
      <span>{t('settings.pages.calls.left', { left: number(left), budget: number(budget) })}</span>
      <p className={classes['pace']}>
        {state === 'down' ? (
          t('settings.pages.calls.stopped')
        ) : blockedUntil === null ? (
          <>
            {fetchEverySeconds === null
              ? null
              : t('settings.pages.calls.every', { count: fetchEverySeconds })}{' '}
            {t('settings.pages.calls.slowest', { count: slowestFetchSeconds })}
          </>
        ) : (
          t('settings.pages.calls.blocked', { time: clockTime(blockedUntil, i18n.language) })
        )}
      </p>
    </div>
  )
}
