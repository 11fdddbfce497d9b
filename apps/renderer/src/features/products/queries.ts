import { listLimit } from '@pal/core/constants'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'

/** No cursor: the first. */
const firstPage = ''

// The first part of a key says which changes make it stale: see lib/events.ts.
export const campaignCards = infiniteQueryOptions({
  queryKey: ['campaigns', 'cards'],
  queryFn: ({ pageParam, signal }) =>
    api.page(
      'campaigns.list',
      { query: { limit: listLimit.most, cursor: pageParam || undefined } },
      signal,
    ),
  initialPageParam: firstPage,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
})

export const productQueries = {
  list: (campaignId: number, search: string) =>
    infiniteQueryOptions({
      queryKey: ['products', campaignId, search],
      queryFn: ({ pageParam, signal }) =>
        api.page(
          'products.list',
          {
            params: { id: campaignId },
            query: { search: search || undefined, cursor: pageParam || undefined },
          },
          signal,
        ),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // While a search is typed the rows before it stay; those of another campaign do not.
      placeholderData: (before, query) =>
        query?.queryKey[1] === campaignId ? keepPreviousData(before) : undefined,
    }),
}
