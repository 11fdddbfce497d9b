import { Button } from '@mantine/core'
import type { Conversation } from '@pal/core/contract/conversations'
import {
  IconAlertTriangle,
  IconAppWindow,
  IconHandStop,
  IconHourglass,
  IconSparkles,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { isPaused, usePauseAgent } from '../../lib/actions/pause-agent.ts'
import { api } from '../../lib/api.ts'
import { comingTime } from '../../lib/format/format-time.ts'
import { useAgentStopped, useStoppedAt } from '../../lib/queries/agent-stopped.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { useNow } from '../../lib/use-now.ts'
import { conversationQueries } from './data/queries.ts'

import classes from './chat-state.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface ChatStateProps {
  readonly conversation: Conversation
  readonly busy: boolean
  readonly onLetAgent: () => void
}

/** Who answers; where that is the seller, why, and what leads on. */
export function ChatState({ conversation, busy, onLetAgent }: ChatStateProps) {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const { needsHumanReason, windowClosesAt, handler, otherApp } = conversation
  // Below the reply stands why nothing can be sent, with where that is put right.
  const saidBelow = Boolean(
    useQuery(conversationQueries.detail(String(conversation.id))).data?.cannotReply,
  )
  const stopped = useStopped(conversation, saidBelow)
  const paused = isPaused(useQuery(systemStatus).data?.agent)
  const resume = stopped !== null && !saidBelow && paused ? <ResumeAgent /> : null
  const state = useStateText(conversation, { stopped, saidBelow, paused })
  const settings = useStoppedAt(conversation.pageId)
  const mendedAt = stopped === null || saidBelow ? null : settings
  if (needsHumanReason === null) {
    const Silent = otherApp ? IconAppWindow : IconHandStop
    const Answers =
      handler === 'human' ? Silent : stopped === null ? IconSparkles : IconAlertTriangle
    return (
      <p
        className={classes['answering']}
        data-handler={handler}
        data-stopped={stopped !== null || undefined}
        role="status"
      >
        <Answers {...icon} />
        <span>
          {state}
          {mendedAt === null ? null : (
            <>
              {' '}
              <Link to={mendedAt}>{t('nav.settings')}</Link>
            </>
          )}
        </span>
        {resume}
      </p>
    )
  }
  return (
    <div className={classes['needsYou']}>
      <IconHourglass {...icon} />
      <div className={classes['waits']}>
        <div role="status">
          <p>
            <strong>{t('conversations.answers.waitsForYou')}</strong>{' '}
            <span>{reasonText(needsHumanReason)}</span>
            {mendedAt === null ? null : (
              <>
                {' '}
                <Link to={mendedAt}>{t('nav.settings')}</Link>
              </>
            )}
          </p>
          {stopped !== null && reasonText(needsHumanReason).includes(stopped) ? null : (
            <p className={classes['agent']}>{state}</p>
          )}
        </div>
        <div className={classes['ways']}>
          {!saidBelow && windowClosesAt !== null && Date.parse(windowClosesAt) > now ? (
            <Button className={classes['write'] ?? ''} size="compact-xs" onClick={write}>
              {t('conversations.reply.write')}
            </Button>
          ) : null}
          {handler === 'agent' && stopped === null ? (
            <Button variant="default" size="compact-xs" loading={busy} onClick={onLetAgent}>
              {t('conversations.letAgent')}
            </Button>
          ) : null}
          {resume}
        </div>
      </div>
    </div>
  )
}

export function ChatStateSkeleton() {
  return <div className={classes['coming']} />
}

function write({ currentTarget }: MouseEvent): void {
  currentTarget.closest('[data-chat]')?.querySelector<HTMLElement>('[data-reply]')?.focus()
}

/** Why the agent, whose turn it would be here, answers nobody; null while it does, or is not asked. */
function useStopped(
  { handler, otherApp, campaignId, pageId }: Conversation,
  saidBelow: boolean,
): string | null {
  const stopped = useAgentStopped(pageId)
  if (otherApp || handler !== 'agent') return null
  if (saidBelow) return stopped ?? ''
  return campaignId === null ? null : stopped
}

function ResumeAgent() {
  const { t } = useTranslation()
  const { resume } = usePauseAgent()
  return (
    <Button
      className={classes['resume'] ?? ''}
      variant="default"
      size="compact-xs"
      loading={resume.isPending}
      onClick={() => resume.mutate()}
    >
      {t('agentPause.resume')}
    </Button>
  )
}

interface AgentStop {
  /** Why it answers nobody here; null while it does. */
  readonly stopped: string | null
  readonly saidBelow: boolean
  readonly paused: boolean
}

function useStateText(
  conversation: Conversation,
  { stopped, saidBelow, paused }: AgentStop,
): string {
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
  const waits = needsHumanReason !== null
  if (stopped !== null) {
    if (saidBelow) return t('conversations.answers.stoppedHere')
    return paused ? stopped : t('conversations.answers.stopped', { reason: stopped })
  }
  if (otherApp) return t('conversations.answers.otherApp')
  if (handler === 'human') {
    // Where nothing can be sent, the end of a take-over brings no answer either.
    if (takeoverUntil === null || saidBelow) {
      return t(waits ? 'conversations.answers.paused' : 'conversations.answers.human')
    }
    const time = comingTime(takeoverUntil, now, i18n.language)
    return t(waits ? 'conversations.answers.pausedUntil' : 'conversations.answers.humanUntil', {
      time,
    })
  }
  if (campaignId === null) return t('conversations.answers.nobody')
  if (waits) return t('conversations.answers.waits')
  return t(drafts ? 'conversations.answers.drafts' : 'conversations.answers.agent')
}
