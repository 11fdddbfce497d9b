import { polling } from '@pal/core/constants'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** What works and what does not; the frame and the dashboard ask together. */
export const systemStatus = queryOptions({
  queryKey: ['system', 'status'],
  queryFn: ({ signal }) => api.call('system.status', {}, signal),
  refetchInterval: polling.systemStatus,
})
