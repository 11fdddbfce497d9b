import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** Which Facebook credentials are stored: asked by the gate, by settings and by the empty pages. */
export const facebookStatus = queryOptions({
  queryKey: ['facebook', 'config-status'],
  queryFn: ({ signal }) => api.call('facebook.configStatus', {}, signal),
})
