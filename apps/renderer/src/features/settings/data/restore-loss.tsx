import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../../components/notices/query-error.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { dataQueries } from './data-queries.ts'

import classes from './data-tab.module.css'

interface RestoreLossProps {
  /** When the backup was made. */
  readonly since: string
}

/** What was stored since a backup, and so is gone from the lists once it is back. */
export function RestoreLoss({ since }: RestoreLossProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(dataQueries.since(since))
  if (error && !data) {
    return <QueryError title={t('settings.data.backups.sinceFailed')} query={{ error, refetch }} />
  }
  const number = (value: number) => wholeNumber(value, i18n.language)
  const nothing = data && data.orders + data.messages + data.customers === 0
  return (
    <p className={classes['loss']} role="status">
      {nothing ? t('settings.data.backups.sinceNothing') : null}
      {data && !nothing
        ? t('settings.data.backups.since', {
            orders: number(data.orders),
            messages: number(data.messages),
            customers: number(data.customers),
          })
        : null}
    </p>
  )
}
