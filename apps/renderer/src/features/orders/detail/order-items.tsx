import type { OrderDetail } from '@pal/core/contract/orders'
import { withAreaName } from '@pal/core/domain/orders/delivery-areas'
import { useTranslation } from 'react-i18next'

import { AmountLine } from '../../../components/amount-line.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { OrderMargin } from './order-margin.tsx'
import { Part } from './part.tsx'

import classes from './order-items.module.css'

interface OrderItemsProps {
  readonly order: OrderDetail
  readonly onEdit: () => void
}

/** What was ordered, and what it comes to. */
export function OrderItems({ order, onEdit }: OrderItemsProps) {
  const { t, i18n } = useTranslation()
  const amount = (value: number) => formatAmount(value, order.currency, i18n.language)
  return (
    <Part
      title={t('orders.part.items')}
      action={
        canEdit(order) ? { label: t('orders.ledger.items.edit'), onPress: onEdit } : undefined
      }
      actionWord={t('orders.edit')}
    >
      <table className={classes['items']} aria-label={t('orders.part.items')}>
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
              <td>
                <bdi>{line.name}</bdi>
              </td>
              <td>{wholeNumber(line.quantity, i18n.language)}</td>
              <td>{amount(line.unitPrice)}</td>
              <td>{amount(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes['amounts']}>
        <AmountLine label={t('orders.amount.subtotal')} value={amount(order.subtotal)} />
        {order.discount > 0 ? (
          <AmountLine label={t('orders.amount.discount')} value={amount(order.discount)} less />
        ) : null}
        <AmountLine
          label={withAreaName(t('orders.amount.delivery'), order.deliveryArea)}
          value={order.deliveryFee > 0 ? amount(order.deliveryFee) : t('orders.amount.free')}
        />
        <AmountLine label={t('orders.amount.total')} value={amount(order.totalAmount)} strong />
        {order.returned ? (
          <AmountLine label={t('orders.returns.all')} value={amount(order.returnedAmount)} less />
        ) : null}
      </dl>
      <OrderMargin order={order} />
      {order.byHand ? null : (
        <p className={classes['points']}>
          <bdi>{t('orders.points', { count: order.aiPointsEarned })}</bdi>
        </p>
      )}
    </Part>
  )
}

/** It waits to be sent, and each of its products is one line. */
function canEdit({ status, products }: OrderDetail): boolean {
  const ids = new Set(products.map(({ productId }) => productId))
  const waits = status === 'confirmed' || status === 'processing'
  return waits && ids.size === products.length && !ids.has(null)
}
