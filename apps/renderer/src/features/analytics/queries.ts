import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

/** Messages come by the second; the figures of a week need not move with each of them. */
const refreshMs = 30_000

// The first part of a key says which changes make it stale: see lib/events.ts.
export const analyticsQueries = {
  of: (period: AnalyticsPeriod) =>
    queryOptions({
      queryKey: ['analytics', period],
      queryFn: ({ signal }) => api.call('analytics.get', { query: { period } }, signal),
      refetchInterval: refreshMs,
      placeholderData: keepPreviousData,
    }),
  products: (period: AnalyticsPeriod) =>
    queryOptions({
      queryKey: ['analytics', 'products', period],
      queryFn: ({ signal }) => api.call('productSales.list', { query: { period } }, signal),
      refetchInterval: refreshMs,
      placeholderData: keepPreviousData,
    }),
  sources: (period: AnalyticsPeriod) =>
    queryOptions({
      queryKey: ['analytics', 'sources', period],
      queryFn: ({ signal }) => api.call('sources.list', { query: { period } }, signal),
      refetchInterval: refreshMs,
      placeholderData: keepPreviousData,
    }),
}
