import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { IconMessageCircle, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { OrderStatusBadge } from '../../../components/badges/order-status-badge.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { exactTime } from '../../../lib/format/format-time.ts'
import { pathTo } from '../../../lib/paths.ts'
import type { Printing } from '../data/printing.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderShipping } from './order-shipping.tsx'
import { Part } from './part.tsx'

import classes from './order-sheet.module.css'

const papers = ['packing_slip', 'invoice'] as const

interface OrderSheetProps {
  readonly order: OrderDetail
  readonly onPrint: (document: Printing['document']) => void
}

/** One order: the money first, then who gets what and where, and how it came here. */
export function OrderSheet({ order, onPrint }: OrderSheetProps) {
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
        <div className={classes['actions']}>
          {papers.map((document) => (
            <Button
              key={document}
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
              onClick={() => onPrint(document)}
            >
              {t(`orders.print.${document}`)}
            </Button>
          ))}
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
        <OrderItems order={order} />
        <OrderPayment order={order} />
        <OrderShipping order={order} />
        <Part title={t('orders.part.history')}>
          <OrderHistory history={order.history} currency={order.currency} />
        </Part>
      </div>
      <OrderMoves order={order} />
    </>
  )
}
