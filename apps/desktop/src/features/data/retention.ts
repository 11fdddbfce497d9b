import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { dayMs, weekMs } from '@pal/core/durations'
import { dropLogsBefore, logBytes } from '@pal/db/logs/logs'
import type { Store } from '@pal/db/maintenance/store'
import { dropHandledEvents } from '@pal/db/messages/webhook-events'

import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events.ts'
import { currentSettings } from '../../platform/settings.ts'

export interface RetentionParts {
  readonly store: Store
  readonly events: Events
  readonly clock: Clock
}

/** A round of the housekeeping drops no more than so many parts; the next one continues. */
const mostParts = 200

/** The log tells of the shop; it must not take its disk, whoever fills it. */
const mostLogBytes = 256 * 1024 * 1024

/** Lines of the log that are older than the settings let them become, or more than there is room for. */
export async function dropOldLogs(
  { store, events, clock }: RetentionParts,
  mostBytes = mostLogBytes,
): Promise<void> {
  const { logDays } = (await currentSettings(store.db)).data
  const before = clock.now() - logDays * dayMs
  let dropped = 0
  for (let part = 0; part < mostParts; part++) {
    const isTooLarge = (await logBytes(store.logs.db)) > mostBytes
    const rows = await dropLogsBefore(store.logs.db, isTooLarge ? clock.now() : before)
    if (rows === 0) break
    dropped += rows
    await yieldToEventLoop()
  }
  if (dropped > 0) events.changed('logs')
}

/** Facebook delivers again for a day and a half; what was dropped by then would count as new. */
const leastEventMs = weekMs

/** Of each store, up to where only what is still open is left. */
const lookedTo = new WeakMap<Store, number>()

/** What Facebook sent beside messages, once it was acted upon and is as old as the log gets. */
export async function dropOldEvents({
  store,
  clock,
}: Omit<RetentionParts, 'events'>): Promise<void> {
  const { logDays } = (await currentSettings(store.db)).data
  const before = clock.now() - Math.max(logDays * dayMs, leastEventMs)
  for (let part = 0; part < mostParts; part++) {
    const after = lookedTo.get(store) ?? 0
    const next = await store.transaction((tx) => dropHandledEvents(tx, { before, after }))
    if (next === null) break
    lookedTo.set(store, next)
    await yieldToEventLoop()
  }
}
