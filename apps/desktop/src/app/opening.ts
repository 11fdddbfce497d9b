import { entry } from '@pal/core/texts/log-line'
import { because, messageOf } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'
import { unreadableTabs } from '@pal/db/settings/settings'

import type { Log } from '../platform/log.ts'

/** What the opening of the store did beside opening it. */
export async function tellOfOpening(store: Store, log: Log): Promise<void> {
  const { restoredFrom, heldBack, restoredBefore, erasedAgain, migratedFrom, damagedLog } = store
  if (restoredBefore !== null) {
    const said = because('start_restored_before', { marker: restoredBefore })
    log.write('warn', 'system', said)
    // Whoever gave the argument looks at the console.
    console.error(messageOf(said))
  }
  if (restoredFrom) {
    const { from, setAside } = restoredFrom
    log.write('warn', 'system', entry('store_restored'), { from, setAside })
  }
  if (heldBack && Object.values(heldBack).some((each) => each > 0)) {
    log.write('warn', 'system', entry('restore_held_back'), { ...heldBack })
  }
  if (erasedAgain && erasedAgain.customers + erasedAgain.pages > 0) {
    const { customers, pages } = erasedAgain
    log.write('info', 'system', entry('restore_erased_again'), { customers, pages })
  }
  if (erasedAgain?.unknown) {
    log.write('warn', 'system', entry('restore_erased_unknown'))
  }
  if (migratedFrom) {
    log.write('info', 'system', entry('store_migrated'), { ...migratedFrom })
  }
  if (damagedLog !== null) {
    log.write('error', 'system', entry('log_replaced'), { kept: damagedLog })
  }
  const tabs = await unreadableTabs(store.db)
  if (tabs.length > 0) {
    log.write('warn', 'system', entry('settings_unreadable'), { tabs })
  }
}
