import type { Product } from '@pal/core/contract/campaigns'
import { useState } from 'react'

import classes from './small-picture.module.css'

/** Beside the name that says what it shows; its place is kept where there is none. */
export function SmallPicture({
  product: { id, imageUrl, picture },
}: {
  readonly product: Pick<Product, 'id' | 'imageUrl' | 'picture'>
}) {
  const [failed, setFailed] = useState(false)
  const of = picture ?? imageUrl
  return (
    <span className={classes['place']}>
      {of === null || failed ? null : (
        <img
          src={`/api/products/${id}/picture?of=${encodeURIComponent(of)}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}
