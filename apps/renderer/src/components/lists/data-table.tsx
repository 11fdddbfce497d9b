import { useMediaQuery } from '@mantine/hooks'
import { memo, useMemo, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import type { Sorted } from './sort-head.tsx'
import { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts'

import classes from './data-table.module.css'

/** What a window has no room for: below `small` the columns that are left hold what the others did. */
export interface Narrow {
  readonly small: boolean
  readonly medium: boolean
}

export interface Column<Row> {
  readonly key: string
  readonly header: string
  /** The header is read out only: the column needs no words for the eye. */
  readonly hideHeader?: boolean
  /** What is in the head in place of its words. */
  readonly head?: (list: KeysetList<Row>) => ReactNode
  /** Where the head chooses the order of the rows: whether they are in this one, and which way. */
  readonly sorted?: Sorted
  readonly cell: (row: Row, window: Narrow) => ReactNode
  /** Fixed, so that columns never jump while rows come and go. Absent: takes what is left. */
  readonly width?: number | `${number}%`
  /** The same where the window is not wide and the columns that are left share it. */
  readonly smallWidth?: number | 'auto'
  /** The window on which there is room for it. */
  readonly hideBelow?: 'small' | 'medium'
  /** Numbers are at the end, under each other. */
  /** Figures have their units below each other, whichever way the language runs. */
  readonly align?: 'end' | 'figures'
}

interface DataTableProps<Row extends { readonly id: number }> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly list: KeysetList<Row>
  /** The width below which a window is medium: the more columns, the wider. */
  readonly mediumBelow?: `${number}em`
  /** What a row is taken to be high until it is drawn. */
  readonly rowHeight?: number
  /** The row that is open: unfolded, or shown beside the table. */
  readonly openId: number | null
  readonly onToggle: (id: number) => void
  /** What an open row shows below itself; absent where it is shown elsewhere. */
  readonly unfolded?: (row: Row) => ReactNode
}

/** Where columns are left out, their words are under each other. */
const smallHeight = 92

/** Arrow keys move, Enter opens, Escape closes; the header sticks. Only what is in sight is drawn. */
export function DataTable<Row extends { readonly id: number }>(props: DataTableProps<Row>) {
  const { label, columns, list, rowHeight = 41, openId, onToggle, unfolded } = props
  const { mediumBelow = '74.99em' } = props
  const { t } = useTranslation()
  const small = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false })
  const medium = useMediaQuery(`(max-width: ${mediumBelow})`, false, {
    getInitialValueInEffect: false,
  })
  const body = useRef<HTMLTableSectionElement>(null)
  const height = small ? smallHeight : rowHeight
  const virtual = useVirtualRows(list, body, height)
  const narrow = useMemo(() => ({ small, medium }), [small, medium])
  const shown = useMemo(
    () => columns.filter(({ hideBelow }) => !hideBelow || !narrow[hideBelow]),
    [columns, narrow],
  )
  const span = shown.length
  const { focused } = virtual
  return (
    <div className={classes['frame']}>
      <table
        className={classes['table']}
        aria-label={label}
        aria-rowcount={list.hasMore ? -1 : list.count + 1}
      >
        <thead>
          <tr aria-rowindex={1}>
            {shown.map(
              ({ key, header, hideHeader, head, sorted, width, smallWidth = width, align }) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={sorted}
                  style={{ width: medium ? smallWidth : width }}
                  data-align={align}
                >
                  {hideHeader ? <span className="pal-unseen">{header}</span> : header}
                  {head?.(list)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody
          ref={body}
          onKeyDown={(event) => moveFocus(event, { list, openId, onToggle, virtual })}
          onBlur={({ relatedTarget }) => {
            if (!body.current?.contains(relatedTarget)) virtual.hold(null)
          }}
        >
          {virtual.rows.flatMap(({ index, gap }) => {
            const row = list.at(index)
            const room = gap > 0 ? <Gap key={`gap-${index}`} height={gap} span={span} /> : null
            return [
              room,
              row ? (
                <MemoRow
                  key={list.keyAt(index)}
                  row={row}
                  index={index}
                  columns={shown}
                  narrow={narrow}
                  open={row.id === openId}
                  tabStop={index === (focused ?? virtual.rows[0]?.index)}
                  onFocus={virtual.hold}
                  onToggle={onToggle}
                  unfolded={unfolded}
                  measure={virtual.measure}
                />
              ) : (
                <tr
                  key={list.keyAt(index)}
                  ref={virtual.measure}
                  className={classes['coming']}
                  data-index={index}
                  aria-rowindex={index + 2}
                >
                  {/* As high as what comes: the list does not move when it does. */}
                  <td colSpan={span} style={{ height }} aria-label={t('common.loading')} />
                </tr>
              ),
            ]
          })}
          {virtual.end > 0 ? <Gap height={virtual.end} span={span} /> : null}
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are not drawn. */
function Gap({ height, span }: { readonly height: number; readonly span: number }) {
  return (
    <tr className={classes['gap']} aria-hidden style={{ height }}>
      <td colSpan={span}>{null}</td>
    </tr>
  )
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly index: number
  /** Those that are shown. */
  readonly columns: readonly Column<Row>[]
  readonly narrow: Narrow
  readonly open: boolean
  readonly tabStop: boolean
  readonly onFocus: (index: number) => void
  readonly onToggle: (id: number) => void
  readonly unfolded: ((row: Row) => ReactNode) | undefined
  readonly measure: (node: HTMLElement | null) => void
}

function TableRow<Row extends { readonly id: number }>(props: TableRowProps<Row>) {
  const { row, index, columns, narrow, open, tabStop, onFocus, onToggle, unfolded, measure } = props
  return (
    <>
      <tr
        ref={measure}
        className={classes['row']}
        data-row={row.id}
        data-index={index}
        aria-rowindex={index + 2}
        data-open={(open && unfolded !== undefined) || undefined}
        data-chosen={(open && unfolded === undefined) || undefined}
        tabIndex={tabStop ? 0 : -1}
        onFocus={() => onFocus(index)}
        onClick={() => onToggle(row.id)}
      >
        {columns.map(({ key, cell, align }) => (
          <td key={key} data-align={align}>
            {cell(row, narrow)}
          </td>
        ))}
      </tr>
      {open && unfolded ? (
        <tr className={classes['unfolded']} data-unfolded>
          <td colSpan={columns.length}>{unfolded(row)}</td>
        </tr>
      ) : null}
    </>
  )
}

// memo loses the type parameter; the cast gives the same function its own type back.
const MemoRow = memo(TableRow) as typeof TableRow

interface Moving {
  readonly list: KeysetList<{ readonly id: number }>
  readonly openId: number | null
  readonly onToggle: (id: number) => void
  readonly virtual: VirtualRows
}

function moveFocus(event: KeyboardEvent<HTMLElement>, to: Moving): void {
  const { list, openId, onToggle, virtual } = to
  if (!(event.target instanceof HTMLElement)) return
  const row = event.target.closest<HTMLElement>('[data-row]')
  const at = virtual.wanted ?? Number(row?.dataset['index'] ?? -1)
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: list.count - 1,
  }[event.key]
  if (next !== undefined) {
    if (next >= 0 && next < list.count) virtual.focus(next)
  } else if (event.key === 'Enter' && event.target === row) onToggle(Number(row.dataset['row']))
  else if (event.key === 'Escape' && openId !== null) onToggle(openId)
  else return
  event.preventDefault()
}
