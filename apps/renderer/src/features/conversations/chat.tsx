import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../components/query-error.tsx'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import { customerName } from './customer-name.ts'
import { CustomerPanel } from './customer-panel.tsx'
import { MessageList } from './message-list.tsx'
import { conversationQueries } from './queries.ts'
import { ScheduledList } from './scheduled-list.tsx'
import { useDroppedPictures } from './use-dropped-pictures.ts'
import { useSeen } from './use-seen.ts'

import classes from './chat.module.css'

/** One conversation: who answers, what was said, the reply, and what is known beside it. */
export function Chat({ conversationId }: { readonly conversationId: string }) {
  const { t } = useTranslation()
  const detail = useQuery(conversationQueries.detail(conversationId))
  const dropped = useDroppedPictures(conversationId)
  useSeen(conversationId, detail.data?.unreadCount ?? 0)
  if (detail.error && !detail.data) {
    return (
      <div className={classes['failed']}>
        <QueryError title={t('conversations.chatFailed')} query={detail} />
      </div>
    )
  }
  const name = detail.data ? customerName(detail.data) : ''
  return (
    <div className={classes['chat']}>
      <div className={classes['main']} {...dropped.handlers}>
        {detail.data ? <ChatHeader conversation={detail.data} /> : null}
        <MessageList conversationId={conversationId} customerName={name} />
        <ScheduledList
          conversationId={conversationId}
          closesAt={detail.data?.windowClosesAt ?? null}
          scheduled={detail.data?.scheduled ?? []}
        />
        <Composer
          key={conversationId}
          conversationId={conversationId}
          customerName={name}
          detail={detail.data}
        />
        {dropped.over ? (
          <p className={classes['drop']} aria-hidden>
            {t('conversations.picture.drop')}
          </p>
        ) : null}
      </div>
      {detail.data ? <CustomerPanel detail={detail.data} /> : <div className={classes['side']} />}
    </div>
  )
}
