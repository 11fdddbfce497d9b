import type { Conversation } from '@pal/core/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Avatar } from '../../components/avatar.tsx'
import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { WaitingSince } from '../../components/waiting-since.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { DashboardList } from './dashboard-list.tsx'
import { dashboardQueries, liveShown } from './queries.ts'

import classes from './dashboard-list.module.css'

/** Who waits for the seller comes first, the longest first; the others by their newest activity. */
export function LiveConversations() {
  const { t } = useTranslation()
  const live = useQuery(dashboardQueries.live)
  const status = useQuery(systemStatus)
  const anyWaits = (status.data?.agent.waiting ?? 0) > 0
  const waiting = useQuery({ ...dashboardQueries.waiting, enabled: anyWaits })
  const known = !status.isPending && !(anyWaits && waiting.isPending)
  const rows = known
    ? live.data && waitingFirst(anyWaits ? waiting.data : [], live.data)
    : undefined
  return (
    <DashboardList
      query={{ data: rows, error: live.error, refetch: live.refetch }}
      title={t('dashboard.live.title')}
      all={{ label: t('dashboard.live.all'), to: paths.conversations }}
      failed={t('dashboard.live.failed')}
      empty={t('dashboard.live.empty')}
      emptyText={t('dashboard.live.emptyText')}
    >
      {rows?.map((conversation) => (
        <LiveRow key={conversation.id} conversation={conversation} />
      ))}
    </DashboardList>
  )
}

function waitingFirst(
  waiting: readonly Conversation[] = [],
  live: readonly Conversation[],
): readonly Conversation[] {
  const since = (row: Conversation) => Date.parse(row.waitsSince ?? row.lastActivity)
  const first = waiting.toSorted((a, b) => since(a) - since(b))
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...live.filter(({ id }) => !ids.has(id))].slice(0, liveShown)
}

function LiveRow({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation()
  const { id, lastActivity, stage, needsHumanReason, waitsSince } = conversation
  const said = conversation.waitingWords ?? conversation.lastMessage
  const name = customerName(conversation)
  return (
    <li>
      <Link className={classes['row']} to={pathTo.conversation(id)}>
        <Avatar name={name} />
        <span className={classes['words']}>
          <span className={classes['line']}>
            <span className={classes['name']} dir="auto">
              {name}
            </span>
            <span className={classes['meta']}>
              {waitsSince === null ? (
                <TimeAgo time={lastActivity} />
              ) : (
                <span className={classes['needs']}>
                  <WaitingSince time={waitsSince} />
                </span>
              )}
            </span>
          </span>
          <span className={classes['line']}>
            <span className={classes['said']} dir="auto">
              {said === ''
                ? t('conversations.withoutWords')
                : (said ?? t('dashboard.live.starting'))}
            </span>
            {waitsSince === null ? null : (
              <span className={classes['needs']}>
                {t(needsHumanReason ? 'dashboard.live.needsYou' : 'conversations.draftReady')}
              </span>
            )}
            <StageBadge stage={stage} />
          </span>
        </span>
      </Link>
    </li>
  )
}
