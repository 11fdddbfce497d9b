import { Button } from '@mantine/core'
import type { Conversation } from '@pal/core/contract/conversations'
import {
  IconAlertTriangle,
  IconAppWindow,
  IconHandStop,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
  IconRefresh,
  IconSparkles,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { api } from '../../lib/api.ts'
import { customerName } from '../../lib/format/customer-name.ts'
import { comingTime } from '../../lib/format/format-time.ts'
import { useAgentStopped } from '../../lib/queries/agent-stopped.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { useNow } from '../../lib/use-now.ts'
import type { useDetails } from './customer/details.ts'
import { useHandler, useRefreshThread } from './data/mutations.ts'

import classes from './chat-header.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface ChatHeaderProps {
  readonly conversation: Conversation
  readonly details: ReturnType<typeof useDetails>
}

export function ChatHeader({ conversation, details }: ChatHeaderProps) {
  const { t } = useTranslation()
  const id = String(conversation.id)
  const handler = useHandler(id)
  const refresh = useRefreshThread(id)
  const { needsHumanReason, stage, campaignName, pageName, profileName } = conversation
  const byHuman = conversation.handler === 'human'
  const stopped = useStopped(conversation)
  const Silent = conversation.otherApp ? IconAppWindow : IconHandStop
  const Answers = byHuman ? Silent : stopped === null ? IconSparkles : IconAlertTriangle
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
            loading={handler.isPending}
            onClick={() => handler.mutate(byHuman ? 'agent' : 'human')}
          >
            {t(byHuman ? 'conversations.handBack' : 'conversations.takeOver')}
          </Button>
        </div>
      </div>
      <p
        className={classes['answering']}
        data-handler={conversation.handler}
        data-stopped={stopped !== null || undefined}
        role="status"
      >
        <Answers {...icon} />
        {stopped === null ? (
          <AnswersText conversation={conversation} />
        ) : (
          t('conversations.answers.stopped', { reason: stopped })
        )}
      </p>
      {needsHumanReason ? (
        <p className={classes['needsYou']}>
          <span>
            <strong>{t('conversations.needsYou')}</strong> {reasonText(needsHumanReason)}
          </span>
          {byHuman || stopped !== null ? null : (
            <Button
              variant="default"
              size="compact-xs"
              loading={handler.isPending}
              onClick={() => handler.mutate('agent')}
            >
              {t('conversations.letAgent')}
            </Button>
          )}
        </p>
      ) : null}
    </>
  )
}

/** Why the agent, whose turn it would be here, answers nobody; null while it does, or is not asked. */
function useStopped({ handler, otherApp, campaignId, pageId }: Conversation): string | null {
  const stopped = useAgentStopped(pageId)
  return otherApp || handler !== 'agent' || campaignId === null ? null : stopped
}

function AnswersText({ conversation }: { readonly conversation: Conversation }) {
  const { t, i18n } = useTranslation()
  const now = useNow(60_000)
  const { handler, takeoverUntil, otherApp, campaignId, needsHumanReason } = conversation
  const { data: drafts } = useQuery({
    queryKey: ['campaigns', 'drafting', campaignId],
    queryFn: ({ signal }) =>
      api.call('campaigns.list', { query: { only: String(campaignId) } }, signal),
    select: (campaigns) => campaigns.some(({ draftMode }) => draftMode),
    enabled: campaignId !== null && handler === 'agent',
  })
  if (otherApp) return t('conversations.answers.otherApp')
  if (handler === 'human') {
    return takeoverUntil === null
      ? t('conversations.answers.human')
      : t('conversations.answers.humanUntil', {
          time: comingTime(takeoverUntil, now, i18n.language),
        })
  }
  if (campaignId === null) return t('conversations.answers.nobody')
  if (needsHumanReason !== null) return t('conversations.answers.waits')
  return t(drafts ? 'conversations.answers.drafts' : 'conversations.answers.agent')
}
