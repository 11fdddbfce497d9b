import type { OrderStatus } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { PathBadge } from './path-badge.tsx'

const steps = {
  confirmed: 1,
  processing: 2,
  shipped: 4,
  delivered: 5,
  cancelled: null,
} as const satisfies Record<OrderStatus, unknown>

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation()
  return <PathBadge step={steps[status]}>{t(`orderStatus.${status}`)}</PathBadge>
}
