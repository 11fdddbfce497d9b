import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { shownPayment } from '@pal/core/domain/orders/order-payment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { momentText } from '../../../lib/format/format-time.ts'
import { useChangePayment } from '../data/change-payment.ts'
import { wayToTell } from '../data/telling.ts'
import { ReceivedDialog } from '../ledger/received-dialog.tsx'
import { TellByWay } from '../ledger/tell-box.tsx'
import { Part } from './part.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { PaymentForm } from './payment-form.tsx'
import { methodText } from './payment-text.ts'

import classes from './order-payment.module.css'

/** What has come in, how, and what the courier still collects. */
export function OrderPayment({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation()
  const [editing, setEditing] = useState(false)
  const [receiving, setReceiving] = useState(false)
  const way = wayToTell(order)
  const change = useChangePayment(order, { failureTitle: t('orders.payment.failed') })
  const amount = (value: number) => formatAmount(value, order.currency, i18n.language)
  const { paymentStatus: status, paidAt, amountToGiveBack: giveBack } = order
  const shown = shownPayment(order)
  if (editing) {
    return (
      <Part title={t('orders.payment.title')}>
        <PaymentForm order={order} onClose={() => setEditing(false)} />
      </Part>
    )
  }
  // What stays paid of an order of which some was given back is seen nowhere else.
  const paidInPart =
    status === 'part' || order.waivedAmount > 0 || (status === 'refunded' && order.paidAmount > 0)
  return (
    <Part
      title={t('orders.payment.title')}
      action={{ label: t('orders.payment.edit'), onPress: () => setEditing(true) }}
      actionWord={t('orders.edit')}
    >
      <div className={classes['state']}>
        {shown === null ? null : <PaymentBadge status={shown} />}
        <span dir="auto">{methodText(t, order.paymentMethod)}</span>
        {order.paymentReference === '' ? null : (
          <bdi className={classes['reference']}>{order.paymentReference}</bdi>
        )}
        {paidAt === null ? null : (
          <time className={classes['time']} dateTime={paidAt}>
            {momentText(paidAt, i18n.language)}
          </time>
        )}
      </div>
      {paidInPart || order.amountDue > 0 || giveBack > 0 ? (
        <dl className={classes['sums']}>
          {paidInPart || giveBack > 0 ? (
            <div>
              <dt>{t('orders.payment.paid')}</dt>
              <dd>{amount(order.paidAmount)}</dd>
            </div>
          ) : null}
          {order.waivedAmount > 0 ? (
            <div>
              <dt>{t('orders.payment.waived')}</dt>
              <dd>{amount(order.waivedAmount)}</dd>
            </div>
          ) : null}
          {order.amountDue > 0 ? (
            <div data-strong>
              <dt>{t('orders.payment.due')}</dt>
              <dd>{amount(order.amountDue)}</dd>
            </div>
          ) : null}
          {giveBack > 0 ? (
            <div data-strong>
              <dt>{t('orders.payment.giveBack')}</dt>
              <dd>{amount(giveBack)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {giveBack > 0 ? (
        <Button
          className={classes['paid'] ?? ''}
          variant="default"
          loading={change.isPending}
          onClick={() =>
            change.save(
              { refundAmount: giveBack, paidAmount: order.paidAmount },
              t('orders.payment.gaveBack', { amount: amount(giveBack) }),
            )
          }
        >
          {t('orders.payment.markGivenBack')}
        </Button>
      ) : null}
      {order.amountDue > 0 ? (
        <div className={classes['ways']}>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() =>
              change.save(
                { paymentStatus: 'paid' },
                t('orders.payment.markedPaid', { order: order.orderId }),
              )
            }
          >
            {t('orders.payment.markPaid')}
          </Button>
          <Button variant="subtle" onClick={() => setReceiving(true)}>
            {t('orders.payment.less')}
          </Button>
        </div>
      ) : null}
      {way !== null && (giveBack > 0 || order.amountDue > 0) ? (
        <div className={classes['tell']}>
          <TellByWay way={way} label={t('orders.payment.tell')} />
        </div>
      ) : null}
      {receiving ? <ReceivedDialog orders={[order]} onClose={() => setReceiving(false)} /> : null}
    </Part>
  )
}
