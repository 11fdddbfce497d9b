import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'

import { ErrorState } from '../components/notices/error-state.tsx'
import { reasonOf } from '../lib/errors.ts'

/** One page broke; the frame around it and the other pages continue. */
export function RouteError() {
  const { t } = useTranslation()
  const error = useRouteError()
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
