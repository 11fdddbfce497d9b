import type { Product } from '@pal/core/contract/campaigns'

import { formatAmount } from '../../lib/format/format-amount.ts'

/** A campaign that sells the same goods, with its price where that is another one. */
export interface Sharer {
  readonly name: string
  readonly otherPrice?: string
}

/** The others of a product that costs so much here; null where that cannot be read. */
export function sharersOf(
  { stockSharedWith, currency: here }: Product,
  price: number | null,
  locale: string,
): Sharer[] {
  return stockSharedWith.map(({ name, price: there, currency }) =>
    currency === here && price !== null && there !== price
      ? { name, otherPrice: formatAmount(there, currency, locale) }
      : { name },
  )
}
