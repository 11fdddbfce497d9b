import '../fields/form-fields.ts'
import { NativeSelect } from '@mantine/core'
import { columnFields, type ProductImport } from '@pal/core/contract/transfer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { named } from '../../lib/format/isolated.ts'
import { fieldNames } from './column-fields.ts'

import classes from './import-columns.module.css'

export type FileColumn = ProductImport['columns'][number]

interface ImportColumnsProps {
  readonly columns: readonly FileColumn[]
  readonly disabled: boolean
  readonly onChoose: (columns: readonly FileColumn[]) => void
}

/** The columns of a file with what each is taken for; open where one of them is not known. */
export function ImportColumns({ columns, disabled, onChoose }: ImportColumnsProps) {
  const { t } = useTranslation()
  const fields = columnFields.map((field) => ({ value: field, label: t(fieldNames[field]) }))
  const choices = [{ value: '', label: t('products.import.leaveOut') }, ...fields]
  const isShown = ({ heading, example, fixed }: FileColumn) =>
    !fixed && (heading !== '' || example !== '')
  const shown = columns.flatMap((column, at) => (isShown(column) ? [{ column, at }] : []))
  // Once the last one is chosen it stays as it is.
  const [open] = useState(() => shown.some(({ column }) => column.field === null))
  const choose = (at: number, value: string) => {
    const field = columnFields.find((each) => each === value) ?? null
    onChoose(columns.map((column, place) => (place === at ? { ...column, field } : column)))
  }
  return (
    <details className={classes['columns']} open={open}>
      <summary className={classes['head']}>{t('products.import.columns')}</summary>
      <p className={classes['help']}>{t('products.import.columnsHelp')}</p>
      <ul className={classes['list']} aria-label={t('products.import.columns')}>
        {shown.map(({ column, at }) => {
          const name = column.heading || t('products.import.columnNumber', { number: at + 1 })
          return (
            <li key={at} className={classes['column']}>
              <span className={classes['name']}>
                <bdi>{name}</bdi>
                {column.example === '' ? null : (
                  <span className={classes['example']} dir="auto">
                    {column.example}
                  </span>
                )}
              </span>
              <NativeSelect
                className={classes['choice'] ?? ''}
                aria-label={t('products.import.takenFor', { column: named(name) })}
                disabled={disabled}
                data={choices}
                value={column.field ?? ''}
                onChange={({ currentTarget }) => choose(at, currentTarget.value)}
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
