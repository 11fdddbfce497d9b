import { performance } from 'node:perf_hooks'

import { isLockAwaited } from '@pal/db/sqlite/pause'

/** Turns of the loop without any news: what goes over a socket of this process arrives in the next. */
const quietTurns = 4
/** What ends by itself, and is heard of when it does. */
const underWay = new Set([
  'CloseReq',
  'FSReqCallback',
  'FSReqPromise',
  'GetAddrInfoReqWrap',
  'Immediate',
])
/** A disk that takes longer is not asked after at every turn: others need the processor. */
const patientLooks = 20

interface Waiter {
  quiet: number
  readonly resolve: () => void
}

const waiters = new Set<Waiter>()
let events = -1
let looksInVain = 0

/**
 * Returns when nothing continues in this process but what waits: for a timer, a thread, another
 * process. Requests between a product and the doubles beside it are answered by then.
 */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    // One look a turn for all who wait: each would take the other's for something under way.
    if (waiters.size === 0) setImmediate(look)
    waiters.add({ quiet: 0, resolve })
  })
}

function look(): void {
  const seen = performance.nodeTiming.uvMetricsInfo.events
  const news = seen !== events
  events = seen
  let isQuiet = !news
  for (const waiter of waiters) {
    waiter.quiet = isQuiet ? waiter.quiet + 1 : 0
    if (waiter.quiet < quietTurns) continue
    // Another thread has the store's lock for a moment.
    isQuiet =
      !isLockAwaited() && !process.getActiveResourcesInfo().some((kind) => underWay.has(kind))
    looksInVain = isQuiet ? 0 : looksInVain + 1
    waiter.quiet = 0
    if (!isQuiet) continue
    waiters.delete(waiter)
    waiter.resolve()
  }
  if (waiters.size === 0) looksInVain = 0
  else if (looksInVain > patientLooks) setTimeout(look, 1)
  else setImmediate(look)
}
