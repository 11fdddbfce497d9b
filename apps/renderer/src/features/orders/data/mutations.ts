import type { BodyInput } from '@pal/core/contract/endpoints'
import type { OrderStatus } from '@pal/core/domain/entities'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'
import { orderQueries } from './queries.ts'

export type OrderChanges = BodyInput<'orders.change'>

/** Payment or shipping; where the form is open, its own failure stands in it. */
export function useChangeOrder(id: number, failureTitle: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OrderChanges) => api.call('orders.change', { params: { id }, body }),
    meta: { failureTitle },
    onSuccess: async (order) => {
      queryClient.setQueryData(orderQueries.detail(id).queryKey, order)
      await queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
    },
  })
}

export function useReturn(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<'orders.return'>) =>
      api.call('orders.return', { params: { id }, body }),
    meta: { failureTitle: t('orders.returns.failed') },
    onSuccess: async (order) => {
      queryClient.setQueryData(orderQueries.detail(id).queryKey, order)
      toast.success(t('orders.returns.saved', { order: order.orderId }))
      await queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
    },
  })
}

export function useMoveOrder(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (status: OrderStatus) =>
      api.call('orders.setStatus', { params: { id }, body: { status } }),
    meta: { failureTitle: t('orders.moveFailed') },
    onSuccess: async (order) => {
      queryClient.setQueryData(orderQueries.detail(id).queryKey, order)
      toast.success(
        t('orders.moved', { order: order.orderId, status: t(`orderStatus.${order.status}`) }),
      )
      await queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
    },
    // Refused because the order has moved on elsewhere: what stands there now is shown.
    onError: () => queryClient.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey }),
  })
}
