import type { Job } from '@pal/core/contract/data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Late } from '../../../components/late.tsx'
import { WorkProgress } from '../../../components/notices/work-progress.tsx'
import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'
import { orderQueries } from '../data/queries.ts'

import classes from './running-exports.module.css'

export interface RunningExportsProps {
  readonly jobs: readonly Job[]
}

export function RunningExports({ jobs }: RunningExportsProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const stop = useMutation({
    mutationFn: ({ id }: Job) => api.call('data.cancelJob', { params: { id } }),
    meta: { failureTitle: t('orders.stopFailed') },
    // Whoever makes a courier's file is told of its end.
    onSuccess: (_, { kind }) => {
      if (kind === 'export') toast.success(t('orders.exportStopped'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueries.jobs.queryKey }),
  })
  const labels: Partial<Record<Job['kind'], string>> = {
    courierFile: t('orders.courierFile.making'),
    courierFileBack: t('orders.courierFile.takingBack'),
  }
  return jobs.map((job) => (
    <Late key={job.id}>
      <div className={classes['progress']}>
        <WorkProgress
          label={
            labels[job.kind] ??
            t(job.subject === 'customers' ? 'orders.customers.exporting' : 'orders.exporting')
          }
          done={job.percent ?? 0}
          of={job.percent === null ? 0 : 100}
          stopLabel={t('orders.stopExport')}
          onStop={job.canBeCancelled ? () => stop.mutate(job) : undefined}
        />
      </div>
    </Late>
  ))
}
