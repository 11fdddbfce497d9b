import type { Product } from '@pal/core/contract/campaigns'
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { ProductImage } from '../product-image.tsx'

import classes from './product-picture.module.css'

/** Its place is kept where there is none, and a sign says so where it cannot be had. */
export function ProductPicture({
  product,
}: {
  readonly product: Pick<Product, 'id' | 'imageUrl' | 'picture'>
}) {
  const { t } = useTranslation()
  return (
    <ProductImage
      product={product}
      className={classes['picture']}
      none={
        <span className={classes['missing']} aria-hidden>
          <IconPhoto size={16} stroke={1.6} />
        </span>
      }
      failed={
        <span
          className={classes['missing']}
          role="img"
          aria-label={t('campaigns.picture.failed')}
          title={t('campaigns.picture.failed')}
        >
          <IconPhotoOff size={16} stroke={1.6} aria-hidden />
        </span>
      }
    />
  )
}
