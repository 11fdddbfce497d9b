import '@mantine/core/styles/Checkbox.layer.css'
import '../../components/fields/field-styles.ts'
import { Checkbox } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { mostSelected, useSelection } from './data/selection.ts'

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

/** All that are shown, or none; as many as can be changed at once. */
export function SelectAll({ rows }: { readonly rows: readonly Order[] }) {
  const { t } = useTranslation()
  const { orders, select } = useSelection()
  const shown = rows.slice(0, mostSelected)
  const every = shown.every(({ id }) => orders.has(id))
  return (
    <Checkbox
      aria-label={t('orders.bulk.all', { count: shown.length })}
      color="var(--pal-accent)"
      checked={every}
      indeterminate={!every && orders.size > 0}
      onChange={() => select(every ? [] : shown)}
    />
  )
}
