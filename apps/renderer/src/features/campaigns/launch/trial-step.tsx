import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { FollowUpFields } from '../manage/follow-up-fields.tsx'
import type { CampaignSettings } from '../manage/use-campaign-settings.ts'
import { useLaunchForm } from './launch-form.ts'
import { countProblem, type CountField } from './problems.ts'
import { ProductList } from './product-list.tsx'
import { TakeOverTypes } from './take-over-types.tsx'
import { fallbacks, typedOr } from './to-request.ts'

import wizard from '../../../components/wizard.module.css'
import classes from './launch.module.css'

const trialOnly = ['trial_pack'] as const

export function TrialStep({ rate }: { readonly rate: CampaignSettings }) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const { hasTrialPack, autoFollowUpEnabled, currency, trialPackPrice } = form.values
  const budgeted = form.values.budgetLimit.trim() !== ''
  /** Words are no number of days; what is a number stays, and is refused where it does not fit. */
  const leave = (field: CountField) => {
    form.setFieldValue(field, typedOr(form.values[field], fallbacks[field]))
    form.setFieldError(field, countProblem(field, form.values[field]))
  }
  return (
    <>
      <div className={classes['group']}>
        <ToggleField
          label={t('launch.trialPack')}
          description={t('launch.trialPackHelp')}
          checked={hasTrialPack}
          onChange={(on) => form.setFieldValue('hasTrialPack', on)}
        />
        {hasTrialPack ? (
          <>
            <div className={wizard['pair']}>
              <AmountField
                label={t('launch.trialPrice')}
                placeholder="9.99"
                currency={currency}
                {...form.getInputProps('trialPackPrice')}
              />
              <TextInput
                label={t('launch.trialDuration')}
                inputMode="numeric"
                maxLength={10}
                {...form.getInputProps('trialPackDuration')}
                onBlur={() => leave('trialPackDuration')}
              />
            </div>
            <TakeOverTypes types={trialOnly} />
            <ProductList type="trial_pack" price={trialPackPrice} />
          </>
        ) : null}
      </div>
      <FollowUpFields
        label={t('launch.followUp')}
        help={t('launch.followUpHelp')}
        checked={autoFollowUpEnabled}
        onChange={(on) => form.setFieldValue('autoFollowUpEnabled', on)}
      />
      <div className={classes['triple']}>
        <TextInput
          label={t('launch.target')}
          inputMode="numeric"
          maxLength={10}
          {...form.getInputProps('targetDailyConversations')}
          onBlur={() => leave('targetDailyConversations')}
        />
        <AmountField
          label={t('launch.budget')}
          placeholder={t('launch.optional')}
          currency={currency}
          {...form.getInputProps('budgetLimit')}
        />
        <TextInput
          label={t('launch.offerEnds')}
          type="datetime-local"
          {...form.getInputProps('offerEndsAt')}
        />
      </div>
      <p className={wizard['help']}>
        {t('launch.budgetHelp')} {rate.counts ? null : t('campaigns.edit.rateHelp')}
      </p>
      {budgeted && currency !== 'USD' ? (
        <TextInput
          className={classes['rate']}
          label={t('campaigns.edit.rate', { currency })}
          inputMode="decimal"
          maxLength={20}
          value={rate.value}
          error={rate.problem}
          data-path="dollarRate"
          onChange={({ currentTarget }) => rate.setValue(currentTarget.value)}
        />
      ) : null}
    </>
  )
}
