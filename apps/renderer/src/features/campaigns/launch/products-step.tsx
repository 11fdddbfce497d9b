import type { ReadProduct } from '@pal/core/contract/transfer'
import { newLaunchProduct, type LaunchProduct } from '@pal/core/domain/drafts/launch-draft'

import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { newId } from '../../../lib/new-id.ts'
import { FileIntoDraft } from '../wizard/file-into-draft.tsx'
import { notToTry } from '../wizard/taken.ts'
import { useLaunchForm } from './launch-form.ts'
import { ProductList } from './product-list.tsx'
import { TakeOverTypes } from './take-over-types.tsx'

import wizard from '../../../components/wizard.module.css'

export function ProductsStep() {
  const form = useLaunchForm()
  const { currency, productCategory, products } = form.values
  return (
    <>
      <div className={wizard['sources']}>
        <TakeOverTypes types={notToTry} />
        <FileIntoDraft
          currency={currency}
          category={productCategory}
          names={products.map(({ name }) => name)}
          onRead={(read) => {
            form.setFieldValue('products', [...products, ...read.map(fileProduct)])
            // Without it they would not be sold.
            if (read.some(({ productType }) => productType === 'trial_pack')) {
              form.setFieldValue('hasTrialPack', true)
            }
            form.clearFieldError('products')
          }}
        />
      </div>
      <ProductList type="main" />
      <ProductList type="upsell" />
    </>
  )
}

const fileProduct = ({ name, description, price, ...rest }: ReadProduct): LaunchProduct => ({
  ...newLaunchProduct(newId(), rest.productType),
  name,
  description,
  price: typedAmount(price),
  category: rest.category,
  imageUrl: rest.imageUrl ?? '',
  features: rest.features,
  lowestPrice: typedAmount(rest.lowestPrice),
  stockCount: rest.stockCount?.toString() ?? '',
  fromFile: rest,
})
