import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import type { OrderStatus } from '@pal/core/domain/entities'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSetBack } from '../data/set-back.ts'

interface SetBackProps {
  readonly order: OrderDetail
  readonly to: OrderStatus
}

/** What was moved by mistake is set back, also when its Undo is long gone. */
export function SetBack({ order, to }: SetBackProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSetBack(order.id)
  const status = t(`orderStatus.${to}`)
  return (
    <>
      <Button variant="subtle" color="gray" disabled={isPending} onClick={() => setAsking(true)}>
        {t('orders.setBack.to', { status })}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('orders.setBack.title', { order: order.orderId, status })}
        text={t(`orders.setBack.${order.status === 'cancelled' ? 'cancelledText' : 'text'}`)}
        confirmLabel={t('orders.setBack.to', { status })}
        busy={isPending}
        harmless
        onConfirm={() => mutate({ from: order.status }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
