import { Button } from '@mantine/core'
import { ApiError } from '@pal/core/contract/client/api-error'
import { IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx'
import { Late } from '../../../components/late.tsx'
import { EmptyState } from '../../../components/notices/empty-state.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { reasonOf } from '../../../lib/errors.ts'
import { paths } from '../../../lib/paths.ts'
import type { Printing } from '../data/printing.ts'
import { orderQueries } from '../data/queries.ts'
import { OrderSheet } from './order-sheet.tsx'

import classes from './order-drawer.module.css'

export interface OrderDrawerProps {
  readonly opened: boolean
  readonly orderId: number | null
  readonly onPrint: (document: Printing['document'], id: number) => void
  /** Its items are to be edited. */
  readonly onEdit: (id: number) => void
  readonly onClose: () => void
}

export function OrderDrawer({ opened, orderId, onPrint, onEdit, onClose }: OrderDrawerProps) {
  const { t } = useTranslation()
  return (
    <SideDrawer opened={opened} title={t('orders.drawer')} size={520} ofList onClose={onClose}>
      {orderId === null ? null : (
        <LoadedOrder key={orderId} orderId={orderId} onPrint={onPrint} onEdit={onEdit} />
      )}
    </SideDrawer>
  )
}

interface LoadedOrderProps extends Pick<OrderDrawerProps, 'onPrint' | 'onEdit'> {
  readonly orderId: number
}

function LoadedOrder({ orderId, onPrint, onEdit }: LoadedOrderProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(orderQueries.detail(orderId))
  if (data)
    return (
      <OrderSheet
        order={data}
        onPrint={(document) => onPrint(document, orderId)}
        onEdit={() => onEdit(orderId)}
      />
    )
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={IconShoppingBag}
        title={t('orders.orderFailed')}
        text={reasonOf(error)}
        action={
          <Button variant="default" component={Link} to={paths.orders}>
            {t('orders.showAll')}
          </Button>
        }
      />
    )
  }
  if (error) {
    return (
      <div className={classes['waiting']}>
        <QueryError title={t('orders.orderFailed')} query={{ error, refetch }} />
      </div>
    )
  }
  return (
    <Late>
      <div className={classes['waiting']} role="status" aria-label={t('common.loading')}>
        <Skeleton width={180} height={28} />
        <Skeleton height={120} />
        <Skeleton height={160} />
      </div>
    </Late>
  )
}
