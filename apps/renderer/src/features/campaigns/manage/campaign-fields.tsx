import '../../../components/fields/form-fields.ts'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import type { TypedCampaign } from './edit-form.ts'
import { FollowUpFields } from './follow-up-fields.tsx'
import type { useCampaignSettings } from './use-campaign-settings.ts'

import classes from './manage.module.css'

interface CampaignFieldsProps {
  readonly form: UseFormReturnType<TypedCampaign>
  readonly rate: ReturnType<typeof useCampaignSettings>
  readonly currency: string
  /** Where the focus begins. */
  readonly first: 'name' | 'budget'
}

/** What can be changed of a campaign that is there already. */
export function CampaignFields({ form, rate, currency, first }: CampaignFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes['pair']}>
        <TextInput
          label={t('campaigns.dialog.name')}
          maxLength={200}
          attributes={ownDirection}
          data-autofocus={first === 'name' || undefined}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('campaigns.dialog.category')}
          maxLength={200}
          attributes={ownDirection}
          {...form.getInputProps('productCategory')}
        />
      </div>
      <Textarea
        label={t('campaigns.dialog.descriptionLabel')}
        description={t('campaigns.dialog.descriptionHelp')}
        rows={4}
        maxLength={10_000}
        attributes={ownDirection}
        {...form.getInputProps('description')}
      />
      <div className={classes['triple']}>
        <TextInput
          label={t('campaigns.edit.target')}
          inputMode="numeric"
          maxLength={10}
          {...form.getInputProps('target')}
        />
        <AmountField
          label={t('campaigns.edit.budget')}
          currency={currency}
          data-autofocus={first === 'budget' || undefined}
          {...form.getInputProps('budget')}
        />
        <TextInput
          label={t('campaigns.edit.offerEnds')}
          type="datetime-local"
          {...form.getInputProps('offerEndsAt')}
        />
      </div>
      <p className={classes['help']}>{t('campaigns.edit.budgetHelp')}</p>
      {form.values.budget.trim() === '' || currency === 'USD' ? null : (
        <TextInput
          className={classes['rate']}
          label={t('campaigns.edit.rate', { currency })}
          description={t('campaigns.edit.rateHelp')}
          inputMode="decimal"
          maxLength={20}
          value={rate.value}
          error={rate.problem}
          onChange={({ currentTarget }) => rate.setValue(currentTarget.value)}
        />
      )}
      <AmountField
        className={classes['rate'] ?? ''}
        label={t('campaigns.edit.deliveryFee')}
        description={t('campaigns.edit.deliveryFeeHelp')}
        currency={currency}
        {...form.getInputProps('deliveryFee')}
      />
      <FollowUpFields
        label={t('campaigns.edit.followUp')}
        help={t('campaigns.edit.followUpHelp')}
        checked={form.values.autoFollowUp}
        onChange={(on) => form.setFieldValue('autoFollowUp', on)}
      />
      <ToggleField
        label={t('campaigns.strategies.trialPackEnabled')}
        description={t('campaigns.edit.trialHelp')}
        checked={form.values.hasTrialPack}
        onChange={(on) => form.setFieldValue('hasTrialPack', on)}
      />
      {form.values.hasTrialPack ? (
        <div className={classes['pair']}>
          <AmountField
            label={t('campaigns.edit.trialPrice')}
            currency={currency}
            {...form.getInputProps('trialPrice')}
          />
          <TextInput
            label={t('campaigns.edit.trialDays')}
            inputMode="numeric"
            maxLength={10}
            {...form.getInputProps('trialDays')}
          />
        </div>
      ) : null}
    </>
  )
}
