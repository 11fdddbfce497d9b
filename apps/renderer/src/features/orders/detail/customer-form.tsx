import { Textarea, TextInput } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { toast } from '../../../lib/toasts.ts'
import { useChangeOrder } from '../data/mutations.ts'
import { EditForm, Newer } from './edit-form.tsx'
import { useTypedOver } from './use-typed-over.ts'

interface CustomerFormProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

const fields = ['customerName', 'customerPhone', 'customerAddress', 'deliveryInstructions'] as const

const fieldsOf = (order: OrderDetail) => ({
  customerName: order.customerName,
  customerPhone: order.customerPhone,
  customerAddress: order.customerAddress,
  deliveryInstructions: order.deliveryInstructions,
})

/** Who gets it and where, as long as it has not left; after that, what was typed and not saved. */
export function CustomerForm({ order, onClose }: CustomerFormProps) {
  const { t } = useTranslation()
  const change = useChangeOrder(order.id, { shownInPlace: true })
  const { now, values, isTyped, isNewer, type, takeNewer, withSeen } = useTypedOver(order, fieldsOf)
  const { customerName, customerPhone, customerAddress, deliveryInstructions } = values
  const readOnly = order.status !== 'confirmed' && order.status !== 'processing'
  const unsaved = fields.filter((name) => values[name] !== now[name])
  const newer = (name: keyof typeof now) =>
    isNewer(name) || (readOnly && unsaved.includes(name)) ? <Newer>{now[name]}</Newer> : undefined
  const refused = fieldError(change.error)
  const errorOf = (field: string) => (refused?.field === field ? refused.text : undefined)
  const save = () =>
    change.mutate(
      // What was not touched may have been changed elsewhere meanwhile.
      withSeen({
        ...(customerName !== now.customerName && { customerName }),
        ...(customerPhone !== now.customerPhone && { customerPhone }),
        ...(customerAddress !== now.customerAddress && { customerAddress }),
        ...(deliveryInstructions !== now.deliveryInstructions && { deliveryInstructions }),
      }),
      {
        onSuccess: ({ customerAddress: moved, deliveryArea: area }) => {
          const leftArea = moved !== now.customerAddress && area !== null
          toast.success(
            t('orders.customer.saved'),
            leftArea ? t('orders.customer.areaStays', { area }) : undefined,
          )
          onClose()
        },
      },
    )
  return (
    <EditForm
      busy={change.isPending}
      typed={isTyped}
      refused={fields.some((field) => field === refused?.field) ? null : change.error}
      overtaken={fields.some(isNewer)}
      onNewer={takeNewer}
      tooLate={readOnly ? unsaved.map((name) => values[name]) : undefined}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        attributes={ownDirection}
        label={t('orders.customer.name')}
        maxLength={200}
        data-autofocus
        readOnly={readOnly}
        value={customerName}
        error={errorOf('customerName')}
        description={newer('customerName')}
        onChange={({ currentTarget }) => type({ customerName: currentTarget.value })}
      />
      <TextInput
        label={t('orders.columns.phone')}
        type="tel"
        maxLength={40}
        dir="ltr"
        readOnly={readOnly}
        value={customerPhone}
        error={errorOf('customerPhone')}
        description={newer('customerPhone')}
        onChange={({ currentTarget }) => type({ customerPhone: currentTarget.value })}
      />
      <Textarea
        attributes={ownDirection}
        style={{ gridColumn: '1 / -1' }}
        label={t('orders.columns.address')}
        maxLength={600}
        autosize
        minRows={2}
        readOnly={readOnly}
        value={customerAddress}
        error={errorOf('customerAddress')}
        description={newer('customerAddress')}
        onChange={({ currentTarget }) => type({ customerAddress: currentTarget.value })}
      />
      <Textarea
        attributes={ownDirection}
        style={{ gridColumn: '1 / -1' }}
        label={t('orders.columns.instructions')}
        maxLength={300}
        autosize
        minRows={1}
        readOnly={readOnly}
        value={deliveryInstructions}
        error={errorOf('deliveryInstructions')}
        description={newer('deliveryInstructions') ?? t('orders.customer.instructionsHelp')}
        onChange={({ currentTarget }) => type({ deliveryInstructions: currentTarget.value })}
      />
    </EditForm>
  )
}
