import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import type { OrderStatus } from '@pal/core/domain/entities'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { useSetBack } from '../data/set-back.ts'

interface SetBackProps {
  readonly order: OrderDetail
  readonly to: OrderStatus
  /** Beside other buttons, which with its words took two lines in most languages. */
  readonly short?: boolean
}

/** What was moved by mistake is set back, also when its Undo is long gone. */
export function SetBack({ order, to, short = false }: SetBackProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSetBack(order.id)
  const status = t(`orderStatus.${to}`)
  const label = t('orders.setBack.to', { status })
  const ask = () => {
    if (!isPending) setAsking(true)
  }
  return (
    <>
      {short ? (
        <IconButton label={label} icon={IconArrowBackUp} onClick={ask} />
      ) : (
        <Button variant="subtle" color="gray" disabled={isPending} onClick={ask}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('orders.setBack.title', { order: order.orderId, status })}
        text={t(`orders.setBack.${order.status === 'cancelled' ? 'cancelledText' : 'text'}`)}
        confirmLabel={label}
        busy={isPending}
        harmless
        onConfirm={() => mutate({ from: order.status }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
