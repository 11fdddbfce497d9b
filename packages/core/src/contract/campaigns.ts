import * as z from 'zod/mini'

import { defaults } from '../constants.ts'
import { currencyCodes } from '../domain/currency.ts'
import { mostNewProducts } from '../domain/drafts/kept-draft.ts'
import { launchDraft } from '../domain/drafts/launch-draft.ts'
import { quickDraft } from '../domain/drafts/quick-draft.ts'
import { campaignStatuses, productTypes } from '../domain/entities.ts'
import {
  amountOr,
  productEffects,
  productFields,
  productPick,
  strategies,
  strategiesInput,
  wholeOr,
  wholeTyped,
} from './campaign-fields.ts'
import { refusal } from './reason.ts'
import {
  amount,
  amountInput,
  cursor,
  del,
  done,
  get,
  id,
  idParam,
  limit,
  longText,
  patch,
  pictureId,
  post,
  put,
  requiredText,
  search,
  shortText,
  time,
} from './shape.ts'

export const campaign = z.object({
  id,
  name: z.string(),
  description: z.string(),
  facebookPageId: z.string(),
  facebookPageName: z.string(),
  productCategory: z.string(),
  status: z.enum(campaignStatuses),
  targetDailyConversations: z.int(),
  budgetLimit: z.nullable(amount),
  currency: z.string(),
  hasTrialPack: z.boolean(),
  trialPackPrice: z.nullable(amount),
  /** Null: the one in Settings counts. */
  deliveryFee: z.nullable(amount),
  trialPackDuration: z.int(),
  autoFollowUpEnabled: z.boolean(),
  /** The agent drafts, and the seller sends. */
  draftMode: z.boolean(),
  strategies,
  offerEndsAt: z.nullable(time),
  /** What the agent has cost this month, in the campaign's currency; null without an exchange rate. */
  budgetSpent: z.nullable(amount),
  /** Answers of this month from a model without a price: what they cost is not in it. */
  budgetUnpriced: z.int(),
  /** It is paused for that: this month's budget is used up. */
  budgetUsedUp: z.boolean(),
  createdAt: time,
  updatedAt: time,
  /** Conversations and orders so far, and today's conversations in the seller's time zone. */
  conversationCount: z.int(),
  conversationsToday: z.int(),
  orderCount: z.int(),
  /** Those of its orders that came of a conversation. */
  chatOrderCount: z.int(),
  /** Orders that came of a conversation, for each of its conversations; 0 where there is none. */
  conversionRate: z.number(),
})
export type Campaign = z.output<typeof campaign>

export const product = z.object({
  id,
  campaignId: id,
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: amount,
  currency: z.string(),
  productType: z.enum(productTypes),
  isTrialPack: z.boolean(),
  imageUrl: z.nullable(z.string()),
  picture: z.nullable(pictureId),
  features: z.array(z.string()),
  inStock: z.boolean(),
  stockCount: z.nullable(z.int()),
  /** At that many pieces or fewer it is low; null where the number in Settings counts, and 0 is never. */
  lowStock: z.nullable(z.int()),
  lowestPrice: z.nullable(amount),
  /** What a piece costs the shop. Neither the agent nor a customer is ever told. */
  costPrice: z.nullable(amount),
  /** Other campaigns that sell the same goods, for what: what either sells is gone from both. */
  stockSharedWith: z.array(z.object({ id, name: z.string(), price: amount, currency: z.string() })),
})
export type Product = z.output<typeof product>

export const productDraft = z.object({
  name: productFields.name,
  description: z._default(productFields.description, ''),
  price: productFields.price,
  category: z._default(productFields.category, ''),
  productType: z._default(productFields.productType, 'main'),
  isTrialPack: z._default(productFields.isTrialPack, false),
  imageUrl: z._default(productFields.imageUrl, null),
  picture: z._default(productFields.picture, null),
  features: z._default(productFields.features, []),
  lowestPrice: z._default(productFields.lowestPrice, null),
  costPrice: z._default(productFields.costPrice, null),
  stockCount: z._default(productFields.stockCount, null),
  lowStock: z._default(productFields.lowStock, null),
  inStock: z._default(productFields.inStock, true),
  sku: z._default(z.nullable(shortText), null),
  /** A product of another campaign that is the same goods: its count is this one's, too. */
  sameAs: z._default(z.nullable(id), null),
})
export type ProductDraft = z.output<typeof productDraft>

