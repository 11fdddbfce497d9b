import type { TacticProposal } from '@pal/core/agent/context/tactic-proposal'
import { notFound } from '@pal/core/errors'
import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { TacticProposalsTable } from '../schema/schema.ts'
import { readStoredTexts } from '../schema/stored-json.ts'
import { changeCampaign, mustFindCampaign, type CampaignRow } from './campaigns.ts'

export type TacticProposalRow = Selectable<TacticProposalsTable>

const settledShown = 20

export interface ListedProposal extends TacticProposalRow {
  readonly campaign_name: string
}

/** What waits for the seller's word first, then what was settled last. */
export async function listProposals(db: Reads): Promise<ListedProposal[]> {
  const [open, settled] = await Promise.all([
    listed(db).where('tactic_proposals.state', '=', 'open').execute(),
    listed(db)
      .where('tactic_proposals.state', '!=', 'open')
      .orderBy('tactic_proposals.settled_at', 'desc')
      .limit(settledShown)
      .execute(),
  ])
  return [...open, ...settled]
}

function listed(db: Reads) {
  return db
    .selectFrom('tactic_proposals')
    .innerJoin('campaigns', 'campaigns.id', 'tactic_proposals.campaign_id')
    .where('campaigns.deleted_at', 'is', null)
    .selectAll('tactic_proposals')
    .select('campaigns.name as campaign_name')
    .orderBy('tactic_proposals.id', 'desc')
}

/** All of a campaign, the oldest first. */
export async function proposalsOfCampaign(
  db: Reads,
  campaignId: number,
): Promise<TacticProposalRow[]> {
  return db
    .selectFrom('tactic_proposals')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute()
}

/**
 * What the figures say now takes the place of what waits for the seller's word. What the seller has
 * refused is proposed again once twice as many customers speak against it. Whether anything changed.
 */
export async function keepProposals(
  tx: Tx,
  campaignId: number,
  found: readonly TacticProposal[],
  now: number,
): Promise<boolean> {
  const known = await proposalsOfCampaign(tx, campaignId)
  const open = known.filter(({ state }) => state === 'open')
  const gone = open.filter(({ text }) => !found.some((one) => one.text === text))
  for (const { id } of gone) await tx.deleteFrom('tactic_proposals').where('id', '=', id).execute()
  let changed = gone.length > 0
  for (const one of found) {
    const figures = figuresOf(one)
    const waiting = open.find(({ text }) => text === one.text)
    if (waiting) {
      if (isSame(waiting, figures)) continue
      await tx.updateTable('tactic_proposals').set(figures).where('id', '=', waiting.id).execute()
    } else {
      const last = known.findLast(({ text }) => text === one.text)
      if (last && one.sent < last.sent * 2) continue
      await tx
        .insertInto('tactic_proposals')
        .values({ campaign_id: campaignId, text: one.text, ...figures, created_at: now })
        .execute()
    }
    changed = true
  }
  return changed
}

/** Nothing is proposed any more; what was settled stays. Whether anything waited. */
export async function withdrawProposals(tx: Tx): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tactic_proposals')
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Figures = Pick<
  TacticProposalRow,
  'sent' | 'sold' | 'better_text' | 'better_sent' | 'better_sold'
>

const figuresOf = ({ sent, sold, better }: TacticProposal): Figures => ({
  sent,
  sold,
  better_text: better.text,
  better_sent: better.sent,
  better_sold: better.sold,
})

const isSame = (row: TacticProposalRow, figures: Figures) =>
  row.sent === figures.sent &&
  row.sold === figures.sold &&
  row.better_text === figures.better_text &&
  row.better_sent === figures.better_sent &&
  row.better_sold === figures.better_sold

const settled = { apply: 'applied', dismiss: 'dismissed', undo: 'undone' } as const
export type ProposalDecision = keyof typeof settled

/** What the seller makes of it. Undefined where it no longer waits for that. */
export async function settleProposal(
  tx: Tx,
  id: number,
  decision: ProposalDecision,
  now: number,
): Promise<TacticProposalRow | undefined> {
  const row = await tx
    .selectFrom('tactic_proposals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('proposal_not_found')
  const campaign = await mustFindCampaign(tx, row.campaign_id)
  if (row.state !== (decision === 'undo' ? 'applied' : 'open')) return undefined
  await tx
    .updateTable('tactic_proposals')
    .set({ state: settled[decision], settled_at: now })
    .where('id', '=', id)
    .execute()
  if (decision !== 'dismiss') {
    const others = restingMessages(campaign).filter((text) => text !== row.text)
    const resting = decision === 'apply' ? [...others, row.text] : others
    await changeCampaign(tx, campaign.id, { resting_messages: JSON.stringify(resting) }, now)
  }
  return row
}

/** The shop's messages that the agent of a campaign is not given. */
export function restingMessages({
  resting_messages: stored,
}: Pick<CampaignRow, 'resting_messages'>): readonly string[] {
  return readStoredTexts(stored)
}
