import { Button } from '@mantine/core'
import { undoMs } from '@pal/core/constants'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import type { Task } from '@pal/core/contract/tasks'
import { IconCircleCheck } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterChips } from '../../components/lists/filter-chips.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { useAgentStopped } from '../../lib/queries/agent-stopped.ts'
import { toast } from '../../lib/toasts.ts'
import { Chat } from './chat.tsx'
import { lastReplyAt } from './composer/window-state.ts'
import { ConversationDialog } from './conversation-dialog.tsx'
import { useDraft } from './data/drafts.ts'
import { conversationQueries } from './data/queries.ts'
import { snoozedUntil } from './tasks/snooze-times.ts'
import { TaskBar } from './tasks/task-bar.tsx'
import { TaskList } from './tasks/task-list.tsx'
import { tasksQuery, useMoveTask } from './tasks/task-queries.ts'
import { useTaskKeys } from './tasks/use-task-keys.ts'
import { useInboxAddress } from './use-inbox-address.ts'

import classes from './tasks-tab.module.css'

/**
 * What waits for the seller, worked off one by one: the next is where the last one was. In a wide
 * window one is always open beside the list, else it is once it was chosen, in a dialog.
 */
export function TasksTab({ wide }: { readonly wide: boolean }) {
  const { t } = useTranslation()
  const { task: chosen, kind, change } = useInboxAddress()
  const list = useInfiniteQuery(tasksQuery(kind))
  const move = useMoveTask()
  const [snoozeOpen, setSnoozeOpen] = useState(false)
  /** What can be taken back. */
  const [last, setLast] = useState<Parameters<typeof move.mutate>[0] | null>(null)
  const [place, setPlace] = useState(0)
  const pane = useRef<HTMLElement>(null)
  const [held, setHeld] = useState<Task | null>(null)
  /** What the seller is through with. */
  const [left, setLeft] = useState<string | null>(null)
  const typed = useDraft(String(held?.conversationId ?? '')).text !== ''
  /** The keyboard is in the reply: what is typed next belongs to this customer. */
  const [writing, setWriting] = useState(false)
  const tasks = list.data?.pages.flatMap((page) => page.rows)
  const indexOf = (key: string | null | undefined) => tasks?.findIndex(({ id }) => id === key) ?? -1
  const heldKey = held?.id ?? null
  const found = [chosen, heldKey].map(indexOf).find((index) => index >= 0) ?? -1
  // One that is gone leaves its place to the one behind it, but not while it is being answered.
  const gone = found < 0 && (typed || writing) && heldKey !== left ? held : null
  const at = found >= 0 ? found : Math.min(place, (tasks?.length ?? 0) - 1)
  const shown = wide || (chosen !== null && (found >= 0 || held !== null))
  const open = shown ? (gone ?? tasks?.[at]) : undefined
  if (found >= 0 && found !== place) setPlace(found)
  if (open && open.id !== heldKey) setHeld(open)

  const select = (task: Task | undefined) => {
    if (task) change({ task: task.id })
  }
  const { data: detail } = useQuery({
    ...conversationQueries.detail(String(open?.conversationId ?? '')),
    enabled: open !== undefined,
    select: stateOf,
  })
  const letsAgent = detail?.paused === true && open?.kind === 'handoff'
  const isStopped = useAgentStopped(detail?.pageId ?? '') !== null
  const finish = (to: 'done' | 'agent' = 'done') => {
    if (!open || move.isPending) return
    setLeft(open.id)
    if (gone) return
    const { id, conversationId } = open
    if (to === 'done') {
      setLast({ id, to: 'reopen' })
      move.mutate({ id, to })
      return
    }
    const back = { id, to: 'backFromAgent' } as const
    const answers = detail?.waits === true && !isStopped
    setLast(answers ? null : back)
    const said = () =>
      toast.success(t('conversations.handedBack'), undefined, {
        label: t('conversations.tasks.undo'),
        run: () => move.mutate(back),
        forMs: undoMs,
        about: [`handler ${conversationId}`],
      })
    move.mutate({ id, to }, answers ? { onSuccess: said } : {})
  }
  const close = () => {
    setWriting(false)
    change({ task: null })
  }
  useTaskKeys(pane, {
    next: () => select(tasks?.[at + 1]),
    previous: () => select(tasks?.[at - 1]),
    reply: () => pane.current?.querySelector('textarea')?.focus(),
    done: () => finish(),
    letAgent: () => {
      if (letsAgent) finish('agent')
    },
    snooze: () => setSnoozeOpen(true),
  })

  if (list.error && !tasks)
    return <QueryError title={t('conversations.tasks.loadFailed')} query={list} />
  if (!tasks) return null
  const undo = last ? (
    <p className={classes['undo']} role="status">
      {t('conversations.tasks.moved')}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          move.mutate(last)
          setLast(null)
        }}
      >
        {t('conversations.tasks.undo')}
      </Button>
    </p>
  ) : null
  const chips = kind
    ? [
        {
          key: kind,
          label: t(`conversations.tasks.kind.${kind}`),
          onRemove: () => change({ kind: null }),
        },
      ]
    : []
  if (!open && tasks.length === 0) {
    return (
      <div className={classes['nothing']}>
        <FilterChips chips={chips} />
        <EmptyState
          icon={IconCircleCheck}
          title={t('conversations.tasks.none')}
          text={t('conversations.tasks.noneText')}
        />
        {undo}
      </div>
    )
  }
  const beside = open ? (
    <section
      ref={pane}
      className={classes['pane']}
      aria-label={t('conversations.dialog')}
      onFocus={({ target }) => setWriting(target instanceof HTMLTextAreaElement)}
      onBlur={() => setWriting(false)}
    >
      <TaskBar
        place={at + 1}
        count={tasks.length}
        more={list.hasNextPage}
        replyUntil={open.reason.code === 'task_scheduled' ? null : (detail?.replyUntil ?? null)}
        snoozeOpen={snoozeOpen}
        busy={move.isPending}
        onSnoozeOpen={setSnoozeOpen}
        onDone={() => finish()}
        onLetAgent={letsAgent ? () => finish('agent') : null}
        onSnooze={(choice) => {
          const { id } = open
          setLeft(id)
          if (gone) return
          setLast({ id, to: 'reopen' })
          move.mutate({ id, to: 'snooze', until: snoozedUntil(choice, Date.now()) })
        }}
      />
      <Chat key={open.conversationId} conversationId={String(open.conversationId)} />
      {wide ? null : undo}
    </section>
  ) : null
  return (
    <div className={classes['panes']} data-wide={wide || undefined}>
      <div className={classes['list']}>
        <Shown list={list} chips={chips}>
          <TaskList tasks={tasks} selected={open?.id ?? null} onSelect={select} />
        </Shown>
        {wide || !open ? undo : null}
      </div>
      {wide ? (
        beside
      ) : (
        <ConversationDialog opened={open !== undefined} onClose={close}>
          {beside}
        </ConversationDialog>
      )}
    </div>
  )
}

interface ShownProps {
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
  readonly chips: ComponentProps<typeof FilterChips>['chips']
  readonly children: ReactNode
}

/** The tasks that are loaded, below what they were chosen by. */
function Shown({ list, chips, children }: ShownProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['scroller']}>
      {chips.length > 0 ? (
        <div className={classes['chosen']}>
          <FilterChips chips={chips} />
        </div>
      ) : null}
      {children}
      <MoreButton
        label={t('conversations.tasks.more')}
        list={{
          hasMore: list.hasNextPage,
          loadingMore: list.isFetchingNextPage,
          loadMore: list.fetchNextPage,
        }}
        inside
      />
    </div>
  )
}

const stateOf = (detail: ConversationDetail) => ({
  // What a done hand-off leaves behind: the agent stays silent until the take-over ends.
  paused: detail.handler === 'human' && !detail.otherApp,
  /** For the agent, if it were let on. */
  waits: detail.unanswered && detail.campaignId !== null,
  pageId: detail.pageId,
  replyUntil: lastReplyAt(detail),
})
