import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Tooltip } from '../../components/tooltip.tsx'
import { systemStatus } from '../../lib/queries/system-status.ts'

import classes from './admin-badge.module.css'

/** Who sits at the machine is the admin: there is no login and there are no roles. */
export function AdminBadge({ compact }: { readonly compact?: boolean }) {
  const { t } = useTranslation()
  const name = t('app.name')
  const { pages, reason } = useQuery(systemStatus).data?.agent ?? {}
  // Where there is nothing to answer on yet, nothing is off.
  const begun = pages?.all || reason?.code === 'no_campaign_active'
  const status = t(begun && !pages?.working ? 'agent.not_configured' : 'admin.status')
  return (
    <div className={classes['badge']} data-compact={compact || undefined}>
      <Tooltip label={`${name} · ${status}`} side="end" disabled={!compact}>
        <span className={classes['avatar']} aria-hidden>
          {name[0]}
        </span>
      </Tooltip>
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['status']}>{status}</span>
      </span>
    </div>
  )
}
