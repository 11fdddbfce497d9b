import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

import { placeName } from '../../lib/keyset/place.ts'
import { paths } from '../../lib/paths.ts'

interface ProductsAddress {
  /** The campaign that was picked. */
  readonly campaignId: number | null
  readonly search: string
  readonly setSearch: (search: string) => void
}

export const addressOf = (campaignId: number) => `${paths.products}?campaign=${campaignId}`

/** Campaign and search live in the address, so that back, reload and a link keep them. */
export function useProductsAddress(): ProductsAddress {
  const [params, setParams] = useSearchParams()
  const campaign = params.get('campaign') ?? ''
  const setSearch = useCallback(
    (search: string) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          next.delete(placeName)
          if (search === '') next.delete('search')
          else next.set('search', search)
          return next
        },
        // Typing is no step to go back through.
        { replace: true },
      ),
    [setParams],
  )
  return {
    campaignId: /^[1-9]\d{0,14}$/.test(campaign) ? Number(campaign) : null,
    search: params.get('search') ?? '',
    setSearch,
  }
}
