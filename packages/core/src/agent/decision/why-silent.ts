import type { Settings } from '../../contract/settings.ts'
import { counted } from '../../counted.ts'
import type { CampaignStatus, Handler } from '../../domain/entities.ts'
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

/** Null when the agent is to answer; else why not, for the log. */
export function whySilent(
  state: AnswerState,
  { answersInRow }: Pick<Settings['flow'], 'answersInRow'>,
): string | null {
  if (state.handler === 'human') return 'a person has taken the conversation over'
  if (state.waitingSince === null) return 'everything is answered'
  if (state.hasDraft) return 'its draft waits for you'
  if (state.isAnswerUnderWay) return 'its answer is on its way'
  if (!state.hasActiveCampaign) {
    const newest = state.newestCampaign
    return newest ? `the campaign '${newest.name}' is ${newest.status}` : 'the page has no campaign'
  }
  return state.answersInRow >= answersInRow
    ? `it has answered ${counted(answersInRow, 'time')} without a word from the customer`
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
