import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { reasonOf } from '../../../lib/errors.ts'
import { toast } from '../../../lib/toasts.ts'
import { LoginState } from '../form/login-state.tsx'
import { useLogin } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'
import { SecretField } from '../form/secret-field.tsx'
import { typedSince } from '../form/typed-since.ts'
import { useLoginText } from './login-text.ts'
import { WindowLogin } from './window-login.tsx'

import stateClasses from '../form/login-card.module.css'
import classes from '../form/settings-form.module.css'

const permissions = [
  'pages_manage_metadata',
  'pages_messaging',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_show_list',
]

interface LoginSectionProps {
  /** Called with whether a token is typed that has not been used. */
  readonly onTyped: (typed: boolean) => void
}

/** Connects all pages of a person: by Facebook's own login, or by a token that the person pastes. */
export function LoginSection({ onTyped }: LoginSectionProps) {
  const { t } = useTranslation()
  const login = useLogin()
  const successText = useLoginText()
  const { data: ways } = useQuery(settingsQueries.loginWindow)
  const inWindow = ways?.window === 'ready'
  const [token, setToken] = useState('')
  useEffect(() => onTyped(token !== ''), [token, onTyped])

  const submit = () => {
    if (token.trim() === '') {
      return toast.failure(t('settings.login.failed'), t('settings.login.needed'))
    }
    login.mutate(token.trim(), {
      onSuccess: (answer) => {
        setToken(typedSince(token))
        if (answer.pages.length > 0) toast.success(t('settings.login.done'), successText(answer))
        else toast.failure(t('settings.login.noPagesTitle'), successText(answer))
      },
    })
  }
  return (
    <FormSection
      title={t('settings.login.title')}
      text={t('settings.login.text')}
      aside={
        <div className={stateClasses['permissions']}>
          <p id="login-permissions">{t('settings.login.permissions')}</p>
          <ul aria-labelledby="login-permissions">
            {permissions.map((permission) => (
              <li key={permission}>
                <code>{permission}</code>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <WindowLogin />
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
          name="userToken"
          help={t(inWindow ? 'settings.login.insteadHelp' : 'settings.login.tokenHelp')}
          stored={undefined}
          value={token}
          onChange={(value) => {
            setToken(value)
            // What was said of the token before says nothing of this one.
            if (!login.isPending && !login.isIdle && value !== '') login.reset()
          }}
        />
        {login.isError ? (
          <LoginState kind="error">
            <strong>{t('settings.login.failed')}</strong> {reasonOf(login.error)}
          </LoginState>
        ) : null}
        {login.isSuccess ? (
          <LoginState kind={login.data.pages.length > 0 ? 'success' : 'note'}>
            {successText(login.data)}
          </LoginState>
        ) : null}
        <div className={classes['foot']}>
          <Button
            type="submit"
            variant={inWindow || token === '' ? 'default' : 'filled'}
            disabled={login.isPending}
          >
            {t(
              login.isPending
                ? 'settings.login.connecting'
                : login.isError
                  ? 'common.retry'
                  : 'settings.login.startPasted',
            )}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
