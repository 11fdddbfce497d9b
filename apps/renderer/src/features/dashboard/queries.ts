import { minuteMs } from '@pal/core/durations'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import { facebookStatus } from '../../lib/queries/facebook-status.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { rehearsalOffers } from '../../lib/rehearsal/offers.ts'

export const liveShown = 4
const ordersShown = 4
const campaignsShown = 4

// The first part of a key says which changes make it stale: see lib/events.ts.
export const dashboardQueries = {
  stats: queryOptions({
    queryKey: ['dashboard', 'stats'],
    queryFn: ({ signal }) => api.call('dashboard.stats', {}, signal),
  }),
  needs: queryOptions({
    queryKey: ['dashboard', 'needs'],
    queryFn: ({ signal }) => api.call('dashboard.needs', {}, signal),
    // What was put off comes back without any change.
    refetchInterval: minuteMs,
  }),
  live: queryOptions({
    queryKey: ['conversations', 'live'],
    queryFn: ({ signal }) =>
      api.call('conversations.list', { query: { stage: 'live', limit: liveShown } }, signal),
  }),
  waiting: queryOptions({
    queryKey: ['conversations', 'waiting'],
    queryFn: ({ signal }) =>
      api.call('conversations.list', { query: { needsYou: 'true', limit: liveShown } }, signal),
  }),
  orders: queryOptions({
    queryKey: ['orders', 'newest'],
    queryFn: ({ signal }) => api.call('orders.list', { query: { limit: ordersShown } }, signal),
  }),
  campaigns: queryOptions({
    queryKey: ['campaigns', 'newest'],
    queryFn: ({ signal }) =>
      api.call('campaigns.list', { query: { limit: campaignsShown } }, signal),
  }),
}

/** All that the page shows, at once; what fails is asked again, and shown, by the part that shows it. */
export function askForDashboard(client: QueryClient): void {
  const answers: readonly Promise<unknown>[] = [
    client.query(dashboardQueries.needs),
    client.query(rehearsalOffers),
    client.query(dashboardQueries.stats),
    client.query(dashboardQueries.live),
    client.query(dashboardQueries.orders),
    client.query(dashboardQueries.campaigns),
    client.query(facebookStatus),
    client.query(systemStatus),
  ]
  for (const answer of answers) void answer.catch(() => undefined)
}
