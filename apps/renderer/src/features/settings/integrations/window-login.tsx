import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../../lib/errors.ts'
import { LoginState } from '../form/login-state.tsx'
import { useWindowLogin } from '../form/mutations.ts'
import { settingsQueries } from '../form/queries.ts'
import { useLoginText } from './login-text.ts'

import sectionClasses from '../form/login-card.module.css'

/** Facebook's own login in a window of its own: the token never comes to this page. */
export function WindowLogin() {
  const { t } = useTranslation()
  const { data: ways } = useQuery(settingsQueries.loginWindow)
  const login = useWindowLogin()
  const text = useLoginText()
  if (!ways || ways.window === 'no_desktop') return null
  if (ways.window === 'no_app_id') {
    return <LoginState kind="note">{t('settings.login.noAppId')}</LoginState>
  }
  const cancelled = login.data?.success === false
  return (
    <div className={sectionClasses['window']}>
      <div className={sectionClasses['line']}>
        <Button loading={login.isPending} onClick={() => login.start()}>
          {t(login.isError || cancelled ? 'common.retry' : 'settings.login.start')}
        </Button>
        {login.isPending ? (
          <Button variant="default" onClick={() => login.cancel()}>
            {t('common.cancel')}
          </Button>
        ) : null}
      </div>
      {login.isPending ? (
        <LoginState kind="cancelled">{t('settings.login.inWindow')}</LoginState>
      ) : null}
      {login.isError ? (
        <LoginState kind="error">
          <strong>{t('settings.login.failed')}</strong> {reasonOf(login.error)}
        </LoginState>
      ) : null}
      {cancelled ? (
        <LoginState kind="cancelled">
          <strong>{t('settings.login.cancelled')}</strong> {t('settings.login.cancelledText')}
        </LoginState>
      ) : null}
      {login.data?.success ? (
        <LoginState kind={login.data.pages.length > 0 ? 'success' : 'note'}>
          {text(login.data)}
        </LoginState>
      ) : null}
      {ways.longLived ? null : (
        <LoginState kind="note">{t('settings.login.shortLived')}</LoginState>
      )}
    </div>
  )
}
