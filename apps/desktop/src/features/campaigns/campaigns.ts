import type { Campaign, CampaignDraft, CampaignPatch } from '@pal/core/contract/campaigns'
import { AppError, badField } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { costsThisMonth, pauseOverBudget } from '@pal/db/campaigns/budget'
import {
  activeCampaignOf,
  type CampaignChanges,
  type CampaignRow,
  changeCampaign as changeRow,
  createCampaign as createRow,
  listCampaigns,
  mustFindCampaign,
  type NewCampaign,
  removeCampaign as removeRow,
  setCampaignStatus,
} from '@pal/db/campaigns/campaigns'
import { catalogueOf, leaveDeleted, type NewProduct } from '@pal/db/campaigns/products'
import { enqueueUnanswered } from '@pal/db/jobs/job-kinds'
import { pageById } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'
import { campaignCounts } from '@pal/db/stats/stats'

import { resumeCampaignsWithinBudget } from '../../jobs/budget.ts'
import type { Worker } from '../../jobs/worker.ts'
import { refuseOvertaken } from '../../platform/overtaken.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { ownPictureOf, type TakenPictures } from '../../products/own-picture.ts'
import type { ProductPictures } from '../../products/product-pictures.ts'
import { countedWith, newProduct, optionalAmount } from '../../products/product.ts'
import { type LeftDraft, replaceDraft } from './left-drafts.ts'
import { presentCampaign } from './present.ts'
import { hasTrialPack, trialPackChanges } from './trial-pack.ts'

export interface CampaignParts extends Platform {
  readonly productPictures: Pick<ProductPictures, 'get'>
  readonly pictures: TakenPictures
  readonly attachments: { pathOf(file: string): string | null }
  readonly worker: Worker
}

const freeMonth = { micros: 0, unpriced: 0 }
const noneYet = { conversations: 0, conversationsToday: 0, orders: 0, chatOrders: 0 }

/** A part of the list with its figures, and the rows themselves: they say where the next part begins. */
export async function campaignPage(
  parts: CampaignParts,
  page: Parameters<typeof listCampaigns>[1],
): Promise<{ readonly rows: readonly CampaignRow[]; readonly campaigns: Campaign[] }> {
  const rows = await listCampaigns(parts.store.db, page)
  return { rows, campaigns: await withFigures(parts, rows) }
}

async function withFigures(
  { store, clock }: CampaignParts,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id)
  const counts = await campaignCounts(store.db, ids, clock.now())
  const costs = await costsThisMonth(store.db, ids, clock.now())
  const rates = (await currentSettings(store.db)).ai.dollarRates
  return rows.map((row) =>
    presentCampaign(row, counts.get(row.id) ?? noneYet, {
      month: costs.get(row.id) ?? freeMonth,
      rates,
    }),
  )
}

async function presented(parts: CampaignParts, row: CampaignRow): Promise<Campaign> {
  const [campaign] = await withFigures(parts, [row])
  if (!campaign) throw new Error('A campaign without an answer')
  return campaign
}

/**
 * With its products, or not at all; who waits on its page is answered if it begins at once. The
 * dialog's draft goes with it.
 */
export async function createCampaign(
  parts: CampaignParts,
  draft: CampaignDraft,
  from?: { readonly at: LeftDraft; readonly window?: string | undefined },
): Promise<Campaign> {
  const { store, events, log, clock } = parts
  const row = await store.transaction(async (tx) => {
    // Of a paused one it is looked at when it begins: a file may hold an offer of before.
    if (draft.status === 'active') refusePastEnd(draft.offerEndsAt, clock.now())
    const page = await pageById(tx, draft.facebookPageId)
    if (!page || page.disconnected_at !== null) {
      throw badField('facebookPageId', because('page_not_selectable'))
    }
    const products: NewProduct[] = []
    for (const [index, product] of draft.products.entries()) {
      const at = `products.${index}.`
      products.push({
        ...newProduct(product, draft.productCategory, at),
        ...(await countedWith(tx, product)),
        ...(await ownPictureOf(tx, parts.pictures, product.picture, at)),
      })
    }
    if (draft.stopOther && draft.status === 'active') await stopOther(tx, page.id, clock.now())
    const made = await createRow(tx, newCampaign(draft, page.name), products, clock.now())
    if (made.status === 'active') await enqueueUnanswered(tx, clock.now(), made.page_id)
    if (from) await replaceDraft(tx, from.at, { draft: null, window: from.window }, clock.now())
    return made
  })
  parts.pictures.settle(draft.products.flatMap(({ picture }) => picture ?? []))
  log.write('info', 'system', entry('campaign_created', { name: row.name }), { campaignId: row.id })
  events.changed('campaigns', 'products')
  return presented(parts, row)
}

