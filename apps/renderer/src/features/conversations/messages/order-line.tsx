import { orderStatuses } from '@pal/core/domain/entities'
import { IconShoppingBag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { pathTo } from '../../../lib/paths.ts'
import type { ChatOrder } from '../data/message-text.ts'

import classes from './order-line.module.css'

/** An order, in the chat where it was taken. */
export function OrderLine({ order }: { readonly order: ChatOrder }) {
  const { t, i18n } = useTranslation()
  const status = orderStatuses.find((each) => each === order.status)
  return (
    <p className={classes['line']}>
      <IconShoppingBag size={16} stroke={1.6} aria-hidden />
      <Link to={pathTo.order(order.id)}>
        {t('conversations.orderLine', { order: order.orderId })}
      </Link>
      <span className={classes['amount']}>
        {formatAmount(order.totalAmount, order.currency, i18n.language)}
      </span>
      {status ? <span className={classes['status']}>{t(`orderStatus.${status}`)}</span> : null}
    </p>
  )
}
