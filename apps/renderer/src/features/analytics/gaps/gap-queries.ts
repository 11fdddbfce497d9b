import type { Body } from '@pal/core/contract/endpoints'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'

// The first part of a key says which changes make it stale: see lib/events.ts.
export const gapQueries = {
  of: (period: AnalyticsPeriod) =>
    queryOptions({
      queryKey: ['analytics', 'gaps', period],
      queryFn: ({ signal }) => api.call('gaps.list', { query: { period } }, signal),
      placeholderData: keepPreviousData,
    }),
}

/** What the seller answers once is from then on a card, which the agent gives out word for word. */
export function useTeach(onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'gaps.answered'>) => api.call('gaps.answered', { body }),
    meta: { failureTitle: t('analytics.gaps.teachFailed') },
    onSuccess: () => {
      toast.success(t('analytics.gaps.taught'))
      onDone()
    },
    onSettled: () =>
      Promise.all(
        [['settings'], ['analytics', 'gaps']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
