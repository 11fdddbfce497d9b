import { Button } from '@mantine/core'
import type { ProductImport } from '@pal/core/contract/transfer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { named } from '../../lib/format/isolated.ts'
import { fieldName } from '../../lib/i18n/field-names.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { StatusBadge, type Status } from '../badges/status-badge.tsx'
import { FilterBar, FilterButton } from '../lists/filter-bar.tsx'
import { fieldNames } from './column-fields.ts'

import classes from './import-dialog.module.css'

type Row = ProductImport['rows'][number]
type Outcome = Row['outcome']

const outcomes = ['refused', 'changed', 'taken', 'skipped'] as const satisfies readonly Outcome[]
const badge = {
  taken: 'success',
  changed: 'information',
  skipped: 'neutral',
  refused: 'danger',
} as const satisfies Record<Outcome, Status>
const atOnce = 200

interface ImportReportProps {
  readonly name: string
  readonly report: ProductImport
  readonly currency: string
}

/** What becomes of each row of the file. */
export function ImportReport({ name, report, currency }: ImportReportProps) {
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState<Outcome | 'all'>('all')
  const [shown, setShown] = useState(atOnce)
  const { refused, taken, changed } = report
  // Counted again, and with it a choice that has no rows any more.
  const only = chosen === 'all' || report[chosen] === 0 ? 'all' : chosen
  const rows = report.rows.filter(({ outcome }) => only === 'all' || outcome === only)
  const choose = (to: typeof chosen) => {
    setChosen(to)
    setShown(atOnce)
  }
  const file = named(name)
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  const money = (amount: number) => formatAmount(amount, currency, i18n.language)
  const number = (value: number) => wholeNumber(value, i18n.language)
  const pieces = (count: number | null) => (count === null ? '–' : number(count))
  return (
    <>
      <div className={classes['summary']} role="status">
        {taken > 0 ? <p>{t('products.import.allReady', { count: taken, name: file })}</p> : null}
        {changed > 0 ? (
          <p>
            {t('products.import.willChange', { count: changed })} {t('products.import.emptyCells')}
          </p>
        ) : null}
        {taken + changed === 0 ? <p>{t('products.import.nothing', { name: file })}</p> : null}
        {refused > 0 ? (
          <p data-refused>{t('products.import.leftOut', { count: refused, name: file })}</p>
        ) : null}
      </div>
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
              <th scope="col">{t('products.form.price')}</th>
              <th scope="col">{t('products.import.result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>
                  <span dir="auto">{row.name || t('products.import.unnamed')}</span>
                  {row.changes.length === 0 ? null : (
                    <span className={classes['reason']}>
                      {t('products.import.changes', {
                        fields: list.format(row.changes.map((field) => t(fieldNames[field]))),
                      })}
                    </span>
                  )}
                  {row.stock === null ? null : (
                    <span className={classes['reason']}>
                      {t('products.import.stock', {
                        before: pieces(row.stock.before),
                        after: pieces(row.stock.after),
                      })}
                    </span>
                  )}
                  {row.reasons.map(({ field, reason }) => (
                    <span key={field} className={classes['reason']} dir="auto">
                      {[field && fieldName(field), reasonText(reason)].filter(Boolean).join(': ')}
                    </span>
                  ))}
                </td>
                <td className={classes['price']}>
                  {row.priceBefore === null ? null : <del>{money(row.priceBefore)}</del>}
                  {row.price === null ? null : <span>{money(row.price)}</span>}
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
