import type { Order } from '@pal/core/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { OrderStatusBadge } from '../../components/badges/order-status-badge.tsx'
import { StatusBadge } from '../../components/badges/status-badge.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { DashboardList } from './dashboard-list.tsx'
import { dashboardQueries } from './queries.ts'

import classes from './dashboard-list.module.css'

export function NewestOrders() {
  const { t } = useTranslation()
  const query = useQuery(dashboardQueries.orders)
  return (
    <DashboardList
      query={query}
      title={t('dashboard.orders.title')}
      all={{ label: t('dashboard.orders.all'), to: paths.orders }}
      failed={t('dashboard.orders.failed')}
      empty={t('dashboard.orders.empty')}
      emptyText={t('dashboard.orders.emptyText')}
    >
      {query.data?.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </DashboardList>
  )
}

function OrderRow({ order }: { readonly order: Order }) {
  const { i18n } = useTranslation()
  const returned = useReturned(order)
  return (
    <li>
      <Link className={classes['row']} to={pathTo.order(order.id)}>
        <span className={classes['words']}>
          <span className={classes['line']}>
            <span className={classes['name']} dir="auto">
              {order.customerName}
            </span>
            <span className={classes['total']}>
              {formatAmount(order.totalAmount, order.currency, i18n.language)}
            </span>
          </span>
          <span className={classes['line']}>
            <span className={classes['meta']}>
              {order.orderId} · <TimeAgo time={order.createdAt} />
            </span>
            <span className={classes['badges']}>
              <OrderStatusBadge status={order.status} />
              {returned === null ? null : <StatusBadge status="attention">{returned}</StatusBadge>}
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}

/** As the page of orders says it; null where nothing came back. */
function useReturned({ returned, products, piecesReturned }: Order): string | null {
  const { t, i18n } = useTranslation()
  if (!returned) return null
  const of = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const count = piecesReturned ?? of
  if (count >= of) return t('dashboard.orders.returned')
  return t('dashboard.orders.partlyReturned', { count, of: wholeNumber(of, i18n.language) })
}
