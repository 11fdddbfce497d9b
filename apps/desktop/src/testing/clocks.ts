import { type Clock, systemClock } from '../platform/clock.ts'
import type { ManualClock } from './manual-clock.ts'

/** Shows what it is set to; whatever waits does so in real time. */
export function clockAt(now: () => number): Clock {
  return { ...systemClock, now, uptime: now }
}

/** Goes by another one and shows so much more than it: somebody has set it wrong. */
export function offBy(clock: Clock, ms: () => number): Clock {
  return {
    now: () => clock.now() + ms(),
    uptime: () => clock.uptime(),
    sleep: (time, signal) => clock.sleep(time, signal),
    after: (time, run) => clock.after(time, run),
    every: (time, run) => clock.every(time, run),
    timeout: (time) => clock.timeout(time),
  }
}

/** For what waits in the middle of its work: whoever sleeps finds the time over at once. */
export function impatient(time: ManualClock): Clock {
  return {
    ...offBy(time, () => 0),
    sleep: async (ms) => time.advance(ms),
  }
}
