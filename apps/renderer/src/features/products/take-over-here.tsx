import type { Campaign } from '@pal/core/contract/campaigns'
import { productTypes } from '@pal/core/domain/entities'

import { TakeOver } from '../../components/products/take-over.tsx'
import { useTakeOver } from './mutations.ts'

/** What another campaign sells, sold by this one, too. */
export function TakeOverHere({ campaign: { id, currency } }: { readonly campaign: Campaign }) {
  const { mutateAsync: take } = useTakeOver(id)
  return (
    <TakeOver
      target={{ id }}
      currency={currency}
      types={productTypes}
      onTake={(from, products) => take({ from, products })}
    />
  )
}
