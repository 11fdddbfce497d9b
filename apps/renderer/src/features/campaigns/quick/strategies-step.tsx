import { quickStrategies } from '@pal/core/domain/drafts/quick-draft'
import { useTranslation } from 'react-i18next'

import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { useCampaignForm } from './campaign-form.ts'

import wizard from '../../../components/wizard.module.css'

export function StrategiesStep() {
  const { t } = useTranslation()
  const form = useCampaignForm()
  return (
    <>
      <p className={wizard['help']}>{t('campaigns.dialog.strategiesHelp')}</p>
      {quickStrategies.map((name) => (
        <ToggleField
          key={name}
          label={t(`campaigns.dialog.${name}`)}
          description={t(`campaigns.dialog.${name}Text`)}
          checked={form.values.strategies[name]}
          onChange={(checked) => form.setFieldValue(`strategies.${name}`, checked)}
        />
      ))}
    </>
  )
}
