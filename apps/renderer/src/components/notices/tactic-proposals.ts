import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

/** What the figures speak against, on the analytics page and on the cards of campaigns. */
export const tacticProposals = queryOptions({
  // The first part of a key says which changes make it stale: see lib/events.ts.
  queryKey: ['campaigns', 'proposals'],
  queryFn: ({ signal }) => api.call('tactics.proposals', {}, signal),
})
