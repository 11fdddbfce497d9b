import '@mantine/core/styles/Checkbox.layer.css'
import '../../../components/fields/form-fields.ts'
import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core'
import type { BodyInput } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { cancelReasons } from '@pal/core/domain/orders/order-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useFileWords } from '../data/file-words.ts'

import classes from './order-moves.module.css'

export type Cancelling = Pick<
  BodyInput<'orders.setStatus'>,
  'cancelReason' | 'note' | 'promiseRefund'
>

interface CancelOrderProps {
  readonly order: OrderDetail
  /** Whether its customer is told of it. */
  readonly tells: boolean
  readonly busy: boolean
  /** While it moves on. */
  readonly disabled: boolean
  readonly onCancel: (why: Cancelling, onSettled: () => void) => void
}

/** It is asked first, with why, and what is said of the money. */
export function CancelOrder({ order, tells, busy, disabled, onCancel }: CancelOrderProps) {
  const { t, i18n } = useTranslation()
  const wordsOf = useFileWords()
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState<Cancelling['cancelReason']>()
  const [note, setNote] = useState('')
  const [promises, setPromises] = useState(true)
  const { courierFile: file } = order
  const isPaid = order.paidAmount > 0
  const amount = formatAmount(order.paidAmount, order.currency, i18n.language)
  const paid = isPaid && t('orders.cancelPaid', { amount })
  const inFile = file && t('orders.courierFile.cancels', wordsOf(file))
  const ask = () => {
    setReason(undefined)
    setNote('')
    setPromises(true)
    setAsking(true)
  }
  const confirm = () =>
    onCancel(
      {
        ...(reason && { cancelReason: reason }),
        ...(note.trim() && { note: note.trim() }),
        ...(tells && isPaid && { promiseRefund: promises }),
      },
      () => setAsking(false),
    )
  return (
    <>
      <Button variant="subtle" color="danger" disabled={disabled} onClick={ask}>
        {t('orders.cancel')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('orders.cancelTitle', { order: order.orderId })}
        text={[t('orders.cancelText'), paid, inFile].filter(Boolean).join(' ')}
        confirmLabel={t('orders.cancelConfirm')}
        dismissLabel={t('orders.keep')}
        busy={busy}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <div className={classes['why']}>
          <NativeSelect
            label={t('orders.cancelling.reasonField')}
            value={reason ?? ''}
            onChange={({ currentTarget }) =>
              setReason(cancelReasons.find((each) => each === currentTarget.value))
            }
            data={[
              { value: '', label: t('orders.cancelling.noReason') },
              ...cancelReasons.map((each) => ({
                value: each,
                label: t(`orders.cancelling.reason.${each}`),
              })),
            ]}
          />
          <Textarea
            label={t('orders.cancelling.note')}
            description={t('orders.cancelling.help')}
            inputWrapperOrder={['label', 'input', 'description']}
            maxLength={500}
            rows={2}
            attributes={ownDirection}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {tells && isPaid ? (
            <Checkbox
              label={t('orders.cancelling.promise', { amount })}
              color="var(--pal-accent)"
              checked={promises}
              onChange={({ currentTarget }) => setPromises(currentTarget.checked)}
            />
          ) : null}
        </div>
      </ConfirmDialog>
    </>
  )
}
