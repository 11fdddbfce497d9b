import { minuteMs } from '@pal/core/durations'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** How much waits for the seller. */
export const taskCount = queryOptions({
  // Every change of a conversation makes it stale: see events.ts.
  queryKey: ['conversations', 'task-count'],
  queryFn: ({ signal }) => api.call('tasks.count', {}, signal),
  select: ({ count }) => count,
  // What was put off comes back without any change.
  refetchInterval: minuteMs,
})
