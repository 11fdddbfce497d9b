import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import { rollupState } from '@pal/db/stats/rollups'

import type { Log } from '../../platform/log.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'

interface DayParts {
  readonly store: Store
  readonly jobs: LongJobs
  readonly log: Log
}

const underWay = new WeakMap<Store, Promise<void>>()

/**
 * Days are the seller's: where the time zone of the settings is another than the one that they were
 * summed in, they are summed again. Also continues with what a kill or a restored backup left behind.
 */
export function keepDays(parts: DayParts): Promise<void> {
  const { store } = parts
  const known = underWay.get(store)
  if (known) return known
  const work = sumAnew(parts).finally(() => underWay.delete(store))
  underWay.set(store, work)
  return work
}

async function sumAnew({ store, jobs, log }: DayParts): Promise<void> {
  if (store.folder === null) return
  for (;;) {
    // Asked again after each time: the seller may have changed it meanwhile.
    const { timezone: zone } = (await currentSettings(store.db)).company
    const state = await rollupState(store.db)
    if (state.zone === zone && !state.rebuild) return
    await jobs.run('days', 'rebuildDays', { zone })
    log.write('info', 'system', entry('days_rebuilt', { zone }), { before: state.zone })
  }
}
