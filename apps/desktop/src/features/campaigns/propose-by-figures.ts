import { proposalsFor } from '@pal/core/agent/context/tactic-proposal'
import { resolveTactics } from '@pal/core/agent/context/tactics'
import type { Settings } from '@pal/core/contract/settings'
import { type CampaignRow, everyCampaign } from '@pal/db/campaigns/campaigns'
import { keepProposals, withdrawProposals } from '@pal/db/campaigns/tactic-proposals'
import { tacticStatsOf } from '@pal/db/campaigns/tactic-stats'
import type { Reads, Tx } from '@pal/db/schema/reads'

import { agentCampaign } from '../../agent/turn/load-context.ts'
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
