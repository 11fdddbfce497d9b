import { UnstyledButton } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Notice } from '../../../components/notices/notice.tsx'
import { clockTime } from '../../../lib/format/format-time.ts'
import { pathTo } from '../../../lib/paths.ts'
import { useChangeOrder } from '../data/mutations.ts'

import classes from './double-notice.module.css'

/** The same customer had ordered the same things shortly before. */
export function DoubleNotice({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation()
  const change = useChangeOrder(order.id, { failureTitle: t('orders.double.failed') })
  const { doubleOf: first } = order
  if (first === null) return null
  return (
    <div className={classes['notice']}>
      <Notice
        title={t('orders.double.title', { order: first.orderId })}
        actions={
          <>
            <Link to={pathTo.order(first.id)}>
              {t('orders.double.open', { order: first.orderId })}
            </Link>
            <UnstyledButton
              className={classes['dismiss']}
              disabled={change.isPending}
              onClick={() => change.mutate({ likelyDouble: false })}
            >
              {t('orders.double.dismiss')}
            </UnstyledButton>
          </>
        }
      >
        {t('orders.double.text', { time: clockTime(first.createdAt, i18n.language) })}
      </Notice>
    </div>
  )
}
