import { Button } from '@mantine/core'
import { IconMessageCircle, IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { Late } from '../../components/late.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { ConnectionEmptyState } from '../../components/notices/connection-empty-state.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ConversationChips } from './conversation-chips.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { isPicked, pickNames } from './data/conversation-pick.ts'
import { conversationQueries } from './data/queries.ts'
import { LiveFilters } from './live-filters.tsx'
import { useInboxAddress } from './use-inbox-address.ts'

import classes from './live-tab.module.css'

const placeholders = [1, 2, 3, 4, 5, 6]

interface LiveTabProps {
  /** Whether a pane beside the list shows what is selected; otherwise the dialog does. */
  readonly wide: boolean
  /** In that pane, chosen or not. */
  readonly shown: string | null
}

export function LiveTab({ wide, shown }: LiveTabProps) {
  const { t } = useTranslation()
  const { filter, change } = useInboxAddress()
  const list = useInfiniteQuery(conversationQueries.list(filter))
  const rows = list.data?.pages.flatMap((page) => page.rows)
  const view = useCallback((id: string) => change({ viewed: id }), [change])
  const select = useCallback((id: string) => change({ selected: id }), [change])
  const picked = isPicked(filter.pick)
  const exact = useQuery({
    ...conversationQueries.count(filter),
    enabled: picked && filter.search === '',
  }).data?.count
  const filtered = picked || filter.status !== 'all' || filter.search !== ''
  return (
    <div className={classes['tab']} data-pane={wide || undefined}>
      {wide ? null : <LiveFilters counted />}
      <ConversationChips pick={filter.pick} onRemove={(unpick) => change({ unpick })} />
      {wide && exact !== undefined ? (
        <p className={classes['exact']} role="status">
          {t('conversations.shown', { count: exact })}
        </p>
      ) : null}
      <div className={classes['scroller']}>
        {rows && rows.length > 0 ? (
          <ul className={classes['rows']} aria-label={t('conversations.live')}>
            {rows.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                selected={wide && String(conversation.id) === shown}
                onSelect={wide ? select : view}
                onView={view}
              />
            ))}
          </ul>
        ) : null}
        <MoreButton label={t('conversations.more')} list={list} inside />
        {rows?.length === 0 && filtered ? (
          <EmptyState
            icon={IconSearch}
            title={t('conversations.noneFound')}
            text={t('conversations.noneFoundText')}
            action={
              <Button
                variant="default"
                onClick={() => change({ status: 'all', search: '', unpick: pickNames })}
              >
                {t('conversations.showAll')}
              </Button>
            }
          />
        ) : null}
        {rows?.length === 0 && !filtered ? (
          <ConnectionEmptyState
            icon={IconMessageCircle}
            title={t('conversations.emptyTitle')}
            needsPage={t('conversations.needsPage')}
            connected={t('conversations.waiting')}
          />
        ) : null}
        {list.error && !rows ? (
          <QueryError title={t('conversations.loadFailed')} query={list} />
        ) : null}
        {!rows && !list.error ? (
          <Late>
            <div className={classes['waiting']} role="status" aria-label={t('common.loading')}>
              {placeholders.map((row) => (
                <Skeleton key={row} height={56} />
              ))}
            </div>
          </Late>
        ) : null}
      </div>
    </div>
  )
}
