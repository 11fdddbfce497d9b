import { Button } from '@mantine/core'
import type { ScheduledReply } from '@pal/core/contract/draft'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { comingTime } from '../../../lib/format/format-time.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useCancelScheduled, useSendScheduled } from '../data/mutations.ts'

import classes from './scheduled-list.module.css'

interface ScheduledListProps {
  /** Until when Facebook allows an answer; a scheduled one never goes out as a human agent's. */
  readonly closesAt: string | null
  /** The agent answers meanwhile: the conversation was handed back to it. */
  readonly besideAgent: boolean
  readonly conversationId: string
  readonly scheduled: readonly ScheduledReply[]
}

/** What is still to go out, between what was said and what is being typed. */
export function ScheduledList({
  conversationId,
  closesAt,
  besideAgent,
  scheduled,
}: ScheduledListProps) {
  const { t, i18n } = useTranslation()
  const cancel = useCancelScheduled(conversationId)
  const send = useSendScheduled(conversationId)
  const now = useNow(30_000)
  if (scheduled.length === 0) return null
  const closed = closesAt === null || Date.parse(closesAt) <= now
  const busy = cancel.isPending || send.isPending
  return (
    <ul className={classes['list']} aria-label={t('conversations.schedule.list')}>
      {scheduled.map(({ id, text, sendAt, problem }) => (
        <li key={id} className={classes['reply']} data-problem={problem !== null || undefined}>
          {problem === null ? (
            <IconClock size={16} stroke={1.8} aria-hidden />
          ) : (
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
          )}
          <div className={classes['words']}>
            <p className={classes['text']} dir="auto">
              {text}
            </p>
            <p className={classes['when']}>
              {(problem && reasonText(problem)) ??
                t(`conversations.schedule.${besideAgent ? 'besideAgent' : 'goesOut'}`, {
                  time: comingTime(sendAt, now, i18n.language),
                })}
            </p>
          </div>
          <div className={classes['actions']}>
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy || closed}
              onClick={() => send.mutate(id)}
            >
              {t('conversations.schedule.sendNow')}
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              disabled={busy}
              onClick={() => cancel.mutate(id)}
            >
              {t(
                problem === null ? 'conversations.schedule.cancel' : 'conversations.schedule.drop',
              )}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
