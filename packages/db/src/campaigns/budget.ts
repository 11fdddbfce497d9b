import { settingsFrom } from '@pal/core/contract/stored-settings'
import { isBudgetUsedUp } from '@pal/core/domain/budget'

import type { Reads, Tx } from '../schema/reads.ts'
import { readSettings } from '../settings/settings.ts'
import { dayOf } from '../stats/days.ts'
import { rollupTimeZone } from '../stats/rollups.ts'
import {
  activeCampaignOf,
  type CampaignRow,
  campaignById,
  changeCampaign,
  setCampaignStatus,
} from './campaigns.ts'

export interface MonthCost {
  /** In millionths of a US dollar. */
  readonly micros: number
  /** Answers of a model that has no price: what they cost is in no sum. */
  readonly unpriced: number
}

/** What the agents of these campaigns have cost in the seller's calendar month. */
export async function costsThisMonth(
  db: Reads,
  ids: readonly number[],
  now: number,
): Promise<Map<number, MonthCost>> {
  if (ids.length === 0) return new Map()
  const today = dayOf(now, await rollupTimeZone(db))
  const rows = await db
    .selectFrom('rollup_day_campaign')
    .select((eb) => [
      'campaign_id',
      eb.fn.sum<number>('cost_micros').as('micros'),
      eb.fn.sum<number>('unpriced').as('unpriced'),
    ])
    .where('campaign_id', 'in', ids)
    .where('day', '>=', `${today.slice(0, 7)}-01`)
    .groupBy('campaign_id')
    .execute()
  return new Map(rows.map(({ campaign_id, ...cost }) => [campaign_id, cost]))
}

async function isUsedUp(db: Reads, campaign: CampaignRow, now: number): Promise<boolean> {
  if (campaign.budget_limit_minor === null) return false
  const { ai } = settingsFrom(await readSettings(db))
  const micros = (await costsThisMonth(db, [campaign.id], now)).get(campaign.id)?.micros ?? 0
  const limits = { limitMinor: campaign.budget_limit_minor, currency: campaign.currency }
  return isBudgetUsedUp(limits, micros, ai.dollarRates)
}

/** Pauses a campaign whose budget of the month is used up. False where it may continue. */
export async function pauseOverBudget(tx: Tx, id: number, now: number): Promise<boolean> {
  const campaign = await campaignById(tx, id)
  if (campaign?.status !== 'active' || !(await isUsedUp(tx, campaign, now))) return false
  await setCampaignStatus(tx, id, 'paused', now)
  await changeCampaign(tx, id, { budget_paused_at: now }, now)
  return true
}

/** The same of all, so that nobody has to write before the seller sees that it is used up. */
export async function pauseAllOverBudget(tx: Tx, now: number): Promise<CampaignRow[]> {
  const limited = await tx
    .selectFrom('campaigns')
    .selectAll()
    .where('status', '=', 'active')
    .where('budget_limit_minor', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  const paused: CampaignRow[] = []
  for (const campaign of limited) {
    if (await pauseOverBudget(tx, campaign.id, now)) paused.push(campaign)
  }
  return paused
}

/**
 * Campaigns that their budget had paused and that have one again, raised or of a new month, continue.
 * Answers the pages whose customers may be answered again.
 */
export async function resumeWithinBudget(tx: Tx, now: number): Promise<CampaignRow[]> {
  const resumed: CampaignRow[] = []
  for (const campaign of await pausedByBudget(tx)) {
    if (campaign.offer_ends_at !== null && campaign.offer_ends_at <= now) {
      // It had a budget until its offer ended: nothing is left to sell.
      await setCampaignStatus(tx, campaign.id, 'completed', now)
      continue
    }
    if (await activeCampaignOf(tx, campaign.page_id)) {
      // The seller has begun another one there: when that one ends, this one waits for them, too.
      await setCampaignStatus(tx, campaign.id, 'paused', now)
      continue
    }
    if (await isUsedUp(tx, campaign, now)) continue
    await setCampaignStatus(tx, campaign.id, 'active', now)
    resumed.push(campaign)
  }
  return resumed
}

export async function pausedByBudget(db: Reads): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('budget_paused_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('budget_paused_at')
    .execute()
}

/** The campaign of a page whose budget is used up, where no other has taken its place. */
export async function spentCampaignOf(db: Reads, pageId: string): Promise<CampaignRow | null> {
  if (await activeCampaignOf(db, pageId)) return null
  return (await pausedByBudget(db)).findLast(({ page_id }) => page_id === pageId) ?? null
}

/** Those that were paused after this moment: the seller is informed of each. */
export async function pausedByBudgetAfter(
  db: Reads,
  after: number,
): Promise<{ id: number; at: number }[]> {
  const rows = await pausedByBudget(db)
  return rows.flatMap(({ id, budget_paused_at: at }) =>
    at !== null && at > after ? [{ id, at }] : [],
  )
}
