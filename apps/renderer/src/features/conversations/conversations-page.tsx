import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessages, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { CountBadge } from '../../components/badges/count-badge.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { useKeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { taskCount } from '../../lib/queries/task-count.ts'
import { Chat } from './chat.tsx'
import { ConversationDialog } from './conversation-dialog.tsx'
import { useRefreshThreads } from './data/mutations.ts'
import { conversationQueries } from './data/queries.ts'
import { LiveFilters } from './live-filters.tsx'
import { LiveTab } from './live-tab.tsx'
import { PreviousTab } from './previous-tab.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { useFirstOpen } from './use-first-open.ts'
import { useFreshLists } from './use-fresh-lists.ts'
import { tabs, useInboxAddress } from './use-inbox-address.ts'

import classes from './conversations-page.module.css'

/** The form of an order by hand, which is the orders' own. */
interface NewOrderProps {
  readonly opened: boolean
  readonly conversationId: number | null
  readonly onClose: () => void
  readonly onTaken: (order: number) => void
}

interface ConversationsPageProps {
  readonly NewOrder: ComponentType<NewOrderProps>
}

export function ConversationsPage({ NewOrder }: ConversationsPageProps) {
  const { t } = useTranslation()
  const wide = useMediaQuery('(min-width: 60em)', false, { getInitialValueInEffect: false })
  const { tab, viewed, selected, ordering, change } = useInboxAddress()
  const close = () => change({ ordering: null })
  const refresh = useRefreshThreads()
  const tasks = useQuery(taskCount).data ?? 0
  useFreshLists()
  // Without a pane for it, what is selected is shown as what is viewed.
  const alone = viewed ?? (wide || tab !== 'live' ? null : selected)
  return (
    <div
      className={classes['page']}
      data-wide={wide || undefined}
      data-panes={(wide && tab !== 'previous') || undefined}
    >
      <Tabs
        value={tab}
        onChange={(value) => {
          const next = tabs.find((each) => each === value)
          if (next) change({ tab: next, selected: null })
        }}
        variant="none"
        keepMounted={false}
        classNames={{
          root: classes['tabs'] ?? '',
          list: classes['list'] ?? '',
          tab: classes['tab'] ?? '',
          panel: classes['panel'] ?? '',
        }}
      >
        <div className={classes['bar']}>
          <Tabs.List aria-label={t('conversations.tabs')}>
            {(['live', 'previous'] as const).map((value) => (
              <Tabs.Tab key={value} value={value} aria-label={t(`conversations.${value}`)}>
                <span className={classes['long']}>{t(`conversations.${value}`)}</span>
                <span className={classes['short']}>{t(`conversations.${value}Short`)}</span>
              </Tabs.Tab>
            ))}
            <Tabs.Tab
              value="tasks"
              aria-description={
                tasks > 0 ? t('conversations.tasks.open', { count: tasks }) : undefined
              }
            >
              {t('conversations.tasks.title')}
              {tasks > 0 ? (
                <span className={classes['count']}>
                  <CountBadge count={tasks} />
                </span>
              ) : null}
            </Tabs.Tab>
          </Tabs.List>
          {wide && tab === 'live' ? (
            <div className={classes['filters']}>
              <LiveFilters />
            </div>
          ) : null}
          {/* Beside the list the open chat has its own. */}
          {tab === 'tasks' || (wide && tab === 'live') ? null : (
            <div className={classes['refresh']} data-pending={refresh.isPending || undefined}>
              <IconButton
                label={t('conversations.refreshAll')}
                icon={IconRefresh}
                onClick={() => {
                  if (!refresh.isPending) refresh.mutate()
                }}
              />
            </div>
          )}
        </div>
        <Tabs.Panel value="live">
          <Live wide={wide} />
        </Tabs.Panel>
        <Tabs.Panel value="previous">
          <PreviousTab />
        </Tabs.Panel>
        <Tabs.Panel value="tasks">
          <TasksTab wide={wide} />
        </Tabs.Panel>
      </Tabs>
      <ConversationDialog
        opened={alone !== null}
        onClose={() => change(viewed === null ? { selected: null } : { viewed: null })}
      >
        {alone === null ? null : <Chat conversationId={alone} />}
      </ConversationDialog>
      {ordering === null ? null : (
        <NewOrder opened conversationId={ordering} onClose={close} onTaken={close} />
      )}
    </div>
  )
}

/** The list, and beside it what is selected; before that the newest, which does not count as read. */
function Live({ wide }: { readonly wide: boolean }) {
  const { t } = useTranslation()
  const { filter, selected, change } = useInboxAddress()
  const list = useKeysetList(conversationQueries.list(filter))
  const first = useFirstOpen(filter, list.at(0)?.id)
  if (!wide) return <LiveTab list={list} wide={false} shown={null} />
  const shown = selected ?? first
  const choose = () => {
    if (selected === null && shown !== null) change({ selected: shown })
  }
  return (
    <div className={classes['panes']}>
      <div className={classes['pane']}>
        <LiveTab list={list} wide shown={shown} />
      </div>
      <section
        className={classes['pane']}
        aria-label={t('conversations.dialog')}
        onPointerDown={choose}
        onKeyDown={choose}
        // Emoji panels, dictation and spelling write without a key.
        onInput={choose}
      >
        {shown === null ? (
          <div className={classes['nothing']}>
            <EmptyState
              icon={IconMessages}
              title={t('conversations.choose')}
              text={t('conversations.chooseText')}
            />
          </div>
        ) : (
          <Chat key={shown} conversationId={shown} glanced={selected === null} />
        )}
      </section>
    </div>
  )
}
