import { dayMs, hourMs, minuteMs, secondMs } from '@pal/core/durations'

/** How long the provider wants to be left alone, in milliseconds; null where it does not say. */
export function retryAfter(headers: Headers, now: number): number | null {
  return (
    amount(headers.get('retry-after-ms'), 1) ??
    amount(headers.get('retry-after'), secondMs) ??
    untilDate(headers.get('retry-after'), now) ??
    untilReset(headers)
  )
}

function amount(text: string | null, ms: number): number | null {
  return text !== null && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Math.ceil(Number(text) * ms) : null
}

function untilDate(text: string | null, now: number): number | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** OpenAI's: when what has run out is there again. */
function untilReset(headers: Headers): number | null {
  const waits = ['requests', 'tokens'].flatMap((what) =>
    headers.get(`x-ratelimit-remaining-${what}`) === '0'
      ? (span(headers.get(`x-ratelimit-reset-${what}`) ?? '') ?? [])
      : [],
  )
  return waits.length > 0 ? Math.max(...waits) : null
}

const units: Readonly<Record<string, number>> = {
  ms: 1,
  s: secondMs,
  m: minuteMs,
  h: hourMs,
  d: dayMs,
}

/** As in 120ms, 6s or 1m30s. */
function span(text: string): number | null {
  if (!/^(?:\d+(?:\.\d+)?(?:ms|[smhd]))+$/.test(text)) return null
  const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/g)
  return Math.ceil(
    [...parts].reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0),
  )
}
