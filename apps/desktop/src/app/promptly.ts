import { offEnd } from '@pal/core/agent/decision/own-hours'
import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'

import type { Worker } from '../jobs/worker.ts'
import type { Timer } from '../platform/clock.ts'
import type { Platform } from '../platform/platform.ts'
import { currentSettings } from '../platform/settings.ts'
import { tellOfStock } from './back-in-stock.ts'
import { endPause } from './pause-end.ts'

type Parts = Pick<Platform, 'store' | 'clock' | 'events' | 'log'> & { readonly worker: Worker }

/** One look for all the orders of a moment, which are many where a file is imported. */
const stockAfterMs = 1_000

/** What the housekeeping would find within a minute is done at once: a pause that ends, stock that is back. */
export function startPromptly(parts: Parts): AsyncDisposable {
  const { store, clock, events, log } = parts
  let under: Promise<void> = Promise.resolve()
  let timer: Timer | undefined
  let stockTimer: Timer | undefined
  let stopped = false
  const next = (work: () => Promise<void>) => {
    under = under.then(work).catch((error: unknown) => {
      log.write('error', 'system', entry('housekeeping_failed'), { reason: errorText(error) })
    })
  }
  const ended = async () => {
    // Own hours end by themselves: whoever shows them hears of it.
    if (!(await endPause(parts))) events.changed('settings')
  }
  const waitForEnd = async () => {
    timer?.cancel()
    const now = clock.now()
    const end = offEnd(await currentSettings(store.db), now)
    timer = end === null || stopped ? undefined : clock.after(end - now, () => next(ended))
  }
  const stop = events.listen((kinds) => {
    if (kinds.includes('settings')) next(waitForEnd)
    if (kinds.includes('products') || kinds.includes('orders')) {
      stockTimer ??= clock.after(stockAfterMs, () => {
        stockTimer = undefined
        next(() => tellOfStock(parts))
      })
    }
  })
  next(waitForEnd)
  return {
    async [Symbol.asyncDispose]() {
      stopped = true
      stop()
      timer?.cancel()
      stockTimer?.cancel()
      await under
    },
  }
}
