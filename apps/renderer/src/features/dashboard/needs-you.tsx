import type { DashboardNeeds, SystemStatus } from '@pal/core/contract/system'
import {
  type Icon,
  IconAlertTriangle,
  IconChevronRight,
  IconClock,
  IconCopy,
  IconHandStop,
  IconPackage,
  IconPackageOff,
  IconPencilCheck,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { QueryError } from '../../components/notices/query-error.tsx'
import { Panel } from '../../components/panel.tsx'
import { paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { dashboardQueries } from './queries.ts'

import classes from './needs-you.module.css'

interface Need {
  readonly key: string
  readonly icon: Icon
  readonly words: string
  /** Whose it is. */
  readonly of?: string
  readonly to: string
  readonly urgent?: true
}

/** What waits for the seller, first of all; each line leads to just the rows that it counts. */
export function NeedsYou() {
  const { t } = useTranslation()
  const query = useQuery(dashboardQueries.needs)
  const needs = query.data
  const pages = useQuery(systemStatus).data?.pages
  if (query.error && !needs) return <QueryError title={t('dashboard.needs.failed')} query={query} />
  const lines = needs ? linesOf(t, needs, pages ?? []) : []
  if (lines.length === 0) return null
  return (
    <Panel
      title={t('dashboard.needs.title')}
      aside={<Link to={paths.tasks}>{t('dashboard.needs.all')}</Link>}
    >
      <ul className={classes['lines']}>
        {lines.map(({ key, icon: Mark, words, of, to, urgent }) => (
          <li key={key}>
            <Link className={classes['line']} to={to} data-urgent={urgent}>
              <Mark size={18} stroke={1.6} aria-hidden />
              <span className={classes['words']}>
                <span className={classes['what']}>{words}</span>
                {of === undefined ? null : <bdi className={classes['of']}>{of}</bdi>}
              </span>
              <IconChevronRight className={classes['on']} size={16} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function linesOf(
  t: TFunction,
  { tasks, doubles, outOfStock, lowStock }: DashboardNeeds,
  pages: SystemStatus['pages'],
): Need[] {
  const lines: Need[] = []
  // Why, the tile of Facebook says.
  for (const { pageId, name, state } of pages) {
    if (state !== 'down') continue
    lines.push({
      key: pageId,
      icon: IconPlugConnectedX,
      words: t('dashboard.needs.page'),
      of: name,
      to: paths.integrations,
      urgent: true,
    })
  }
  const kinds = [
    ['handoff', IconHandStop, pathTo.tasksOf('handoff')],
    ['unsent', IconAlertTriangle, pathTo.tasksOf('unsent')],
    ['draft', IconPencilCheck, pathTo.tasksOf('draft')],
    ['scheduled', IconClock, pathTo.tasksOf('scheduled')],
  ] as const
  for (const [kind, icon, to] of kinds) {
    const count = tasks[kind]
    if (count === 0) continue
    const urgent = kind === 'handoff' || kind === 'unsent' ? true : undefined
    const words = t(`dashboard.needs.${kind}`, { count })
    lines.push({ key: kind, icon, words, to, ...(urgent && { urgent }) })
  }
  if (doubles > 0) {
    const words = t('dashboard.needs.doubles', { count: doubles })
    lines.push({ key: 'doubles', icon: IconCopy, words, to: pathTo.doubles })
  }
  for (const { campaignId, campaignName, products } of outOfStock) {
    lines.push({
      key: `stock-${campaignId}`,
      icon: IconPackageOff,
      words: t('dashboard.needs.outOfStock', { count: products }),
      of: campaignName,
      to: pathTo.outOfStock(campaignId),
    })
  }
  for (const { campaignId, campaignName, products } of lowStock) {
    lines.push({
      key: `low-stock-${campaignId}`,
      icon: IconPackage,
      words: t('dashboard.needs.lowStock', { count: products }),
      of: campaignName,
      to: pathTo.lowStock(campaignId),
    })
  }
  return lines
}
