import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** The pages that the agent can sell on: shown in settings, chosen from by a campaign. */
export const connectedPages = queryOptions({
  queryKey: ['facebook', 'connected-pages'],
  queryFn: ({ signal }) => api.call('facebook.connectedPages', {}, signal),
})
