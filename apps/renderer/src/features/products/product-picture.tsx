import type { Product } from '@pal/core/contract/campaigns'
import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './product-picture.module.css'

/** Small, beside the name that says what it shows; where it cannot be had, a sign says so. */
export function ProductPicture({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const { id, imageUrl } = product
  const [failed, setFailed] = useState<string | null>(null)
  if (imageUrl === null) return null
  if (failed === imageUrl) {
    return (
      <span
        className={classes['missing']}
        role="img"
        aria-label={t('products.noPicture')}
        title={t('products.noPicture')}
      >
        <IconPhotoOff size={16} stroke={1.6} aria-hidden />
      </span>
    )
  }
  return (
    <img
      // With another address it is another picture.
      key={imageUrl}
      className={classes['picture']}
      src={`/api/products/${id}/picture`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(imageUrl)}
    />
  )
}
