import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { SettingsAnswer } from '@pal/core/contract/settings'
import { responseStyles } from '@pal/core/domain/entities'
import { takesTemperature } from '@pal/core/domain/models/model-traits'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { pathTo } from '../../../lib/paths.ts'
import { LanguagesField } from './languages-field.tsx'

import classes from '../form/settings-form.module.css'

interface SectionProps {
  readonly form: UseFormReturnType<SettingsAnswer['ai']>
}

interface VoiceSectionProps extends SectionProps {
  readonly company: SettingsAnswer['company']
}

/** How it writes, in which languages, and what it knows of the shop. */
export function VoiceSection({ form, company }: VoiceSectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.ai.voice')} text={t('settings.ai.voiceText')}>
      <div className={classes['form']}>
        <NativeSelect
          label={t('settings.ai.responseStyle')}
          data={responseStyles.map((value) => ({
            value,
            label: t(`settings.ai.style.${value}`),
          }))}
          {...form.getInputProps('responseStyle')}
        />
        <TextInput
          attributes={ownDirection}
          label={t('settings.ai.personalityTrait')}
          description={t('settings.ai.personalityHelp')}
          maxLength={500}
          {...form.getInputProps('personalityTrait')}
        />
        <Textarea
          attributes={ownDirection}
          label={t('settings.ai.systemPrompt')}
          description={t('settings.ai.systemPromptHelp')}
          rows={6}
          {...form.getInputProps('systemPrompt')}
        />
        <Textarea
          attributes={ownDirection}
          label={t('settings.ai.shopFacts')}
          description={
            <>
              {t('settings.ai.shopFactsHelp')}{' '}
              <Link
                className={classes['quiet']}
                to={pathTo.setting('tactics', 'settings.cards.title')}
              >
                {t('settings.cards.title')}
              </Link>
            </>
          }
          rows={5}
          {...form.getInputProps('shopFacts')}
        />
        <LanguagesField
          company={company}
          chosen={form.values.languages}
          error={form.errors['languages']}
          onChange={(chosen) => form.setFieldValue('languages', chosen)}
        />
      </div>
    </FormSection>
  )
}

/** What is looked over before it is sent. */
export function SpeechSection({ form }: SectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.speech.title')} text={t('settings.speech.text')}>
      <div className={classes['form']}>
        <ToggleField
          label={t('settings.speech.review')}
          description={t('settings.speech.reviewHelp')}
          checked={form.values.review && !form.values.strictMode}
          disabled={form.values.strictMode}
          onChange={(on) => form.setFieldValue('review', on)}
        />
        <ToggleField
          label={t('settings.speech.strictMode')}
          description={t('settings.speech.strictModeHelp')}
          checked={form.values.strictMode}
          onChange={(on) => form.setFieldValue('strictMode', on)}
        />
      </div>
    </FormSection>
  )
}

/** How freely, how long and how late it may answer. */
export function LimitsSection({ form }: SectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.ai.limits')} text={t('settings.ai.limitsText')}>
      <div className={classes['form']}>
        <div className={classes['pair']}>
          <NumberField
            label={t('settings.ai.temperature')}
            description={
              takesTemperature(form.values.model)
                ? t('settings.ai.temperatureHelp')
                : t('settings.ai.temperatureUnused', { model: form.values.model })
            }
            least={0}
            most={1}
            {...form.getInputProps('temperature')}
          />
          <NumberField
            label={t('settings.ai.maxTokens')}
            description={t('settings.ai.maxTokensHelp')}
            least={16}
            most={32_000}
            whole
            {...form.getInputProps('maxTokens')}
          />
        </div>
        <NumberField
          label={t('settings.ai.responseTimeout')}
          least={1}
          most={600}
          {...form.getInputProps('responseTimeout')}
        />
      </div>
    </FormSection>
  )
}

/** What it learns from past conversations. */
export function LearningSection({ form }: SectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.learning.title')} text={t('settings.learning.text')}>
      <div className={classes['form']}>
        <ToggleField
          label={t('settings.learning.enableLearning')}
          description={t('settings.learning.enableLearningHelp')}
          checked={form.values.enableLearning}
          onChange={(on) => form.setFieldValue('enableLearning', on)}
        />
        <ToggleField
          label={t('settings.learning.autoOptimize')}
          description={t('settings.learning.autoOptimizeHelp')}
          checked={form.values.autoOptimize}
          onChange={(on) => form.setFieldValue('autoOptimize', on)}
        />
      </div>
    </FormSection>
  )
}
