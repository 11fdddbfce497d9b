import { useState } from 'react'

import { SettingsLoaded } from '../form/settings-loaded.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { BackupsSection } from './backups-section.tsx'
import { EraseSection } from './erase-section.tsx'
import { ExportSection } from './export-section.tsx'
import { HelpSection } from './help-section.tsx'
import { HoldersSection } from './holders-section.tsx'
import { KeepSection } from './keep-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { SessionSection } from './session-section.tsx'

import classes from '../form/tab-form.module.css'

/** What is stored, how it is kept safe, how it is taken along and how it is deleted. */
export function DataTab() {
  const [typed, setTyped] = useState(false)
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
