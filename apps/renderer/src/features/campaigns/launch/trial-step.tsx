import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../../components/fields/amount-field.tsx'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { useLaunchForm } from './launch-form.ts'
import { ProductList } from './product-list.tsx'
import { dailyTarget, trialDays } from './to-request.ts'

import wizard from '../../../components/wizard.module.css'
import classes from './launch.module.css'

export function TrialStep() {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const { hasTrialPack, autoFollowUpEnabled, currency, trialPackPrice } = form.values
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
                onBlur={() =>
                  form.setFieldValue(
                    'trialPackDuration',
                    String(trialDays(form.values.trialPackDuration)),
                  )
                }
              />
            </div>
            <ProductList type="trial_pack" price={trialPackPrice} />
          </>
        ) : null}
      </div>
      <ToggleField
        label={t('launch.followUp')}
        description={t('launch.followUpHelp')}
        checked={autoFollowUpEnabled}
        onChange={(on) => form.setFieldValue('autoFollowUpEnabled', on)}
      />
      <div className={classes['triple']}>
        <TextInput
          label={t('launch.target')}
          inputMode="numeric"
          maxLength={10}
          {...form.getInputProps('targetDailyConversations')}
          onBlur={() =>
            form.setFieldValue(
              'targetDailyConversations',
              String(dailyTarget(form.values.targetDailyConversations)),
            )
          }
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
      <p className={wizard['help']}>{t('launch.budgetHelp')}</p>
    </>
  )
}
