import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { currencyChoices } from '../../../lib/currency-choices.ts'
import { useLaunchForm } from './launch-form.ts'
import { TokenField, type TokenFieldProps } from './token-field.tsx'

import wizard from '../../../components/wizard.module.css'

export function PageStep(token: TokenFieldProps) {
  const { t, i18n } = useTranslation()
  const currencies = useMemo(() => currencyChoices(i18n.language), [i18n.language])
  const form = useLaunchForm()
  return (
    <>
      <TextInput
        label={t('launch.name')}
        placeholder={t('launch.namePlaceholder')}
        maxLength={200}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TokenField {...token} />
      <div className={wizard['pair']}>
        <TextInput
          label={t('launch.category')}
          placeholder={t('launch.categoryPlaceholder')}
          maxLength={200}
          {...form.getInputProps('productCategory')}
        />
        <NativeSelect
          label={t('launch.currency')}
          data={currencies}
          {...form.getInputProps('currency')}
        />
      </div>
      <Textarea
        label={t('launch.description')}
        description={t('launch.descriptionHelp')}
        rows={3}
        maxLength={10_000}
        {...form.getInputProps('description')}
      />
    </>
  )
}
