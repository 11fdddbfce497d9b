import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { costIn, type DollarRates } from '@pal/core/domain/budget'
import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { majorOrNull, toMajor } from '@pal/core/domain/money'
import type { MonthCost } from '@pal/db/campaigns/budget'
import type { CampaignRow } from '@pal/db/campaigns/campaigns'
import type { ProductRow } from '@pal/db/campaigns/products'
import { stockSharers } from '@pal/db/campaigns/stock'
import type { Reads } from '@pal/db/schema/reads'
import type { CampaignCounts } from '@pal/db/stats/stats'

import { readTexts, readStrategies } from '../../platform/stored-json.ts'

/** What its agent has cost this month, and what a dollar is worth. */
export interface CampaignCost {
  readonly month: MonthCost
  readonly rates: DollarRates
}

export function presentCampaign(
  row: CampaignRow,
  figures: CampaignCounts,
  { month, rates }: CampaignCost,
): Campaign {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    facebookPageId: row.page_id,
    facebookPageName: row.page_name,
    productCategory: row.product_category,
    status: row.status,
    targetDailyConversations: row.target_daily_conversations,
    budgetLimit: majorOrNull(row.budget_limit_minor),
    currency: row.currency,
    hasTrialPack: row.has_trial_pack === 1,
    deliveryFee: majorOrNull(row.delivery_fee_minor),
    trialPackPrice: majorOrNull(row.trial_pack_price_minor),
    trialPackDuration: row.trial_pack_duration,
    autoFollowUpEnabled: row.auto_follow_up_enabled === 1,
    draftMode: row.draft_mode === 1,
    strategies: readStrategies(row.strategies),
    offerEndsAt: isoTimeOrNull(row.offer_ends_at),
    budgetSpent: majorOrNull(costIn(month.micros, row.currency, rates)),
    budgetUnpriced: month.unpriced,
    budgetUsedUp: row.budget_paused_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    conversationCount: figures.conversations,
    conversationsToday: figures.conversationsToday,
    orderCount: figures.orders,
    chatOrderCount: figures.chatOrders,
    conversionRate: figures.conversations === 0 ? 0 : figures.chatOrders / figures.conversations,
  }
}

/** With the campaigns that share its stock. */
export async function presentProducts(
  db: Reads,
  rows: readonly ProductRow[],
  currency: string,
): Promise<Product[]> {
  const sharedWith = await stockSharers(db, rows)
  return rows.map((row) => ({
    ...presentProduct(row, currency),
    stockSharedWith: sharedWith(row).map(({ price_minor, ...campaign }) => ({
      ...campaign,
      price: toMajor(price_minor),
    })),
  }))
}

export function presentProduct(
  row: ProductRow,
  currency: string,
): Omit<Product, 'stockSharedWith'> {
  return {
    id: row.id,
    campaignId: row.campaign_id,
    name: row.name,
    description: row.description,
    category: row.category,
    price: toMajor(row.price_minor),
    currency,
    productType: row.product_type,
    isTrialPack: row.is_trial_pack === 1,
    imageUrl: row.image_url,
    picture: row.picture_file,
    features: readTexts(row.features),
    inStock: row.in_stock === 1,
    stockCount: row.stock_count,
    lowStock: row.low_stock,
    lowestPrice: majorOrNull(row.lowest_price_minor),
    costPrice: majorOrNull(row.cost_minor),
  }
}
