import type { Customer } from '@pal/core/contract/order-ledger'
import type { CustomerPick, CustomerSort } from '@pal/core/domain/orders/customer-lists'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { customerName } from '../../../lib/format/customer-name.ts'
import type { KeysetSource } from '../../../lib/keyset/use-keyset-list.ts'

export interface CustomerFilter {
  readonly sort: CustomerSort
  readonly show: CustomerPick | 'all'
  readonly search: string
  readonly page: string | undefined
}

export const customerQueries = {
  list: ({ sort, show, search, page }: CustomerFilter): KeysetSource<Customer> => ({
    queryKey: ['customers', 'list', sort, show, search, page],
    fetchPage: (cursor, signal) =>
      api.page(
        'orders.customers',
        { query: { sort, show, page, search: search || undefined, cursor: cursor || undefined } },
        signal,
      ),
  }),
  one: (id: number) =>
    queryOptions({
      queryKey: ['customers', 'one', id],
      retry: false,
      queryFn: ({ signal }) => api.call('orders.customer', { params: { id } }, signal),
    }),
}

/** Whoever has no chat has no id of Facebook's. */
export const shownName = (customer: Customer): string =>
  customerName({ ...customer, customerId: customer.customerId ?? String(customer.id) })
