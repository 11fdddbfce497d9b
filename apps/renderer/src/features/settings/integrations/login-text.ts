import type { Answer } from '@pal/core/contract/endpoints'
import { useTranslation } from 'react-i18next'

/** Who is connected now, and with how many pages. */
export function useLoginText() {
  const { t } = useTranslation()
  return ({ userName: name, pages }: Answer<'facebook.oauthLogin'>) =>
    pages.length === 0
      ? t('settings.login.noPages', { name })
      : t('settings.login.success', { name, count: pages.length })
}
