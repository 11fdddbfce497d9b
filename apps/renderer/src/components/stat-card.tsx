import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import classes from './stat-card.module.css'

interface StatCardProps {
  readonly label: string
  readonly figure: string
  /** What the figure covers. */
  readonly note: ReactNode
  readonly alarming?: boolean
  /** Where the rows are that the figure was made from. */
  readonly to?: string
}

export function StatCard({ label, figure, note, alarming = false, to }: StatCardProps) {
  return (
    <div className={classes['card']}>
      <dt className={classes['label']}>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd className={classes['figure']} data-alarming={alarming || undefined}>
        {figure}
      </dd>
      <dd className={classes['note']}>{note}</dd>
    </div>
  )
}
