import type { OrderDetail } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { momentText } from '../../../lib/format/format-time.ts'
import { eventText } from './event-text.ts'

import classes from './order-history.module.css'

type OrderHistoryProps = Pick<OrderDetail, 'history' | 'currency'>

/** Each change with who made it, the newest first. */
export function OrderHistory({ history, currency }: OrderHistoryProps) {
  const { t, i18n } = useTranslation()
  const words = { t, locale: i18n.language, currency }
  return (
    <ol className={classes['history']}>
      {history.toReversed().map((event) => (
        <li key={event.id}>
          <span className={classes['move']}>
            <bdi>{eventText(event, words)}</bdi>
          </span>
          <span className={classes['meta']}>
            <time dateTime={event.at}>{momentText(event.at, i18n.language)}</time>
            {' · '}
            <span>{t(`orders.actor.${event.actor}`)}</span>
          </span>
          {event.note ? (
            <p>
              <bdi>{event.note}</bdi>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
