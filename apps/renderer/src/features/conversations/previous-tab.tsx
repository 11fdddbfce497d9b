import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { DataTable, type Column } from '../../components/lists/data-table.tsx'
import { FromNewest } from '../../components/lists/from-newest.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { ConnectionEmptyState } from '../../components/notices/connection-empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { useKeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { conversationQueries, type PreviousRow } from './data/queries.ts'
import { useInboxAddress } from './use-inbox-address.ts'

import classes from './previous-tab.module.css'

/** What the pages' threads hold; asked for only while it is shown. */
export function PreviousTab() {
  const { t, i18n } = useTranslation()
  const { viewed, change } = useInboxAddress()
  const list = useKeysetList<PreviousRow>(conversationQueries.previous)
  const view = useCallback((id: number) => change({ viewed: String(id) }), [change])
  const columns = useMemo(() => columnsOf(t, i18n.language, view), [t, i18n.language, view])
  if (list.error && !list.loaded) {
    return <QueryError title={t('conversations.loadFailed')} query={list} />
  }
  if (list.loaded && list.count === 0) {
    return (
      <ConnectionEmptyState
        icon={IconHistory}
        title={t('conversations.emptyTitle')}
        needsPage={t('conversations.needsPage')}
        connected={t('conversations.waiting')}
      />
    )
  }
  return list.loaded ? (
    <>
      <p className={classes['text']}>{t('conversations.previousText')}</p>
      <FromNewest list={list} />
      <DataTable
        label={t('conversations.previous')}
        columns={columns}
        list={list}
        openId={viewed === null ? null : Number(viewed)}
        onToggle={view}
      />
      <MoreButton label={t('conversations.more')} list={list} />
    </>
  ) : null
}

function columnsOf(
  t: TFunction,
  locale: string,
  onView: (id: number) => void,
): Column<PreviousRow>[] {
  return [
    {
      key: 'customer',
      header: t('conversations.column.customer'),
      cell: (
        { customer_name, pageName, message_count, updated_time, conversationId },
        { small },
      ) => (
        <>
          <span className={classes['name']} dir="auto">
            {customerName({ customerName: customer_name, customerId: String(conversationId) })}
          </span>
          {small ? (
            <span className={classes['page']}>
              <span dir="auto">{pageName}</span> ·{' '}
              {t('conversations.messageCount', { count: message_count })} ·{' '}
              <TimeAgo time={updated_time} />
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'page',
      header: t('conversations.column.page'),
      hideBelow: 'small',
      cell: ({ pageName }) => <span dir="auto">{pageName}</span>,
    },
    {
      key: 'messages',
      header: t('conversations.column.messages'),
      width: 110,
      align: 'figures',
      hideBelow: 'small',
      cell: ({ message_count }) => wholeNumber(message_count, locale),
    },
    {
      key: 'updated',
      header: t('conversations.column.updated'),
      width: 130,
      align: 'end',
      hideBelow: 'small',
      cell: ({ updated_time }) => (
        <span className={classes['time']}>
          <TimeAgo time={updated_time} />
        </span>
      ),
    },
    {
      key: 'view',
      header: t('conversations.column.action'),
      hideHeader: true,
      width: 132,
      align: 'end',
      cell: ({ id, customer_name, conversationId }) => (
        <Button
          className={classes['view'] ?? ''}
          variant="default"
          // Enter on its row does the same: one stop for the whole table.
          tabIndex={-1}
          aria-label={t('conversations.viewAndReplyTo', {
            name: customerName({ customerName: customer_name, customerId: String(conversationId) }),
          })}
          onClick={(event) => {
            event.stopPropagation()
            onView(id)
          }}
        >
          {t('conversations.viewAndReply')}
        </Button>
      ),
    },
  ]
}
