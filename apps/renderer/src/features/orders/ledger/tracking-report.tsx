import type { TrackedRow } from '@pal/core/contract/order-ledger'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonText } from '../../../lib/reason-text.ts'

import table from './courier-payments.module.css'
import classes from './tracking-dialog.module.css'

/** What becomes of each line of the list; the keyboard goes on there, as the button was disabled meanwhile. */
export function TrackingReport({ rows }: { readonly rows: readonly TrackedRow[] }) {
  const { t } = useTranslation()
  const report = useRef<HTMLTableElement>(null)
  useEffect(() => report.current?.focus(), [rows])
  const outcome = ({ outcome: what, before, reason }: TrackedRow) => {
    if (reason) return <span className={classes['refused']}>{reasonText(reason)}</span>
    if (what === 'same') return t('orders.ledger.tracking.same')
    return before === null
      ? t('orders.ledger.tracking.set')
      : t('orders.ledger.tracking.replaced', { before })
  }
  return (
    <div className={classes['rows']}>
      <table
        ref={report}
        className={table['table']}
        aria-label={t('orders.ledger.tracking.checked')}
        tabIndex={-1}
      >
        <thead>
          <tr>
            <th scope="col">{t('orders.columns.order')}</th>
            <th scope="col">{t('orders.columns.customer')}</th>
            <th scope="col">{t('orders.ledger.tracking.number')}</th>
            <th scope="col">{t('orders.ledger.tracking.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} data-refused={row.reason !== null || undefined}>
              <td className={classes['order']}>
                <bdi>{row.order}</bdi>
              </td>
              <td>
                <bdi>{row.customerName}</bdi>
              </td>
              <td>
                <bdi>{row.tracking}</bdi>
              </td>
              <td>{outcome(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
