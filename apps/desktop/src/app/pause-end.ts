import { pausedUntil } from '@pal/core/agent/decision/own-hours'
import { because } from '@pal/core/texts/reason'
import { enqueueUnanswered } from '@pal/db/jobs/job-kinds'
import { writeSettings } from '@pal/db/settings/settings'

import type { Worker } from '../jobs/worker.ts'
import type { Platform } from '../platform/platform.ts'
import { currentSettings } from '../platform/settings.ts'

interface PauseParts extends Pick<Platform, 'store' | 'clock' | 'events' | 'log'> {
  readonly worker: Worker
}

/** A pause whose end has come, also while the program was off: whoever waits is answered. */
export async function endPause({ store, clock, events, log, worker }: PauseParts): Promise<void> {
  const over = await store.transaction(async (tx) => {
    const now = clock.now()
    if ((pausedUntil(await currentSettings(tx)) ?? Infinity) > now) return false
    await writeSettings(tx, { agent: { paused: false, pausedUntil: null } }, now)
    await enqueueUnanswered(tx, now)
    return true
  })
  if (!over) return
  log.write('info', 'ai', because('pause_over'))
  worker.poke()
  events.changed('settings', 'conversations')
}
