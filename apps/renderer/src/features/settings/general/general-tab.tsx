import { NativeSelect, Textarea, TextInput, UnstyledButton } from '@mantine/core'
import { settingsTabs, type Settings } from '@pal/core/contract/settings'
import { languages } from '@pal/core/domain/entities'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { currencyChoices } from '../../../lib/currency-choices.ts'
import { languageNames } from '../../../lib/format/language-names.ts'
import { ownTimeZone } from '../../../lib/format/own-time-zone.ts'
import { useSaveSettings } from '../form/mutations.ts'
import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { TabForm } from '../form/tab-form.tsx'
import { useTabForm } from '../form/use-tab-form.ts'
import { countryChoices } from './country-choices.ts'
import { ProgramSection } from './program-section.tsx'
import { timeZoneGroups } from './time-zones.ts'

import classes from '../form/settings-form.module.css'

export function GeneralTab() {
  return <SettingsLoaded>{({ company }) => <GeneralForm stored={company} />}</SettingsLoaded>
}

/** Each by its own name, so that whoever chose a wrong one finds back. */
const languageChoices = languages.map((value) => ({ value, label: languageNames[value] }))

function GeneralForm({ stored }: { readonly stored: Settings['company'] }) {
  const { t, i18n } = useTranslation()
  const save = useSaveSettings()
  const { form, typed, settle, refuse, onInvalid, discard, overtaken } = useTabForm({
    stored,
    schema: settingsTabs.company,
    saving: save.isPending,
    words: { contactEmail: t('settings.mailWrong') },
  })
  const here = ownTimeZone()
  const countries = useMemo(() => countryChoices(i18n.language), [i18n.language])
  const currencies = useMemo(() => currencyChoices(i18n.language), [i18n.language])
  const { defaultCurrency: from } = stored
  const { defaultCurrency: to } = form.values
  const currencyChanges = from === to ? null : t('settings.general.currencyChanges', { from, to })
  const submit = form.onSubmit((company) => {
    const { changed, was } = typed(company)
    save.mutate(
      { company: changed, was: { company: was } },
      { onSuccess: (answer) => settle(answer.company, company), onError: refuse },
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
      <FormSection title={t('settings.general.shop')} text={t('settings.general.shopText')}>
        <div className={classes['form']}>
          <TextInput
            attributes={ownDirection}
            label={t('settings.general.companyName')}
            maxLength={200}
            {...form.getInputProps('companyName')}
          />
          <ToggleField
            label={t('settings.general.usePageName')}
            description={t('settings.general.usePageNameHelp')}
            checked={form.values.usePageName}
            onChange={(on) => form.setFieldValue('usePageName', on)}
          />
          <TextInput
            dir="ltr"
            label={t('settings.general.contactEmail')}
            type="email"
            maxLength={200}
            {...form.getInputProps('contactEmail')}
          />
          <TextInput
            dir="ltr"
            label={t('settings.general.contactPhone')}
            type="tel"
            maxLength={40}
            {...form.getInputProps('contactPhone')}
          />
          <Textarea
            attributes={ownDirection}
            label={t('settings.general.address')}
            description={t('settings.general.addressHelp')}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={500}
            {...form.getInputProps('address')}
          />
        </div>
      </FormSection>
      <FormSection title={t('settings.general.region')} text={t('settings.general.regionText')}>
        <div className={classes['form']}>
          <NativeSelect
            label={t('settings.general.language')}
            description={t('settings.general.languageHelp')}
            data={languageChoices}
            {...form.getInputProps('language')}
          />
          <div>
            <NativeSelect
              label={t('settings.general.timezone')}
              data={timeZoneGroups(form.values.timezone)}
              {...form.getInputProps('timezone')}
            />
            {here === form.values.timezone ? null : (
              <UnstyledButton
                className={classes['quiet']}
                onClick={() => form.setFieldValue('timezone', here)}
              >
                {t('settings.general.here', { zone: here })}
              </UnstyledButton>
            )}
          </div>
          <NativeSelect
            label={t('settings.general.defaultCurrency')}
            description={currencyChanges}
            data={currencies}
            {...form.getInputProps('defaultCurrency')}
          />
          <NativeSelect
            label={t('settings.general.country')}
            description={t('settings.general.countryHelp')}
            data={[{ value: '', label: t('settings.general.countryOpen') }, ...countries]}
            {...form.getInputProps('country')}
          />
        </div>
      </FormSection>
      <ProgramSection />
    </TabForm>
  )
}
