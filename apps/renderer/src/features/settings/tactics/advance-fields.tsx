import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Settings } from '@pal/core/contract/settings'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'

import classes from '../form/settings-form.module.css'

interface AdvanceFieldsProps {
  readonly form: UseFormReturnType<Settings['tactics']>
}

/** What customers are asked for whose orders often come back. */
export function AdvanceFields({ form }: AdvanceFieldsProps) {
  const { t } = useTranslation()
  const { enabled } = form.values.advance
  return (
    <FormSection title={t('settings.tactics.advance')} text={t('settings.tactics.advanceText')}>
      <div className={classes['form']}>
        <ToggleField
          label={t('settings.tactics.advanceEnabled')}
          description={t('settings.tactics.advanceHelp')}
          checked={enabled}
          onChange={(checked) => form.setFieldValue('advance.enabled', checked)}
        />
        <NumberField
          label={t('settings.tactics.advancePercent')}
          description={t('settings.tactics.advancePercentHelp')}
          least={1}
          most={100}
          whole
          disabled={!enabled}
          {...form.getInputProps('advance.fromPercent')}
        />
        <Textarea
          label={t('settings.tactics.advanceWords')}
          description={t('settings.tactics.advanceWordsHelp')}
          rows={3}
          attributes={ownDirection}
          required={enabled}
          disabled={!enabled}
          {...form.getInputProps('advance.text')}
        />
      </div>
    </FormSection>
  )
}
