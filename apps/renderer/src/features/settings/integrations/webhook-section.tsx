import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { fieldError } from '../../../lib/field-error.ts'
import { CopyValue } from '../form/copy-value.tsx'
import { useSaveWebhook } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'
import { WebhookTest } from './webhook-test.tsx'

import classes from '../form/settings-form.module.css'
import stepClasses from './webhook-section.module.css'

interface WebhookSectionProps {
  /** Called with whether something is typed that has not been saved. */
  readonly onTyped: (typed: boolean) => void
}

interface Typed {
  readonly port?: string
  readonly publicUrl?: string
}

/** What a seller enters at Facebook and at a tunnel, and whether it works. */
export function WebhookSection({ onTyped }: WebhookSectionProps) {
  const { t } = useTranslation()
  const { data: setup, error, refetch } = useQuery(settingsQueries.webhook)
  const save = useSaveWebhook()
  const [typed, setTyped] = useState<Typed>({})
  const dirty = Object.keys(typed).length > 0
  useEffect(() => onTyped(dirty), [dirty, onTyped])
  const refused = fieldError(save.error)
  const errorOf = (field: string) => (refused?.field === field ? refused.text : null)
  const [portWrong, setPortWrong] = useState(false)

  const submit = () => {
    const { publicUrl } = typed
    const port = typed.port?.trim()
    // What is no number would be sent as none, and close the webhook.
    const wrong = port !== undefined && port !== '' && !/^\d+$/.test(port)
    setPortWrong(wrong)
    if (wrong) return
    save.mutate(
      {
        ...(publicUrl !== undefined && { publicUrl: publicUrl.trim() }),
        ...(port !== undefined && { port: port === '' ? null : Number(port) }),
      },
      {
        onSuccess: () =>
          // What was typed since is not saved yet.
          setTyped((now) =>
            Object.fromEntries(
              Object.entries(now).filter(([field, text]) => text !== typed[field as keyof Typed]),
            ),
          ),
      },
    )
  }

  return (
    <FormSection title={t('settings.webhook.title')} text={t('settings.webhook.text')}>
      {error && !setup ? (
        <QueryError title={t('settings.webhook.loadFailed')} query={{ error, refetch }} />
      ) : null}
      {setup ? (
        <div className={stepClasses['steps']}>
          <form
            className={classes['form']}
            autoComplete="off"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
          >
            <TextInput
              label={t('settings.webhook.port')}
              description={t(
                setup.portFixed ? 'settings.webhook.portFixed' : 'settings.webhook.portHelp',
              )}
              inputMode="numeric"
              disabled={setup.portFixed}
              value={typed.port ?? String(setup.port ?? '')}
              error={portWrong ? t('settings.webhook.portWrong') : errorOf('port')}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, port: value })}
            />
            <TextInput
              label={t('settings.webhook.publicUrl')}
              description={t('settings.webhook.publicUrlHelp')}
              placeholder="https://shop.example.com"
              dir="ltr"
              value={typed.publicUrl ?? setup.publicUrl}
              error={errorOf('publicUrl')}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, publicUrl: value })}
            />
            <div className={classes['foot']}>
              <Button type="submit" variant={dirty ? 'filled' : 'default'} loading={save.isPending}>
                {t('settings.webhook.save')}
              </Button>
            </div>
          </form>
          {setup.target === null ? null : (
            <div>
              <h3 className={stepClasses['label']}>{t('settings.webhook.target')}</h3>
              <CopyValue label={t('settings.webhook.target')} value={setup.target} />
            </div>
          )}
          {setup.callbackUrl === null ? null : (
            <div>
              <h3 className={stepClasses['label']}>{t('settings.webhook.callback')}</h3>
              <CopyValue label={t('settings.webhook.callback')} value={setup.callbackUrl} />
              <p className={stepClasses['help']}>{t('settings.webhook.callbackHelp')}</p>
            </div>
          )}
          <div>
            <h3 className={stepClasses['label']}>{t('settings.webhook.fields')}</h3>
            <p className={stepClasses['fields']}>
              {setup.fields.map((field) => (
                <code key={field}>{field}</code>
              ))}
            </p>
            <p className={stepClasses['help']}>{t('settings.webhook.fieldsHelp')}</p>
          </div>
          <WebhookTest setup={setup} unsaved={dirty} />
        </div>
      ) : null}
    </FormSection>
  )
}
