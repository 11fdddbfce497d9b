import type { Condition } from '@pal/core/domain/condition'
import { dayMs, hourMs, minuteMs } from '@pal/core/durations'
import { because, type Reason, severalReasons } from '@pal/core/texts/reason'

/** Less than that spoils nothing. */
const harmlessMs = 10 * minuteMs

/** With a clock that is wrong, times, windows and days are: it is reported before whatever else is. */
export function withClock(messenger: Condition, aheadMs: number): Condition {
  if (Math.abs(aheadMs) < harmlessMs) return messenger
  const by = spanOf(Math.abs(aheadMs))
  const wrong = because(aheadMs > 0 ? 'clock_slow' : 'clock_fast', { by })
  const reason = severalReasons([wrong, ...(messenger.reason ? [messenger.reason] : [])])
  return { state: messenger.state === 'ok' ? 'attention' : messenger.state, reason }
}

function spanOf(ms: number): Reason {
  if (ms >= 2 * dayMs) return because('span_days', { count: Math.round(ms / dayMs) })
  if (ms >= 2 * hourMs) return because('span_hours', { count: Math.round(ms / hourMs) })
  return because('span_minutes', { count: Math.round(ms / minuteMs) })
}
