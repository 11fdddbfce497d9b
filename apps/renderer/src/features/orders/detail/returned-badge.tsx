import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'

/** That something came back, and how much of it where it is not all. */
export function ReturnedBadge({ order }: { readonly order: Order }) {
  const text = useReturnedText(order)
  return text === null ? null : <StatusBadge status="attention">{text}</StatusBadge>
}

/** Null where nothing came back. */
export function useReturnedText(order: Order): string | null {
  const { t, i18n } = useTranslation()
  if (!order.returned) return null
  const of = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const count = order.piecesReturned ?? of
  const badge = t('orders.returns.badge')
  if (count >= of) return badge
  return `${badge} ${t('orders.returns.left', { count, of: wholeNumber(of, i18n.language) })}`
}
