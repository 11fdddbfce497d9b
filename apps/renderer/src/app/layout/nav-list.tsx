import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

import { CountBadge } from '../../components/badges/count-badge.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { paths } from '../../lib/paths.ts'
import { taskCount } from '../../lib/task-count.ts'
import { navItems } from './nav-items.ts'

import classes from './nav-list.module.css'

interface NavListProps {
  readonly iconsOnly?: boolean
  readonly onNavigate?: () => void
}

export function NavList({ iconsOnly = false, onNavigate }: NavListProps) {
  const { t } = useTranslation()
  const tasks = useQuery(taskCount).data ?? 0
  return (
    <nav className={classes['nav']} aria-label={t('nav.label')}>
      <ul className={classes['list']}>
        {navItems.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Tooltip label={t(label)} side="end" disabled={!iconsOnly}>
              <NavLink
                to={path}
                className={classes['item'] ?? ''}
                data-icons-only={iconsOnly || undefined}
                aria-label={iconsOnly ? t(label) : undefined}
                aria-description={
                  path === paths.conversations && tasks > 0
                    ? t('nav.tasks', { count: tasks })
                    : undefined
                }
                onClick={onNavigate}
              >
                <Icon className={classes['icon']} size={18} stroke={1.6} aria-hidden />
                {iconsOnly ? null : <span>{t(label)}</span>}
                {path === paths.conversations && tasks > 0 ? (
                  <span className={classes['count']}>
                    <CountBadge count={tasks} />
                  </span>
                ) : null}
              </NavLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
