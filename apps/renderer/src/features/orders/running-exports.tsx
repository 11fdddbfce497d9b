import type { Answer } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Late } from '../../components/late.tsx'
import { WorkProgress } from '../../components/notices/work-progress.tsx'
import { api } from '../../lib/api.ts'
import { toast } from '../../lib/toasts.ts'
import { orderQueries } from './data/queries.ts'

import classes from './running-exports.module.css'

export interface RunningExportsProps {
  readonly jobs: Answer<'data.jobs'>['jobs']
}

export function RunningExports({ jobs }: RunningExportsProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const stop = useMutation({
    mutationFn: (id: number) => api.call('data.cancelJob', { params: { id } }),
    meta: { failureTitle: t('orders.stopFailed') },
    onSuccess: () => toast.success(t('orders.exportStopped')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueries.jobs.queryKey }),
  })
  return jobs.map(({ id, percent, canBeCancelled }) => (
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
