import { Button } from '@mantine/core'
import type { ProductImport } from '@pal/core/contract/transfer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { StatusBadge, type Status } from '../../components/badges/status-badge.tsx'
import { FilterBar, FilterButton } from '../../components/lists/filter-bar.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { reasonText } from '../../lib/reason-text.ts'

import classes from './import-dialog.module.css'

type Row = ProductImport['rows'][number]
type Outcome = Row['outcome']

const outcomes = ['refused', 'skipped', 'taken'] as const satisfies readonly Outcome[]
const badge = {
  taken: 'success',
  skipped: 'neutral',
  refused: 'danger',
} as const satisfies Record<Outcome, Status>
const atOnce = 200

interface ImportReportProps {
  readonly name: string
  readonly report: ProductImport
}

/** What becomes of each row of the file. */
export function ImportReport({ name, report }: ImportReportProps) {
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState<Outcome | 'all'>('all')
  const [shown, setShown] = useState(atOnce)
  const { refused, taken, ignoredColumns } = report
  // Counted anew, and with it a choice that has no rows any more.
  const only = chosen === 'all' || report[chosen] === 0 ? 'all' : chosen
  const rows = report.rows.filter(({ outcome }) => only === 'all' || outcome === only)
  const choose = (to: typeof chosen) => {
    setChosen(to)
    setShown(atOnce)
  }
  const number = (value: number) => wholeNumber(value, i18n.language)
  return (
    <>
      <p className={classes['summary']} role="status" data-refused={refused > 0 || undefined}>
        {refused > 0
          ? t('products.import.blocked', { count: refused, name })
          : taken > 0
            ? t('products.import.allReady', { count: taken, name })
            : t('products.import.nothing', { name })}
      </p>
      {ignoredColumns.length > 0 ? (
        <p className={classes['help']} dir="auto">
          {t('products.import.ignored', { columns: ignoredColumns.join(', ') })}
        </p>
      ) : null}
      <div className={classes['report']}>
        <FilterBar label={t('products.import.rows')} result="">
          <FilterButton
            label={t('products.import.all')}
            count={number(report.rows.length)}
            pressed={only === 'all'}
            onPress={() => choose('all')}
          />
          {outcomes
            .filter((outcome) => report[outcome] > 0)
            .map((outcome) => (
              <FilterButton
                key={outcome}
                label={t(`products.import.outcome.${outcome}`)}
                count={number(report[outcome])}
                pressed={only === outcome}
                onPress={() => choose(outcome)}
              />
            ))}
        </FilterBar>
        <table className={classes['rows']} aria-label={t('products.import.report')}>
          <thead>
            <tr>
              <th scope="col">{t('products.import.line')}</th>
              <th scope="col">{t('products.import.product')}</th>
              <th scope="col">{t('products.import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>
                  <span dir="auto">{row.name || t('products.import.unnamed')}</span>
                  {row.reason === null ? null : (
                    <span className={classes['reason']} dir="auto">
                      {row.field === null ? '' : `${row.field}: `}
                      {reasonText(row.reason)}
                    </span>
                  )}
                </td>
                <td>
                  <StatusBadge status={badge[row.outcome]}>
                    {t(`products.import.outcome.${row.outcome}`)}
                  </StatusBadge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > shown ? (
          <Button variant="subtle" color="gray" onClick={() => setShown(shown + atOnce)}>
            {t('products.import.moreRows')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
