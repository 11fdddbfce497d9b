import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** What changed since the agent answered last, and can be rehearsed. */
export const rehearsalOffers = queryOptions({
  // The first part of a key says which changes make it stale: see lib/events.ts.
  queryKey: ['campaigns', 'rehearsal-offers'],
  queryFn: ({ signal }) => api.call('rehearsal.offers', {}, signal),
})
