import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Late } from '../../components/late.tsx'
import { lazily } from '../../components/lazily.tsx'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toasts.ts'
import { orderQueries } from './data/queries.ts'

import classes from './export-progress.module.css'

// Few files take so long that it is shown.
const WorkProgress = lazily(
  async () => (await import('../../components/notices/work-progress.tsx')).WorkProgress,
)

/** How far the files of orders are that are being written, here or in another window. */
export function ExportProgress() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data } = useQuery(orderQueries.jobs)
  const stop = useMutation({
    mutationFn: (id: number) => api.call('data.cancelJob', { params: { id } }),
    meta: { failureTitle: t('orders.stopFailed') },
    onSuccess: () => toast.success(t('orders.exportStopped')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueries.jobs.queryKey }),
  })
  const writing = data?.jobs.filter(({ subject }) => subject === 'orders') ?? []
  return writing.map(({ id, percent, canBeCancelled }) => (
    <Late key={id}>
      <div className={classes['progress']}>
        <WorkProgress
          label={t('orders.exporting')}
          done={percent ?? 0}
          of={percent === null ? 0 : 100}
          stopLabel={t('orders.stopExport')}
          onStop={canBeCancelled ? () => stop.mutate(id) : undefined}
        />
      </div>
    </Late>
  ))
}
