import type { Campaign, Product } from '@pal/core/contract/campaigns'
import type { FileProduct, TakenProduct } from '@pal/core/domain/drafts/taken-product'

import { readAmount } from '../../../lib/format/read-amount.ts'

/** What a dialog keeps of a product that is taken over into it. */
export function takenOf(product: Product, from: Campaign): TakenProduct {
  const others = product.stockSharedWith.map(({ name }) => name)
  return {
    id: product.id,
    campaigns: [from.name, ...others],
    separate: false,
    stockCount: product.stockCount,
    inStock: product.inStock,
    picture: product.picture,
    imageUrl: product.imageUrl,
    category: product.category,
    productType: product.productType,
    features: product.features,
    lowestPrice: product.lowestPrice,
    costPrice: product.costPrice,
    lowStock: product.lowStock,
    price: product.price,
    currency: from.currency,
  }
}

export interface TakenRow {
  readonly name: string
  readonly price: string
  readonly lowestPrice?: string
  readonly taken?: TakenProduct | undefined
}

/** It was taken over with amounts of another currency than the campaign sells in by now. */
export const isForeign = (taken: TakenProduct | undefined, currency: string): boolean =>
  taken?.currency !== undefined && taken.currency !== currency

/** Those that still have an amount of another currency: what was 900 taka would be 900 dollars. */
export const pricedElsewhere = <Row extends TakenRow>(
  rows: readonly Row[],
  currency: string,
): Row[] =>
  rows.filter(({ taken, price, lowestPrice = '' }) => {
    const isStill = (typed: string, amount: number | null | undefined) => {
      const read = readAmount(typed, currency)
      return 'amount' in read && Number(read.amount) === amount
    }
    return (
      taken &&
      isForeign(taken, currency) &&
      (isStill(price, taken.price) || isStill(lowestPrice, taken.lowestPrice))
    )
  })

/** What is sent of it by either dialog, to a campaign of that currency. */
export const sentOf = (taken: TakenProduct, currency: string) => ({
  picture: taken.picture,
  inStock: taken.inStock,
  costPrice: isForeign(taken, currency) ? null : (taken.costPrice ?? null),
  lowStock: taken.lowStock ?? null,
  sameAs: taken.separate ? null : taken.id,
})

/** A trial pack is taken over where the trial is set. */
export const notToTry = ['main', 'upsell'] as const

/** What neither dialog has a field for. */
export const onlyInFile = ({ costPrice, lowStock, inStock, sku }: FileProduct) => ({
  costPrice,
  lowStock,
  inStock,
  sku,
})
