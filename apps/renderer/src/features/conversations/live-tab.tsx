import { Button } from '@mantine/core'
import type { Conversation } from '@pal/core/contract/conversations'
import { IconMessageCircle, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { FromNewest } from '../../components/lists/from-newest.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { ConnectionEmptyState } from '../../components/notices/connection-empty-state.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { scrollerMark } from '../../lib/keyset/scroller.ts'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { ConversationChips } from './conversation-chips.tsx'
import { ConversationRows } from './conversation-rows.tsx'
import { isPicked, pickNames } from './data/conversation-pick.ts'
import { conversationQueries } from './data/queries.ts'
import { LiveFilters } from './live-filters.tsx'
import { useInboxAddress } from './use-inbox-address.ts'
import { WaitFilters } from './wait-filters.tsx'

import classes from './live-tab.module.css'

const placeholders = [1, 2, 3, 4, 5, 6]

interface LiveTabProps {
  readonly list: KeysetList<Conversation>
  /** Whether a pane beside the list shows what is selected; otherwise the dialog does. */
  readonly wide: boolean
  /** In that pane, chosen or not. */
  readonly shown: string | null
}

export function LiveTab({ list, wide, shown }: LiveTabProps) {
  const { t } = useTranslation()
  const { filter, change } = useInboxAddress()
  const { loaded, count } = list
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
      {wide ? null : <LiveFilters list={list} />}
      <ConversationChips pick={filter.pick} onRemove={(unpick) => change({ unpick })} />
      {wide ? (
        <div className={classes['head']} role="group" aria-label={t('conversations.waits.label')}>
          <WaitFilters />
          <span className={classes['exact']} role="status">
            {exact === undefined ? '' : t('conversations.shown', { count: exact })}
          </span>
        </div>
      ) : null}
      <div className={classes['scroller']} {...(wide && scrollerMark)}>
        <FromNewest list={list} />
        {count > 0 ? (
          <ConversationRows
            list={list}
            shown={wide ? shown : null}
            search={filter.search}
            onSelect={wide ? select : view}
            onView={view}
          />
        ) : null}
        <MoreButton label={t('conversations.more')} list={list} inside />
        {loaded && count === 0 && filtered ? (
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
        {loaded && count === 0 && !filtered ? (
          <ConnectionEmptyState
            icon={IconMessageCircle}
            title={t('conversations.emptyTitle')}
            needsPage={t('conversations.needsPage')}
            connected={t('conversations.waiting')}
          />
        ) : null}
        {list.error && !loaded ? (
          <QueryError title={t('conversations.loadFailed')} query={list} />
        ) : null}
        {!loaded && !list.error ? (
          <Waiting className={classes['waiting']}>
            {placeholders.map((row) => (
              <Skeleton key={row} height={56} />
            ))}
          </Waiting>
        ) : null}
      </div>
    </div>
  )
}
