import { UnstyledButton } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { courierNames } from '@pal/core/domain/orders/couriers'
import { useTranslation } from 'react-i18next'

import { Notice } from '../../../components/notices/notice.tsx'
import { useChangeOrder } from '../data/mutations.ts'

import classes from './double-notice.module.css'

/** The courier was given something else. */
export function FileNotice({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const change = useChangeOrder(order.id, { failureTitle: t('orders.double.failed') })
  const { courierFile: file, status } = order
  if (!file?.changed) return null
  const what = status === 'cancelled' ? 'cancelled' : 'changed'
  return (
    <div className={classes['notice']}>
      <Notice
        title={t(`orders.courierFile.${what}Title`, { courier: courierNames[file.courier] })}
        actions={
          <UnstyledButton
            className={classes['dismiss']}
            disabled={change.isPending}
            onClick={() => change.mutate({ courierTold: true })}
          >
            {t('orders.courierFile.told')}
          </UnstyledButton>
        }
      >
        {t(`orders.courierFile.${what}Text`)}
      </Notice>
    </div>
  )
}
