import { listLimit } from '@pal/core/constants'
import type { Product } from '@pal/core/contract/campaigns'
import type { CampaignStatus } from '@pal/core/domain/entities'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import { api } from '../../lib/api.ts'
import type { KeysetSource } from '../../lib/keyset/use-keyset-list.ts'
import type { ProductOrder, StockFilter } from './use-products-address.ts'

/** No cursor: the first. */
const firstPage = ''

export interface CampaignPick {
  readonly search: string
  readonly status: CampaignStatus | null
}

interface ProductPick extends ProductOrder {
  readonly search: string
  readonly stock: StockFilter | null
}

// The first part of a key says which changes make it stale: see lib/events.ts.
export const campaignCards = ({ search, status }: CampaignPick) =>
  infiniteQueryOptions({
    queryKey: ['campaigns', 'cards', search, status],
    queryFn: ({ pageParam, signal }) =>
      api.page(
        'campaigns.list',
        {
          query: {
            limit: listLimit.most,
            search: search || undefined,
            status: status ?? undefined,
            cursor: pageParam || undefined,
          },
        },
        signal,
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })

export const everyCampaign = campaignCards({ search: '', status: null })

export const productQueries = {
  /** One that is being edited: another window may change it meanwhile. */
  one: (product: Product | null) =>
    queryOptions({
      queryKey: ['products', 'one', product?.id],
      queryFn: ({ signal }) =>
        api.call('products.get', { params: { id: product?.id ?? 0 } }, signal),
      enabled: product !== null,
      initialData: product ?? undefined,
      gcTime: 0,
    }),
  list: (
    campaignId: number,
    { search, stock, sort, order }: ProductPick,
  ): KeysetSource<Product> => ({
    queryKey: ['products', campaignId, search, stock, sort, order],
    fetchPage: (cursor, signal) =>
      api.page(
        'products.list',
        {
          params: { id: campaignId },
          query: {
            search: search || undefined,
            cursor: cursor || undefined,
            stock: stock ?? undefined,
            sort,
            order,
          },
        },
        signal,
      ),
  }),
}
