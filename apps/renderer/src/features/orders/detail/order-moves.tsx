import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { nextStatuses } from '@pal/core/domain/order-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useMoveOrder } from '../data/mutations.ts'

import classes from './order-moves.module.css'

/** The next step of an order, or its end; none where it has come to one. */
export function OrderMoves({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const move = useMoveOrder(order.id)
  const next = nextStatuses[order.status].find((status) => status !== 'cancelled')
  if (next === undefined) return null
  return (
    <div className={classes['foot']}>
      <Button
        variant="subtle"
        color="danger"
        disabled={move.isPending}
        onClick={() => setAsking(true)}
      >
        {t('orders.cancel')}
      </Button>
      <Button loading={move.isPending && !asking} onClick={() => move.mutate(next)}>
        {t(`orders.moveTo.${next}`)}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('orders.cancelTitle', { order: order.orderId })}
        text={t('orders.cancelText')}
        confirmLabel={t('orders.cancelConfirm')}
        dismissLabel={t('orders.keep')}
        busy={move.isPending}
        onConfirm={() => move.mutate('cancelled', { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
