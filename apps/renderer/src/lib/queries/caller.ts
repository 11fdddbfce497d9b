import { queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** Who is known by this phone number on the page of the campaign, as it is now. */
export const callerQuery = (phone: string, campaign: number) =>
  queryOptions({
    queryKey: ['orders', 'by-hand', 'caller', phone, campaign],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call('orders.caller', { query: { phone, campaign: String(campaign) } }, signal),
  })
