import type { Order } from '@pal/core/contract/orders'
import { orderPeriods, orderStatuses, type OrderPeriod } from '@pal/core/domain/entities'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import type { KeysetSource } from '../../../lib/keyset/use-keyset-list.ts'
import type { OrderPick } from './order-pick.ts'

export const statusFilters = ['all', ...orderStatuses] as const
export const periodFilters = orderPeriods

export interface OrderFilter {
  readonly status: (typeof statusFilters)[number]
  readonly period: OrderPeriod
  readonly search: string
  readonly pick: OrderPick
}

// The first part of a key says which changes make it stale: see lib/events.ts.
export const orderQueries = {
  list: ({ status, period, search, pick }: OrderFilter): KeysetSource<Order> => ({
    queryKey: ['orders', 'list', status, period, search, pick],
    fetchPage: (cursor, signal) =>
      api.page(
        'orders.list',
        {
          query: {
            status,
            period,
            ...pick,
            search: search || undefined,
            cursor: cursor || undefined,
          },
        },
        signal,
      ),
  }),
  /** As on the page of the data: events tell of the first and the last word, how far it is only asking. */
  jobs: queryOptions({
    queryKey: ['data', 'jobs'],
    queryFn: ({ signal }) => api.call('data.jobs', {}, signal),
    refetchInterval: ({ state }) => (state.data?.jobs.length ? 500 : false),
  }),
  count: ({ status, period, pick }: OrderFilter) =>
    queryOptions({
      queryKey: ['orders', 'count', status, period, pick],
      queryFn: ({ signal }) =>
        api.call('orders.count', { query: { status, period, ...pick } }, signal),
    }),
  sums: ({ status, period, pick }: OrderFilter) =>
    queryOptions({
      queryKey: ['orders', 'sums', status, period, pick],
      queryFn: ({ signal }) =>
        api.call('orders.sums', { query: { status, period, ...pick } }, signal),
    }),
  couriers: queryOptions({
    queryKey: ['orders', 'couriers'],
    queryFn: ({ signal }) => api.call('orders.couriers', {}, signal),
  }),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['orders', 'detail', id],
      queryFn: ({ signal }) => api.call('orders.get', { params: { id } }, signal),
    }),
}
