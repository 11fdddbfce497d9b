import type { Settings } from '../../contract/settings.ts'
import { timeFormat } from '../../domain/intl.ts'
import { hourMs } from '../../durations.ts'
import { because, type Reason } from '../../texts/reason.ts'
import { nextMorning, quietEnd } from '../follow-up/quiet-hours.ts'

type Hours = Pick<Settings, 'flow' | 'company'>

/** When the hours that the seller keeps to answer alone, and in which `at` lies, end; null outside of them. */
export function ownHoursEnd({ flow, company }: Hours, at: number): number | null {
  if (!flow.ownHours) return null
  const { ownHoursFrom: from, ownHoursUntil: until } = flow
  const end = quietEnd(at, { from, until, timezone: company.timezone })
  return end === at ? null : end
}

type Pausable = Hours & Pick<Settings, 'agent'>

/** When a pause for so long ends: tomorrow is when the shop's quiet hours end on the next day. */
export function pauseEnd(lasts: 'hour' | 'tomorrow', { flow, company }: Hours, at: number): number {
  return lasts === 'hour' ? at + hourMs : nextMorning(at, flow.quietUntil, company.timezone)
}

/** When the pause that the seller set to an end is over; null where there is none such. */
export const pausedUntil = ({ agent }: Pick<Settings, 'agent'>): number | null =>
  agent.paused && agent.pausedUntil !== null ? Date.parse(agent.pausedUntil) : null

function isPaused(settings: Pick<Settings, 'agent'>, at: number): boolean {
  return settings.agent.paused && at < (pausedUntil(settings) ?? Infinity)
}

/** When the agent, which is off, may answer again by itself; null where nobody knows. */
export function offEnd(settings: Pausable, at: number): number | null {
  return isPaused(settings, at) ? pausedUntil(settings) : ownHoursEnd(settings, at)
}

/** Why the agent answers nobody now, by the seller's own wish; null where it does. */
export function whyOff(settings: Pausable, at: number): Reason | null {
  const { company, flow } = settings
  if (isPaused(settings, at)) {
    const end = pausedUntil(settings)
    if (end === null) return because('agent_paused')
    return because('agent_paused_until', { until: comingText(end, at, company) })
  }
  if (ownHoursEnd(settings, at) === null) return null
  return because('own_hours', { until: clockText(flow.ownHoursUntil, company.language) })
}

/** The time of day for today, and the weekday before it otherwise. */
function comingText(end: number, at: number, { language, timezone }: Settings['company']): string {
  const day = timeFormat('sv-SE', { dateStyle: 'short', timeZone: timezone })
  const weekday = day.format(end) === day.format(at) ? {} : { weekday: 'long' as const }
  const how = { ...weekday, hour: 'numeric', minute: '2-digit', timeZone: timezone } as const
  return timeFormat(language, how).format(end)
}

/** A time of the shop's day, as the window writes times. */
const clockText = (clock: string, language: string) =>
  timeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    Date.parse(`1970-01-01T${clock}Z`),
  )
