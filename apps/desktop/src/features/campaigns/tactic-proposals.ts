import type { Answer } from '@pal/core/contract/endpoints'
import { isoTime } from '@pal/core/domain/iso-time'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import {
  type ListedProposal,
  listProposals,
  type ProposalDecision,
  settleProposal,
  withdrawProposals,
} from '@pal/db/campaigns/tactic-proposals'
import type { Store } from '@pal/db/maintenance/store'
import type { Reads } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'

/** Proposals go by the figures as they stand, where the seller wants any. Whether anything changed. */
export async function renewProposals(store: Store, now: number): Promise<boolean> {
  const { ai } = await currentSettings(store.db)
  if (!ai.autoOptimize) return store.transaction(withdrawProposals)
  const { proposeByFigures } = await import('./propose-by-figures.ts')
  return store.transaction((tx) => proposeByFigures(tx, now))
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
  log.write('info', 'ai', `A proposal about a sales message: ${decision}`, {
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
  settledAt: row.settled_at === null ? null : isoTime(row.settled_at),
})
