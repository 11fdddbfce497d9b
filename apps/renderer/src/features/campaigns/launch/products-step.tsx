import { ProductList } from './product-list.tsx'

export function ProductsStep() {
  return (
    <>
      <ProductList type="main" />
      <ProductList type="upsell" />
    </>
  )
}
