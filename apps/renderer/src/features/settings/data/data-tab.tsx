import { settingsDataParts } from '@pal/core/texts/en/settings/data-parts'
import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'

import { PageSkeleton } from '../../../components/page-skeleton.tsx'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { BackupsSection } from './backups-section.tsx'
import { dataQueries } from './data-queries.ts'
import { EraseSection } from './erase-section.tsx'
import { ExportSection } from './export-section.tsx'
import { HelpSection } from './help-section.tsx'
import { HoldersSection } from './holders-section.tsx'
import { KeepSection } from './keep-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { SessionSection } from './session-section.tsx'

import classes from '../form/tab-form.module.css'

// Most of what is set is set without it.
i18next.addResourceBundle('en', 'translation', { settings: { data: settingsDataParts } }, true)

/** What is stored, how it is kept safe, how it is taken along and how it is deleted. */
export function DataTab() {
  const [typed, setTyped] = useState(false)
  const { isPending: settings } = useQuery(settingsQuery)
  const { isPending: place } = useQuery(dataQueries.place)
  const { isPending: backups } = useQuery(dataQueries.backups)
  // One after the other they would push what is below them away, and Delete everything is there.
  if (settings || place || backups) return <PageSkeleton />
  return (
    <div className={classes['sections']}>
      <PlaceSection />
      <SettingsLoaded>
        {({ data }) => <KeepSection stored={data} onTyped={setTyped} />}
      </SettingsLoaded>
      <BackupsSection />
      <HoldersSection />
      <ExportSection />
      <HelpSection />
      <SessionSection />
      <EraseSection />
      <UnsavedGuard unsaved={typed} />
    </div>
  )
}
