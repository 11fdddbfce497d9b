import '@mantine/core/styles/Tabs.layer.css'
import '../../components/fields/form-fields.ts'
import { Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { PageHeader } from '../../components/page-header.tsx'
import { AiTab } from './ai/ai-tab.tsx'
import { DataTab } from './data/data-tab.tsx'
import { FlowTab } from './flow/flow-tab.tsx'
import { GeneralTab } from './general/general-tab.tsx'
import { IntegrationsTab } from './integrations/integrations-tab.tsx'
import { NotificationsTab } from './notifications/notifications-tab.tsx'
import { TacticsTab } from './tactics/tactics-tab.tsx'
import { useAskedField } from './use-asked-field.ts'

import classes from './settings-page.module.css'

/** Those that work; the order is the specification's, and what it does not name comes last. */
const tabs = [
  { value: 'general', label: 'settings.tabs.general', panel: GeneralTab },
  { value: 'ai', label: 'settings.tabs.ai', panel: AiTab },
  { value: 'tactics', label: 'settings.tabs.tactics', panel: TacticsTab },
  { value: 'flow', label: 'settings.tabs.flow', panel: FlowTab },
  { value: 'integrations', label: 'settings.tabs.integrations', panel: IntegrationsTab },
  { value: 'notifications', label: 'settings.tabs.notifications', panel: NotificationsTab },
  { value: 'data', label: 'settings.tabs.data', panel: DataTab },
] as const

export function SettingsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const asked = search.get('tab')
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'general'
  const root = useRef<HTMLDivElement>(null)
  useAskedField(root, search.get('field'))
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
