import { Textarea, TextInput } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { toast } from '../../../lib/toasts.ts'
import { useChangeOrder } from '../data/mutations.ts'
import { EditForm } from './edit-form.tsx'
import { useSeen } from './use-seen.ts'

interface CustomerFormProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** Who gets it and where, as long as it has not left. */
export function CustomerForm({ order, onClose }: CustomerFormProps) {
  const { t } = useTranslation()
  const change = useChangeOrder(order.id, t('orders.moveFailed'), {
    customerName: t('orders.customer.name'),
    customerPhone: t('orders.columns.phone'),
    customerAddress: t('orders.columns.address'),
  })
  const { opened, withSeen, onError } = useSeen(order)
  const [customerName, setName] = useState(opened.customerName)
  const [customerPhone, setPhone] = useState(opened.customerPhone)
  const [customerAddress, setAddress] = useState(opened.customerAddress)
  const refused = fieldError(change.error)
  const errorOf = (field: string) => (refused?.field === field ? refused.text : undefined)
  const save = () =>
    change.mutate(
      // What was not touched may have been changed elsewhere meanwhile.
      withSeen({
        ...(customerName !== opened.customerName && { customerName }),
        ...(customerPhone !== opened.customerPhone && { customerPhone }),
        ...(customerAddress !== opened.customerAddress && { customerAddress }),
      }),
      {
        onError,
        onSuccess: ({ customerAddress: now, deliveryArea: area }) => {
          const moved = now !== opened.customerAddress && area !== null
          toast.success(
            t('orders.customer.saved'),
            moved ? t('orders.customer.areaStays', { area }) : undefined,
          )
          onClose()
        },
      },
    )
  return (
    <EditForm busy={change.isPending} onSave={save} onClose={onClose}>
      <TextInput
        attributes={ownDirection}
        label={t('orders.customer.name')}
        maxLength={200}
        data-autofocus
        value={customerName}
        error={errorOf('customerName')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t('orders.columns.phone')}
        type="tel"
        maxLength={40}
        dir="ltr"
        value={customerPhone}
        error={errorOf('customerPhone')}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <Textarea
        attributes={ownDirection}
        style={{ gridColumn: '1 / -1' }}
        label={t('orders.columns.address')}
        maxLength={600}
        autosize
        minRows={2}
        value={customerAddress}
        error={errorOf('customerAddress')}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
    </EditForm>
  )
}
