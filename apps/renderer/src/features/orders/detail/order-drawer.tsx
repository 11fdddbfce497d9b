import { IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx'
import { OneFailed } from '../../../components/notices/one-failed.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Waiting } from '../../../components/waiting.tsx'
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
  const last = useRef(orderId)
  useEffect(() => {
    if (orderId !== null) last.current = orderId
  }, [orderId])
  /** Whoever came to it from elsewhere continues at its row. */
  const toRow = () => {
    if (document.activeElement?.closest('[data-row]')) return
    document.querySelector<HTMLElement>(`[data-row="${last.current}"]`)?.focus()
  }
  return (
    <SideDrawer
      opened={opened}
      title={t('orders.drawer')}
      size={520}
      ofList
      onClose={onClose}
      onClosed={toRow}
    >
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
  if (error) {
    return (
      <div className={classes['waiting']}>
        <OneFailed
          icon={IconShoppingBag}
          list={{ to: paths.orders, label: t('orders.showAll') }}
          title={t('orders.orderFailed')}
          query={{ error, refetch }}
        />
      </div>
    )
  }
  return (
    <Waiting className={classes['waiting']}>
      <Skeleton width={180} height={28} />
      <Skeleton height={120} />
      <Skeleton height={160} />
    </Waiting>
  )
}