/** Left out, they are added later; a list that was sent and is empty is a mistake. */
const products = z
  .array(productDraft)
  .check(z.minLength(1, refusal('field_no_product')), z.maxLength(mostNewProducts))

const campaignFields = {
  name: requiredText,
  facebookPageId: z
    .string()
    .check(z.trim(), z.minLength(1, refusal('field_empty')), z.maxLength(100)),
  facebookPageName: shortText,
  productCategory: shortText,
  description: longText,
  currency: z.enum(currencyCodes),
  hasTrialPack: z.boolean(),
  autoFollowUpEnabled: z.boolean(),
  draftMode: z.boolean(),
  offerEndsAt: z.nullable(time),
}

/** The same for a campaign that is made and for one that is changed. */
const mostOf = { daily: 1_000_000, trialDays: 3_650 } as const

const draftOf = (
  daily: number,
  currency: (typeof currencyCodes)[number],
  trialPrice: number | null,
) =>
  z.object({
    name: campaignFields.name,
    facebookPageId: campaignFields.facebookPageId,
    facebookPageName: z._default(campaignFields.facebookPageName, ''),
    productCategory: z._default(campaignFields.productCategory, ''),
    description: z._default(campaignFields.description, ''),
    status: z._default(z.enum(campaignStatuses), 'active'),
    /** Stops the campaign that is active on the page, together with the creation. */
    stopOther: z._default(z.boolean(), false),
    targetDailyConversations: wholeOr(daily, mostOf.daily),
    budgetLimit: z._default(amountInput, null),
    currency: z._default(campaignFields.currency, currency),
    hasTrialPack: z._default(campaignFields.hasTrialPack, false),
    trialPackPrice: amountOr(trialPrice),
    deliveryFee: z._default(amountInput, null),
    trialPackDuration: wholeOr(defaults.trialPackDuration, mostOf.trialDays),
    autoFollowUpEnabled: z._default(campaignFields.autoFollowUpEnabled, true),
    draftMode: z._default(campaignFields.draftMode, false),
    strategies: z._default(strategiesInput, {}),
    offerEndsAt: z._default(campaignFields.offerEndsAt, null),
    products: z._default(products, []),
  })

export const campaignDraft = draftOf(
  defaults.targetDailyConversations,
  defaults.draftCurrency,
  null,
)
const quickCampaignDraft = draftOf(
  defaults.quickTargetDailyConversations,
  defaults.quickCurrency,
  defaults.quickTrialPackPrice,
)
export type CampaignDraft = z.output<typeof campaignDraft>
export type CampaignDraftInput = z.input<typeof campaignDraft>

/** A name that is no field of a campaign is refused: it would look saved. */
const campaignPatch = z.strictObject({
  name: z.optional(campaignFields.name),
  /** A campaign stays on its page: another one's id or name is refused. */
  facebookPageId: z.optional(campaignFields.facebookPageId),
  facebookPageName: z.optional(campaignFields.facebookPageName),
  productCategory: z.optional(campaignFields.productCategory),
  description: z.optional(campaignFields.description),
  /** As stop, resume and complete. */
  status: z.optional(z.enum(campaignStatuses)),
  /** Stops the campaign that is active on the page, where this one becomes active. */
  stopOther: z.optional(z.boolean()),
  targetDailyConversations: z.optional(wholeTyped(mostOf.daily)),
  budgetLimit: z.optional(amountInput),
  /** While nothing of the campaign has an amount in the present one. */
  currency: z.optional(campaignFields.currency),
  hasTrialPack: z.optional(campaignFields.hasTrialPack),
  trialPackPrice: z.optional(amountInput),
  deliveryFee: z.optional(amountInput),
  trialPackDuration: z.optional(wholeTyped(mostOf.trialDays)),
  autoFollowUpEnabled: z.optional(campaignFields.autoFollowUpEnabled),
  draftMode: z.optional(campaignFields.draftMode),
  strategies: z.optional(strategiesInput),
  offerEndsAt: z.optional(campaignFields.offerEndsAt),
  /** These fields as they were seen: one that is another by now is not replaced. */
  was: z.optional(z.partial(campaign)),
})
export type CampaignPatch = z.output<typeof campaignPatch>

const productPatch = z.strictObject({
  ...z.partial(z.object(productFields)).shape,
  /** From now on it is counted by itself, beginning with the count of now. */
  sameAs: z.optional(z.null()),
  /** These fields as they were seen: one that is another by now is not replaced. */
  was: z.optional(z.partial(product)),
})
export type ProductPatch = z.output<typeof productPatch>

