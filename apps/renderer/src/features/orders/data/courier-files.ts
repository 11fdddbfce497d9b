import { addressOf } from '@pal/core/contract/client/client'
import { contract, type QueryInput } from '@pal/core/contract/endpoints'
import type { CourierFile } from '@pal/core/domain/orders/couriers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
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

/** Those that were made last. */
export const lastFilesQuery = queryOptions({
  queryKey: ['orders', 'courierFiles'],
  staleTime: 0,
  queryFn: ({ signal }) => api.call('orders.courierFiles', {}, signal),
})

interface MadeFile {
  readonly courier: CourierFile
  readonly at: string
}

export const saveCourierFile = ({ courier, at }: MadeFile) =>
  saveFrom(addressOf(contract['orders.courierFile'].path, undefined, { courier, at }))

/** The orders note that they are in the file, and then it is fetched. */
export function useMakeCourierFile({ query, ...body }: ParcelsFor) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate: takeBack } = useTakeFileBack()
  const { courier } = body
  return useSingleMutation({
    mutationFn: (again: boolean) =>
      api.call('orders.toCourier', { query, body: { ...body, again } }),
    meta: { failureTitle: t('orders.courierFile.failed') },
    onSuccess: ({ orders, file: at }) => {
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      if (at === null) return toast.failure(t('orders.courierFile.nothing'))
      saveCourierFile({ courier, at })
      toast.success(
        t(`orders.ledger.file.${courier}`),
        t('orders.courierFile.inFile', { orders: t('orders.shown', { count: orders }) }),
        { label: t('orders.undo'), run: () => takeBack(at), forMs: undoMs, about: [`file ${at}`] },
      )
    },
  })
}

/** Whoever was asked where to save it may have thought better of it. */
const undoMs = 60_000

/** Its orders are as if it had not been made. */
export function useTakeFileBack() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (at: string) => api.call('orders.takeBackFile', { body: { at } }),
    meta: { failureTitle: t('orders.courierFile.takeBackFailed') },
    onSuccess: ({ orders }) =>
      toast.success(t('orders.courierFile.undone'), t('orders.shown', { count: orders })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}
