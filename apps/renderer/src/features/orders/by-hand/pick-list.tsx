import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'

import { SearchField } from '../../../components/fields/search-field.tsx'

import classes from './pick-list.module.css'

interface PickListProps<Row> {
  /** What the field searches for. */
  readonly label: string
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Absent until the first answer has come. */
  readonly rows: readonly Row[] | undefined
  readonly keyOf: (row: Row) => number
  readonly onPick: (row: Row) => void
  readonly children: (row: Row) => ReactNode
  /** Shown only while somebody looks for one. */
  readonly folded?: boolean
  readonly first?: boolean
  /** Said where nothing is found. */
  readonly none: string
}

/** A few of many to choose one from, and a field that finds the others. */
export function PickList<Row>(props: PickListProps<Row>) {
  const { label, search, onSearch, rows, keyOf, onPick, children, none } = props
  const { folded = false, first = false } = props
  return (
    <div className={classes['list']} data-folded={folded || undefined}>
      <SearchField label={label} value={search} onSearch={onSearch} first={first} />
      {rows && rows.length > 0 ? (
        <ul className={classes['rows']} aria-label={label}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <UnstyledButton
                className={classes['row'] ?? ''}
                // Some browsers give the focus to such buttons only.
                tabIndex={0}
                onClick={() => onPick(row)}
              >
                {children(row)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      {rows?.length === 0 ? (
        <p className={classes['none']} role="status">
          {none}
        </p>
      ) : null}
    </div>
  )
}
