import type { SettingsAnswer } from '@pal/core/contract/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ErrorState } from '../../components/error-state.tsx'
import { PageSkeleton } from '../../components/page-skeleton.tsx'
import { reasonOf } from '../../lib/errors.ts'
import { settingsQueries } from './queries.ts'

interface SettingsLoadedProps {
  readonly children: (settings: SettingsAnswer) => ReactNode
}

/** Shows a tab once the settings are there: a form must not begin with anything else. */
export function SettingsLoaded({ children }: SettingsLoadedProps) {
  const { t } = useTranslation()
  const settings = useQuery(settingsQueries.all)
  if (settings.data) return children(settings.data)
  if (!settings.error) return <PageSkeleton />
  return (
    <ErrorState
      title={t('settings.loadFailed')}
      text={reasonOf(settings.error)}
      onRetry={() => void settings.refetch()}
      details={String(settings.error)}
    />
  )
}
