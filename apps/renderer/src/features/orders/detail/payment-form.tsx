import { NativeSelect, TextInput } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { paymentMethods, paymentStatuses, type PaymentStatus } from '@pal/core/domain/entities'
import { readTypedAmount } from '@pal/core/domain/typed-amount'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { amountWords } from '../../../lib/format/amount-words.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { momentInput, readMomentInput } from '../../../lib/format/moment-input.ts'
import { toast } from '../../../lib/toasts.ts'
import { type OrderChanges, useChangeOrder } from '../data/mutations.ts'
import { EditForm } from './edit-form.tsx'
import { methodText } from './payment-text.ts'

interface PaymentFormProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

export function PaymentForm({ order: now, onClose }: PaymentFormProps) {
  const { t, i18n } = useTranslation()
  const [order] = useState(now)
  const change = useChangeOrder(order.id, t('orders.payment.failed'))
  const [status, setStatus] = useState(order.paymentStatus)
  const [method, setMethod] = useState(order.paymentMethod)
  const [paid, setPaid] = useState(order.paidAmount > 0 ? String(order.paidAmount) : '')
  const [time, setTime] = useState(() =>
    momentInput(order.paidAt === null ? Date.now() : Date.parse(order.paidAt)),
  )
  const [tried, setTried] = useState(false)
  const typed = status === 'part' ? readTypedAmount(paid, order.currency) : null
  const part = typed && 'amount' in typed ? Number(typed.amount) : null
  const wrongAmount =
    typed === null
      ? null
      : 'problem' in typed
        ? amountWords(typed, t('orders.payment.amountField'), order.currency)
        : part !== null && part > 0 && part < order.totalAmount
          ? null
          : t('orders.payment.amountRange', {
              total: formatAmount(order.totalAmount, order.currency, i18n.language),
            })
  const at = readMomentInput(time)
  const wrongTime = status !== 'unpaid' && at === null ? t('orders.payment.timeMissing') : null
  const methods = [...new Set([...paymentMethods, order.paymentMethod])]

  const save = () => {
    setTried(true)
    if (wrongAmount || wrongTime) return
    change.mutate(changesOf({ order, status, method, part, at, time }), {
      onSuccess: () => {
        toast.success(t('orders.payment.saved'))
        onClose()
      },
    })
  }
  return (
    <EditForm busy={change.isPending} onSave={save} onClose={onClose}>
      <NativeSelect
        label={t('orders.payment.statusField')}
        data-autofocus
        value={status}
        onChange={({ currentTarget: { value } }) =>
          setStatus(paymentStatuses.find((each) => each === value) ?? status)
        }
        data={paymentStatuses.map((value) => ({
          value,
          label: t(`orders.payment.status.${value}`),
        }))}
      />
      <NativeSelect
        label={t('orders.payment.methodField')}
        value={method}
        onChange={({ currentTarget }) => setMethod(currentTarget.value)}
        data={methods.map((value) => ({ value, label: methodText(t, value) }))}
      />
      {status === 'part' ? (
        <AmountField
          label={t('orders.payment.amountField')}
          currency={order.currency}
          value={paid}
          error={tried && wrongAmount}
          onChange={({ currentTarget }) => setPaid(currentTarget.value)}
        />
      ) : null}
      {status === 'unpaid' ? null : (
        <TextInput
          type="datetime-local"
          label={t(
            status === 'refunded' ? 'orders.payment.refundedField' : 'orders.payment.timeField',
          )}
          value={time}
          error={tried && wrongTime}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      )}
    </EditForm>
  )
}

interface Typed {
  readonly order: OrderDetail
  readonly status: PaymentStatus
  readonly method: string
  readonly part: number | null
  readonly at: number | null
  readonly time: string
}

function changesOf({ order, status, method, part, at, time }: Typed): OrderChanges {
  // The field knows no seconds: a time that nobody touched stays as it is.
  const kept = order.paidAt !== null && momentInput(Date.parse(order.paidAt)) === time
  const sameState = status === order.paymentStatus
  const sameAmount = part === null || part === order.paidAmount
  // What was not touched may have been changed elsewhere meanwhile.
  return {
    ...(!(sameState && sameAmount) && { paymentStatus: status }),
    ...(!sameAmount && { paidAmount: part }),
    ...(method !== order.paymentMethod && { paymentMethod: method }),
    ...(status !== 'unpaid' && at !== null && !(kept && sameState)
      ? { paidAt: new Date(Math.min(at, Date.now())).toISOString() }
      : {}),
  }
}
