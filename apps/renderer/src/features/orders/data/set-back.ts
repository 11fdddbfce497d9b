import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'
import { show } from './mutations.ts'
import { orderQueries } from './queries.ts'

/** Back to what it was before its last move. */
export function useSetBack(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<'orders.setBack'>) =>
      api.call('orders.setBack', { params: { id }, body }),
    meta: { failureTitle: t('orders.moveFailed') },
    onSuccess: (order) => {
      show(queryClient, order)
      toast.success(
        t('orders.moved', { order: order.orderId, status: t(`orderStatus.${order.status}`) }),
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey }),
  })
}
