import { TextInput, type TextInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { wholeNumber } from '../../lib/format/format-number.ts'
import { settingsQuery } from '../../lib/queries/settings.ts'

/** From how many pieces on the product is low; left empty, from as many as Settings says, which is shown. */
export function LowStockField(field: TextInputProps) {
  const { t, i18n } = useTranslation()
  const { lowStock } = useQuery(settingsQuery).data?.notifications ?? {}
  return (
    <TextInput
      label={t('products.form.lowStock')}
      description={t('products.form.lowStockHelp')}
      placeholder={
        lowStock
          ? t('products.form.lowStockUsual', { pieces: wholeNumber(lowStock, i18n.language) })
          : t('products.form.optional')
      }
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      {...field}
    />
  )
}
