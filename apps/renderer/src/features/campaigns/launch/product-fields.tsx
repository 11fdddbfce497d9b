import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { PictureField } from '../../../components/products/picture/picture-field.tsx'
import { SharedStock } from '../../../components/products/shared-stock.tsx'
import { ProductCard } from '../wizard/product-card.tsx'
import { FeaturesField } from './features-field.tsx'
import { useLaunchForm } from './launch-form.ts'

import classes from './launch.module.css'

interface ProductFieldsProps {
  readonly row: number
  readonly number: number
  readonly onRemove: () => void
}

export function ProductFields({ row, number, onRemove }: ProductFieldsProps) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const { currency, productCategory, products } = form.values
  const { productType: type = 'main', taken, picture } = products[row] ?? {}
  const title = t(`launch.numbered.${type}`, { number })
  const at = (field: string) => form.getInputProps(`products.${row}.${field}`)
  return (
    <ProductCard
      title={title}
      words={{
        remove: t('launch.remove', { name: title }),
        name: t('launch.productName'),
        price: t('launch.price'),
        description: t('launch.productDescription'),
      }}
      currency={currency}
      at={at}
      onRemove={onRemove}
    >
      {taken ? (
        <SharedStock
          campaigns={taken.campaigns}
          pieces={taken.stockCount}
          separate={taken.separate}
          picture={taken}
          onSeparate={(separate) => form.setFieldValue(`products.${row}.taken.separate`, separate)}
        />
      ) : null}
      {taken?.picture ? null : (
        <PictureField
          product={taken ?? null}
          picture={picture ?? null}
          refused={form.errors[`products.${row}.picture`] as string | undefined}
          path={`products.${row}.picture`}
          onChange={(id) => {
            form.setFieldValue(`products.${row}.picture`, id ?? undefined)
            form.clearFieldError(`products.${row}.picture`)
          }}
        />
      )}
      {taken?.picture || picture !== undefined ? null : (
        <TextInput
          label={t('launch.image')}
          placeholder="https://"
          inputMode="url"
          dir="ltr"
          maxLength={2_000}
          {...at('imageUrl')}
        />
      )}
      <div className={classes['triple']}>
        <TextInput
          attributes={ownDirection}
          label={t('launch.productCategory')}
          placeholder={productCategory}
          maxLength={200}
          {...at('category')}
        />
        <AmountField
          label={t('launch.lowestPrice')}
          description={t('launch.lowestPriceHelp')}
          placeholder={t('launch.optional')}
          currency={currency}
          {...at('lowestPrice')}
        />
        {taken && !taken.separate ? null : (
          <TextInput
            label={t('launch.stock')}
            placeholder={t('launch.optional')}
            inputMode="numeric"
            maxLength={13}
            {...at('stockCount')}
          />
        )}
      </div>
      <FeaturesField row={row} />
    </ProductCard>
  )
}
