import '@mantine/core/styles/Checkbox.layer.css'
import '../../components/fields/form-fields.ts'
import { Checkbox } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { useSelection } from './data/selection.ts'

export function SelectBox({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const { id, orderId } = order
  const ticked = useSelection(({ orders }) => orders.has(id))
  const toggle = useSelection((selection) => selection.toggle)
  return (
    <Checkbox
      aria-label={t('orders.bulk.select', { order: orderId })}
      color="var(--pal-accent)"
      // 'x' on its row does the same: one stop for the whole table.
      tabIndex={-1}
      checked={ticked}
      onClick={(event) => event.stopPropagation()}
      onChange={() => toggle(order)}
    />
  )
}
