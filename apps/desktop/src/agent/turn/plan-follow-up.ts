import { followUpTime } from '@pal/core/agent/follow-up/follow-up'
import type { Settings } from '@pal/core/contract/settings'
import { dayMs, hoursMs } from '@pal/core/durations'
import type { CampaignRow } from '@pal/db/campaigns/campaigns'
import type { ConversationRow } from '@pal/db/conversations/conversations'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import type { ConcludedTurn } from '@pal/db/turns/commit-turn'

const trialDelayMs = 7 * dayMs

interface Answered {
  readonly settings: Settings
  readonly campaign: CampaignRow
  readonly conversation: ConversationRow
  readonly now: number
}

/** When the agent is to write again should the customer not answer, or have ordered a trial pack. */
export function planFollowUp({
  settings: { flow, company },
  campaign,
  conversation,
  now,
}: Answered): Pick<ConcludedTurn, 'followUp' | 'trialFollowUpAt'> {
  const { last_customer_at: customerAt } = conversation
  if (!followsUp(flow, campaign) || customerAt === null) {
    return { followUp: null, trialFollowUpAt: null }
  }
  const delayMs = hoursMs(flow.followUpDelayHours)
  const quiet = { from: flow.quietFrom, until: flow.quietUntil, timezone: company.timezone }
  const closesAt = windowClosesAt(conversation)
  // Where there is no time at which it may go out, the seller has it as a draft then.
  const runAt = followUpTime({ answeredAt: now, delayMs, closesAt, quiet }) ?? now + delayMs
  return { followUp: { runAt, customerAt }, trialFollowUpAt: now + trialDelayMs }
}

/** Switched on for the shop, and in the campaign. */
export function followsUp(
  { followUpsEnabled }: Pick<Settings['flow'], 'followUpsEnabled'>,
  campaign: Pick<CampaignRow, 'auto_follow_up_enabled'> | null,
): boolean {
  return followUpsEnabled && campaign?.auto_follow_up_enabled === 1
}
