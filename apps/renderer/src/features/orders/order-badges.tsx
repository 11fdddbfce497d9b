import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { OrderStatusBadge } from '../../components/badges/order-status-badge.tsx'
import { StatusBadge } from '../../components/badges/status-badge.tsx'
import { ReturnedBadge } from './detail/returned-badge.tsx'

import classes from './order-badges.module.css'

/** Where it is; and beside it what the seller looks at before it is sent, or that it came back. */
export function OrderBadges({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  return (
    <span className={classes['badges']}>
      <OrderStatusBadge status={order.status} />
      <ReturnedBadge order={order} />
      {order.amountToGiveBack > 0 ? (
        <StatusBadge status="attention">{t('orders.payment.giveBack')}</StatusBadge>
      ) : null}
      {order.advance && isUnsent(order) ? (
        <StatusBadge status="attention">{t('orders.advance')}</StatusBadge>
      ) : null}
      {order.courierFile?.changed ? (
        <StatusBadge status="attention">{t('orders.courierFile.badge')}</StatusBadge>
      ) : null}
      {order.likelyDouble ? (
        <StatusBadge status="attention">{t('orders.double.badge')}</StatusBadge>
      ) : null}
    </span>
  )
}

/** From then on nothing hangs on the money any more. */
const isUnsent = ({ status }: Order) => status === 'confirmed' || status === 'processing'
