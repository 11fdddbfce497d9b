import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { WorkProgress } from '../../components/notices/work-progress.tsx'
import { api } from '../../lib/api.ts'

/** How far the look through the store is, which the rest of the file can do without. */
export function CheckProgress() {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['data', 'jobs'],
    queryFn: ({ signal }) => api.call('data.jobs', {}, signal),
    refetchInterval: 500,
  })
  const skip = useMutation({
    mutationFn: (id: number) => api.call('data.cancelJob', { params: { id } }),
    meta: { failureTitle: t('help.failed') },
  })
  const check = data?.jobs.find(({ kind }) => kind === 'check')
  return (
    <WorkProgress
      label={t('help.checking')}
      done={check?.percent ?? 0}
      of={check?.percent == null ? 0 : 100}
      stopLabel={t('help.skip')}
      onStop={check?.canBeCancelled ? () => skip.mutate(check.id) : undefined}
    />
  )
}
