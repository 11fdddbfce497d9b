import { NativeSelect, TextInput } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { paymentStatuses, type PaymentStatus } from '@pal/core/domain/entities'
import { toMajor, toMinor } from '@pal/core/domain/money'
import {
  amountDue,
  fullPayment,
  type OrderMoney,
  paymentAfterRefund,
  paymentMethods,
} from '@pal/core/domain/orders/order-payment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { amountWords } from '../../../lib/format/amount-words.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { momentText } from '../../../lib/format/format-time.ts'
import { momentInput, readMomentInput } from '../../../lib/format/moment-input.ts'
import { readAmount } from '../../../lib/format/read-amount.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { useChangePayment } from '../data/change-payment.ts'
import type { OrderChanges } from '../data/mutations.ts'
import { wayToTell } from '../data/telling.ts'
import { TellByWay } from '../ledger/tell-box.tsx'
import { EditForm, Newer } from './edit-form.tsx'
import { mayHaveReference, methodText } from './payment-text.ts'
import { useTypedOver } from './use-typed-over.ts'

interface PaymentFormProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

export function PaymentForm({ order, onClose }: PaymentFormProps) {
  const { t, i18n } = useTranslation()
  const { now, values, isTyped, isNewer, type, takeNewer, withSeen } = useTypedOver(order, fieldsOf)
  const change = useChangePayment(order, { shownInPlace: true })
  const [openedAt] = useState(() => momentInput(Date.now()))
  const [tried, setTried] = useState(false)
  const { method, reference } = values
  const status = paymentStatuses.find((each) => each === values.status) ?? order.paymentStatus
  const text = values[status]
  // Another status is of now, unless somebody says otherwise.
  const since = values.time !== now.time || status === now.status ? values.time : null
  const time = since ?? openedAt
  const label = t(`orders.payment.${status === 'refunded' ? 'refundField' : 'amountField'}`)
  const read = text === null ? null : readAmount(text, order.currency)
  const amount = read && 'amount' in read ? Number(read.amount) : null
  const isMissing = read && 'problem' in read && read.problem === 'missing'
  // Nothing of it is left, or more was given back before: now it may be something else that is corrected.
  const isOptional =
    status === order.paymentStatus && (status === 'refunded' || order.paidAmount === 0)
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
  const due = status === 'refunded' && amount !== null ? dueAfterRefund(order, amount) : 0
  const thenDue =
    due > 0
      ? t('orders.payment.thenDue', { amount: formatAmount(due, order.currency, i18n.language) })
      : undefined
  const methods = [...new Set([...paymentMethods, order.paymentMethod])]

  const save = () => {
    setTried(true)
    if (wrongAmount || wrongTime) return
    const changes = withSeen(changesOf({ order, status, method, reference, amount, at, time }))
    change.save(changes, t('orders.payment.saved'), onClose)
  }
  return (
    <EditForm
      busy={change.isPending}
      typed={isTyped}
      refused={change.error}
      overtaken={([status, 'status', 'method', 'reference', 'time'] as const).some(isNewer)}
      onNewer={takeNewer}
      onSave={save}
      onClose={onClose}
    >
      <NativeSelect
        label={t('orders.payment.statusField')}
        data-autofocus
        value={status}
        onChange={({ currentTarget: { value } }) => {
          type({ status: value })
        }}
        description={
          isNewer('status') ? (
            <Newer>{t(`orders.payment.status.${order.paymentStatus}`)}</Newer>
          ) : undefined
        }
        data={paymentStatuses.map((value) => ({
          value,
          label: t(`orders.payment.status.${value}`),
        }))}
      />
      <NativeSelect
        label={t('orders.payment.methodField')}
        value={method}
        onChange={({ currentTarget }) => type({ method: currentTarget.value })}
        description={isNewer('method') ? <Newer>{methodText(t, now.method)}</Newer> : undefined}
        data={methods.map((value) => ({ value, label: methodText(t, value) }))}
      />
      {mayHaveReference({ status, method, reference }) ? (
        <TextInput
          label={t('orders.payment.referenceField')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={reference}
          description={isNewer('reference') ? <Newer>{now.reference}</Newer> : undefined}
          onChange={({ currentTarget }) => type({ reference: currentTarget.value })}
        />
      ) : null}
      {text === null ? null : (
        <AmountField
          label={label}
          currency={order.currency}
          value={text}
          error={tried && wrongAmount}
          description={isNewer(status) ? <Newer>{now[status]}</Newer> : thenDue}
          onChange={({ currentTarget }) => type({ [status]: currentTarget.value })}
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
          description={
            isNewer('time') ? (
              <Newer>
                {order.paidAt === null ? null : momentText(order.paidAt, i18n.language)}
              </Newer>
            ) : undefined
          }
          onChange={({ currentTarget }) => type({ time: currentTarget.value })}
        />
      )}
      {status === 'unpaid' ? null : (
        <TellByWay way={wayToTell(order)} label={t('orders.payment.tell')} />
      )}
    </EditForm>
  )
}

const moneyOf = (order: OrderDetail): OrderMoney => ({
  status: order.status,
  paymentStatus: order.paymentStatus,
  totalMinor: toMinor(order.totalAmount),
  returnedMinor: toMinor(order.returnedAmount),
  paidMinor: toMinor(order.paidAmount),
  waivedMinor: toMinor(order.waivedAmount),
})

/** What is still to be collected of an order once so much of it was given back. */
function dueAfterRefund(order: OrderDetail, back: number): number {
  if (back > order.paidAmount) return 0
  const money = moneyOf(order)
  return toMajor(amountDue({ ...money, ...paymentAfterRefund(money, toMinor(back)) }))
}

const inFull = (order: OrderDetail) => toMajor(fullPayment(moneyOf(order)))

type TypedAmounts = { readonly [Status in PaymentStatus]: string | null }

/** What each status asks for; null: nothing. */
function amountsAtFirst(order: OrderDetail): TypedAmounts {
  const { paymentStatus, paidAmount, amountToGiveBack } = order
  const back = paymentStatus === 'refunded' ? amountToGiveBack : amountToGiveBack || paidAmount
  return {
    unpaid: null,
    part: paidAmount > 0 ? typedAmount(paidAmount) : '',
    paid: typedAmount(inFull(order)),
    refunded: paidAmount === 0 ? null : back > 0 ? typedAmount(back) : '',
  }
}

const fieldsOf = (order: OrderDetail) => ({
  status: order.paymentStatus as string,
  method: order.paymentMethod,
  reference: order.paymentReference,
  time: order.paidAt === null ? null : momentInput(Date.parse(order.paidAt)),
  ...amountsAtFirst(order),
})

interface Typed {
  readonly order: OrderDetail
  readonly status: PaymentStatus
  readonly method: string
  readonly reference: string
  readonly amount: number | null
  readonly at: number | null
  readonly time: string
}

function changesOf({ order, status, method, reference, amount, at, time }: Typed): OrderChanges {
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
    ...(reference.trim() !== order.paymentReference && { paymentReference: reference.trim() }),
    ...(status !== 'unpaid' && at !== null && !(kept && sameState)
      ? { paidAt: new Date(Math.min(at, Date.now())).toISOString() }
      : {}),
  }
}
