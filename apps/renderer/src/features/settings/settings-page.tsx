import '@mantine/core/styles/Tabs.layer.css'
import '../../components/fields/form-fields.ts'
import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { lazily } from '../../components/lazily.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useAskedField } from './use-asked-field.ts'

import classes from './settings-page.module.css'

const panels = {
  general: lazily(async () => (await import('./general/general-tab.tsx')).GeneralTab),
  ai: lazily(async () => (await import('./ai/ai-tab.tsx')).AiTab),
  tactics: lazily(async () => (await import('./tactics/tactics-tab.tsx')).TacticsTab),
  flow: lazily(async () => (await import('./flow/flow-tab.tsx')).FlowTab),
  integrations: lazily(
    async () => (await import('./integrations/integrations-tab.tsx')).IntegrationsTab,
  ),
  notifications: lazily(
    async () => (await import('./notifications/notifications-tab.tsx')).NotificationsTab,
  ),
  data: lazily(async () => (await import('./data/data-tab.tsx')).DataTab),
}

/** Those that work; the order is the specification's, and what it does not name comes last. */
const tabs = [
  { value: 'general', label: 'settings.tabs.general', panel: panels.general },
  { value: 'ai', label: 'settings.tabs.ai', panel: panels.ai },
  { value: 'tactics', label: 'settings.tabs.tactics', panel: panels.tactics },
  { value: 'flow', label: 'settings.tabs.flow', panel: panels.flow },
  { value: 'integrations', label: 'settings.tabs.integrations', panel: panels.integrations },
  { value: 'notifications', label: 'settings.tabs.notifications', panel: panels.notifications },
  { value: 'data', label: 'settings.tabs.data', panel: panels.data },
] as const

export function SettingsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const asked = search.get('tab')
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'general'
  const root = useRef<HTMLDivElement>(null)
  useAskedField(root, search.get('field'))
  // On a small screen the tabs are one line that scrolls.
  useEffect(() => {
    if (!narrow) return
    const chosen = root.current?.querySelector(`[role="tab"][data-active]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [narrow, tab])
  return (
    <>
      <PageHeader description={t('settings.description')} />
      <Tabs
        ref={root}
        value={tab}
        onChange={(value) => setSearch(value ? { tab: value } : {})}
        orientation={narrow ? 'horizontal' : 'vertical'}
        variant="none"
        keepMounted={false}
        classNames={{
          root: classes['tabs'] ?? '',
          list: classes['list'] ?? '',
          tab: classes['tab'] ?? '',
          tabLabel: classes['tabLabel'] ?? '',
          panel: classes['panel'] ?? '',
        }}
      >
        <Tabs.List aria-label={t('settings.tabsLabel')}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {t(label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, panel: Panel }) => (
          <Tabs.Panel key={value} value={value}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
