import { pausedUntil } from '@pal/core/agent/decision/own-hours'
import { because } from '@pal/core/texts/reason'
import { enqueueUnanswered } from '@pal/db/jobs/job-kinds'
import type { Reads } from '@pal/db/schema/reads'
import { writeSettings } from '@pal/db/settings/settings'

import type { Worker } from '../jobs/worker.ts'
import type { Platform } from '../platform/platform.ts'
import { currentSettings } from '../platform/settings.ts'

interface PauseParts extends Pick<Platform, 'store' | 'clock' | 'events' | 'log'> {
  readonly worker: Worker
}

/** A pause whose end has come, also while the program was off: whoever waits is answered. Whether there is one. */
export async function endPause({
  store,
  clock,
  events,
  log,
  worker,
}: PauseParts): Promise<boolean> {
  const isOver = async (db: Reads) =>
    (pausedUntil(await currentSettings(db)) ?? Infinity) <= clock.now()
  // At rest it is looked at once a minute, and nothing is held for it.
  if (!(await isOver(store.db))) return false
  const ended = await store.transaction(async (tx) => {
    if (!(await isOver(tx))) return false
    const now = clock.now()
    await writeSettings(tx, { agent: { paused: false, pausedUntil: null } }, now)
    await enqueueUnanswered(tx, now)
    return true
  })
  if (!ended) return false
  log.write('info', 'ai', because('pause_over'))
  worker.poke()
  events.changed('settings', 'conversations')
  return true
}
