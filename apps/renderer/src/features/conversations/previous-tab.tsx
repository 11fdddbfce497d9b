import { Button } from '@mantine/core'
import type { PageConversation } from '@pal/core/contract/facebook'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { DataTable, type Column } from '../../components/lists/data-table.tsx'
import { ConnectionEmptyState } from '../../components/notices/connection-empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { conversationQueries } from './data/queries.ts'
import { useInboxAddress } from './use-inbox-address.ts'

import classes from './previous-tab.module.css'

/** The table knows its rows by a number of ours; Facebook's own id is text. */
interface Row extends Omit<PageConversation, 'id'> {
  readonly id: number
}

/** What the pages' threads hold; asked for only while it is shown. */
export function PreviousTab() {
  const { t, i18n } = useTranslation()
  const { viewed, change } = useInboxAddress()
  const { data, error, refetch } = useQuery(conversationQueries.previous)
  const rows = useMemo(() => data?.map((row): Row => ({ ...row, id: row.conversationId })), [data])
  const view = useCallback((id: number) => change({ viewed: String(id) }), [change])
  const columns = useMemo(() => columnsOf(t, i18n.language, view), [t, i18n.language, view])
  if (error && !rows) {
    return <QueryError title={t('conversations.loadFailed')} query={{ error, refetch }} />
  }
  if (rows?.length === 0) {
    return (
      <ConnectionEmptyState
        icon={IconHistory}
        title={t('conversations.emptyTitle')}
        needsPage={t('conversations.needsPage')}
        connected={t('conversations.waiting')}
      />
    )
  }
  return rows ? (
    <DataTable
      label={t('conversations.previous')}
      columns={columns}
      rows={rows}
      openId={viewed === null ? null : Number(viewed)}
      onToggle={view}
    />
  ) : null
}

function columnsOf(t: TFunction, locale: string, onView: (id: number) => void): Column<Row>[] {
  return [
    {
      key: 'customer',
      header: t('conversations.column.customer'),
      cell: ({ customer_name, pageName, message_count, updated_time, conversationId }) => (
        <>
          <span className={classes['name']} dir="auto">
            {customer_name || t('customer.unnamed', { id: conversationId })}
          </span>
          <span className={classes['page']}>
            <span dir="auto">{pageName}</span> ·{' '}
            {t('conversations.messageCount', { count: message_count })} ·{' '}
            <TimeAgo time={updated_time} />
          </span>
        </>
      ),
    },
    {
      key: 'page',
      header: t('conversations.column.page'),
      hideOnSmall: true,
      cell: ({ pageName }) => <span dir="auto">{pageName}</span>,
    },
    {
      key: 'messages',
      header: t('conversations.column.messages'),
      width: 110,
      align: 'end',
      hideOnSmall: true,
      cell: ({ message_count }) => wholeNumber(message_count, locale),
    },
    {
      key: 'updated',
      header: t('conversations.column.updated'),
      width: 130,
      align: 'end',
      hideOnSmall: true,
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
            name: customer_name || t('customer.unnamed', { id: conversationId }),
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
