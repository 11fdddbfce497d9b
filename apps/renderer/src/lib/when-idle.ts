/**
 * Does what can wait: if not told otherwise not in the first two seconds, in which a page fetches what it shows, and then once
 * the browser has nothing else to do, after ten more at the latest. Safari does not tell when that is.
 */
export function whenIdle(work: () => void, afterMs = 2_000): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
    else work()
  }, afterMs)
}
