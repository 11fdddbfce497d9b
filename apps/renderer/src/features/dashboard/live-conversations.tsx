import type { Conversation } from '@pal/core/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Avatar } from '../../components/avatar.tsx'
import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { DashboardList } from './dashboard-list.tsx'
import { dashboardQueries } from './queries.ts'

import classes from './dashboard-list.module.css'

export function LiveConversations() {
  const { t } = useTranslation()
  const query = useQuery(dashboardQueries.live)
  return (
    <DashboardList
      query={query}
      title={t('dashboard.live.title')}
      all={{ label: t('dashboard.live.all'), to: paths.conversations }}
      failed={t('dashboard.live.failed')}
      empty={t('dashboard.live.empty')}
      emptyText={t('dashboard.live.emptyText')}
    >
      {query.data?.map((conversation) => (
        <LiveRow key={conversation.id} conversation={conversation} />
      ))}
    </DashboardList>
  )
}

function LiveRow({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation()
  const { id, lastMessage, lastActivity, stage, needsHumanReason } = conversation
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
              <TimeAgo time={lastActivity} />
            </span>
          </span>
          <span className={classes['line']}>
            <span className={classes['said']} dir="auto">
              {lastMessage === ''
                ? t('conversations.withoutWords')
                : (lastMessage ?? t('dashboard.live.starting'))}
            </span>
            {needsHumanReason ? (
              <span className={classes['needs']}>{t('dashboard.live.needsYou')}</span>
            ) : null}
            <StageBadge stage={stage} />
          </span>
        </span>
      </Link>
    </li>
  )
}
