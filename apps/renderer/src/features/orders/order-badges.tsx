import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { OrderStatusBadge } from '../../components/badges/order-status-badge.tsx'
import { StatusBadge } from '../../components/badges/status-badge.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import { useReturnedText } from './detail/returned-badge.tsx'

import classes from './order-badges.module.css'

/**
 * Where it is; and below it what the seller looks at before it is sent, or that it came back. Of
 * several such notes one stands there, and how many more there are: a row keeps its height.
 */
export function OrderBadges({ order }: { readonly order: Order }) {
  const { t } = useTranslation()
  const [first, ...more] = [
    useReturnedText(order),
    order.amountToGiveBack > 0 && t('orders.payment.giveBack'),
    order.likelyDouble && t('orders.double.badge'),
    order.courierFile?.changed && t('orders.courierFile.badge'),
    order.advance && isUnsent(order) && t('orders.advance'),
  ].filter((note) => typeof note === 'string')
  return (
    <span className={classes['badges']}>
      <OrderStatusBadge status={order.status} />
      {first === undefined ? null : (
        <span className={classes['notes']}>
          <StatusBadge status="attention">{first}</StatusBadge>
          {more.length > 0 ? (
            <Tooltip label={more.join(' · ')}>
              <span className={classes['more']}>
                <span aria-hidden>+{more.length}</span>
                <span className="pal-unseen">{more.join(', ')}</span>
              </span>
            </Tooltip>
          ) : null}
        </span>
      )}
    </span>
  )
}

/** From then on nothing hangs on the money any more. */
const isUnsent = ({ status }: Order) => status === 'confirmed' || status === 'processing'
