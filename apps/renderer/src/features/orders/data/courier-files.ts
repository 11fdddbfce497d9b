import { addressOf } from '@pal/core/contract/client/client'
import { contract, type QueryInput } from '@pal/core/contract/endpoints'
import type { CourierFile } from '@pal/core/domain/orders/couriers'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/changes/use-single-mutation.ts'
import { saveFrom } from '../../../lib/files/save-text-file.ts'
import { toast } from '../../../lib/toasts.ts'

export interface ParcelsFor {
  readonly courier: CourierFile
  readonly query: QueryInput<'orders.toCourier'>
  /** What is ticked. */
  readonly ids?: number[]
}

/** What would go into the file, and what of it was in one before. */
export const parcelsQuery = ({ query, ...body }: ParcelsFor) =>
  queryOptions({
    queryKey: ['orders', 'toCourier', query, body],
    // The file that was made last counts.
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call('orders.toCourier', { query, body: { ...body, dryRun: true } }, signal),
  })

/** The orders note that they are in the file, and then it is fetched: again, too, if the first did not arrive. */
export function useMakeCourierFile({ query, ...body }: ParcelsFor) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { courier } = body
  return useSingleMutation({
    mutationFn: (again: boolean) =>
      api.call('orders.toCourier', { query, body: { ...body, again } }),
    meta: { failureTitle: t('orders.courierFile.failed') },
    onSuccess: ({ orders, file: at }) => {
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      if (at === null) return toast.failure(t('orders.courierFile.nothing'))
      const address = addressOf(contract['orders.courierFile'].path, undefined, { courier, at })
      const save = () => saveFrom(address)
      save()
      toast.success(
        t(`orders.ledger.file.${courier}`),
        t('orders.courierFile.inFile', { orders: t('orders.shown', { count: orders }) }),
        { label: t('orders.courierFile.redo'), run: save, forMs: redoMs, about: [`file ${at}`] },
      )
    },
  })
}

/** Whoever was asked where to save it may have thought better of it. */
const redoMs = 60_000
