import { Button } from '@mantine/core'
import { minuteMs } from '@pal/core/durations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../../components/notices/query-error.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Waiting } from '../../../components/waiting.tsx'
import { dayName } from '../../../lib/format/format-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { bubbleOf, type ChatOrder, daysOf, unsentReplies } from '../data/message-text.ts'
import { conversationQueries } from '../data/queries.ts'
import { MessageRun } from './message-run.tsx'
import { OrderLine } from './order-line.tsx'

import classes from './message-list.module.css'

/** What was asked for is on the screen by then. */
const settleMs = 1_000

/** As many of the newest as fill a window; those above follow, where nobody looks yet. */
const firstDrawn = 12

interface MessageListProps {
  readonly conversationId: string
  readonly customerName: string
  readonly orders: readonly ChatOrder[]
}

/** The chat, oldest at the top; begins at its end, and stays where the person has scrolled to. */
export function MessageList({ conversationId, customerName, orders }: MessageListProps) {
  const { t, i18n } = useTranslation()
  const now = useNow(minuteMs)
  const query = useInfiniteQuery(conversationQueries.messages(conversationId))
  const { data } = query
  const drawsAll = useDeferredValue(true, false)
  const [days, unsent] = useMemo(() => {
    const pages = data?.pages ?? []
    const bubbles = pages.flatMap(({ rows }) => rows.map(bubbleOf)).toReversed()
    const drawn = drawsAll ? bubbles : bubbles.slice(-firstDrawn)
    return [daysOf(drawn, orders), unsentReplies(bubbles)] as const
  }, [data, orders, drawsAll])
  const pages = data?.pages.length ?? 0
  const [settledAt, setSettledAt] = useState(0)
  const heard = pages > 0 && settledAt === pages
  useEffect(() => {
    const timer = setTimeout(() => setSettledAt(pages), settleMs)
    return () => clearTimeout(timer)
  }, [pages])
  const lastOut = days
    .flatMap(({ runs }) => runs)
    .findLast(({ author }) => author !== 'customer')
    ?.bubbles.at(-1)

  if (query.error && !data) {
    return (
      <div className={classes['notice']}>
        <QueryError title={t('conversations.messagesFailed')} query={query} />
      </div>
    )
  }
  return (
    // Turned over, the browser itself keeps the newest in sight and the place of who reads above.
    <div
      className={classes['scroller']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
      tabIndex={0}
      role="log"
      // A message that comes is read out once; its state, and older ones that were asked for, are not.
      aria-live={heard ? 'polite' : 'off'}
      aria-relevant="additions"
      aria-label={t('conversations.chat')}
    >
      <div className={classes['chat']}>
        {query.hasNextPage ? (
          <Button
            className={classes['older'] ?? ''}
            variant="subtle"
            color="gray"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('conversations.older')}
          </Button>
        ) : null}
        {data ? null : (
          <Waiting className={classes['waiting']}>
            <Skeleton width="46%" height={36} />
            <Skeleton width="60%" height={56} />
            <Skeleton width="38%" height={36} />
          </Waiting>
        )}
        {data && days.length === 0 ? (
          <p className={classes['none']}>{t('conversations.noMessages')}</p>
        ) : null}
        {days.map((day) => (
          <section key={day.key} className={classes['day']}>
            <h3 className={classes['separator']}>
              <span>{dayName(day.at, now, i18n.language)}</span>
            </h3>
            {day.runs.map((run) => (
              <Fragment key={run.bubbles[0]?.id}>
                <MessageRun
                  run={run}
                  conversationId={conversationId}
                  customerName={customerName}
                  lastOutId={lastOut?.id}
                  unsent={unsent}
                />
                {run.orders.map((order) => (
                  <OrderLine key={order.id} order={order} />
                ))}
              </Fragment>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
