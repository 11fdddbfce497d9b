import { dayMs, secondMs } from '@pal/core/durations'

/** Facebook was not there before. */
const earliest = Date.UTC(2004, 1, 4)
/** So far this machine's clock may be behind; what is further ahead is wrong. */
const aheadMs = dayMs

/**
 * A moment as Facebook writes it, in Unix milliseconds: 2022-07-12T19:11:07+0000, Unix seconds in
 * the samples of its lists, Unix milliseconds in webhooks. 0 for what is none.
 */
export function parseFacebookTime(sent: string | number): number {
  const text = String(sent)
  if (/^\d{9,11}$/.test(text)) return Number(text) * secondMs
  if (/^\d{12,14}$/.test(text)) return Number(text)
  // Date.parse makes a date of almost anything.
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text)) return 0
  return Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) || 0
}

export const isAhead = (at: number, now: number): boolean => at > now + aheadMs

/** With a moment that was not, a conversation would be on top for years, and its window open. */
export const isPlausible = (at: number, now: number): boolean => at >= earliest && !isAhead(at, now)

/** As sent; where that cannot be true, the moment at which it came: nothing is left out for its time. */
export function dated<T extends { readonly at: number }>(event: T, now: number): T {
  return isPlausible(event.at, now) ? event : { ...event, at: now, implausibleTime: true }
}
