import type { Campaign, Product } from '@pal/core/contract/campaigns'
import type { TakenProduct } from '@pal/core/domain/drafts/taken-product'
import type { ProductType } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toTakeFrom } from '../../../components/products/other-campaigns.ts'
import { TakeOver } from '../../../components/products/take-over.tsx'

interface TakeIntoDraftProps {
  readonly currency: string
  readonly types: readonly ProductType[]
  /** What the dialog holds already. */
  readonly products: readonly { readonly name: string; readonly taken?: TakenProduct | undefined }[]
  readonly onTake: (products: readonly Product[], from: Campaign) => void
}

/** Products of another campaign for one that is being typed; nothing where there is no other. */
export function TakeIntoDraft({ currency, types, products, onTake }: TakeIntoDraftProps) {
  const campaigns = useQuery(toTakeFrom.campaigns)
  const target = useMemo(
    () => ({
      id: null,
      products: products.map(({ name, taken }) => ({ name, sameAs: taken?.id ?? null })),
    }),
    [products],
  )
  if (!campaigns.data?.length) return null
  return (
    <TakeOver
      target={target}
      currency={currency}
      types={types}
      onTake={(from, chosen) => onTake(chosen, from)}
    />
  )
}
