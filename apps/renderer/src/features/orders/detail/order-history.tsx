import type { OrderDetail, OrderEvent } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { momentText } from '../../../lib/format/format-time.ts'
import { eventText, toldText } from './event-text.ts'

import classes from './order-history.module.css'

type OrderHistoryProps = Pick<OrderDetail, 'history' | 'currency'>

/** Each change with who made it, the newest first. */
export function OrderHistory({ history, currency }: OrderHistoryProps) {
  const { t, i18n } = useTranslation()
  const words = { t, locale: i18n.language, currency }
  const toldBy = ({ facts }: OrderEvent) => history.find(({ id }) => id === facts.tellsOf)
  const rows = history.toReversed().map((event) => ({ event, told: toldBy(event) }))
  return (
    <ol className={classes['history']}>
      {rows.map(({ event, told }) => (
        <li key={event.id}>
          <span className={classes['move']}>
            <bdi>{eventText(event, words)}</bdi>
            {told ? (
              <>
                {' · '}
                <bdi>{toldText(told, words)}</bdi>
              </>
            ) : null}
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
