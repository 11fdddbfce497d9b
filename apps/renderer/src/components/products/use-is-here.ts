import type { Product } from '@pal/core/contract/campaigns'
import { folded } from '@pal/core/domain/typed-product'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toTakeFrom } from './other-campaigns.ts'

/** Where products are taken to: a campaign, or one that is being typed and has no id yet. */
export type Target =
  | { readonly id: number }
  | {
      readonly id: null
      /** So many products can be in it. */
      readonly most: number
      readonly products: readonly { readonly name: string; readonly sameAs: number | null }[]
    }

/** Whether something is sold there already; undefined until it is known. The server asks the same. */
export function useIsHere(target: Target): ((product: Product) => boolean) | undefined {
  const { data } = useQuery({
    ...toTakeFrom.products(target.id ?? 0),
    enabled: target.id !== null,
  })
  return useMemo(() => {
    const sold = target.id === null ? target.products : data
    if (!sold) return undefined
    const names = new Set(sold.map(({ name }) => folded(name)))
    const originals = new Set(
      target.id === null ? target.products.flatMap(({ sameAs }) => sameAs ?? []) : [],
    )
    return ({ id, name, stockSharedWith }) =>
      names.has(folded(name)) ||
      originals.has(id) ||
      stockSharedWith.some((campaign) => campaign.id === target.id)
  }, [target, data])
}
