import type { Conversation } from '@pal/core/contract/conversations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Avatar } from '../../components/avatar.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { Panel } from '../../components/panel.tsx'
import { StageBadge } from '../../components/stage-badge.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { reasonOf } from '../../lib/errors.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { dashboardQueries } from './queries.ts'

import classes from './dashboard-list.module.css'

export function LiveConversations() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(dashboardQueries.live)
  return (
    <Panel
      title={t('dashboard.live.title')}
      aside={<Link to={paths.conversations}>{t('dashboard.live.all')}</Link>}
    >
      {error && !data ? (
        <ErrorState
          title={t('dashboard.live.failed')}
          text={reasonOf(error)}
          onRetry={() => void refetch()}
          details={String(error)}
        />
      ) : null}
      {data?.length === 0 ? (
        <p className={classes['empty']}>
          <strong>{t('dashboard.live.empty')}</strong>
          {t('dashboard.live.emptyText')}
        </p>
      ) : null}
      <ul className={classes['rows']}>
        {data?.map((conversation) => (
          <LiveRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </Panel>
  )
}

function LiveRow({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTranslation()
  const { id, customerName, lastMessage, lastActivity, stage, attention } = conversation
  const name = customerName || t('customer.unnamed', { id: conversation.customerId })
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
              {lastMessage || t('dashboard.live.starting')}
            </span>
            {attention ? (
              <span className={classes['needs']}>{t('dashboard.live.needsYou')}</span>
            ) : null}
            <StageBadge stage={stage} />
          </span>
        </span>
      </Link>
    </li>
  )
}
