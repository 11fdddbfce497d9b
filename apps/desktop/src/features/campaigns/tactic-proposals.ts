import { proposalsFor } from '@pal/core/agent/context/tactic-proposal'
import { resolveTactics } from '@pal/core/agent/context/tactics'
import type { Answer } from '@pal/core/contract/endpoints'
import type { Settings } from '@pal/core/contract/settings'
import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { type CampaignRow, everyCampaign } from '@pal/db/campaigns/campaigns'
import {
  keepProposals,
  type ListedProposal,
  listProposals,
  type ProposalDecision,
  settleProposal,
  withdrawProposals,
} from '@pal/db/campaigns/tactic-proposals'
import { tacticStatsOf } from '@pal/db/campaigns/tactic-stats'
import type { Reads, Tx } from '@pal/db/schema/reads'

import { agentCampaign } from '../../agent/turn/load-context.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'

/** Looks at the figures of every campaign again; nothing is changed by it but what is proposed. */
export async function proposeByFigures(tx: Tx, now: number): Promise<boolean> {
  const settings = await currentSettings(tx)
  if (!settings.ai.autoOptimize) return withdrawProposals(tx)
  let changed = false
  for (const campaign of await everyCampaign(tx)) {
    const found = await proposalsOf(tx, campaign, settings)
    if (await keepProposals(tx, campaign.id, found, now)) changed = true
  }
  return changed
}

async function proposalsOf(db: Reads, campaign: CampaignRow, settings: Settings) {
  if (campaign.deleted_at !== null) return []
  const { lines } = resolveTactics(settings, agentCampaign(campaign))
  const counts = await tacticStatsOf(db, campaign.id)
  return Object.values(lines).flatMap((list) => proposalsFor(list, counts))
}

export async function tacticProposals(db: Reads): Promise<Answer<'tactics.proposals'>> {
  const { ai } = await currentSettings(db)
  return { on: ai.autoOptimize, proposals: (await listProposals(db)).map(present) }
}

/** The seller's word is the only way for a proposal to change what the agent says. */
export async function decideProposal(
  { store, clock, events, log }: Pick<Platform, 'store' | 'clock' | 'events' | 'log'>,
  id: number,
  decision: ProposalDecision,
): Promise<Answer<'tactics.proposals'>> {
  const settled = await store.transaction((tx) => settleProposal(tx, id, decision, clock.now()))
  if (!settled) throw new AppError('conflict', because('proposal_settled'))
  log.write('info', 'ai', entry(`proposal_${decision}`), {
    campaignId: settled.campaign_id,
  })
  events.changed('campaigns')
  return tacticProposals(store.db)
}

const present = (row: ListedProposal) => ({
  id: row.id,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
  text: row.text,
  sent: row.sent,
  sold: row.sold,
  better: { text: row.better_text, sent: row.better_sent, sold: row.better_sold },
  state: row.state,
  at: isoTime(row.created_at),
  settledAt: isoTimeOrNull(row.settled_at),
})
