import type { ConversationDetail } from '@pal/core/contract/conversations'
import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { OneFailed } from '../../components/notices/one-failed.tsx'
import { isUnreachable } from '../../lib/errors.ts'
import { useFileDrop } from '../../lib/files/use-file-drop.ts'
import { customerName } from '../../lib/format/customer-name.ts'
import { paths } from '../../lib/paths.ts'
import { useNow } from '../../lib/use-now.ts'
import { ChatHeader, ChatHeaderSkeleton } from './chat-header.tsx'
import { AgentDraft } from './composer/agent-draft.tsx'
import { Composer } from './composer/composer.tsx'
import { ScheduledList } from './composer/scheduled-list.tsx'
import { windowState } from './composer/window-state.ts'
import { CustomerPanel } from './customer/customer-panel.tsx'
import { useDetails, useRoom } from './customer/details.ts'
import { CustomerPanelSkeleton } from './customer/panel-skeleton.tsx'
import { addPictures, picturesIn } from './data/draft-pictures.ts'
import { useErased } from './data/erased.ts'
import { useIsReplying } from './data/mutations.ts'
import { conversationQueries } from './data/queries.ts'
import { useWordsOfGoneDraft } from './data/reworded.ts'
import { useListed } from './data/use-listed.ts'
import { useSeen } from './data/use-seen.ts'
import { MessageList } from './messages/message-list.tsx'

import classes from './chat.module.css'

const noOrders: ConversationDetail['orders'] = []

interface ChatProps {
  readonly conversationId: string
  /** It opened by itself: nobody has read it yet. */
  readonly glanced?: boolean
}

/** One conversation: who answers, what was said, the reply, and what is known beside it. */
export function Chat({ conversationId, glanced = false }: ChatProps) {
  const { t } = useTranslation()
  const detail = useQuery(conversationQueries.detail(conversationId))
  const listed = useListed(conversationId)
  const isErased = useErased(({ ids }) => ids.has(conversationId))
  const isReplying = useIsReplying(conversationId)
  const dropped = useFileDrop((files) => {
    if (!isReplying) void addPictures(conversationId, files)
  }, picturesIn)
  const [hasRoom, place] = useRoom()
  const details = useDetails(hasRoom)
  const now = useNow(30_000)
  useWordsOfGoneDraft(conversationId, detail.data && (detail.data.draft?.id ?? null))
  useSeen(conversationId, glanced ? 0 : (detail.data?.unreadCount ?? 0))
  // Without the server, what the list showed stays, and with it what is being typed.
  const isKept = listed !== undefined && isUnreachable(detail.error)
  if (detail.error && !detail.data && !isKept) {
    if (isErased) return null
    return (
      <div className={classes['failed']}>
        <OneFailed
          icon={IconMessageCircle}
          list={{ to: paths.conversations, label: t('conversations.showAll') }}
          title={t('conversations.chatFailed')}
          query={detail}
        />
      </div>
    )
  }
  const known = detail.data ?? listed
  const name = known ? customerName(known) : ''
  return (
    <div ref={place} className={classes['chat']} data-chat>
      <div className={classes['main']} {...dropped.handlers}>
        {known ? <ChatHeader conversation={known} details={details} /> : <ChatHeaderSkeleton />}
        {/* What stands above it is as high as it is known to be: before that its words would move. */}
        <div className={classes['said']} style={known ? undefined : { visibility: 'hidden' }}>
          <MessageList
            conversationId={conversationId}
            customerName={name}
            orders={detail.data?.orders ?? noOrders}
          />
        </div>
        <ScheduledList
          conversationId={conversationId}
          closesAt={detail.data?.cannotReply ? null : (detail.data?.windowClosesAt ?? null)}
          besideAgent={detail.data?.handler === 'agent' && detail.data.campaignId !== null}
          scheduled={detail.data?.scheduled ?? []}
        />
        {detail.data?.draft ? (
          <AgentDraft
            key={detail.data.draft.id}
            conversationId={conversationId}
            draft={detail.data.draft}
            open={windowState(detail.data, now) !== 'closed'}
            explained={Boolean(detail.data.cannotReply ?? detail.data.closedEarly)}
          />
        ) : null}
        <Composer
          key={conversationId}
          conversationId={conversationId}
          customerName={name}
          detail={detail.data}
        />
        {dropped.over && !isReplying ? (
          <p className={classes['drop']} aria-hidden>
            {t('conversations.picture.drop')}
          </p>
        ) : null}
      </div>
      {details.shown && detail.data ? (
        <CustomerPanel detail={detail.data} onClose={hasRoom ? undefined : details.toggle} />
      ) : null}
      {details.shown && hasRoom && !detail.data ? <CustomerPanelSkeleton /> : null}
    </div>
  )
}
