import { minuteMs } from '@pal/core/durations'
import { useSyncExternalStore } from 'react'

/** Often enough that a minute is never shown a minute late. */
const renewMs = 10_000
/** What is drawn in one go has one time, also before anybody listens. */
const sameMs = 1_000

const waiting = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all that shows a time: a list of a hundred of them renews in one go. */
function listen(changed: () => void): () => void {
  timer ??= setInterval(() => {
    now = Date.now()
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

function present(): number {
  if (timer === undefined && Math.abs(Date.now() - now) >= sameMs) now = Date.now()
  return now
}

/**
 * The present time, renewed by itself, so that relative times stay right on an open page. What asks
 * for it by the minute or the hour is drawn anew when one is over, not with every look at the clock.
 */
export const useNow = (everyMs = renewMs): number =>
  useSyncExternalStore(listen, () =>
    everyMs < minuteMs ? present() : Math.floor(present() / everyMs) * everyMs,
  )
