import type { PaymentStatus } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { StatusBadge, type Status } from '../../../components/badges/status-badge.tsx'

const colours = {
  unpaid: 'neutral',
  part: 'attention',
  paid: 'success',
  refunded: 'information',
} as const satisfies Record<PaymentStatus, Status>

export function PaymentBadge({ status }: { readonly status: PaymentStatus }) {
  const { t } = useTranslation()
  return <StatusBadge status={colours[status]}>{t(`orders.payment.status.${status}`)}</StatusBadge>
}
