import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { WorkProgress } from '../../../components/notices/work-progress.tsx'
import { api } from '../../../lib/api.ts'
import { dataQueries } from './data-queries.ts'

/** What the store is busy with, however it was begun, and a way to break it off. */
export function LongWork() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data } = useQuery(dataQueries.jobs)
  const stop = useMutation({
    mutationFn: (id: number) => api.call('data.cancelJob', { params: { id } }),
    meta: { failureTitle: t('settings.data.backups.stopFailed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataQueries.jobs.queryKey }),
  })
  return data?.jobs.map(({ id, kind, percent, canBeCancelled }) => (
    <WorkProgress
      key={id}
      label={t(`settings.data.backups.work.${kind}`)}
      done={percent ?? 0}
      of={percent === null ? 0 : 100}
      stopLabel={t('settings.data.backups.stop')}
      onStop={canBeCancelled ? () => stop.mutate(id) : undefined}
    />
  ))
}
