import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api } from '../api.ts'

/** So many are offered to be chosen; the search finds the others. */
export const offered = 8

/** Whoever opens the choice again sees the prices of now. */
export const productsToChoose = (campaign: number, search: string) =>
  queryOptions({
    queryKey: ['products', 'to-choose', campaign, search],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call(
        'products.list',
        { params: { id: campaign }, query: { limit: offered, search: search || undefined } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
