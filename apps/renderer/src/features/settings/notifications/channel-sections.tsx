import { TextInput, UnstyledButton } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { NotifyChannel } from '@pal/core/contract/notifications'
import type { Settings } from '@pal/core/contract/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { NumberField } from '../../../components/fields/number-field.tsx'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { settingsQueries } from '../form/queries.ts'
import { SecretField } from '../form/secret-field.tsx'
import { ChannelState } from './channel-state.tsx'
import { useSaveSecrets, useUnpair, type TypedSecrets } from './mutations.ts'

import classes from '../form/settings-form.module.css'

interface ChannelSectionsProps {
  readonly form: UseFormReturnType<Settings['notifications']>
  readonly unsaved: boolean
  readonly secrets: TypedSecrets
  readonly onSecrets: (secrets: TypedSecrets) => void
}

/** Every way out of this computer: what it needs, its state, and a test of it. */
export function ChannelSections({ form, unsaved, secrets, onSecrets }: ChannelSectionsProps) {
  const { t } = useTranslation()
  const { data: channels, error, refetch } = useQuery(settingsQueries.notifications)
  const forget = useSaveSecrets()
  const unpair = useUnpair()
  if (error && !channels) {
    return <QueryError title={t('settings.notifications.failed')} query={{ error, refetch }} />
  }
  const text = (field: 'to' | 'from' | 'host' | 'user') =>
    t(`settings.notifications.email.${field}`)
  const section = (channel: NotifyChannel, fields: ReactNode) => {
    const status = channels?.find((each) => each.channel === channel)
    return (
      <FormSection
        key={channel}
        title={t(`settings.notifications.${channel}.title`)}
        text={t(`settings.notifications.${channel}.text`)}
      >
        <div className={classes['form']}>
          <ToggleField
            label={t(`settings.notifications.${channel}.on`)}
            checked={form.values[channel]}
            onChange={(on) => form.setFieldValue(channel, on)}
          />
          {form.values[channel] ? (
            <>
              {fields}
              <SecretField
                label={t(`settings.notifications.${channel}.secret`)}
                help={t(`settings.notifications.${channel}.secretHelp`)}
                stored={status?.secretSet}
                value={secrets[channel] ?? ''}
                onChange={(secret) => onSecrets({ ...secrets, [channel]: secret })}
                onRemove={() => forget.mutate({ [channel]: null })}
              />
              <ChannelState channel={channel} status={status} unsaved={unsaved} />
            </>
          ) : null}
        </div>
      </FormSection>
    )
  }
  return (
    <>
      {section(
        'email',
        <>
          <div className={classes['pair']}>
            <TextInput
              dir="ltr"
              label={text('to')}
              type="email"
              {...form.getInputProps('emailTo')}
            />
            <TextInput
              dir="ltr"
              label={text('from')}
              type="email"
              {...form.getInputProps('emailFrom')}
            />
          </div>
          <div className={classes['pair']}>
            <TextInput dir="ltr" label={text('host')} {...form.getInputProps('smtpHost')} />
            <NumberField
              label={t('settings.notifications.email.port')}
              description={t('settings.notifications.email.portHelp')}
              least={1}
              most={65_535}
              whole
              {...form.getInputProps('smtpPort')}
            />
          </div>
          <TextInput
            dir="ltr"
            label={text('user')}
            autoComplete="off"
            {...form.getInputProps('smtpUser')}
          />
        </>,
      )}
      {section(
        'telegram',
        form.values.telegramChat ? (
          <p className={classes['note']}>
            {t('settings.notifications.telegram.paired')}{' '}
            <UnstyledButton className={classes['quiet']} onClick={() => unpair.mutate()}>
              {t('settings.notifications.telegram.unpair')}
            </UnstyledButton>
          </p>
        ) : null,
      )}
      {section(
        'sms',
        <>
          <TextInput
            dir="ltr"
            label={t('settings.notifications.sms.to')}
            type="tel"
            {...form.getInputProps('smsTo')}
          />
          <TextInput
            dir="ltr"
            label={t('settings.notifications.sms.url')}
            description={t('settings.notifications.sms.urlHelp')}
            {...form.getInputProps('smsUrl')}
          />
        </>,
      )}
      {section(
        'webhook',
        <TextInput
          dir="ltr"
          label={t('settings.notifications.webhook.url')}
          description={t('settings.notifications.webhook.urlHelp')}
          {...form.getInputProps('webhookUrl')}
        />,
      )}
    </>
  )
}
