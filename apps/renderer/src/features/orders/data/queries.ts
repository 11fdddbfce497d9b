import { orderPeriods, orderStatuses, type OrderPeriod } from '@pal/core/domain/entities'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'

export const statusFilters = ['all', ...orderStatuses] as const
export const periodFilters = orderPeriods

export interface OrderFilter {
  readonly status: (typeof statusFilters)[number]
  readonly period: OrderPeriod
  readonly search: string
}

/** No cursor: the newest. */
const firstPage = ''

// The first part of a key says which changes make it stale: see lib/events.ts.
export const orderQueries = {
  list: ({ status, period, search }: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: ['orders', 'list', status, period, search],
      queryFn: ({ pageParam, signal }) =>
        api.page(
          'orders.list',
          {
            query: {
              status,
              period,
              search: search || undefined,
              cursor: pageParam || undefined,
            },
          },
          signal,
        ),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  documents: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['orders', 'documents', ids],
      queryFn: ({ signal }) =>
        api.call('orders.documents', { query: { ids: ids.join(',') } }, signal),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['orders', 'detail', id],
      queryFn: ({ signal }) => api.call('orders.get', { params: { id } }, signal),
    }),
}
