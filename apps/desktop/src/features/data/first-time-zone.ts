import { defaultSettings, settingsTabs } from '@pal/core/contract/settings'
import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import { isUntouched, takeTimeZone } from '@pal/db/settings/first-time-zone'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'

interface Parts {
  readonly store: Store
  readonly log: Pick<Log, 'write'>
  readonly clock: Clock
}

const { timezone: byDefault } = defaultSettings.company

/** The zone of this computer; the default where it is not known. */
export function computersTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const read = settingsTabs.company.shape.timezone.safeParse(timeZone)
  return read.success && read.data !== 'Etc/Unknown' ? read.data : byDefault
}

/** At the very first start 'today' becomes the seller's, who works where the computer is. */
export async function takeComputersTimeZone({ store, log, clock }: Parts): Promise<void> {
  // Asking the computer takes a twentieth of the whole start.
  if (!(await isUntouched(store.db))) return
  const zone = computersTimeZone()
  if (zone === byDefault) return
  if (await store.transaction((tx) => takeTimeZone(tx, zone, clock.now()))) {
    log.write('info', 'system', entry('days_from_computer', { zone }))
  }
}
