import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

import { placeName } from '../../lib/keyset/place.ts'
import { paths } from '../../lib/paths.ts'

interface ProductsAddress {
  /** The campaign that was picked. */
  readonly campaignId: number | null
  readonly search: string
  readonly setSearch: (search: string) => void
  /** Only what is out of stock. */
  readonly out: boolean
  readonly setOut: (out: boolean) => void
  readonly showAll: () => void
}

export const addressOf = (campaignId: number) => `${paths.products}?campaign=${campaignId}`

/** Campaign and search live in the address, so that back, reload and a link keep them. */
export function useProductsAddress(): ProductsAddress {
  const [params, setParams] = useSearchParams()
  const campaign = params.get('campaign') ?? ''
  const change = useCallback(
    (to: { readonly search?: string; readonly stock?: string }) =>
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
  const setOut = useCallback((out: boolean) => change({ stock: out ? 'out' : '' }), [change])
  return {
    campaignId: /^[1-9]\d{0,14}$/.test(campaign) ? Number(campaign) : null,
    search: params.get('search') ?? '',
    setSearch,
    out: params.get('stock') === 'out',
    setOut,
    showAll: useCallback(() => change({ search: '', stock: '' }), [change]),
  }
}
