import '../../components/fields/form-fields.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { productTypes } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../components/fields/amount-field.tsx'
import { ownDirection } from '../../components/fields/own-direction.ts'
import { ToggleField } from '../../components/fields/toggle-field.tsx'
import { PictureField } from '../../components/products/picture/picture-field.tsx'
import { PriceField } from '../../components/products/price-field.tsx'
import { SharedStock } from '../../components/products/shared-stock.tsx'
import { sharersOf } from '../../components/products/sharers-of.ts'
import { readAmount } from '../../lib/format/read-amount.ts'
import { CostField } from './cost-field.tsx'
import { LowStockField } from './low-stock-field.tsx'
import { isRestocked, type TypedProduct } from './product-form.ts'

import classes from './product-dialog.module.css'

interface ProductFieldsProps {
  readonly form: UseFormReturnType<TypedProduct>
  readonly campaign: Campaign
  /** As it is stored; null for a new one, */
  readonly product: Product | null
  /** which may begin as another one is. */
  readonly like: Product | null
  /** A picture is on its way. */
  readonly onTaking: (taking: boolean) => void
}

/** What a shop says of a product. */
export function ProductFields({ form, campaign, product, like, onTaking }: ProductFieldsProps) {
  const { t, i18n } = useTranslation()
  const { currency, productCategory } = campaign
  const price = readAmount(form.values.price, currency)
  return (
    <>
      <div className={classes['priced']}>
        <TextInput
          label={t('products.form.name')}
          maxLength={200}
          attributes={ownDirection}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <PriceField
          label={t('products.form.price')}
          currency={currency}
          {...form.getInputProps('price')}
        />
      </div>
      <Textarea
        label={t('products.form.description')}
        description={t('products.form.descriptionHelp')}
        rows={3}
        maxLength={10_000}
        attributes={ownDirection}
        {...form.getInputProps('description')}
      />
      <div className={classes['pair']}>
        <TextInput
          label={t('products.form.category')}
          placeholder={productCategory}
          maxLength={200}
          attributes={ownDirection}
          {...form.getInputProps('category')}
        />
        <NativeSelect
          label={t('products.form.type')}
          data={productTypes.map((value) => ({ value, label: t(`products.type.${value}`) }))}
          {...form.getInputProps('productType')}
        />
        <AmountField
          label={t('products.form.lowestPrice')}
          description={t('products.form.lowestPriceHelp')}
          placeholder={t('products.form.optional')}
          currency={currency}
          {...form.getInputProps('lowestPrice')}
        />
        <CostField
          currency={currency}
          least={form.values.lowestPrice}
          price={form.values.price}
          {...form.getInputProps('costPrice')}
        />
        <TextInput
          label={t('products.form.stock')}
          description={t('products.form.stockHelp')}
          placeholder={t('products.form.optional')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={13}
          {...form.getInputProps('stockCount')}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('stockCount', value)
            if (product && isRestocked(product, { ...form.values, stockCount: value })) {
              form.setFieldValue('inStock', true)
            }
          }}
        />
        <LowStockField {...form.getInputProps('lowStock')} />
      </div>
      {product && product.stockSharedWith.length > 0 ? (
        <SharedStock
          campaigns={sharersOf(
            product,
            'amount' in price ? Number(price.amount) : null,
            i18n.language,
          )}
          pieces={product.stockCount}
          separate={form.values.separate}
          onSeparate={(separate) => form.setFieldValue('separate', separate)}
        />
      ) : null}
      <PictureField
        product={product ?? like}
        picture={form.values.picture}
        refused={form.errors['picture'] as string | undefined}
        onBusy={onTaking}
        onChange={(picture) => form.setFieldValue('picture', picture)}
      />
      {form.values.picture === null ? (
        <TextInput
          label={t('products.form.image')}
          placeholder="https://"
          inputMode="url"
          dir="ltr"
          maxLength={2_000}
          {...form.getInputProps('imageUrl')}
        />
      ) : null}
      <Textarea
        label={t('products.form.features')}
        description={t('products.form.featuresHelp')}
        rows={3}
        attributes={ownDirection}
        {...form.getInputProps('features')}
      />
      <ToggleField
        label={t('products.form.inStock')}
        description={t('products.form.inStockHelp')}
        checked={form.values.inStock}
        onChange={(inStock) => form.setFieldValue('inStock', inStock)}
      />
    </>
  )
}
