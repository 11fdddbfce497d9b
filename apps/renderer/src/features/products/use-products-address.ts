import {
  type CampaignStatus,
  campaignStatuses,
  type Direction,
  directions,
  type ProductSort,
  productSorts,
} from '@pal/core/domain/entities'
import { useCallback, useMemo } from 'react'

import { useAddress, writeValues } from '../../lib/address/use-address.ts'
import { placeName } from '../../lib/keyset/place.ts'
import { paths } from '../../lib/paths.ts'

/** Only what cannot be sold, or not for long. */
export const stockFilters = ['low', 'out'] as const
export type StockFilter = (typeof stockFilters)[number]

export interface ProductOrder {
  readonly sort: ProductSort
  readonly order: Direction
}

/** The seller's own. */
export const usualOrder: ProductOrder = { sort: 'position', order: 'asc' }

export interface ProductsAddress {
  /** The campaign that was picked. */
  readonly campaignId: number | null
  readonly search: string
  readonly setSearch: (search: string) => void
  readonly stock: StockFilter | null
  readonly setStock: (stock: StockFilter | null) => void
  readonly sorting: ProductOrder
  readonly setSorting: (to: ProductOrder) => void
  /** Only campaigns of it can be picked; null for all. */
  readonly status: CampaignStatus | null
  readonly setStatus: (status: CampaignStatus | null) => void
  readonly showAll: () => void
}

export const addressOf = (campaignId: number) => `${paths.products}?campaign=${campaignId}`

const names = ['search', 'stock', 'status', 'sort', 'order'] as const

/** Campaign, order and filters live in the address, so that back, reload and a link keep them. */
export function useProductsAddress(): ProductsAddress {
  const [params, changeAddress] = useAddress()
  const campaign = params.get('campaign') ?? ''
  const change = useCallback(
    (to: Partial<Record<(typeof names)[number], string>>) =>
      changeAddress((address) => writeValues(address, { ...to, [placeName]: null }), {
        // Typing and filtering are no steps to go back through.
        replace: true,
      }),
    [changeAddress],
  )
  const setSearch = useCallback((search: string) => change({ search }), [change])
  const setSorting = useCallback(
    ({ sort, order }: ProductOrder) =>
      change({
        sort: sort === usualOrder.sort ? '' : sort,
        order: order === usualOrder.order ? '' : order,
      }),
    [change],
  )
  const sort = productSorts.find((each) => each === params.get('sort')) ?? usualOrder.sort
  const order = directions.find((each) => each === params.get('order')) ?? usualOrder.order
  const sorting = useMemo(() => ({ sort, order }), [sort, order])
  return {
    campaignId: /^[1-9]\d{0,14}$/.test(campaign) ? Number(campaign) : null,
    search: params.get('search') ?? '',
    setSearch,
    stock: stockFilters.find((each) => each === params.get('stock')) ?? null,
    setStock: useCallback((stock) => change({ stock: stock ?? '' }), [change]),
    sorting,
    setSorting,
    status: campaignStatuses.find((each) => each === params.get('status')) ?? null,
    setStatus: useCallback((status) => change({ status: status ?? '' }), [change]),
    showAll: useCallback(() => change({ search: '', stock: '', status: '' }), [change]),
  }
}
