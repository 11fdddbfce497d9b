import { useMediaQuery } from '@mantine/hooks'
import { memo, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import classes from './data-table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  /** The header is read out only: the column needs no words for the eye. */
  readonly hideHeader?: boolean
  readonly cell: (row: Row) => ReactNode
  /** Fixed, so that columns never jump while rows come and go. Absent: takes what is left. */
  readonly width?: number
  readonly hideOnSmall?: boolean
  /** Numbers stand at the end, under each other. */
  readonly align?: 'end'
}

interface DataTableProps<Row extends { readonly id: number }> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** The row that is open: unfolded, or shown beside the table. */
  readonly openId: number | null
  readonly onToggle: (id: number) => void
  /** What an open row shows below itself; absent where it is shown elsewhere. */
  readonly unfolded?: (row: Row) => ReactNode
}

/** Arrow keys move, Enter opens, Escape closes; the header sticks. */
export function DataTable<Row extends { readonly id: number }>(props: DataTableProps<Row>) {
  const { label, columns, rows, openId, onToggle, unfolded } = props
  const [focusedId, setFocusedId] = useState<number | null>(null)
  // The width below which the style sheet hides columns.
  const small = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false })
  const span = columns.filter(({ hideOnSmall }) => !(small && hideOnSmall)).length
  const tabStop = rows.some((row) => row.id === focusedId) ? focusedId : rows[0]?.id
  return (
    <div className={classes['frame']}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, hideHeader, width, hideOnSmall, align }) => (
              <th
                key={key}
                scope="col"
                style={{ width }}
                data-hide-on-small={hideOnSmall}
                data-align={align}
              >
                {hideHeader ? <span className={classes['unseen']}>{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => moveFocus(event, openId, onToggle)}>
          {rows.map((row) => (
            <MemoRow
              key={row.id}
              row={row}
              columns={columns}
              open={row.id === openId}
              tabStop={row.id === tabStop}
              onFocus={setFocusedId}
              onToggle={onToggle}
              unfolded={unfolded}
              span={span}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  /** How many columns are shown. */
  readonly span: number
  readonly open: boolean
  readonly tabStop: boolean
  readonly onFocus: (id: number) => void
  readonly onToggle: (id: number) => void
  readonly unfolded: ((row: Row) => ReactNode) | undefined
}

function TableRow<Row extends { readonly id: number }>(props: TableRowProps<Row>) {
  const { row, columns, span, open, tabStop, onFocus, onToggle, unfolded } = props
  return (
    <>
      <tr
        className={classes['row']}
        data-row={row.id}
        data-open={(open && unfolded !== undefined) || undefined}
        data-chosen={(open && unfolded === undefined) || undefined}
        tabIndex={tabStop ? 0 : -1}
        onFocus={() => onFocus(row.id)}
        onClick={() => onToggle(row.id)}
      >
        {columns.map(({ key, cell, hideOnSmall, align }) => (
          <td key={key} data-hide-on-small={hideOnSmall} data-align={align}>
            {cell(row)}
          </td>
        ))}
      </tr>
      {open && unfolded ? (
        <tr className={classes['unfolded']}>
          <td colSpan={span}>{unfolded(row)}</td>
        </tr>
      ) : null}
    </>
  )
}

// memo loses the type parameter; the cast gives the same function its own type back.
const MemoRow = memo(TableRow) as typeof TableRow

function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  openId: number | null,
  onToggle: (id: number) => void,
): void {
  if (!(event.target instanceof HTMLElement)) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = all.findIndex((row) => row.contains(event.target as Node))
  const id = Number(all[at]?.dataset['row'])
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: all.length - 1,
  }[event.key]
  if (next !== undefined) all[next]?.focus()
  else if (event.key === 'Enter' && event.target === all[at]) onToggle(id)
  else if (event.key === 'Escape' && openId !== null) onToggle(openId)
  else return
  event.preventDefault()
}
