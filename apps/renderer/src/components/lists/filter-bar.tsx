import type { ReactNode } from 'react'

import classes from './filter-bar.module.css'

interface FilterBarProps {
  /** The filters' common name, for screen readers. */
  readonly label: string
  readonly search?: ReactNode
  readonly children: ReactNode
  /** How many rows match, where that is said here. */
  readonly result?: string
  /** What can be done with the rows that match. */
  readonly actions?: ReactNode
}

export function FilterBar({ label, search, children, result, actions }: FilterBarProps) {
  return (
    <div className={classes['bar']}>
      {search}
      <div className={classes['filters']} role="group" aria-label={label}>
        {children}
      </div>
      <div className={classes['end']}>
        {result === undefined ? null : (
          <span className={classes['result']} role="status">
            {result}
          </span>
        )}
        {actions}
      </div>
    </div>
  )
}

interface FilterButtonProps {
  readonly label: string
  /** Absent until it is known. */
  readonly count: string | undefined
  readonly pressed: boolean
  readonly onPress: () => void
}

export function FilterButton({ label, count, pressed, onPress }: FilterButtonProps) {
  return (
    <button type="button" className={classes['filter']} aria-pressed={pressed} onClick={onPress}>
      {label}
      {count === undefined ? null : <span className={classes['count']}>{count}</span>}
    </button>
  )
}
