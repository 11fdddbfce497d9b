import type { Body, Query } from '@pal/core/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'

/** A fact by its key, or words. */
export type Wanted = Pick<Query<'recall.recipients'>, 'fact' | 'words'>

// The first part of a key says which changes make it stale: see lib/events.ts.
export const recallQueries = {
  facts: () =>
    queryOptions({
      queryKey: ['analytics', 'recall'],
      queryFn: ({ signal }) => api.call('recall.facts', {}, signal),
    }),
  recipients: (wanted: Wanted) =>
    queryOptions({
      queryKey: ['conversations', 'recipients', wanted],
      queryFn: ({ signal }) => api.call('recall.recipients', { query: wanted }, signal),
    }),
}

export function useCorrect(onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<'recall.correct'>) => api.call('recall.correct', { body }),
    meta: { failureTitle: t('analytics.recall.sendFailed') },
    onSuccess: (done) => {
      const words = done.skipped > 0 ? 'analytics.recall.doneSkipped' : 'analytics.recall.done'
      toast.success(t('analytics.recall.doneTitle'), t(words, done))
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['conversations'] }),
  })
}
