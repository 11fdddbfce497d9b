import type { OrderDetail } from '@pal/core/contract/orders'
import { courierNames } from '@pal/core/domain/orders/couriers'
import { useTranslation } from 'react-i18next'

import { Notice } from '../../../components/notices/notice.tsx'

import classes from './double-notice.module.css'

/** The courier was given something else. */
export function FileNotice({ order: { courierFile: file } }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  if (!file?.changed) return null
  const courier = courierNames[file.courier]
  return (
    <div className={classes['notice']}>
      <Notice title={t('orders.courierFile.changedTitle', { courier })}>
        {t('orders.courierFile.changedText')}
      </Notice>
    </div>
  )
}
