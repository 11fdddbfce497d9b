import type { Settings } from '../../contract/settings.ts'
import { timeFormat } from '../../domain/intl.ts'
import { because, type Reason } from '../../texts/reason.ts'
import { quietEnd } from '../follow-up/quiet-hours.ts'

type Hours = Pick<Settings, 'flow' | 'company'>

/** When the hours that the seller keeps to answer alone, and in which `at` lies, end; null outside of them. */
export function ownHoursEnd({ flow, company }: Hours, at: number): number | null {
  if (!flow.ownHours) return null
  const { ownHoursFrom: from, ownHoursUntil: until } = flow
  const end = quietEnd(at, { from, until, timezone: company.timezone })
  return end === at ? null : end
}

/** Why the agent answers nobody now, by the seller's own wish; null where it does. */
export function whyOff(settings: Hours & Pick<Settings, 'agent'>, at: number): Reason | null {
  if (settings.agent.paused) return because('agent_paused')
  if (ownHoursEnd(settings, at) === null) return null
  const { company, flow } = settings
  return because('own_hours', { until: clockText(flow.ownHoursUntil, company.language) })
}

/** A time of the shop's day, as the window writes times. */
const clockText = (clock: string, language: string) =>
  timeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`1970-01-01T${clock}Z`),
  )
