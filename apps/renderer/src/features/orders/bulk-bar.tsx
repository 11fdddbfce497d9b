import { Button } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import type { OrderStatus } from '@pal/core/domain/entities'
import { nextStatuses } from '@pal/core/domain/orders/order-status'
import { IconPrinter, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { BulkPay } from './bulk-pay.tsx'
import { useMoveOrders } from './data/mutations.ts'
import { chosenOrders, mostSelected as most, useSelection } from './data/selection.ts'
import { useTelling } from './data/telling.ts'
import { TellBox } from './ledger/tell-box.tsx'

import classes from './bulk-bar.module.css'

export interface BulkBarProps {
  readonly rows: readonly Order[]
  readonly onPrint: (ids: readonly number[]) => void
}

const steps = ['processing', 'shipped', 'delivered'] as const

/** What can be done with all that is ticked. */
export function BulkBar({ rows, onPrint }: BulkBarProps) {
  const { t } = useTranslation()
  const { orders, select } = useSelection()
  const tells = useTelling((telling) => telling.tells)
  const move = useMoveOrders()
  const now = new Map(rows.map((row) => [row.id, row]))
  const chosen = chosenOrders(orders).map((order) => now.get(order.id) ?? order)
  if (chosen.length === 0) return null
  const ready = (to: OrderStatus) =>
    chosen.filter(({ status }) => nextStatuses[status].some((next) => next === to))
  const packed = chosen.filter(({ status }) => status !== 'cancelled')
  const more = Math.min(rows.length, most)
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('orders.bulk.label')}>
      <IconButton label={t('orders.bulk.clear')} icon={IconX} onClick={() => select([])} />
      <span className={classes['count']} role="status">
        {t('orders.bulk.chosen', { count: chosen.length })}
        {orders.size > most ? ` · ${t('orders.bulk.most', { of: orders.size })}` : null}
      </span>
      {chosen.length < more ? (
        <Button variant="subtle" onClick={() => select(rows.slice(0, most))}>
          {t('orders.bulk.all', { count: more })}
        </Button>
      ) : null}
      <span className={classes['tell']}>
        <TellBox label={t('orders.tellBulk')} />
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
        <BulkPay chosen={chosen} />
        {steps.map((status) => {
          const able = ready(status)
          return able.length === 0 ? null : (
            <Button
              key={status}
              loading={move.isPending && move.variables.status === status}
              disabled={move.isPending}
              onClick={() => move.mutate({ ids: able.map(({ id }) => id), status, tell: tells })}
            >
              {t(`orders.moveTo.${status}`)} ({able.length})
            </Button>
          )
        })}
      </span>
    </div>
  )
}
