import type { OrderDetail } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { exactTime } from '../../lib/format/format-time.ts'

import classes from './order-history.module.css'

/** Each move with who made it, the newest first. */
export function OrderHistory({ history }: Pick<OrderDetail, 'history'>) {
  const { t, i18n } = useTranslation()
  return (
    <ol className={classes['history']}>
      {history
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map((event) => (
          <li key={`${event.at} ${event.to}`}>
            <span className={classes['move']}>
              {event.from === null ? t('orders.taken') : t(`orderStatus.${event.to}`)}
              <span className={classes['actor']}>{t(`orders.actor.${event.actor}`)}</span>
            </span>
            <time dateTime={event.at}>{exactTime(event.at, i18n.language)}</time>
            {event.note ? <p dir="auto">{event.note}</p> : null}
          </li>
        ))}
    </ol>
  )
}
