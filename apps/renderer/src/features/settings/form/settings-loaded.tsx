import type { SettingsAnswer } from '@pal/core/contract/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { QueryError } from '../../../components/notices/query-error.tsx'
import { PageSkeleton } from '../../../components/page-skeleton.tsx'
import { settingsQuery } from '../../../lib/queries/settings.ts'

interface SettingsLoadedProps {
  readonly children: (settings: SettingsAnswer) => ReactNode
}

/** Shows a tab once the settings are there: a form must not begin with anything else. */
export function SettingsLoaded({ children }: SettingsLoadedProps) {
  const { t } = useTranslation()
  const settings = useQuery(settingsQuery)
  if (settings.data) return children(settings.data)
  if (!settings.error) return <PageSkeleton />
  return <QueryError title={t('settings.loadFailed')} query={settings} />
}
