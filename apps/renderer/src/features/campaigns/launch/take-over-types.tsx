import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { newLaunchProduct, type LaunchProduct } from '@pal/core/domain/drafts/launch-draft'
import type { ProductType } from '@pal/core/domain/entities'

import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { newId } from '../../../lib/new-id.ts'
import { TakeIntoDraft } from '../wizard/take-into-draft.tsx'
import { takenOf } from '../wizard/taken.ts'
import { useLaunchForm } from './launch-form.ts'

/** Products of these types from another campaign, each put into the list of its type. */
export function TakeOverTypes({ types }: { readonly types: readonly ProductType[] }) {
  const form = useLaunchForm()
  const { currency, products } = form.values
  return (
    <TakeIntoDraft
      currency={currency}
      types={types}
      products={products}
      onTake={(chosen, from) => {
        const taken = chosen.map((each) => typedProduct(each, from))
        form.setFieldValue('products', [...products, ...taken])
        form.clearFieldError('products')
      }}
    />
  )
}

const typedProduct = (product: Product, from: Campaign): LaunchProduct => ({
  ...newLaunchProduct(newId(), product.productType),
  name: product.name,
  description: product.description,
  price: typedAmount(product.price),
  category: product.category,
  imageUrl: product.imageUrl ?? '',
  features: product.features,
  lowestPrice: typedAmount(product.lowestPrice),
  stockCount: product.stockCount?.toString() ?? '',
  taken: takenOf(product, from),
})
