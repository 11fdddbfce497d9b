import type { BodyInput } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/changes/use-single-mutation.ts'
import { toast } from '../../../lib/toasts.ts'

/** What would become of a list of tracking numbers. */
export function useCheckTracking() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (body: Omit<BodyInput<'orders.track'>, 'dryRun'>) =>
      api.call('orders.track', { body: { ...body, dryRun: true } }),
    meta: { failureTitle: t('orders.ledger.tracking.failed') },
  })
}

export function useTrackOrders() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: Omit<BodyInput<'orders.track'>, 'dryRun'>) =>
      api.call('orders.track', { body }),
    meta: { failureTitle: t('orders.ledger.tracking.failed') },
    onSuccess: ({ set }) => {
      toast.success(t('orders.ledger.tracking.saved', { count: set }))
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

/** That the slips were printed, so that the list knows those that are left; or that they were not, after all. */
export function useKeepSlips() {
  const { t } = useTranslation()
  const { mutate: takeBack } = useSlips(() => toast.success(t('orders.print.notKept')))
  const { mutate: keep } = useSlips(({ ids }) =>
    toast.success(t('orders.print.kept'), undefined, {
      label: t('orders.undo'),
      run: () => takeBack({ ids, printed: false }),
      forMs: slipsMs,
      about: ids.map((id) => `slip ${id}`),
    }),
  )
  return keep
}

/** A printer takes its time. */
const slipsMs = 60_000

function useSlips(tell: (body: BodyInput<'orders.slips'>) => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<'orders.slips'>) => api.call('orders.slips', { body }),
    meta: { failureTitle: t('orders.bulk.failed') },
    onSuccess: (_, body) => {
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      tell(body)
    },
  })
}
