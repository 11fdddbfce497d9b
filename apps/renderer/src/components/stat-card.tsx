import classes from './stat-card.module.css'

interface StatCardProps {
  readonly label: string
  readonly figure: string
  /** What the figure covers. */
  readonly note: string
  readonly alarming?: boolean
}

export function StatCard({ label, figure, note, alarming = false }: StatCardProps) {
  return (
    <div className={classes['card']}>
      <dt className={classes['label']}>{label}</dt>
      <dd className={classes['figure']} data-alarming={alarming || undefined}>
        {figure}
      </dd>
      <dd className={classes['note']}>{note}</dd>
    </div>
  )
}
