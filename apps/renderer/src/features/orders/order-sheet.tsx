import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { IconMessageCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { OrderStatusBadge } from '../../components/badges/order-status-badge.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { exactTime } from '../../lib/format/format-time.ts'
import { pathTo } from '../../lib/paths.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderMoves } from './order-moves.tsx'

import classes from './order-sheet.module.css'

/** One order: the money first, then who gets what and where, and how it came here. */
export function OrderSheet({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation()
  const amount = (value: number) => formatAmount(value, order.currency, i18n.language)
  return (
    <>
      <div className={classes['sheet']}>
        <div className={classes['top']}>
          <div>
            <p className={classes['total']}>{amount(order.totalAmount)}</p>
            <h2 className={classes['id']}>{order.orderId}</h2>
            <p className={classes['meta']}>
              {exactTime(order.createdAt, i18n.language)}
              {order.campaignName ? ` · ${order.campaignName}` : ''}
            </p>
          </div>
          <OrderStatusBadge status={order.status} />
        </div>
        <Part title={t('orders.part.customer')}>
          <p className={classes['name']} dir="auto">
            {order.customerName}
          </p>
          <p className={classes['phone']}>{order.customerPhone}</p>
          <p className={classes['address']} dir="auto">
            {order.customerAddress || t('orders.noAddress')}
          </p>
          {order.conversationId === null ? null : (
            <Button
              className={classes['conversation'] ?? ''}
              component={Link}
              to={pathTo.conversation(order.conversationId)}
              variant="default"
              leftSection={<IconMessageCircle size={16} stroke={1.6} aria-hidden />}
            >
              {t('orders.conversation')}
            </Button>
          )}
        </Part>
        <Part title={t('orders.part.items')}>
          <table className={classes['items']}>
            <thead>
              <tr>
                <th scope="col">{t('orders.item.product')}</th>
                <th scope="col">{t('orders.item.quantity')}</th>
                <th scope="col">{t('orders.item.price')}</th>
                <th scope="col">{t('orders.item.total')}</th>
              </tr>
            </thead>
            <tbody>
              {order.products.map((line) => (
                <tr key={`${line.productId} ${line.name}`}>
                  <td dir="auto">{line.name}</td>
                  <td>{line.quantity}</td>
                  <td>{amount(line.unitPrice)}</td>
                  <td>{amount(line.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <dl className={classes['amounts']}>
            <Amount label={t('orders.amount.subtotal')} value={amount(order.subtotal)} />
            {order.discount > 0 ? (
              <Amount label={t('orders.amount.discount')} value={`−${amount(order.discount)}`} />
            ) : null}
            <Amount
              label={t('orders.amount.delivery')}
              value={order.deliveryFee > 0 ? amount(order.deliveryFee) : t('orders.amount.free')}
            />
            <Amount label={t('orders.amount.total')} value={amount(order.totalAmount)} strong />
          </dl>
          <p className={classes['points']}>{t('orders.points', { count: order.aiPointsEarned })}</p>
        </Part>
        <Part title={t('orders.part.history')}>
          <OrderHistory history={order.history} />
        </Part>
      </div>
      <OrderMoves order={order} />
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes['part']}>
      <h3 className={classes['title']}>{title}</h3>
      {children}
    </section>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

function Amount({ label, value, strong }: AmountProps) {
  return (
    <div data-strong={strong}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
