import type { Product } from '@pal/core/contract/campaigns'
import { type ReactNode, useState } from 'react'

interface ProductImageProps {
  readonly product: Pick<Product, 'id' | 'imageUrl' | 'picture'>
  readonly className?: string | undefined
  /** In its place where the product has none. */
  readonly none?: ReactNode
  /** In its place where it cannot be had. */
  readonly failed?: ReactNode
}

/** The picture of a product, beside the name that says what it shows. */
export function ProductImage(props: ProductImageProps) {
  const { product, className, none = null, failed = null } = props
  const which = product.picture ?? product.imageUrl
  const [lost, setLost] = useState<string | null>(null)
  if (which === null) return none
  if (lost === which) return failed
  return (
    <img
      // With another file or address it is another picture, and drawn again.
      key={which}
      className={className}
      src={pictureAddress(product.id, which)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setLost(which)}
    />
  )
}

/** Where a picture is: with another file or address of the product, it has another. */
export const pictureAddress = (productId: number, which: string): string =>
  `/api/products/${productId}/picture?of=${encodeURIComponent(which)}`
