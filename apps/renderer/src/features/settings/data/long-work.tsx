import type { Job } from '@pal/core/contract/data'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Late } from '../../../components/late.tsx'
import { WorkProgress } from '../../../components/notices/work-progress.tsx'
import { api } from '../../../lib/api.ts'
import { dataQueries } from './data-queries.ts'

/** The whole export: a file of one kind of rows says of which. */
export const isWholeExport = ({ kind, subject }: Job) => kind === 'export' && subject === null

interface LongWorkProps {
  readonly which: (job: Job) => boolean
}

/** What the store is busy with, however it was begun, and a way to break it off. */
export function LongWork({ which }: LongWorkProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data } = useQuery(dataQueries.jobs)
  const stop = useMutation({
    mutationFn: (id: number) => api.call('data.cancelJob', { params: { id } }),
    meta: { failureTitle: t('settings.data.backups.stopFailed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataQueries.jobs.queryKey }),
  })
  return data?.jobs.filter(which).map(({ id, kind, percent, canBeCancelled }) => (
    <Late key={id}>
      <WorkProgress
        label={t(`settings.data.backups.work.${kind}`)}
        done={percent ?? 0}
        of={percent === null ? 0 : 100}
        stopLabel={t('settings.data.backups.stop')}
        onStop={canBeCancelled ? () => stop.mutate(id) : undefined}
      />
    </Late>
  ))
}
