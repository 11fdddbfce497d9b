import { Button, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import type { TypedOrder } from './typed-order.ts'
import { WrittenAddresses, WrittenPhones } from './written-facts.tsx'

import classes from './new-order.module.css'

export type Needed = 'customerName' | 'customerPhone' | 'customerAddress'

interface CustomerFieldsProps {
  readonly conversationId: number | null
  readonly currency: string
  readonly order: TypedOrder
  readonly errorOf: (field: Needed) => string | undefined
  /** Somebody else is to be chosen. */
  readonly onBack: () => void
  readonly onChange: (part: Partial<TypedOrder>) => void
  /** Who else has this number. */
  readonly children: ReactNode
}

/** Who gets it, and where it is brought to. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { conversationId, currency, order, errorOf, onBack, onChange, children } = props
  const { t } = useTranslation()
  return (
    <fieldset className={classes['group']}>
      <legend>
        {t('orders.new.who')}
        <Button variant="subtle" size="compact-xs" onClick={onBack}>
          {t(conversationId === null ? 'orders.new.changeToChat' : 'orders.new.change')}
        </Button>
      </legend>
      <div className={classes['pair']}>
        <TextInput
          label={t('orders.new.name')}
          maxLength={200}
          attributes={ownDirection}
          data-autofocus
          value={order.customerName}
          error={errorOf('customerName')}
          onChange={({ currentTarget }) => onChange({ customerName: currentTarget.value })}
        />
        <TextInput
          label={t('orders.columns.phone')}
          type="tel"
          maxLength={40}
          dir="ltr"
          value={order.customerPhone}
          error={errorOf('customerPhone')}
          onChange={({ currentTarget }) => onChange({ customerPhone: currentTarget.value })}
        />
      </div>
      <WrittenPhones
        conversationId={conversationId}
        currency={currency}
        typed={order.customerPhone}
        onUse={(customerPhone) => onChange({ customerPhone })}
      />
      {children}
      <Textarea
        label={t('orders.columns.address')}
        maxLength={600}
        rows={2}
        attributes={ownDirection}
        value={order.customerAddress}
        error={errorOf('customerAddress')}
        onChange={({ currentTarget }) => onChange({ customerAddress: currentTarget.value })}
      />
      <WrittenAddresses
        conversationId={conversationId}
        typed={order.customerAddress}
        onUse={(customerAddress) => onChange({ customerAddress })}
      />
      <TextInput
        label={t('orders.columns.instructions')}
        description={t('orders.customer.instructionsHelp')}
        maxLength={300}
        attributes={ownDirection}
        value={order.deliveryInstructions}
        onChange={({ currentTarget }) => onChange({ deliveryInstructions: currentTarget.value })}
      />
    </fieldset>
  )
}
