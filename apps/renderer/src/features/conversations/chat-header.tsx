import { Button } from '@mantine/core'
import type { Conversation } from '@pal/core/contract/conversations'
import {
  IconHandStop,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconRefresh,
  IconSparkles,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { useAgentStopped } from '../../lib/queries/agent-stopped.ts'
import { ChatState, ChatStateSkeleton } from './chat-state.tsx'
import type { useDetails } from './customer/details.ts'
import { useHandBack, useRefreshThread, useTakeOver } from './data/mutations.ts'

import classes from './chat-header.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface ChatHeaderProps {
  readonly conversation: Conversation
  readonly details: ReturnType<typeof useDetails>
}

export function ChatHeader({ conversation, details }: ChatHeaderProps) {
  const { t } = useTranslation()
  const id = String(conversation.id)
  const refresh = useRefreshThread(id)
  const { stage, campaignId, campaignName, pageId, pageName, profileName } = conversation
  const byHuman = conversation.handler === 'human'
  const isStopped = useAgentStopped(pageId) !== null
  const answers = conversation.unanswered && campaignId !== null && !isStopped
  const takeOver = useTakeOver(id)
  const handBack = useHandBack(id, answers)
  return (
    <>
      <div className={classes['header']}>
        <div className={classes['words']}>
          <div className={classes['names']}>
            <h2 className={classes['name']} dir="auto">
              {customerName(conversation)}
            </h2>
            {profileName === null ? null : (
              <span className={classes['profile']} title={t('conversations.known.profileName')}>
                <bdi>{profileName}</bdi>
              </span>
            )}
          </div>
          <p className={classes['meta']}>
            <StageBadge stage={stage} />
            <span className={classes['from']} dir="auto">
              {campaignName ? (
                <>
                  <bdi>{campaignName}</bdi> ·{' '}
                </>
              ) : null}
              <bdi>{pageName}</bdi>
            </span>
          </p>
        </div>
        <div className={classes['actions']}>
          <span className={classes['details']}>
            <IconButton
              label={t(details.shown ? 'conversations.hideDetails' : 'conversations.showDetails')}
              icon={details.shown ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand}
              onClick={details.toggle}
            />
          </span>
          <Tooltip label={t('conversations.refresh')}>
            <Button
              className={classes['refresh'] ?? ''}
              variant="default"
              aria-label={t('conversations.refresh')}
              loading={refresh.isPending}
              onClick={() => refresh.mutate()}
            >
              <IconRefresh {...icon} />
            </Button>
          </Tooltip>
          <Button
            variant="default"
            leftSection={byHuman ? <IconSparkles {...icon} /> : <IconHandStop {...icon} />}
            loading={takeOver.isPending || handBack.isPending}
            onClick={() => (byHuman ? handBack.mutate() : takeOver.mutate({ undo: false }))}
          >
            {byHuman
              ? t(answers ? 'conversations.handBackAnswers' : 'conversations.handBack')
              : t('conversations.takeOver')}
          </Button>
        </div>
      </div>
      <ChatState
        conversation={conversation}
        busy={handBack.isPending}
        onLetAgent={() => handBack.mutate()}
      />
    </>
  )
}

/** Holds its place until it is known who it is. */
export function ChatHeaderSkeleton() {
  return (
    <>
      <div className={classes['header']}>
        <div className={classes['words']}>
          <div className={classes['names']}>
            <Skeleton width={140} height={20} />
          </div>
          <div className={classes['meta']}>
            <Skeleton width={180} height={20} />
          </div>
        </div>
        <div className={classes['actions']}>
          <div className={classes['control']} />
        </div>
      </div>
      <ChatStateSkeleton />
    </>
  )
}
