import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../components/form-section.tsx'
import { reasonOf } from '../../lib/errors.ts'
import { toast } from '../../lib/toasts.ts'
import { useLogin } from './mutations.ts'
import { SecretField } from './secret-field.tsx'

import stateClasses from './login-section.module.css'
import classes from './settings-form.module.css'

const permissions = [
  'pages_manage_metadata',
  'pages_messaging',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_show_list',
]

interface LoginSectionProps {
  /** Told whether a token is typed that has not been used. */
  readonly onTyped: (typed: boolean) => void
}

/** Connects all pages of a person by the access token that person pastes. */
export function LoginSection({ onTyped }: LoginSectionProps) {
  const { t } = useTranslation()
  const login = useLogin()
  const [token, setToken] = useState('')
  useEffect(() => onTyped(token !== ''), [token, onTyped])

  const submit = () => {
    if (token.trim() === '') {
      return toast.failure(t('settings.login.failed'), t('settings.login.needed'))
    }
    login.mutate(token.trim(), {
      onSuccess: (answer) => {
        setToken('')
        toast.success(t('settings.login.done'), successText(answer))
      },
    })
  }
  const successText = ({ userName: name, pages }: NonNullable<typeof login.data>) =>
    pages.length === 0
      ? t('settings.login.noPages', { name })
      : t('settings.login.success', { name, count: pages.length })

  return (
    <FormSection
      title={t('settings.login.title')}
      text={t('settings.login.text')}
      aside={
        <ul className={stateClasses['permissions']} aria-label={t('settings.login.permissions')}>
          {permissions.map((permission) => (
            <li key={permission}>
              <code>{permission}</code>
            </li>
          ))}
        </ul>
      }
    >
      <form
        className={classes['form']}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SecretField
          label={t('settings.login.token')}
          help={t('settings.login.tokenHelp')}
          stored={undefined}
          value={token}
          onChange={setToken}
        />
        {login.isError ? (
          <p className={stateClasses['state']} data-kind="error">
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
            <span>
              <strong>{t('settings.login.failed')}</strong> {reasonOf(login.error)}
            </span>
          </p>
        ) : null}
        {login.isSuccess ? (
          <p className={stateClasses['state']} data-kind="success">
            <IconCircleCheck size={16} stroke={1.8} aria-hidden />
            <span>{successText(login.data)}</span>
          </p>
        ) : null}
        <div className={classes['foot']}>
          <Button type="submit" disabled={login.isPending}>
            {t(
              login.isPending
                ? 'settings.login.connecting'
                : login.isError
                  ? 'common.retry'
                  : 'settings.login.start',
            )}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
