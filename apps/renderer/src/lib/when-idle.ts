/** Does what can wait once the browser has nothing else to do; Safari does not tell when that is. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 10_000 })
  else setTimeout(work, 2_000)
}
