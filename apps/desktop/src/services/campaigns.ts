import type {
  Campaign,
  CampaignDraft,
  CampaignPatch,
  Product,
  ProductDraft,
  ProductPatch,
} from '@pal/core/contract/campaigns'
import { parseAmount, toMajor } from '@pal/core/domain/money'
import { badField } from '@pal/core/errors'
import type { CampaignChanges, CampaignRow, NewCampaign } from '@pal/db/campaigns'
import type { NewProduct, ProductChanges, ProductRow } from '@pal/db/products'
import type { CampaignCounts } from '@pal/db/stats'

import { readFeatures, readStrategies } from './stored-json.ts'

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

export function newProduct(draft: ProductDraft, category: string, at = ''): NewProduct {
  const price = requiredAmount(`${at}price`, draft.price)
  return {
    name: draft.name,
    description: draft.description,
    category: draft.category || category,
    price_minor: price,
    lowest_price_minor: lowestPrice(at, draft.lowestPrice, price),
    product_type: draft.isTrialPack ? 'trial_pack' : draft.productType,
    is_trial_pack: flag(draft.isTrialPack || draft.productType === 'trial_pack'),
    image_url: imageUrl(at, draft.imageUrl),
    features: JSON.stringify(draft.features.filter((feature) => feature.trim() !== '')),
    in_stock: flag(draft.inStock && draft.stockCount !== 0),
    stock_count: draft.stockCount,
    sku: null,
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

export function productChanges(patch: ProductPatch, current: ProductRow): ProductChanges {
  const price =
    patch.price === undefined ? current.price_minor : requiredAmount('price', patch.price)
  const stock = patch.stockCount === undefined ? current.stock_count : patch.stockCount
  const inStock =
    patch.inStock ?? (patch.stockCount === undefined ? current.in_stock === 1 : stock !== 0)
  const type = patch.productType ?? current.product_type
  const trial = patch.isTrialPack ?? type === 'trial_pack'
  return {
    ...(patch.name !== undefined && { name: patch.name }),
    ...(patch.description !== undefined && { description: patch.description }),
    ...(patch.category !== undefined && { category: patch.category }),
    ...(patch.imageUrl !== undefined && { image_url: imageUrl('', patch.imageUrl) }),
    ...(patch.features !== undefined && { features: JSON.stringify(patch.features) }),
    price_minor: price,
    lowest_price_minor:
      patch.lowestPrice === undefined
        ? keptLowest(current.lowest_price_minor, price)
        : lowestPrice('', patch.lowestPrice, price),
    product_type: trial ? 'trial_pack' : type,
    is_trial_pack: flag(trial),
    stock_count: stock,
    in_stock: flag(inStock),
  }
}

const flag = (value: boolean) => (value ? 1 : 0)
const majorOrNull = (minor: number | null) => (minor === null ? null : toMajor(minor))
const blank = (input: string | number | null) =>
  input === null || (typeof input === 'string' && input.trim() === '')

function optionalAmount(field: string, input: string | number | null): number | null {
  return blank(input) ? null : requiredAmount(field, input)
}

function requiredAmount(field: string, input: string | number | null): number {
  if (input === null || blank(input)) throw badField(field, `${field}: a price is needed`)
  const minor = parseAmount(input)
  if (minor === null) {
    throw badField(field, `${field}: must be an amount such as 12 or 12.50, not '${input}'`)
  }
  return minor
}

function lowestPrice(at: string, input: string | number | null, price: number): number | null {
  const lowest = optionalAmount(`${at}lowestPrice`, input)
  if (lowest !== null && lowest > price) {
    throw badField(`${at}lowestPrice`, `${at}lowestPrice: must not be above the price`)
  }
  return lowest
}

const keptLowest = (lowest: number | null, price: number) =>
  lowest !== null && lowest > price ? price : lowest

function imageUrl(at: string, input: string | null): string | null {
  if (input === null || input.trim() === '') return null
  const text = input.trim()
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text
  throw badField(`${at}imageUrl`, `${at}imageUrl: must be an address that begins with https://`)
}
