import type { ReactNode } from 'react'

import classes from './status-badge.module.css'

export type Status = 'success' | 'attention' | 'danger' | 'information' | 'neutral'

interface StatusBadgeProps {
  readonly status: Status
  readonly children: ReactNode
}

export function StatusBadge({ status, children }: StatusBadgeProps) {
  return (
    <span className={classes['badge']} data-status={status}>
      {children}
    </span>
  )
}
