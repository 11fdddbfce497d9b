import type { Settings } from '../../contract/settings.ts'
import { counted } from '../../counted.ts'
import type { CampaignStatus, Handler } from '../../domain/entities.ts'

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
