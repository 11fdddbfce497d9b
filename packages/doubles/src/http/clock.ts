import { setTimeout as pause } from 'node:timers/promises'

export type Clock = {
  now(): number
  advance(ms: number): void
  /** For answers that take their time; rejects when the signal fires. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Runs on from `start` (default: the machine's time); `advance` jumps ahead, so that a day passes in a test. */
export function createClock(start: number = Date.now()): Clock {
  const born = Date.now()
  let jumped = 0
  return {
    now: () => start + (Date.now() - born) + jumped,
    advance: (ms) => {
      jumped += ms
    },
    sleep: async (ms, signal) => {
      await pause(ms, undefined, { ref: false, ...(signal && { signal }) })
    },
  }
}
