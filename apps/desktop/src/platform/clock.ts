import { uptime } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

import { secondMs } from '@pal/core/durations'

/** A call that is planned; to cancel it twice, or too late, changes nothing. */
export interface Timer {
  cancel(): void
}

/** Fires with a TimeoutError; disposed of when the call is over, it fires no more. */
export type Deadline = AbortSignal & Disposable

/** The time, and whatever waits for it: nothing else in the program sets a timer. */
export interface Clock {
  readonly now: () => number
  /** Since the computer was started, also while it slept: nobody can set it. */
  readonly uptime: () => number
  /** Rejects when the signal fires before the time is up. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Calls once. Like `every`, it keeps no process alive that has nothing else to do. */
  after(ms: number, run: () => void): Timer
  every(ms: number, run: () => void): Timer
  /** The deadline of a call. */
  timeout(ms: number): Deadline
}

/** Node calls at once what is to be called later than this. */
const longestMs = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  uptime: () => uptime() * secondMs,
  async sleep(ms, signal) {
    await pause(ms, undefined, signal && { signal })
  },
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, longestMs)).unref()
    return { cancel: () => clearTimeout(timer) }
  },
  every(ms, run) {
    const timer = setInterval(run, ms).unref()
    return { cancel: () => clearInterval(timer) }
  },
  timeout: (ms) => deadlineBy((fire) => systemClock.after(ms, fire)),
}

/** That of `AbortSignal.timeout` cannot be called off: each call's would fire half a minute after it. */
export function deadlineBy(begin: (fire: () => void) => Timer): Deadline {
  const late = new AbortController()
  const timer = begin(() => late.abort(new DOMException('The time is up', 'TimeoutError')))
  return Object.assign(late.signal, { [Symbol.dispose]: () => timer.cancel() })
}
