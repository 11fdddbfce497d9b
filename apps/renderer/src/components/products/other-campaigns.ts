import { listLimit } from '@pal/core/constants'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import { readAll } from '../../lib/keyset/read-all.ts'

const limit = listLimit.most

// A search, and all of them at once, look through the whole list.
// The first part of a key says which changes make it stale: see lib/events.ts.
export const toTakeFrom = {
  campaigns: queryOptions({
    queryKey: ['campaigns', 'to take from'],
    queryFn: async ({ signal }) => {
      const page = (cursor?: string) =>
        api.page('campaigns.list', { query: { limit, cursor } }, signal)
      return readAll(page)
    },
  }),
  products: (campaign: number) =>
    queryOptions({
      queryKey: ['products', 'to take from', campaign],
      queryFn: async ({ signal }) => {
        const page = (cursor?: string) =>
          api.page('products.list', { params: { id: campaign }, query: { limit, cursor } }, signal)
        return readAll(page)
      },
    }),
}
