import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { settingsTabs, type Settings } from '@pal/core/contract/settings'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { useSaveSettings } from '../form/mutations.ts'
import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { TabForm } from '../form/tab-form.tsx'
import { useTabForm } from '../form/use-tab-form.ts'
import { SavedRepliesField } from './saved-replies-field.tsx'

import classes from '../form/settings-form.module.css'

export function FlowTab() {
  return <SettingsLoaded>{({ flow }) => <FlowForm stored={flow} />}</SettingsLoaded>
}

const selling = ['productRecommendations', 'priceNegotiation', 'orderConfirmation'] as const

interface SectionProps {
  readonly form: UseFormReturnType<Settings['flow']>
}

type Switch = 'autoGreetingEnabled' | 'followUpsEnabled' | 'ownHours' | 'humanAgent'

const toggle = (form: SectionProps['form'], name: Switch | (typeof selling)[number]) => ({
  checked: form.values[name],
  onChange: (checked: boolean) => form.setFieldValue(name, checked),
})

function FlowForm({ stored }: { readonly stored: Settings['flow'] }) {
  const { t } = useTranslation()
  const save = useSaveSettings()
  const { form, typed, settle, refuse, onInvalid, discard, overtaken } = useTabForm({
    stored,
    schema: settingsTabs.flow,
    saving: save.isPending,
    lists: { savedReplies: t('settings.savedReplies.title') },
  })
  const submit = form.onSubmit((flow) => {
    const { changed, was } = typed(flow)
    save.mutate(
      { flow: changed, was: { flow: was } },
      { onSuccess: (answer) => settle(answer.flow, flow), onError: refuse },
    )
  }, onInvalid)
  return (
    <TabForm
      unsaved={form.isDirty()}
      saving={save.isPending}
      onSubmit={submit}
      onDiscard={discard}
      overtaken={overtaken}
    >
      <OpeningSection form={form} />
      <FormSection title={t('settings.flow.selling')} text={t('settings.flow.sellingText')}>
        <div className={classes['form']}>
          {selling.map((name) => (
            <ToggleField
              key={name}
              label={t(`settings.flow.${name}`)}
              description={t(`settings.flow.${name}Help`)}
              {...toggle(form, name)}
            />
          ))}
        </div>
      </FormSection>
      <FollowUpSection form={form} />
      <HumanSection form={form} />
      <FormSection title={t('settings.savedReplies.title')} text={t('settings.savedReplies.text')}>
        <SavedRepliesField
          replies={form.values.savedReplies}
          stored={stored.savedReplies}
          onChange={(replies) => form.setFieldValue('savedReplies', replies)}
        />
      </FormSection>
    </TabForm>
  )
}

/** The first words to whoever writes. */
function OpeningSection({ form }: SectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.flow.opening')} text={t('settings.flow.openingText')}>
      <div className={classes['form']}>
        <ToggleField
          label={t('settings.flow.autoGreetingEnabled')}
          description={t('settings.flow.autoGreetingHelp')}
          {...toggle(form, 'autoGreetingEnabled')}
        />
        <Textarea
          attributes={ownDirection}
          label={t('settings.flow.greetingMessage')}
          description={t('settings.flow.greetingHelp')}
          rows={3}
          disabled={!form.values.autoGreetingEnabled}
          {...form.getInputProps('greetingMessage')}
        />
      </div>
    </FormSection>
  )
}

/** Whoever does not answer is written to once more. */
function FollowUpSection({ form }: SectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.followUps.title')} text={t('settings.followUps.text')}>
      <div className={classes['form']}>
        <ToggleField
          label={t('settings.followUps.enabled')}
          description={t('settings.followUps.enabledHelp')}
          {...toggle(form, 'followUpsEnabled')}
        />
        <NumberField
          label={t('settings.followUps.delay')}
          description={t('settings.followUps.delayHelp')}
          least={0.5}
          most={720}
          disabled={!form.values.followUpsEnabled}
          {...form.getInputProps('followUpDelayHours')}
        />
        <div className={classes['pair']}>
          <TextInput
            type="time"
            label={t('settings.followUps.quietFrom')}
            disabled={!form.values.followUpsEnabled}
            {...form.getInputProps('quietFrom')}
          />
          <TextInput
            type="time"
            label={t('settings.followUps.quietUntil')}
            disabled={!form.values.followUpsEnabled}
            {...form.getInputProps('quietUntil')}
          />
        </div>
        <p className={classes['note']}>{t('settings.followUps.quietHelp')}</p>
      </div>
    </FormSection>
  )
}

/** When a human answers, and how much the agent may say in a row. */
function HumanSection({ form }: SectionProps) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('settings.flow.human')} text={t('settings.flow.humanText')}>
      <div className={classes['form']}>
        <ToggleField
          label={t('settings.flow.ownHours')}
          description={t('settings.flow.ownHoursHelp')}
          {...toggle(form, 'ownHours')}
        />
        <div className={classes['pair']}>
          <TextInput
            type="time"
            label={t('settings.flow.ownHoursFrom')}
            disabled={!form.values.ownHours}
            {...form.getInputProps('ownHoursFrom')}
          />
          <TextInput
            type="time"
            label={t('settings.flow.ownHoursUntil')}
            disabled={!form.values.ownHours}
            {...form.getInputProps('ownHoursUntil')}
          />
        </div>
        <div className={classes['pair']}>
          <NumberField
            label={t('settings.flow.takeoverHours')}
            description={t('settings.flow.takeoverHelp')}
            least={0.5}
            most={720}
            {...form.getInputProps('takeoverHours')}
          />
          <NumberField
            label={t('settings.flow.answersInRow')}
            description={t('settings.flow.answersInRowHelp')}
            least={1}
            most={20}
            whole
            {...form.getInputProps('answersInRow')}
          />
          <NumberField
            label={t('settings.flow.answersPerDay')}
            description={t('settings.flow.answersPerDayHelp')}
            least={1}
            most={1000}
            whole
            {...form.getInputProps('answersPerDay')}
          />
        </div>
        <ToggleField
          label={t('settings.flow.humanAgent')}
          description={t('settings.flow.humanAgentHelp')}
          {...toggle(form, 'humanAgent')}
        />
      </div>
    </FormSection>
  )
}
