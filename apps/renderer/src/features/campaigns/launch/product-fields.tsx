import { Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { FeaturesField } from './features-field.tsx'
import { useLaunchForm } from './launch-form.ts'

import wizard from '../../../components/wizard.module.css'
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
  const type = products[row]?.productType ?? 'main'
  const at = (field: string) => form.getInputProps(`products.${row}.${field}`)
  return (
    <fieldset className={wizard['product']}>
      <legend className={wizard['legend']}>{t(`launch.numbered.${type}`, { number })}</legend>
      <div className={wizard['remove']}>
        <IconButton
          label={t('launch.remove', { name: t(`launch.numbered.${type}`, { number }) })}
          icon={IconTrash}
          onClick={onRemove}
        />
      </div>
      <div className={wizard['priced']}>
        <TextInput label={t('launch.productName')} maxLength={200} {...at('name')} />
        <AmountField label={t('launch.price')} currency={currency} {...at('price')} />
      </div>
      <Textarea
        label={t('launch.productDescription')}
        rows={2}
        maxLength={10_000}
        {...at('description')}
      />
      <TextInput
        label={t('launch.image')}
        placeholder="https://"
        inputMode="url"
        dir="ltr"
        maxLength={2_000}
        {...at('imageUrl')}
      />
      <div className={classes['triple']}>
        <TextInput
          label={t('launch.productCategory')}
          placeholder={productCategory}
          maxLength={200}
          {...at('category')}
        />
        <AmountField
          label={t('launch.lowestPrice')}
          placeholder={t('launch.optional')}
          currency={currency}
          {...at('lowestPrice')}
        />
        <TextInput
          label={t('launch.stock')}
          placeholder={t('launch.optional')}
          inputMode="numeric"
          maxLength={13}
          {...at('stockCount')}
        />
      </div>
      <FeaturesField row={row} />
    </fieldset>
  )
}