export async function changeCampaign(
  parts: CampaignParts,
  id: number,
  patch: CampaignPatch,
): Promise<Campaign> {
  const { store, events, log, worker, clock } = parts
  const { status } = patch
  const row = await store.transaction(async (tx) => {
    refusePastEnd(patch.offerEndsAt ?? null, clock.now())
    const before = await mustFindCampaign(tx, id)
    if (patch.was) refuseOvertaken(patch.was, patch, seenFields(before))
    await refuseUnchangeable(tx, before, patch)
    const trialPack = trialPackChanges(before, patch, await currentSettings(tx))
    const changes = { ...campaignChanges(patch), ...trialPack }
    const changed = await changeRow(tx, id, changes, clock.now())
    if (changed.currency !== before.currency) await leaveDeleted(tx, id, clock.now())
    if (patch.stopOther === true && status === 'active')
      await stopOther(tx, changed.page_id, clock.now(), id)
    if (status !== undefined) await moveTo(tx, id, status, clock.now())
    await pauseOverBudget(tx, id, clock.now())
    await resumeCampaignsWithinBudget(tx, clock.now())
    return mustFindCampaign(tx, id)
  })
  worker.poke()
  if (status !== undefined) logMoved(log, row)
  events.changed('campaigns')
  // Products name the campaigns that share their stock.
  if (patch.name !== undefined) events.changed('products')
  return presented(parts, row)
}

/** Who waits on its page is answered as soon as it continues. */
export async function stopOrResume(
  parts: CampaignParts,
  id: number,
  status: Campaign['status'],
): Promise<Campaign> {
  const { store, events, log, worker, clock } = parts
  const row = await store.transaction((tx) => moveTo(tx, id, status, clock.now()))
  worker.poke()
  logMoved(log, row)
  events.changed('campaigns')
  return presented(parts, row)
}

async function moveTo(
  tx: Tx,
  id: number,
  status: Campaign['status'],
  now: number,
): Promise<CampaignRow> {
  const moved = await setCampaignStatus(tx, id, status, now)
  if (status === 'active' && (await pauseOverBudget(tx, id, now))) {
    throw new AppError('conflict', because('campaign_over_budget', { name: moved.name }))
  }
  if (status === 'active') await enqueueUnanswered(tx, now, moved.page_id)
  return moved
}

const logMoved = (log: CampaignParts['log'], { id, name, status }: CampaignRow) =>
  log.write('info', 'system', entry(`campaign_is_${status}`, { name }), { campaignId: id })

async function stopOther(tx: Tx, pageId: string, now: number, but?: number): Promise<void> {
  const other = await activeCampaignOf(tx, pageId)
  if (other && other.id !== but) await setCampaignStatus(tx, other.id, 'paused', now)
}

function refusePastEnd(offerEndsAt: string | null, now: number): void {
  if (offerEndsAt === null || Date.parse(offerEndsAt) > now) return
  throw badField('offerEndsAt', because('campaign_offer_end_past'))
}

/**
 * Its conversations are those of its page, and its amounts would be other money in another currency.
 */
