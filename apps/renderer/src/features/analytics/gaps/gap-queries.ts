import { settingsTabs } from '@pal/core/contract/settings'
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

/** What the seller answers once is from then on among what customers may be told. */
export function useTeach(onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (answer: string) => {
      const { ai } = await api.call('settings.get', {})
      const shopFacts = `${ai.shopFacts.trimEnd()}\n${answer}`.trim()
      if (!settingsTabs.ai.shape.shopFacts.safeParse(shopFacts).success) {
        throw new Error(t('analytics.gaps.tooLong'))
      }
      await api.call('settings.save', { body: { ai: { shopFacts } } })
    },
    meta: { failureTitle: t('analytics.gaps.teachFailed') },
    onSuccess: () => {
      toast.success(t('analytics.gaps.taught'))
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['settings'] }),
  })
}
