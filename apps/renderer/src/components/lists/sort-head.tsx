import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'

import classes from './sort-head.module.css'

export type Sorted = 'ascending' | 'descending' | 'none'

const signs = {
  ascending: IconArrowUp,
  descending: IconArrowDown,
  none: IconArrowsSort,
} as const satisfies Record<Sorted, unknown>

interface SortHeadProps {
  readonly label: string
  readonly sorted: Sorted
  readonly onSort: () => void
}

/** The head of a column by which a list can be sorted. */
export function SortHead({ label, sorted, onSort }: SortHeadProps) {
  const Sign = signs[sorted]
  return (
    <button type="button" className={classes['sort']} data-sorted={sorted} onClick={onSort}>
      {label}
      <Sign size={13} stroke={1.8} aria-hidden />
    </button>
  )
}
