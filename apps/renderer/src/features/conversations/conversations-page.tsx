import '@mantine/core/styles/Tabs.layer.css'
import { Button, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMessages, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { EmptyState } from '../../components/notices/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Chat } from './chat.tsx'
import { ConversationDialog } from './conversation-dialog.tsx'
import { useRefreshThreads } from './data/mutations.ts'
import { LiveTab } from './live-tab.tsx'
import { PreviousTab } from './previous-tab.tsx'
import { useFreshLists } from './use-fresh-lists.ts'
import { tabs, useInboxAddress } from './use-inbox-address.ts'

import classes from './conversations-page.module.css'

export function ConversationsPage() {
  const { t } = useTranslation()
  const wide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
  const { tab, selected, viewed, change } = useInboxAddress()
  const refresh = useRefreshThreads()
  useFreshLists()
  return (
    <div className={classes['page']} data-panes={(wide && tab === 'live') || undefined}>
      <PageHeader
        title={t('nav.conversations')}
        description={t('conversations.description')}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            loading={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            {t('conversations.refreshAll')}
          </Button>
        }
      />
      <Tabs
        value={tab}
        onChange={(value) => {
          const next = tabs.find((each) => each === value)
          if (next) change({ tab: next })
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
        <Tabs.List aria-label={t('conversations.tabs')}>
          <Tabs.Tab value="live">{t('conversations.live')}</Tabs.Tab>
          <Tabs.Tab value="previous">{t('conversations.previous')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="live">
          <div className={classes['panes']}>
            <div className={classes['pane']}>
              <LiveTab wide={wide} />
            </div>
            {wide ? (
              <section className={classes['pane']} aria-label={t('conversations.dialog')}>
                {selected === null ? (
                  <div className={classes['nothing']}>
                    <EmptyState
                      icon={IconMessages}
                      title={t('conversations.choose')}
                      text={t('conversations.chooseText')}
                    />
                  </div>
                ) : (
                  <Chat key={selected} conversationId={selected} />
                )}
              </section>
            ) : null}
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="previous">
          <PreviousTab />
        </Tabs.Panel>
      </Tabs>
      <ConversationDialog conversationId={viewed} onClose={() => change({ viewed: null })} />
    </div>
  )
}
