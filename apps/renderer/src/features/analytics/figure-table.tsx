// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a display of their own takes the roles of a table away
import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { SortHead } from '../../components/lists/sort-head.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { type SortKey, useSortedRows } from './use-sorted-rows.ts'

import plain from '../../components/lists/plain-table.module.css'
import classes from './figure-table.module.css'

export interface FigureColumn<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Where the rows can be sorted by it. */
  readonly sort?: SortKey<Row> | undefined
}

/** What a row is of, then its figures. */
export type FigureColumns<Row> = readonly [FigureColumn<Row>, ...FigureColumn<Row>[]]

interface FigureTableProps<Row> {
  readonly label: string
  readonly columns: FigureColumns<Row>
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
}

const shownAtFirst = 8

/** Figures of several of a kind, each with the way to its rows; narrow windows show each as a card. */
export function FigureTable<Row>({ label, columns, rows, keyOf }: FigureTableProps<Row>) {
  const { t, i18n } = useTranslation()
  const [all, setAll] = useState(false)
  const [first, ...figures] = columns
  const keys = Object.fromEntries(columns.map(({ key, sort }) => [key, sort]))
  const { sorted, sortedBy, sort: sortBy } = useSortedRows(rows, keys, i18n.language)
  const shown = all ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <>
      <table
        className={`${plain['table']} ${classes['table']}`}
        role="table"
        aria-label={label}
        data-sortable={columns.some(({ sort }) => sort !== undefined) || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, sort }) => (
              <th key={key} scope="col" role="columnheader" aria-sort={sort && sortedBy(key)}>
                {sort ? (
                  <SortHead label={header} sorted={sortedBy(key)} onSort={() => sortBy(key)} />
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row) => (
            <tr key={keyOf(row)} role="row">
              <th scope="row" role="rowheader">
                {first.cell(row)}
              </th>
              {figures.map(({ key, header, cell }) => (
                <td key={key} role="cell" data-header={header}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length ? (
        <UnstyledButton className={classes['more'] ?? ''} onClick={() => setAll(true)}>
          {t('analytics.showAll', { number: wholeNumber(rows.length, i18n.language) })}
        </UnstyledButton>
      ) : null}
    </>
  )
}

interface AmountLinksProps {
  /** By currency, in major units. */
  readonly amounts: Readonly<Record<string, number>>
  readonly links: Readonly<Record<string, string>>
}

/** Each currency's amount leads to its orders. */
export function AmountLinks({ amounts, links }: AmountLinksProps) {
  const { i18n } = useTranslation()
  return Object.entries(amounts).map(([currency, amount]) => (
    <Link key={currency} className={classes['amount'] ?? ''} to={links[currency] ?? ''}>
      {formatAmount(amount, currency, i18n.language)}
    </Link>
  ))
}
