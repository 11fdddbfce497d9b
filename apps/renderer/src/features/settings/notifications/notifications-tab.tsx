import { settingsTabs, type Settings } from '@pal/core/contract/settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { chime } from '../../../lib/sound/chime.ts'
import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { TabForm } from '../form/tab-form.tsx'
import { allTypedSince } from '../form/typed-since.ts'
import { useTabForm } from '../form/use-tab-form.ts'
import { ChannelSections } from './channel-sections.tsx'
import { useSaveNotifications, useSaveSecrets, type TypedSecrets } from './mutations.ts'

import classes from '../form/settings-form.module.css'

export function NotificationsTab() {
  return (
    <SettingsLoaded>
      {({ notifications }) => <NotificationsForm stored={notifications} />}
    </SettingsLoaded>
  )
}

function NotificationsForm({ stored }: { readonly stored: Settings['notifications'] }) {
  const { t } = useTranslation()
  const save = useSaveNotifications()
  const saveSecrets = useSaveSecrets()
  const wrong = t('settings.mailWrong')
  const [secrets, setSecrets] = useState<TypedSecrets>({})
  const {
    form,
    typed: typedHere,
    settle,
    refuse,
    onInvalid,
    discard,
    overtaken,
  } = useTabForm({
    stored,
    schema: settingsTabs.notifications,
    saving: save.isPending,
    words: { emailTo: wrong, emailFrom: wrong, smtpHost: t('settings.serverWrong') },
  })
  const typed = Object.values(secrets).some((secret) => secret !== '')
  const unsaved = form.isDirty() || typed
  const submit = form.onSubmit((values) => {
    // The chat is paired by the bot: nothing is typed of it here, so it is not sent.
    const { changed: notifications, was } = typedHere(values)
    const saveRest = () =>
      save.mutate(
        { notifications, was: { notifications: was } },
        { onSuccess: (answer) => settle(answer.notifications, values), onError: refuse },
      )
    if (!typed) saveRest()
    else {
      saveSecrets.mutate(secrets, {
        onSuccess: () => {
          setSecrets(allTypedSince(secrets))
          saveRest()
        },
      })
    }
  }, onInvalid)
  const toggle = (name: 'orderAlerts' | 'conversationAlerts' | 'desktop') => ({
    checked: form.values[name],
    onChange: (checked: boolean) => form.setFieldValue(name, checked),
  })
  return (
    <TabForm
      unsaved={unsaved}
      saving={save.isPending || saveSecrets.isPending}
      onSubmit={submit}
      overtaken={overtaken}
      onDiscard={() => {
        discard()
        setSecrets({})
      }}
    >
      <FormSection
        title={t('settings.notifications.what')}
        text={t('settings.notifications.whatText')}
      >
        <div className={classes['form']}>
          <ToggleField label={t('settings.notifications.orderAlerts')} {...toggle('orderAlerts')} />
          <ToggleField
            label={t('settings.notifications.conversationAlerts')}
            {...toggle('conversationAlerts')}
          />
          <NumberField
            label={t('settings.notifications.lowStock')}
            description={t('settings.notifications.lowStockHelp')}
            least={0}
            most={1_000_000}
            whole
            mayBeEmpty
            {...form.getInputProps('lowStock')}
          />
        </div>
      </FormSection>
      <FormSection
        title={t('settings.notifications.desktop')}
        text={t('settings.notifications.desktopText')}
      >
        <div className={classes['form']}>
          <ToggleField
            label={t('settings.notifications.desktopOn')}
            description={t('settings.notifications.desktopHelp')}
            {...toggle('desktop')}
          />
          <ToggleField
            label={t('settings.notifications.sound')}
            description={t('settings.notifications.soundHelp')}
            checked={form.values.sound}
            onChange={(sound) => {
              form.setFieldValue('sound', sound)
              // So it sounds.
              if (sound) chime()
            }}
          />
        </div>
      </FormSection>
      <ChannelSections form={form} unsaved={unsaved} secrets={secrets} onSecrets={setSecrets} />
    </TabForm>
  )
}
