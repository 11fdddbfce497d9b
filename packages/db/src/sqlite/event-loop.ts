import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/** So that what came before the first query, and the last one, still fit into a frame of 16 ms. */
const longestMs = 6

/** When work came up first since the loop last turned. */
let since: number | null = null

/** To be waited for where the loop has not turned for long: timers, windows and the network have their turn. */
export function yieldIfBusy(): Promise<void> | undefined {
  const now = performance.now()
  if (since === null) {
    since = now
    setImmediate(() => {
      since = null
    })
  } else if (now - since > longestMs) return yieldToEventLoop()
  return undefined
}
