import type { Campaign, CampaignDraft, CampaignPatch, Product } from '@pal/core/contract/campaigns'
import { toMajor } from '@pal/core/domain/money'
import type { CampaignChanges, CampaignRow, NewCampaign } from '@pal/db/campaigns/campaigns'
import type { ProductRow } from '@pal/db/campaigns/products'
import type { CampaignCounts } from '@pal/db/stats/stats'

import { readFeatures, readStrategies } from '../../platform/stored-json.ts'
import { optionalAmount } from '../../products/product.ts'

export function campaignAnswer(row: CampaignRow, figures: CampaignCounts): Campaign {
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
    trialPackPrice: majorOrNull(row.trial_pack_price_minor),
    trialPackDuration: row.trial_pack_duration,
    autoFollowUpEnabled: row.auto_follow_up_enabled === 1,
    strategies: readStrategies(row.strategies),
    offerEndsAt: row.offer_ends_at === null ? null : new Date(row.offer_ends_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    conversationCount: figures.conversations,
    conversationsToday: figures.conversationsToday,
    orderCount: figures.orders,
  }
}

export function productAnswer(row: ProductRow, currency: string): Product {
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
    features: readFeatures(row.features),
    inStock: row.in_stock === 1,
    stockCount: row.stock_count,
    lowestPrice: majorOrNull(row.lowest_price_minor),
  }
}

/** The page's name is the connected page's, whatever the draft says. */
export function newCampaign(draft: CampaignDraft, pageName: string): NewCampaign {
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
    has_trial_pack: flag(draft.hasTrialPack),
    trial_pack_price_minor: optionalAmount('trialPackPrice', draft.trialPackPrice),
    trial_pack_duration: draft.trialPackDuration,
    auto_follow_up_enabled: flag(draft.autoFollowUpEnabled),
    strategies: JSON.stringify(draft.strategies),
    offer_ends_at: draft.offerEndsAt === null ? null : Date.parse(draft.offerEndsAt),
  }
}

/** Only what is named changes. */
export function campaignChanges(patch: CampaignPatch): CampaignChanges {
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
    ...(patch.hasTrialPack !== undefined && { has_trial_pack: flag(patch.hasTrialPack) }),
    ...(patch.trialPackPrice !== undefined && {
      trial_pack_price_minor: optionalAmount('trialPackPrice', patch.trialPackPrice),
    }),
    ...(patch.trialPackDuration !== undefined && { trial_pack_duration: patch.trialPackDuration }),
    ...(patch.autoFollowUpEnabled !== undefined && {
      auto_follow_up_enabled: flag(patch.autoFollowUpEnabled),
    }),
    ...(patch.strategies !== undefined && { strategies: JSON.stringify(patch.strategies) }),
    ...(patch.offerEndsAt !== undefined && {
      offer_ends_at: patch.offerEndsAt === null ? null : Date.parse(patch.offerEndsAt),
    }),
  }
}

const flag = (value: boolean) => (value ? 1 : 0)
const majorOrNull = (minor: number | null) => (minor === null ? null : toMajor(minor))
