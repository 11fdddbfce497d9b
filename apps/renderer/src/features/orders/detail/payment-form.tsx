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
import { useSeen } from './use-seen.ts'

interface PaymentFormProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

export function PaymentForm({ order: now, onClose }: PaymentFormProps) {
  const { t, i18n } = useTranslation()
  const { opened: order, withSeen, onError } = useSeen(now)
  const change = useChangeOrder(order.id, t('orders.payment.failed'))
  const [status, setStatus] = useState(order.paymentStatus)
  const [method, setMethod] = useState(order.paymentMethod)
  const [typed, setTyped] = useState(() => amountsAtFirst(order))
  const [time, setTime] = useState(() => timeAtFirst(order, order.paymentStatus))
  const [tried, setTried] = useState(false)
  const text = typed[status]
  const label = t(`orders.payment.${status === 'refunded' ? 'refundField' : 'amountField'}`)
  const read = text === null ? null : readTypedAmount(text, order.currency)
  const amount = read && 'amount' in read ? Number(read.amount) : null
  const isMissing = read && 'problem' in read && read.problem === 'missing'
  // More was given back before; now it may be something else that is corrected.
  const isOptional = status === 'refunded' && order.paymentStatus === 'refunded'
  const isPart = amount !== null && amount > 0 && amount < order.totalAmount
  const wrongAmount =
    read === null || (isMissing && isOptional)
      ? null
      : 'problem' in read
        ? amountWords(read, label, order.currency)
        : status === 'part' && !isPart
          ? t('orders.payment.amountRange', {
              total: formatAmount(order.totalAmount, order.currency, i18n.language),
            })
          : null
  const at = readMomentInput(time)
  const wrongTime = status !== 'unpaid' && at === null ? t('orders.payment.timeMissing') : null
  const methods = [...new Set([...paymentMethods, order.paymentMethod])]

  const save = () => {
    setTried(true)
    if (wrongAmount || wrongTime) return
    change.mutate(withSeen(changesOf({ order, status, method, amount, at, time })), {
      onError,
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
        onChange={({ currentTarget: { value } }) => {
          const chosen = paymentStatuses.find((each) => each === value) ?? status
          setStatus(chosen)
          setTime(timeAtFirst(order, chosen))
        }}
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
      {text === null ? null : (
        <AmountField
          label={label}
          currency={order.currency}
          value={text}
          error={tried && wrongAmount}
          onChange={({ currentTarget }) => setTyped({ ...typed, [status]: currentTarget.value })}
        />
      )}
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

/** What has come in once it is paid in full, unless somebody pays twice. */
const inFull = ({ totalAmount, returnedAmount, paidAmount }: OrderDetail) =>
  Math.max(paidAmount, totalAmount - returnedAmount)

type TypedAmounts = { readonly [Status in PaymentStatus]: string | null }

/** What each status asks for; null: nothing. */
function amountsAtFirst(order: OrderDetail): TypedAmounts {
  const { paymentStatus, paidAmount, amountToGiveBack } = order
  const back = paymentStatus === 'refunded' ? amountToGiveBack : amountToGiveBack || paidAmount
  return {
    unpaid: null,
    part: paidAmount > 0 ? String(paidAmount) : '',
    paid: String(inFull(order)),
    refunded: paidAmount === 0 ? null : back > 0 ? String(back) : '',
  }
}

/** Another status is of now, unless somebody says otherwise. */
const timeAtFirst = ({ paymentStatus, paidAt }: OrderDetail, status: PaymentStatus) =>
  momentInput(paidAt === null || status !== paymentStatus ? Date.now() : Date.parse(paidAt))

interface Typed {
  readonly order: OrderDetail
  readonly status: PaymentStatus
  readonly method: string
  readonly amount: number | null
  readonly at: number | null
  readonly time: string
}

function changesOf({ order, status, method, amount, at, time }: Typed): OrderChanges {
  // The field knows no seconds: a time that nobody touched stays as it is.
  const kept = order.paidAt !== null && momentInput(Date.parse(order.paidAt)) === time
  const sameState = status === order.paymentStatus
  const known = status === 'paid' ? inFull(order) : order.paidAmount
  const refund = status === 'refunded' && amount !== null
  const sameAmount = refund || amount === null || amount === known
  // What was not touched may have been changed elsewhere meanwhile.
  return {
    ...(!refund && !(sameState && sameAmount) && { paymentStatus: status }),
    ...(!sameAmount && { paidAmount: amount }),
    ...(refund && { refundAmount: amount, paidAmount: order.paidAmount }),
    ...(method !== order.paymentMethod && { paymentMethod: method }),
    ...(status !== 'unpaid' && at !== null && !(kept && sameState)
      ? { paidAt: new Date(Math.min(at, Date.now())).toISOString() }
      : {}),
  }
}
