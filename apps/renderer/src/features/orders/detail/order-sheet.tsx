import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { OrderStatusBadge } from '../../../components/badges/order-status-badge.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { momentText } from '../../../lib/format/format-time.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import type { Printing } from '../data/printing.ts'
import { NoAddress } from '../documents/no-address.tsx'
import { DoubleNotice } from './double-notice.tsx'
import { FileNotice } from './file-notice.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderShipping } from './order-shipping.tsx'
import { Part } from './part.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { ReturnedBadge } from './returned-badge.tsx'

import classes from './order-sheet.module.css'

const papers = ['packing_slip', 'invoice'] as const

interface OrderSheetProps {
  readonly order: OrderDetail
  readonly onPrint: (document: Printing['document']) => void
  readonly onEdit: () => void
}

/** One order: the money first, then what goes to whom and where, and how it came here. */
export function OrderSheet({ order, onPrint, onEdit }: OrderSheetProps) {
  const { t, i18n } = useTranslation()
  const settings = useQuery(settingsQuery).data
  const [returning, setReturning] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const statusId = useId()
  const amount = (value: number) => formatAmount(value, order.currency, i18n.language)
  return (
    <>
      <div className={classes['sheet']}>
        {/* In sight wherever the sheet is scrolled to. */}
        <div className={classes['identity']}>
          <h2 ref={heading} className={classes['id']} tabIndex={-1} aria-describedby={statusId}>
            {order.orderId}
          </h2>
          <span id={statusId} className={classes['badges']}>
            <OrderStatusBadge status={order.status} />
            <ReturnedBadge order={order} />
          </span>
        </div>
        <div className={classes['top']}>
          <p className={classes['total']}>{amount(order.totalAmount)}</p>
          <p className={classes['meta']}>
            {momentText(order.createdAt, i18n.language)}
            {[order.pageName, order.campaignName].filter(Boolean).map((name, at) => (
              <span key={at === 0 ? 'page' : 'campaign'}>
                {' · '}
                <bdi>{name}</bdi>
              </span>
            ))}
            {order.byHand ? ` · ${t('orders.new.badge')}` : ''}
          </p>
        </div>
        <DoubleNotice order={order} />
        <FileNotice order={order} />
        <div className={classes['actions']}>
          {(order.status === 'cancelled' ? (['invoice'] as const) : papers).map((document) => (
            <Button
              key={document}
              variant="default"
              leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
              onClick={() => onPrint(document)}
            >
              {t(`orders.print.${document}`)}
            </Button>
          ))}
          {order.status === 'delivered' && hasMore(order) ? (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
              onClick={() => setReturning(true)}
            >
              {t('orders.returns.open')}
            </Button>
          ) : null}
          {settings?.company.address === '' ? <NoAddress /> : null}
        </div>
        <OrderItems order={order} onEdit={onEdit} />
        <OrderCustomer order={order} />
        <OrderPayment order={order} />
        <OrderShipping order={order} />
        <Part title={t('orders.part.history')}>
          <OrderHistory history={order.history} currency={order.currency} />
        </Part>
      </div>
      <OrderMoves
        order={order}
        // A second Enter would otherwise press what stands there then: the next step, or the way back.
        onMove={() => heading.current?.focus({ preventScroll: true })}
      />
      {returning ? <ReturnDialog order={order} onClose={() => setReturning(false)} /> : null}
    </>
  )
}

/** Whether something of it can still come back. */
function hasMore({ products, returns }: OrderDetail): boolean {
  const sold = products.reduce((sum, { quantity }) => sum + quantity, 0)
  const back = returns.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.quantity, 0)
  return back < sold
}
