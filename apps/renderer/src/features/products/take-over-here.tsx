import type { Campaign } from '@pal/core/contract/campaigns'
import { productTypes } from '@pal/core/domain/entities'
import { useMemo } from 'react'

import { TakeOverDialog } from '../../components/products/take-over-dialog.tsx'
import { useTakeOver } from './mutations.ts'

interface TakeOverHereProps {
  readonly campaign: Campaign
  readonly onClose: () => void
}

/** What another campaign sells, sold by this one, too. */
export function TakeOverHere({ campaign: { id, currency }, onClose }: TakeOverHereProps) {
  const { mutateAsync: take } = useTakeOver(id)
  const target = useMemo(() => ({ id }), [id])
  return (
    <TakeOverDialog
      target={target}
      currency={currency}
      types={productTypes}
      onTake={(from, products) => take({ from, products })}
      onClose={onClose}
    />
  )
}
