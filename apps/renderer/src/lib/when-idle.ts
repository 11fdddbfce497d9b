/**
 * Does what can wait: not in the first two seconds, in which a page fetches what it shows, and then once
 * the browser has nothing else to do, after ten more at the latest. Safari does not tell when that is.
 */
export function whenIdle(work: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
    else work()
  }, 2_000)
}
