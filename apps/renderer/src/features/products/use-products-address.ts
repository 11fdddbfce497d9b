import { type CampaignStatus, campaignStatuses } from '@pal/core/domain/entities'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

import { placeName } from '../../lib/keyset/place.ts'
import { paths } from '../../lib/paths.ts'

/** Only what cannot be sold, or not for long. */
export const stockFilters = ['low', 'out'] as const
export type StockFilter = (typeof stockFilters)[number]

interface ProductsAddress {
  /** The campaign that was picked. */
  readonly campaignId: number | null
  readonly search: string
  readonly setSearch: (search: string) => void
  readonly stock: StockFilter | null
  readonly setStock: (stock: StockFilter | null) => void
  /** Only campaigns of it can be picked; null for all. */
  readonly status: CampaignStatus | null
  readonly setStatus: (status: CampaignStatus | null) => void
  readonly showAll: () => void
}

export const addressOf = (campaignId: number) => `${paths.products}?campaign=${campaignId}`

const filters = ['search', 'stock', 'status'] as const

/** Campaign and search live in the address, so that back, reload and a link keep them. */
export function useProductsAddress(): ProductsAddress {
  const [params, setParams] = useSearchParams()
  const campaign = params.get('campaign') ?? ''
  const change = useCallback(
    (to: Partial<Record<(typeof filters)[number], string>>) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          next.delete(placeName)
          for (const [name, value] of Object.entries(to)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        // Typing and filtering are no steps to go back through.
        { replace: true },
      ),
    [setParams],
  )
  const setSearch = useCallback((search: string) => change({ search }), [change])
  return {
    campaignId: /^[1-9]\d{0,14}$/.test(campaign) ? Number(campaign) : null,
    search: params.get('search') ?? '',
    setSearch,
    stock: stockFilters.find((each) => each === params.get('stock')) ?? null,
    setStock: useCallback((stock) => change({ stock: stock ?? '' }), [change]),
    status: campaignStatuses.find((each) => each === params.get('status')) ?? null,
    setStatus: useCallback((status) => change({ status: status ?? '' }), [change]),
    showAll: useCallback(() => change({ search: '', stock: '', status: '' }), [change]),
  }
}
