import { notToTry } from '../wizard/taken.ts'
import { ProductList } from './product-list.tsx'
import { TakeOverTypes } from './take-over-types.tsx'

export function ProductsStep() {
  return (
    <>
      <TakeOverTypes types={notToTry} />
      <ProductList type="main" />
      <ProductList type="upsell" />
    </>
  )
}
