import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { clockTime, exactTime } from '../../../lib/format/format-time.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useDraft } from '../data/drafts.ts'
import type { Bubble, Run } from '../data/message-text.ts'
import { useResend } from '../data/mutations.ts'
import { conversationQueries } from '../data/queries.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { MessageFile } from './message-file.tsx'

import classes from './message-run.module.css'

interface MessageRunProps {
  readonly run: Run
  readonly conversationId: string
  readonly customerName: string
  /** The page's last message: the one whose receipt is of interest. */
  readonly lastOutId: string | undefined
  /** How much of a reply can be sent again, by the first of its messages that did not go out. */
  readonly unsent: ReadonlyMap<string, number>
}

/** The customer left, the page right; the agent's words apart from a person's. */
export const MessageRun = memo(function MessageRun({
  run,
  conversationId,
  customerName,
  lastOutId,
  unsent,
}: MessageRunProps) {
  const { t } = useTranslation()
  const { author, bubbles } = run
  return (
    <div className={classes['run']} data-author={author}>
      <p className={classes['author']}>
        {author === 'agent' ? <IconSparkles size={14} stroke={1.8} aria-hidden /> : null}
        {author === 'customer' ? (
          <span dir="auto">{customerName}</span>
        ) : (
          t(`conversations.author.${author}`)
        )}
      </p>
      {bubbles.map((bubble) => (
        <MessageBubble
          key={bubble.id}
          bubble={bubble}
          conversationId={conversationId}
          receipt={bubble.id === lastOutId}
          unsent={unsent.get(bubble.id) ?? 0}
        />
      ))}
    </div>
  )
})

const alwaysShown = new Set(['queued', 'sending', 'failed', 'unknown'])

function MessageBubble({
  bubble,
  conversationId,
  receipt,
  unsent,
}: {
  readonly bubble: Bubble
  readonly conversationId: string
  readonly receipt: boolean
  readonly unsent: number
}) {
  const { t, i18n } = useTranslation()
  const { state, reason, attachments, reaction } = bubble
  const [why, setWhy] = useState(false)
  const whyId = useId()
  const troubled = state === 'failed' || state === 'unknown'
  const stateShown = state !== null && (receipt || alwaysShown.has(state))
  return (
    <div className={classes['message']} data-state={state ?? undefined}>
      {attachments.map((attachment, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- its place is what a file is known by
        <MessageFile key={position} attachment={attachment} />
      ))}
      {bubble.text ? (
        <p className={classes['bubble']} dir="auto">
          {bubble.text}
        </p>
      ) : null}
      {bubble.buttons.length > 0 ? <Buttons buttons={bubble.buttons} /> : null}
      <p className={classes['meta']}>
        <time dateTime={bubble.at} title={exactTime(bubble.at, i18n.language)}>
          {clockTime(bubble.at, i18n.language)}
        </time>
        {reaction ? (
          <span className={classes['reaction']}>
            <span className="pal-unseen">{t('conversations.reaction')} </span>
            {reaction}
          </span>
        ) : null}
        {stateShown ? (
          <span className={classes['state']}>
            {troubled ? <IconAlertTriangle size={13} stroke={2} aria-hidden /> : null}
            {t(`conversations.state.${state}`)}
            {reason && (troubled || state === 'queued') ? (
              <StateReason conversationId={conversationId} reason={reason} />
            ) : null}
          </span>
        ) : null}
        {unsent > 0 ? (
          <SendAgain conversationId={conversationId} messageId={bubble.id} count={unsent} />
        ) : null}
        {bubble.author === 'agent' && bubble.hasDecision ? (
          <UnstyledButton
            className={classes['why']}
            aria-expanded={why}
            aria-controls={why ? whyId : undefined}
            onClick={() => setWhy(!why)}
          >
            {t('conversations.why.open')}
          </UnstyledButton>
        ) : null}
      </p>
      {why ? <DecisionPanel id={whyId} messageId={bubble.id} /> : null}
    </div>
  )
}

/** Why it did not go out, unless the same is said below all messages of why none can. */
function StateReason({
  conversationId,
  reason,
}: {
  readonly conversationId: string
  readonly reason: NonNullable<Bubble['reason']>
}) {
  const cut = useQuery(conversationQueries.detail(conversationId)).data?.cannotReply
  const why = reasonText(reason)
  return cut && reasonText(cut) === why ? null : `: ${why}`
}

/** What the customer can tap below it; here it only tells what they see. */
function Buttons({ buttons }: { readonly buttons: Bubble['buttons'] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes['buttons']} aria-label={t('conversations.buttons')}>
      {buttons.map(({ kind, title }) => (
        <li key={title ?? kind} dir="auto">
          {title ?? t('conversations.phoneButton')}
        </li>
      ))}
    </ul>
  )
}

function SendAgain({
  conversationId,
  messageId,
  count,
}: {
  readonly conversationId: string
  readonly messageId: string
  readonly count: number
}) {
  const { t } = useTranslation()
  const resend = useResend(conversationId)
  const { refusal } = useDraft(conversationId)
  // What was just refused is in the reply box, and is sent again from there.
  if (refusal !== null) return null
  return (
    <UnstyledButton
      className={classes['again']}
      disabled={resend.isPending}
      onClick={() => resend.mutate(messageId)}
    >
      {t('conversations.reply.againAll', { count })}
    </UnstyledButton>
  )
}