async function refuseUnchangeable(tx: Tx, row: CampaignRow, patch: CampaignPatch): Promise<void> {
  const { facebookPageId = row.page_id, facebookPageName = row.page_name } = patch
  if (facebookPageId !== row.page_id)
    throw badField('facebookPageId', because('campaign_keeps_page'))
  if (facebookPageName !== row.page_name)
    throw badField('facebookPageName', because('campaign_keeps_page'))
  if ((patch.currency ?? row.currency) === row.currency) return
  const amounts = [
    patch.budgetLimit === undefined ? row.budget_limit_minor : null,
    patch.deliveryFee === undefined ? row.delivery_fee_minor : null,
    patch.trialPackPrice === undefined && row.has_trial_pack ? row.trial_pack_price_minor : null,
  ]
  const { orders = 0 } = (await campaignCounts(tx, [row.id], 0)).get(row.id) ?? {}
  const products = await catalogueOf(tx, row.id)
  if (orders > 0 || products.length > 0 || amounts.some((amount) => amount !== null))
    throw badField('currency', because('campaign_keeps_currency'))
}

export async function removeCampaign(
  { store, events, log, clock }: CampaignParts,
  id: number,
): Promise<void> {
  const row = await store.transaction((tx) => removeRow(tx, id, clock.now()))
  log.write('info', 'system', entry('campaign_deleted', { name: row.name }), { campaignId: row.id })
  events.changed('campaigns', 'products')
}

/** What of a campaign is not counted, but set. */
const seenFields = (row: CampaignRow) =>
  presentCampaign(row, noneYet, { month: freeMonth, rates: {} })

/** The page's name is the connected page's, whatever the draft says. */
function newCampaign(draft: CampaignDraft, pageName: string): NewCampaign {
  return {
    name: draft.name,
    description: draft.description,
    page_id: draft.facebookPageId,
    page_name: pageName,
    product_category: draft.productCategory,
    status: draft.status,
    target_daily_conversations: draft.targetDailyConversations,
    budget_limit_minor: optionalAmount('budgetLimit', draft.budgetLimit),
    currency: draft.currency,
    has_trial_pack: flag(hasTrialPack(draft)),
    trial_pack_price_minor: optionalAmount('trialPackPrice', draft.trialPackPrice),
    delivery_fee_minor: optionalAmount('deliveryFee', draft.deliveryFee),
    trial_pack_duration: draft.trialPackDuration,
    auto_follow_up_enabled: flag(draft.autoFollowUpEnabled),
    draft_mode: flag(draft.draftMode),
    strategies: JSON.stringify(draft.strategies),
    offer_ends_at: draft.offerEndsAt === null ? null : Date.parse(draft.offerEndsAt),
  }
}

/** Only what is named changes. */
function campaignChanges(patch: CampaignPatch): CampaignChanges {
  return {
    ...(patch.name !== undefined && { name: patch.name }),
    ...(patch.description !== undefined && { description: patch.description }),
    ...(patch.productCategory !== undefined && { product_category: patch.productCategory }),
    ...(patch.targetDailyConversations !== undefined && {
      target_daily_conversations: patch.targetDailyConversations,
    }),
    ...(patch.budgetLimit !== undefined && {
      budget_limit_minor: optionalAmount('budgetLimit', patch.budgetLimit),
    }),
    ...(patch.deliveryFee !== undefined && {
      delivery_fee_minor: optionalAmount('deliveryFee', patch.deliveryFee),
    }),
    ...(patch.currency !== undefined && { currency: patch.currency }),
    ...(patch.hasTrialPack !== undefined && { has_trial_pack: flag(patch.hasTrialPack) }),
    ...(patch.trialPackPrice !== undefined && {
      trial_pack_price_minor: optionalAmount('trialPackPrice', patch.trialPackPrice),
    }),
    ...(patch.trialPackDuration !== undefined && { trial_pack_duration: patch.trialPackDuration }),
    ...(patch.autoFollowUpEnabled !== undefined && {
      auto_follow_up_enabled: flag(patch.autoFollowUpEnabled),
    }),
    ...(patch.draftMode !== undefined && { draft_mode: flag(patch.draftMode) }),
    ...(patch.strategies !== undefined && { strategies: JSON.stringify(patch.strategies) }),
    ...(patch.offerEndsAt !== undefined && {
      offer_ends_at: patch.offerEndsAt === null ? null : Date.parse(patch.offerEndsAt),
    }),
  }
}

const flag = (value: boolean) => (value ? 1 : 0)
