import { hourMs, minuteMs } from '@pal/core/durations'

/** In an hour, on a round minute, and while Facebook still allows it. */
export function firstTime(now: number, closesAt: number): number {
  const round = Math.ceil((now + hourMs) / (5 * minuteMs)) * 5 * minuteMs
  return Math.min(round, Math.floor((closesAt - minuteMs) / minuteMs) * minuteMs)
}