/** Names a window: what it keeps does not take the place of what another one has open. */
const ofWindow = { window: z.optional(shortText) }
/** `window` is the one that it was begun in. */
const leftDraft = z.object({ draft: z.nullable(launchDraft), ...ofWindow })
const leftQuickDraft = z.object({ draft: z.nullable(quickDraft), ...ofWindow })
/** The draft of that window is gone on with here, or is to be forgotten. */
const instead = { instead: z.optional(shortText) }

export const campaignEndpoints = {
  'campaigns.list': get('/api/campaigns', 'Campaigns, newest first', {
    query: z.object({
      limit,
      cursor,
      search,
      status: z.optional(z.enum(campaignStatuses)),
      /** This one alone, also where it was deleted: its orders stay. */
      only: z.optional(idParam.shape.id),
    }),
    answer: z.array(campaign),
  }),
  'campaigns.create': post('/api/campaigns', 'Create a campaign (3-step dialog)', {
    /** Whose draft goes with it. */
    query: z.object(ofWindow),
    body: quickCampaignDraft,
    answer: campaign,
  }),
  'campaigns.createWithProducts': post(
    '/api/campaigns/create-with-products',
    'Create a campaign and its products, together or not at all (4-step dialog)',
    { query: z.object(ofWindow), body: campaignDraft, answer: campaign },
  ),
  'launch.draft': get('/api/launch-draft', 'What was begun in the 4-step dialog and left, last', {
    answer: leftDraft,
  }),
  'launch.keepDraft': put(
    '/api/launch-draft',
    'Keep the content of the 4-step dialog until it is launched; null forgets it',
    { body: z.extend(leftDraft, instead), answer: done },
  ),
  'campaigns.draft': get(
    '/api/campaign-draft',
    'What was begun in the 3-step dialog and left, last',
    {
      answer: leftQuickDraft,
    },
  ),
  'campaigns.keepDraft': put(
    '/api/campaign-draft',
    'Keep the content of the 3-step dialog until it is created; null forgets it',
    { body: z.extend(leftQuickDraft, instead), answer: done },
  ),
  'campaigns.change': patch('/api/campaigns/{id}', 'Change a campaign', {
    params: idParam,
    body: campaignPatch,
    answer: campaign,
  }),
  'campaigns.stop': post('/api/campaigns/{id}/stop', 'Pause a campaign: its agent falls silent', {
    params: idParam,
    answer: campaign,
  }),
  'campaigns.resume': post('/api/campaigns/{id}/resume', 'Let the agent answer again', {
    params: idParam,
    answer: campaign,
  }),
  'campaigns.complete': post(
    '/api/campaigns/{id}/complete',
    'A campaign that has run its course: its agent falls silent',
    { params: idParam, answer: campaign },
  ),
  'campaigns.remove': del(
    '/api/campaigns/{id}',
    'Delete a campaign; its orders and conversations stay',
    {
      params: idParam,
      answer: done,
    },
  ),
  'campaigns.saveStrategies': put('/api/campaigns/{id}/strategies', 'Replace the strategies', {
    params: idParam,
    body: z.object({ strategies: strategiesInput, was: z.optional(strategies) }),
    answer: campaign,
  }),
  'products.list': get('/api/campaigns/{id}/products', "A campaign's products", {
    params: idParam,
    query: z.object({ limit, cursor, search, ...productPick }),
    answer: z.array(product),
  }),
  'products.create': post('/api/campaigns/{id}/products', 'Add a product', {
    params: idParam,
    body: productDraft,
    answer: product,
  }),
  'products.get': get('/api/products/{id}', 'One product', { params: idParam, answer: product }),
  'products.picture': get(
    '/api/products/{id}/picture',
    'Its picture: the shop’s own, or fetched by this computer from where the seller keeps it',
    { params: idParam, answer: z.string(), kind: 'stream' },
  ),
  'products.change': patch('/api/products/{id}', 'Change a product', {
    params: idParam,
    body: productPatch,
    answer: z.extend(product, productEffects),
  }),
  'products.restore': post('/api/products/{id}/restore', 'Bring back what was just deleted', {
    params: idParam,
    answer: product,
  }),
  'products.remove': del('/api/products/{id}', 'Delete a product', {
    params: idParam,
    answer: done,
  }),
}
