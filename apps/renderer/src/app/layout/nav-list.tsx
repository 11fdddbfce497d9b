import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

import { CountBadge } from '../../components/badges/count-badge.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { paths } from '../../lib/paths.ts'
import { taskCount } from '../../lib/queries/task-count.ts'
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
        {navItems.map(({ path, label, icon: Icon }) => {
          const name = iconsOnly ? t(label) : undefined
          const waits =
            path === paths.conversations && tasks > 0 ? t('nav.tasks', { count: tasks }) : undefined
          return (
            <li key={path}>
              <Tooltip
                label={[name, waits].filter(Boolean).join(': ')}
                side="end"
                disabled={!name && !waits}
              >
                <NavLink
                  to={path}
                  // An address below it is no page of ours.
                  end
                  className={classes['item'] ?? ''}
                  data-icons-only={iconsOnly || undefined}
                  aria-label={name}
                  aria-description={waits}
                  onClick={onNavigate}
                >
                  <Icon className={classes['icon']} size={18} stroke={1.6} aria-hidden />
                  {iconsOnly ? null : <span>{t(label)}</span>}
                  {waits ? (
                    <span className={classes['count']}>
                      <CountBadge count={tasks} />
                    </span>
                  ) : null}
                </NavLink>
              </Tooltip>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
