import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'

/** That something came back, and how much of it where it is not all. */
export function ReturnedBadge({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation()
  if (!order.returned) return null
  const of = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const count = order.piecesReturned ?? of
  return (
    <StatusBadge status="attention">
      {t('orders.returns.badge')}
      {count < of
        ? ` ${t('orders.returns.left', { count, of: wholeNumber(of, i18n.language) })}`
        : null}
    </StatusBadge>
  )
}
