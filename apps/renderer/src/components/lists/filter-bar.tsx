import type { ReactNode } from 'react'

import classes from './filter-bar.module.css'

interface FilterBarProps {
  /** The filters' common name, for screen readers. */
  readonly label: string
  readonly search?: ReactNode
  /** Filters that are no buttons, in a row of their own. */
  readonly aside?: ReactNode
  readonly children: ReactNode
  /** How many rows match. */
  readonly result: string
  /** What can be done with the rows that match. */
  readonly actions?: ReactNode
}

export function FilterBar({ label, search, aside, children, result, actions }: FilterBarProps) {
  return (
    <div className={classes['bar']} data-aside={aside !== undefined}>
      {search}
      <div className={classes['filters']} role="group" aria-label={label}>
        {children}
      </div>
      {aside}
      <div className={classes['end']}>
        <span className={classes['result']} role="status">
          {result}
        </span>
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
