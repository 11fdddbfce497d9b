import { minuteMs } from '@pal/core/durations'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

const liveShown = 4
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
