import type { Order } from '@pal/core/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { ErrorState } from '../../components/error-state.tsx'
import { OrderStatusBadge } from '../../components/order-status-badge.tsx'
import { Panel } from '../../components/panel.tsx'
import { TimeAgo } from '../../components/time-ago.tsx'
import { reasonOf } from '../../lib/errors.ts'
import { formatAmount } from '../../lib/format-amount.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { dashboardQueries } from './queries.ts'

import classes from './dashboard-list.module.css'

export function NewestOrders() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(dashboardQueries.orders)
  return (
    <Panel
      title={t('dashboard.orders.title')}
      aside={<Link to={paths.orders}>{t('dashboard.orders.all')}</Link>}
    >
      {error && !data ? (
        <ErrorState
          title={t('dashboard.orders.failed')}
          text={reasonOf(error)}
          onRetry={() => void refetch()}
          details={String(error)}
        />
      ) : null}
      {data?.length === 0 ? (
        <p className={classes['empty']}>
          <strong>{t('dashboard.orders.empty')}</strong>
          {t('dashboard.orders.emptyText')}
        </p>
      ) : null}
      <ul className={classes['rows']}>
        {data?.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  )
}

function OrderRow({ order }: { readonly order: Order }) {
  const { i18n } = useTranslation()
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
            <OrderStatusBadge status={order.status} />
          </span>
        </span>
      </Link>
    </li>
  )
}
