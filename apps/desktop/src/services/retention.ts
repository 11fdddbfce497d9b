import { setImmediate as breathe } from 'node:timers/promises'

import type { Store } from '@pal/db/database'
import { dropLogsBefore } from '@pal/db/logs'

import type { Events } from '../server/events.ts'
import { currentSettings } from './settings.ts'

export interface RetentionParts {
  readonly store: Store
  readonly events: Events
  readonly now: () => number
}

const dayMs = 24 * 60 * 60 * 1000
/** A round of the housekeeping drops no more than so many parts; the next one goes on. */
const mostParts = 200

/** Lines of the log that are older than the settings let them become. */
export async function dropOldLogs({ store, events, now }: RetentionParts): Promise<void> {
  const { logDays } = (await currentSettings(store.db)).data
  const before = now() - logDays * dayMs
  let dropped = 0
  for (let part = 0; part < mostParts; part++) {
    const rows = await dropLogsBefore(store.logs.db, before)
    if (rows === 0) break
    dropped += rows
    await breathe()
  }
  if (dropped > 0) events.changed('logs')
}
