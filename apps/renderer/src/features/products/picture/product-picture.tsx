import type { Product } from '@pal/core/contract/campaigns'
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './product-picture.module.css'

/** Beside the name that says what it shows. Its place is kept where there is none, and a sign says so where it cannot be had. */
export function ProductPicture({
  product,
}: {
  readonly product: Pick<Product, 'id' | 'imageUrl' | 'picture'>
}) {
  const { t } = useTranslation()
  const { id, imageUrl, picture } = product
  const which = picture ?? imageUrl
  const [failed, setFailed] = useState<string | null>(null)
  if (which === null) {
    return (
      <span className={classes['missing']} aria-hidden>
        <IconPhoto size={16} stroke={1.6} />
      </span>
    )
  }
  if (failed === which) {
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
      // With another file or address it is another picture, and drawn again.
      key={which}
      className={classes['picture']}
      src={`/api/products/${id}/picture?of=${encodeURIComponent(which)}`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(which)}
    />
  )
}
