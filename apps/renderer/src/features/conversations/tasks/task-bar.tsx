import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconClockPause, IconSparkles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { comingTime } from '../../../lib/format/format-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { type SnoozeChoice, snoozeChoices, snoozedUntil } from './snooze-times.ts'

import classes from './task-bar.module.css'

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

interface TaskBarProps {
  /** Its place among all, from 1. */
  readonly place: number
  readonly count: number
  readonly more: boolean
  /** Until when Facebook lets the seller answer; null where the task needs no answer. */
  readonly replyUntil: number | null
  readonly snoozeOpen: boolean
  readonly busy: boolean
  readonly onSnoozeOpen: (open: boolean) => void
  readonly onDone: () => void
  /** Null where the agent is not paused. */
  readonly onLetAgent: (() => void) | null
  readonly onSnooze: (choice: SnoozeChoice) => void
}

/** What can be done with the task that is open; the keys are beside the words. */
export function TaskBar(props: TaskBarProps) {
  const { t, i18n } = useTranslation()
  const { place, count, more, replyUntil, snoozeOpen, busy } = props
  const { onSnoozeOpen, onDone, onLetAgent, onSnooze } = props
  const now = useNow(30_000)
  const times = snoozeChoices.map((choice) => ({ choice, until: snoozedUntil(choice, now) }))
  // Where it is over already, nothing is lost by waiting.
  const closesAt = replyUntil !== null && replyUntil > now ? replyUntil : Infinity
  const isLate = (until: string) => Date.parse(until) >= closesAt
  return (
    <div
      className={classes['bar']}
      role="toolbar"
      aria-label={t('conversations.tasks.actions')}
      // In a dialog the keys count at once, before anything is typed.
      tabIndex={-1}
      data-autofocus
    >
      <Button
        size="compact-sm"
        leftSection={<IconCheck {...icon} />}
        loading={busy}
        onClick={onDone}
      >
        {t('conversations.tasks.done')} <kbd className={classes['key']}>E</kbd>
      </Button>
      {onLetAgent ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconSparkles {...icon} />}
          disabled={busy}
          onClick={onLetAgent}
        >
          {t('conversations.tasks.letAgent')} <kbd className={classes['key']}>A</kbd>
        </Button>
      ) : null}
      <Menu
        opened={snoozeOpen}
        onChange={onSnoozeOpen}
        position="bottom-start"
        offset={4}
        transitionProps={{ duration: 140 }}
      >
        <Menu.Target>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconClockPause {...icon} />}
            rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          >
            {t('conversations.tasks.snooze')} <kbd className={classes['key']}>S</kbd>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {times.map(({ choice, until }) => (
            <Menu.Item
              key={choice}
              rightSection={
                <span className={classes['until']}>
                  {comingTime(until, now, i18n.language)}
                  {isLate(until) ? (
                    <span className={classes['late']}>{t('conversations.tasks.afterWindow')}</span>
                  ) : null}
                </span>
              }
              onClick={() => onSnooze(choice)}
            >
              {t(`conversations.tasks.until.${choice}`)}
            </Menu.Item>
          ))}
          {times.some(({ until }) => isLate(until)) ? (
            <p className={classes['closes']}>
              {t('conversations.tasks.replyUntil', {
                time: comingTime(new Date(closesAt).toISOString(), now, i18n.language),
              })}
            </p>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <span className={classes['keys']}>{t('conversations.tasks.keys')}</span>
      <span className={classes['place']}>
        {t(more ? 'conversations.tasks.placeOfMore' : 'conversations.tasks.place', {
          place,
          count,
        })}
      </span>
    </div>
  )
}
