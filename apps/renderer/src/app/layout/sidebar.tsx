import { IconLayoutSidebar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { AdminBadge } from './admin-badge.tsx'
import { Brand } from './brand.tsx'
import { NavList } from './nav-list.tsx'

import classes from './sidebar.module.css'

interface SidebarProps {
  readonly collapsed: boolean
  readonly onToggle: () => void
}

export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  const { t } = useTranslation()
  return (
    <aside className={classes['sidebar']} data-collapsed={collapsed || undefined}>
      <div className={classes['head']}>
        {collapsed ? null : <Brand />}
        <IconButton
          label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
          icon={IconLayoutSidebar}
          onClick={onToggle}
          tooltipSide={collapsed ? 'end' : 'below'}
        />
      </div>
      <NavList iconsOnly={collapsed} />
      <AdminBadge compact={collapsed} />
    </aside>
  )
}
