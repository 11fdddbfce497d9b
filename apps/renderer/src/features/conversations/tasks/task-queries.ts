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
  | { readonly to: 'done' | 'reopen' }
  | { readonly to: 'agent' | 'backFromAgent'; readonly conversationId: number }
  | { readonly to: 'snooze'; readonly until: string }

/** Done, done with the agent let on again, that taken back, put off, or taken back. */
export function useMoveTask() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (move: Move & { readonly id: string }) => {
      const params = { id: move.id }
      if (move.to === 'agent') {
        await api.call('tasks.done', { params })
        await api.call('conversations.handback', ofChat(move.conversationId))
        return
      }
      if (move.to === 'backFromAgent') {
        await api.call('conversations.takeover', ofChat(move.conversationId))
        await api.call('tasks.reopen', { params })
        return
      }
      if (move.to === 'snooze') {
        await api.call('tasks.snooze', { params, body: { until: move.until } })
        return
      }
      await api.call(move.to === 'done' ? 'tasks.done' : 'tasks.reopen', { params })
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

const ofChat = (id: number) => ({ params: { id: String(id) }, query: { undo: 'true' } }) as const
