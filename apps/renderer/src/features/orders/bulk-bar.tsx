import { Button } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { IconPrinter, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { BulkPay } from './bulk-pay.tsx'
import { BulkSteps, movable } from './bulk-steps.tsx'
import { chosenOrders, mostSelected as most, useSelection } from './data/selection.ts'
import { useIsSettled } from './data/use-is-settled.ts'
import { TellCustomers } from './ledger/tell-box.tsx'

import classes from './bulk-bar.module.css'

export interface BulkBarProps {
  readonly rows: readonly Order[]
  readonly onPrint: (ids: readonly number[]) => void
}

/** What can be done with all that is ticked. */
export function BulkBar({ rows, onPrint }: BulkBarProps) {
  const { t } = useTranslation()
  const { orders, select } = useSelection()
  const now = new Map(rows.map((row) => [row.id, row]))
  const chosen = chosenOrders(orders).map((order) => now.get(order.id) ?? order)
  const all = (what: 'id' | 'status') => chosen.map((order) => order[what]).join()
  const isSettled = useIsSettled(all('id'), all('status'))
  if (chosen.length === 0) return null
  const packed = chosen.filter(({ status }) => status !== 'cancelled')
  const going = movable(chosen)
  const more = Math.min(rows.length, most)
  return (
    <div
      className={classes['bar']}
      role="toolbar"
      data-toast-above
      aria-label={t('orders.bulk.label')}
    >
      <IconButton label={t('orders.bulk.clear')} icon={IconX} onClick={() => select([])} />
      <span className={classes['chosen']}>
        <span className={classes['count']} role="status">
          {t('orders.bulk.chosen', { count: chosen.length })}
          {orders.size > most ? ` · ${t('orders.bulk.most', { of: orders.size })}` : null}
        </span>
        {chosen.length < more ? (
          <Button variant="subtle" onClick={() => select(rows.slice(0, most))}>
            {t('orders.bulk.all', { count: more })}
          </Button>
        ) : null}
      </span>
      <span className={classes['tell']}>
        {going.length === 0 ? null : <TellCustomers orders={going} />}
      </span>
      <span className={classes['ways']}>
        {packed.length === 0 ? null : (
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => onPrint(packed.map(({ id }) => id))}
          >
            {t('orders.bulk.slips')} ({packed.length})
          </Button>
        )}
        <BulkPay chosen={chosen} disabled={!isSettled} />
        <BulkSteps chosen={chosen} disabled={!isSettled} />
      </span>
    </div>
  )
}
