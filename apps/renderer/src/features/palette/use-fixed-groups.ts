import { useMantineColorScheme } from '@mantine/core'
import {
  type Icon,
  IconChecklist,
  IconCoins,
  IconDatabase,
  IconDeviceDesktop,
  IconKeyboard,
  IconLifebuoy,
  IconMessageChatbot,
  IconMessageQuestion,
  IconMoon,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconRocket,
  IconSettings,
  IconShoppingBag,
  IconSun,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { holdsAll } from '../../components/lists/holds-all.ts'
import { isPaused, pauses, usePauseAgent } from '../../lib/actions/pause-agent.ts'
import { opening, paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { openTestChat } from '../../lib/test-chat.ts'
import type { ConsolePage, Entry, Group } from './entries.ts'
import { settingsFields } from './settings-fields.ts'
import { showPalette } from './shown.ts'

const mostFields = 6

/** What is done on another page, by its words. */
type Place =
  | 'tasks'
  | 'newCampaign'
  | 'launch'
  | 'newOrder'
  | 'slips'
  | 'unpaid'
  | 'returns'
  | 'returned'
  | 'cost'
  | 'orderWork'
  | 'customers'
  | 'addProduct'
  | 'importProducts'
  | 'sales'
  | 'margins'
  | 'welcome'
  | 'comments'
  | 'backup'

interface FixedGroups {
  /** Above what the server finds, and below it. */
  readonly first: readonly Group[]
  readonly last: readonly Group[]
}

/** What the palette offers without asking the server: pages, actions and, once typed, settings. */
export function useFixedGroups(typed: string, pages: readonly ConsolePage[]): FixedGroups {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const navigate = useNavigate()
  const agent = useQuery(systemStatus).data?.agent
  const served = agent?.pages
  const { pause, resume } = usePauseAgent()
  const to = (path: string) => () => void navigate(path)
  const go = (id: Place, icon: Icon, path: string, also?: string): Entry => ({
    id,
    label: t(`palette.${id}`),
    also,
    icon,
    run: to(path),
  })
  const actions: readonly Entry[] = [
    go('tasks', IconChecklist, paths.tasks),
    go('newCampaign', IconPlus, opening.newCampaign),
    ...(served?.all
      ? isPaused(agent)
        ? [
            {
              id: 'resume-agent',
              label: t('agentPause.resume'),
              icon: IconPlayerPlay,
              run: () => resume.mutate(),
            },
          ]
        : pauses.map((lasts) => ({
            id: `pause-${lasts}`,
            label: t('agentPause.pause'),
            hint: t(`agentPause.${lasts}`),
            also: t('palette.also.stop'),
            icon: IconPlayerPause,
            run: () => pause.mutate(lasts),
          }))
      : []),
    go('launch', IconRocket, opening.launch),
    go('newOrder', IconPlus, pathTo.newOrder()),
    go('slips', IconShoppingBag, `${paths.orders}?unprinted=true`),
    go('unpaid', IconCoins, `${paths.orders}?payment=unpaid`),
    go('returned', IconShoppingBag, `${paths.orders}?returned=true`),
    go('returns', IconUsers, `${paths.customers}&show=returned`),
    go('orderWork', IconShoppingBag, paths.orders),
    go('customers', IconUsers, paths.customers),
    go('addProduct', IconPlus, `${paths.products}?open=add`),
    go('importProducts', IconDatabase, `${paths.products}?open=import`),
    go('sales', IconCoins, paths.analytics),
    go('margins', IconCoins, `${paths.analytics}#products`),
    go('cost', IconCoins, paths.analytics, t('palette.also.budget')),
    go(
      'welcome',
      IconMessageQuestion,
      pathTo.setting('integrations', 'settings.pages.welcome.button'),
    ),
    go(
      'comments',
      IconMessageChatbot,
      pathTo.setting('integrations', 'settings.pages.comments.button'),
    ),
    go('backup', IconDatabase, pathTo.setting('data', 'settings.data.backups.title')),
    {
      id: 'test-chat',
      label: t('palette.testChat'),
      icon: IconMessageChatbot,
      run: () => openTestChat(),
    },
    {
      id: 'light',
      label: t('palette.light'),
      icon: IconSun,
      run: () => setColorScheme('light'),
    },
    { id: 'dark', label: t('palette.dark'), icon: IconMoon, run: () => setColorScheme('dark') },
    {
      id: 'system',
      label: t('palette.system'),
      icon: IconDeviceDesktop,
      run: () => setColorScheme('auto'),
    },
    { id: 'help', label: t('nav.help'), icon: IconLifebuoy, run: to(paths.help) },
    {
      id: 'shortcuts',
      label: t('palette.shortcuts'),
      hint: '?',
      icon: IconKeyboard,
      run: () => showPalette('shortcuts'),
    },
  ]
  const fits = ({ label, hint = '', also = '' }: Entry) =>
    holdsAll(`${label} ${hint} ${also}`, typed)
  const fields = settingsFields.map(({ tab, label }) => ({
    id: label,
    label: t(label),
    hint: t(`settings.tabs.${tab}`),
    also: label === 'settings.flow.ownHours' ? t('palette.also.hours') : undefined,
    icon: IconSettings,
    run: to(pathTo.setting(tab, label)),
  }))
  const settings = typed === '' ? [] : fields.filter(fits).slice(0, mostFields)
  return {
    first: [
      {
        name: t('palette.pages'),
        entries: pages
          .map(({ path, label, icon }) => ({ id: path, label, icon, run: to(path) }))
          .filter(fits),
      },
      { name: t('palette.actions'), entries: actions.filter(fits) },
    ],
    last: [{ name: t('nav.settings'), entries: settings }],
  }
}
