import { dayMs, hourMs, minuteMs } from '../durations.ts'

const kept = 1000
const days = new Map<number, string>()
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/**
 * As `Date.toISOString`, a few times as fast: a list holds hundreds of times, most of them of the same
 * few days.
 */
export function isoTime(time: number): string {
  const at = Math.trunc(time)
  const day = Math.floor(at / dayMs)
  const ms = at - day * dayMs
  return (
    dayPart(day) +
    `${twoDigits[Math.floor(ms / hourMs)]}:${twoDigits[Math.floor(ms / minuteMs) % 60]}` +
    `:${twoDigits[Math.floor(ms / 1000) % 60]}.${thousandth(ms % 1000)}Z`
  )
}

export const isoTimeOrNull = (at: number | null): string | null =>
  at === null ? null : isoTime(at)

function dayPart(day: number): string {
  let text = days.get(day)
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, -'00:00:00.000Z'.length)
    if (days.size >= kept) days.clear()
    days.set(day, text)
  }
  return text
}

function thousandth(ms: number): string {
  if (ms >= 100) return String(ms)
  return ms >= 10 ? `0${ms}` : `00${ms}`
}
