import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { OrderStatusBadge } from '../../components/badges/order-status-badge.tsx'
import { StatusBadge } from '../../components/badges/status-badge.tsx'

import classes from './order-badges.module.css'

/** Where it is; and beside it at most one word more, for what came back was delivered before. */
export function OrderBadges({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  return (
    <span className={classes['badges']}>
      <OrderStatusBadge status={order.status} />
      {order.returned ? (
        <StatusBadge status="attention">{t('orders.returns.badge')}</StatusBadge>
      ) : null}
      {order.likelyDouble ? (
        <StatusBadge status="attention">{t('orders.double.badge')}</StatusBadge>
      ) : null}
    </span>
  )
}
