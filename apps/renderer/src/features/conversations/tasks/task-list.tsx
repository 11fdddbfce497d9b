import { UnstyledButton } from '@mantine/core'
import type { Task } from '@pal/core/contract/tasks'
import { IconAlertTriangle, IconClock, IconHandStop, IconPencilCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { TimeAgo } from '../../../components/time-ago.tsx'
import { customerName } from '../../../lib/format/customer-name.ts'
import { comingTime } from '../../../lib/format/format-time.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useNow } from '../../../lib/use-now.ts'

import classes from './task-list.module.css'

const icons = {
  handoff: IconHandStop,
  unsent: IconAlertTriangle,
  scheduled: IconClock,
  draft: IconPencilCheck,
} as const

interface TaskListProps {
  readonly tasks: readonly Task[]
  readonly selected: string | null
  readonly onSelect: (task: Task) => void
}

export function TaskList({ tasks, selected, onSelect }: TaskListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  return (
    <ul ref={list} className={classes['rows']} aria-label={t('conversations.tasks.title')}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} selected={task.id === selected} onSelect={onSelect} />
      ))}
    </ul>
  )
}

interface TaskRowProps {
  readonly task: Task
  readonly selected: boolean
  readonly onSelect: (task: Task) => void
}

/** In a few words: the open draft says the rest. */
function whyText(t: TFunction, reason: Task['reason']): string {
  switch (reason.code) {
    case 'drafted_for_you':
      return t('conversations.tasks.kind.draft')
    case 'order_to_tell':
      return t('conversations.tasks.tellOf', reason.params)
    default:
      return reasonText(reason)
  }
}

function TaskRow({ task, selected, onSelect }: TaskRowProps) {
  const { t, i18n } = useTranslation()
  const now = useNow(60_000)
  const { kind, pageName, dueAt, reason, text } = task
  const Icon = icons[kind]
  // Nothing is wrong with it: it only waits for its time.
  const calm = reason.code === 'task_scheduled'
  return (
    <li className={classes['row']} data-selected={selected || undefined}>
      <Icon
        className={classes['icon']}
        data-calm={calm || undefined}
        size={18}
        stroke={1.7}
        role="img"
        aria-label={t(`conversations.tasks.kind.${kind}`)}
      />
      <div className={classes['words']}>
        <div className={classes['line']}>
          <UnstyledButton
            className={classes['name'] ?? ''}
            aria-current={selected || undefined}
            onClick={() => onSelect(task)}
          >
            <span dir="auto">{customerName(task)}</span>
          </UnstyledButton>
          {calm ? null : (
            <span className={classes['time']}>
              <TimeAgo time={dueAt} />
            </span>
          )}
        </div>
        <p className={classes['why']} data-calm={calm || undefined}>
          {calm
            ? t('conversations.tasks.goesOut', { time: comingTime(dueAt, now, i18n.language) })
            : whyText(t, reason)}
        </p>
        {text ? (
          <span className={classes['text']} dir="auto">
            {text}
          </span>
        ) : null}
        <span className={classes['page']} dir="auto">
          {pageName}
        </span>
      </div>
    </li>
  )
}
