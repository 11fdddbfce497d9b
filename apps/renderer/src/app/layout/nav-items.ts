import {
  IconChartBar,
  IconLayoutDashboard,
  IconListDetails,
  IconMessageCircle,
  IconPackage,
  IconSettings,
  IconShoppingBag,
  IconSpeakerphone,
} from '@tabler/icons-react'

import { paths } from '../../lib/paths.ts'

/** The sidebar, in its fixed order. */
export const navItems = [
  { path: paths.dashboard, label: 'nav.dashboard', icon: IconLayoutDashboard },
  { path: paths.campaigns, label: 'nav.campaigns', icon: IconSpeakerphone },
  { path: paths.conversations, label: 'nav.conversations', icon: IconMessageCircle },
  { path: paths.orders, label: 'nav.orders', icon: IconShoppingBag },
  { path: paths.products, label: 'nav.products', icon: IconPackage },
  { path: paths.analytics, label: 'nav.analytics', icon: IconChartBar },
  { path: paths.logs, label: 'nav.logs', icon: IconListDetails },
  { path: paths.settings, label: 'nav.settings', icon: IconSettings },
] as const
