import { useSyncExternalStore } from 'react'

/** Often enough that what is shown by the minute is right to a few seconds. */
const renewMs = 10_000

const waiting = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all that shows a time: a list of a hundred of them renews in one go. */
function listen(changed: () => void): () => void {
  timer ??= setInterval(() => {
    for (const each of waiting) each()
  }, renewMs)
  waiting.add(changed)
  return () => {
    waiting.delete(changed)
    if (waiting.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const present = () => Date.now()

/**
 * The present time, renewed by itself, so that relative times stay right on an open page. What asks
 * for it by the minute or the hour is drawn again when one is over, not with every look at the clock.
 */
export function useNow(everyMs = renewMs): number {
  useSyncExternalStore(listen, () => Math.floor(present() / everyMs))
  return present()
}
