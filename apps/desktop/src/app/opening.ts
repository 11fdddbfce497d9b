import { because, messageOf } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'
import { unreadableTabs } from '@pal/db/settings/settings'

import type { Log } from '../platform/log.ts'

/** What the opening of the store did beside opening it. */
export async function tellOfOpening(store: Store, log: Log): Promise<void> {
  const { restoredFrom, heldBack, restoredBefore, erasedAgain, migratedFrom, damagedLog } = store
  if (restoredBefore !== null) {
    const said = messageOf(because('start_restored_before', { marker: restoredBefore }))
    log.write('warn', 'system', said)
    // Whoever gave the argument looks at the console.
    console.error(said)
  }
  if (restoredFrom) {
    const { from, setAside } = restoredFrom
    log.write('warn', 'system', 'A backup took the place of the store', { from, setAside })
  }
  if (heldBack && Object.values(heldBack).some((each) => each > 0)) {
    const said = 'What was due between the backup and its restore may have gone out: it is not sent'
    log.write('warn', 'system', said, { ...heldBack })
  }
  if (erasedAgain && erasedAgain.customers + erasedAgain.pages > 0) {
    const { customers, pages } = erasedAgain
    const said = 'The backup held customers who were erased since; they are erased again'
    log.write('info', 'system', said, { customers, pages })
  }
  if (erasedAgain?.unknown) {
    const said =
      'The store that was set aside is too damaged to tell who was erased: whoever was erased after the backup was made is back, and has to be erased again'
    log.write('warn', 'system', said)
  }
  if (migratedFrom) {
    log.write('info', 'system', 'The store was brought to this version', { ...migratedFrom })
  }
  if (damagedLog !== null) {
    log.write('error', 'system', 'The log was damaged; a new one was begun', { kept: damagedLog })
  }
  const tabs = await unreadableTabs(store.db)
  if (tabs.length > 0) {
    const said = 'Some settings cannot be read: their defaults count until they are saved again'
    log.write('warn', 'system', said, { tabs })
  }
}
