import type { Product } from '@pal/core/contract/campaigns'

import { ProductImage } from './product-image.tsx'

import classes from './small-picture.module.css'

/** Its place is kept where there is none. */
export function SmallPicture({
  product,
}: {
  readonly product: Pick<Product, 'id' | 'imageUrl' | 'picture'>
}) {
  return (
    <span className={classes['place']}>
      <ProductImage product={product} />
    </span>
  )
}
