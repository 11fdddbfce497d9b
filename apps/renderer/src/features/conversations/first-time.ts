const minute = 60_000
const hour = 60 * minute

/** In an hour, on a round minute, and while Facebook still allows it. */
export function firstTime(now: number, closesAt: number): number {
  const round = Math.ceil((now + hour) / (5 * minute)) * 5 * minute
  return Math.min(round, Math.floor((closesAt - minute) / minute) * minute)
}
