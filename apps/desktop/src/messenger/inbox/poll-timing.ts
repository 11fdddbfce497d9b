import { exponentialBackoff } from '@pal/core/backoff'
import { dayMs, minuteMs } from '@pal/core/durations'

/** How often a page is asked, in milliseconds. */
export interface PollTiming {
  /** While someone writes, and for how long after the last word that continues. */
  readonly busyMs: number
  readonly busyForMs: number
  readonly normalMs: number
  /** At night, on a page whose calls would last for `normalMs`: an answer still comes within 30 s. */
  readonly nightMs: number
  /** After a quiet time, on a page whose calls would not last for `normalMs`. */
  readonly idleMs: number
  readonly idleAfterMs: number
  /** By day, how many times as often as a day's calls would allow around the clock. */
  readonly haste: number
  /** After a failure; it doubles with every further one. */
  readonly errorMs: number
  readonly longestErrorMs: number
  /** At most so long while no connection can be had. */
  readonly unreachableMs: number
  /** A page that waits for the seller: now and then to see whether all is well again. */
  readonly brokenMs: number
  /** Two reads of one moment overlap so far: Facebook's lists lag a little. */
  readonly overlapMs: number
}

export const defaultTiming: PollTiming = {
  busyMs: 5_000,
  busyForMs: 2 * minuteMs,
  normalMs: 15_000,
  nightMs: 20_000,
  idleMs: minuteMs,
  idleAfterMs: 30 * minuteMs,
  haste: 4,
  errorMs: 5_000,
  longestErrorMs: 5 * minuteMs,
  unreachableMs: 30_000,
  brokenMs: 30 * minuteMs,
  overlapMs: minuteMs,
}

const nightEndsAt = 6
const steadyShare = 0.6

export interface PageMood {
  readonly now: number
  /** When something was last said. */
  readonly activeAt: number
  /** 0 to 23, by the shop's clock. */
  readonly hour: number
  readonly paceMs: number
  /** Calls a day. */
  readonly budget: number
  /** There is older news still to be fetched. */
  readonly behind: boolean
}

/** How far apart calls are that use a day's budget up evenly. */
export function evenly(budget: number): number {
  return dayMs / Math.max(1, budget)
}

/** The distance that a page's calls can keep day and night, with room left for sending. */
function lastingInterval(budget: number): number {
  return evenly(budget) / steadyShare
}

/** After a quiet time: where the calls are plenty, slower at night, and still in time for an answer. */
function quietInterval(timing: PollTiming, hour: number, budget: number): number {
  const lasting = lastingInterval(budget)
  if (lasting > timing.normalMs) return Math.max(timing.idleMs, lasting)
  return hour < nightEndsAt ? timing.nightMs : timing.normalMs
}

/** How long a first message after a quiet time may wait at most before it is fetched. */
export function slowestInterval(timing: PollTiming, budget: number): number {
  return quietInterval(timing, 0, budget)
}

/** How long until a page is asked again when all went well. */
export function nextInterval(timing: PollTiming, mood: PageMood): number {
  return Math.max(mood.paceMs, wanted(timing, mood))
}

function wanted(timing: PollTiming, mood: PageMood): number {
  const { now, activeAt, hour, budget, behind } = mood
  // A clock that was set back by hours would count as busy for hours.
  const quiet = Math.abs(now - activeAt)
  if (behind || quiet < timing.busyForMs) return timing.busyMs
  if (quiet < timing.idleAfterMs) return Math.max(timing.normalMs, evenly(budget) / timing.haste)
  return quietInterval(timing, hour, budget)
}

/** Growing waits, each a little different, so that two pages do not knock at the same moment. */
export function errorInterval(timing: PollTiming, failures: number, random: () => number): number {
  return exponentialBackoff(failures, timing.errorMs, timing.longestErrorMs) * (0.75 + random() / 2)
}
