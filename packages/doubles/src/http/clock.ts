export type Clock = {
  now(): number
  advance(ms: number): void
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
  }
}
