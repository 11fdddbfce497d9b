import { NativeSelect, TextInput } from '@mantine/core'
import { paymentMethods } from '@pal/core/domain/orders/order-payment'
import { useTranslation } from 'react-i18next'

import { NumberField } from '../../../components/fields/number-field.tsx'
import { methodText } from '../detail/payment-text.ts'
import { type Paid, paidSoFar, referenceOf } from './typed-order.ts'

import classes from './new-order.module.css'

interface OrderPaidProps {
  readonly paid: Paid
  readonly currency: string
  /** What is wrong with the amount. */
  readonly wrong: string | null
  readonly onChange: (paid: Partial<Paid>) => void
}

/** How it is paid, and what has come in when it is typed: an advance, or all of it in the shop. */
export function OrderPaid({ paid, currency, wrong, onChange }: OrderPaidProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['paid']}>
      <NativeSelect
        label={t('orders.payment.methodField')}
        value={paid.paymentMethod}
        onChange={({ currentTarget }) => onChange({ paymentMethod: currentTarget.value })}
        data={paymentMethods.map((value) => ({ value, label: methodText(t, value) }))}
      />
      <NativeSelect
        label={t('orders.payment.statusField')}
        value={paid.paymentStatus}
        onChange={({ currentTarget: { value } }) =>
          onChange({ paymentStatus: paidSoFar.find((each) => each === value) ?? 'unpaid' })
        }
        data={paidSoFar.map((value) => ({ value, label: t(`orders.payment.status.${value}`) }))}
      />
      {paid.paymentStatus === 'part' ? (
        <NumberField
          label={t('orders.payment.amountField')}
          value={paid.paidAmount}
          least={0}
          most={1_000_000_000}
          mayBeEmpty
          currency={currency}
          error={wrong}
          onChange={(paidAmount) => onChange({ paidAmount })}
        />
      ) : null}
      {referenceOf(paid) === null ? null : (
        <TextInput
          label={t('orders.payment.referenceField')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={paid.paymentReference}
          onChange={({ currentTarget }) => onChange({ paymentReference: currentTarget.value })}
        />
      )}
    </div>
  )
}
