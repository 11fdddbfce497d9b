import { useTranslation } from 'react-i18next'

import { ErrorState } from '../components/notices/error-state.tsx'
import { reasonOf } from '../lib/errors.ts'

/** In place of what broke, a page or the whole window. */
export function Broken({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('error.pageTitle')}
      text={t('error.pageText')}
      retryLabel={t('error.reload')}
      onRetry={() => globalThis.location.reload()}
      details={error instanceof Error ? (error.stack ?? error.message) : reasonOf(error)}
    />
  )
}
