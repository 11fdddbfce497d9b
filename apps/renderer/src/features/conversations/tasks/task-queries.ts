import type { TaskKind } from '@pal/core/domain/entities'
import { minuteMs } from '@pal/core/durations'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { systemStatus } from '../../../lib/queries/system-status.ts'

// Every change of a conversation makes it stale: see lib/events.ts.
const tasksKey = ['conversations', 'tasks'] as const

export const tasksQuery = (kind?: TaskKind) =>
  infiniteQueryOptions({
    queryKey: [...tasksKey, kind],
    queryFn: ({ pageParam, signal }) =>
      api.page('tasks.list', { query: { cursor: pageParam || undefined, kind } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // What was put off comes back without any change.
    refetchInterval: minuteMs,
  })

type Move =
  | { readonly to: 'done' | 'agent' | 'reopen' | 'backFromAgent' }
  | { readonly to: 'snooze'; readonly until: string }

/** Done, done with the agent let on again, that taken back, put off, or taken back. */
export function useMoveTask() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (move: Move & { readonly id: string }) => {
      const params = { id: move.id }
      if (move.to === 'snooze') {
        await api.call('tasks.snooze', { params, body: { until: move.until } })
        return
      }
      const isDone = move.to === 'done' || move.to === 'agent'
      const agent = move.to === 'agent' || move.to === 'backFromAgent' ? 'true' : undefined
      await api.call(isDone ? 'tasks.done' : 'tasks.reopen', { params, query: { agent } })
    },
    meta: { failureTitle: t('conversations.tasks.moveFailed') },
    onSettled: () =>
      Promise.all(
        [['conversations'], systemStatus.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
