import type { Settings } from '../../contract/settings.ts'
import type { CampaignStatus, Handler } from '../../domain/entities.ts'
import { entry, type LogEntry } from '../../texts/log-line.ts'
import { because, type Reason } from '../../texts/reason.ts'

/** What of a conversation decides whether the agent is to answer in it. */
export interface AnswerState {
  readonly handler: Handler
  readonly waitingSince: number | null
  readonly answersInRow: number
  readonly isAnswerUnderWay: boolean
  readonly hasActiveCampaign: boolean
  /** Its answer waits for the seller. */
  readonly hasDraft: boolean
  /** The page's newest, where the conversation has no active one. */
  readonly newestCampaign: { readonly name: string; readonly status: CampaignStatus } | null
}

/**
 * Why a customer who waits for the agent gets no answer of it, for the seller: no agent is at work.
 * Null where one is, and where nobody waits for it. `off`: see `whyOff`.
 */
export function whyNobody(
  state: Omit<AnswerState, 'answersInRow' | 'newestCampaign'>,
  off: Reason | null,
): Reason | null {
  const { handler, waitingSince, hasDraft, isAnswerUnderWay } = state
  if (handler === 'human' || waitingSince === null || hasDraft || isAnswerUnderWay) return null
  if (state.hasActiveCampaign && off === null) return null
  return because('agent_needs_you', { why: off ?? because('no_agent_here') })
}

/** Null when the agent is to answer; else why not, for the log. */
export function whySilent(
  state: AnswerState,
  { answersInRow }: Pick<Settings['flow'], 'answersInRow'>,
): LogEntry | null {
  if (state.handler === 'human') return entry('silent_taken_over')
  if (state.waitingSince === null) return entry('silent_all_answered')
  if (state.hasDraft) return entry('silent_draft_waits')
  if (state.isAnswerUnderWay) return entry('silent_under_way')
  if (!state.hasActiveCampaign) {
    const newest = state.newestCampaign
    if (!newest) return entry('silent_no_campaign')
    return entry(`silent_campaign_${newest.status}`, { name: newest.name })
  }
  return state.answersInRow >= answersInRow
    ? entry('silent_said_enough', { count: answersInRow })
    : null
}

interface TurnLimits {
  /** Why Facebook allows no answer now; null while it does. */
  readonly closed: Reason | null
  /** The campaign whose budget is used up. */
  readonly spent: string | null
  readonly turnsOfDay: number
}

/** Why what the agent thinks could not go out, or would be too much: a human is asked instead. */
export function whyHuman(
  { closed, spent: name, turnsOfDay }: TurnLimits,
  { answersPerDay: count }: Pick<Settings['flow'], 'answersPerDay'>,
): Reason | null {
  if (closed) return closed
  if (name !== null) {
    return because('agent_needs_you', { why: because('campaign_over_budget', { name }) })
  }
  if (turnsOfDay < count) return null
  return because('agent_needs_you', { why: because('answers_per_day', { count }) })
}
