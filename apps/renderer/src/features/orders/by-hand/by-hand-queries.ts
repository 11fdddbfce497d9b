import { listLimit } from '@pal/core/constants'
import type { BodyInput } from '@pal/core/contract/endpoints'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { offered } from '../../../lib/queries/products-to-choose.ts'

// The first part of a key says which changes make it stale: see lib/events.ts. Whoever opens the dialog
// again sees the customers and prices of now.
export const byHandQueries = {
  customers: (search: string) =>
    queryOptions({
      queryKey: ['orders', 'by-hand', 'customers', search],
      staleTime: 0,
      queryFn: ({ signal }) =>
        api.call(
          'conversations.list',
          { query: { limit: String(offered), search: search || undefined } },
          signal,
        ),
      placeholderData: keepPreviousData,
    }),
  customer: (id: number | null) =>
    queryOptions({
      queryKey: ['orders', 'by-hand', 'customer', id],
      staleTime: 0,
      queryFn:
        id === null
          ? skipToken
          : ({ signal }) => api.call('conversations.get', { params: { id: String(id) } }, signal),
    }),
  written: (id: number | null) =>
    queryOptions({
      queryKey: ['conversations', 'by-hand', 'written', id],
      staleTime: 0,
      queryFn:
        id === null
          ? skipToken
          : ({ signal }) =>
              api.call('conversations.written', { params: { id: String(id) } }, signal),
    }),
  campaigns: queryOptions({
    queryKey: ['campaigns', 'by-hand'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call('campaigns.list', { query: { limit: listLimit.most } }, signal),
  }),
  /** Also one that was deleted. */
  campaign: (id: number | null) =>
    queryOptions({
      queryKey: ['campaigns', 'by-hand', 'one', id],
      queryFn:
        id === null
          ? skipToken
          : async ({ signal }) =>
              (await api.call('campaigns.list', { query: { only: String(id) } }, signal)).find(
                (one) => one.id === id,
              ) ?? null,
    }),
}

/** What the server makes of it, and of what there is already; null for what cannot be priced yet. */
export function useTotals(
  body: BodyInput<'orders.totals'> | null,
  already: readonly number[] = [],
) {
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['campaigns', 'totals', body, already],
    staleTime: 0,
    queryFn:
      body === null ? skipToken : ({ signal }) => api.call('orders.totals', { body }, signal),
    placeholderData: keepPreviousData,
  })
  if (body === null) return { totals: undefined, error: null, isOfNow: false }
  // Until the answer to what was typed last is here, it is the one before.
  return { totals: data, error, isOfNow: !isPlaceholderData }
}
