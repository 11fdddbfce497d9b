import * as z from 'zod/mini'

import { defaults } from '../../constants.ts'
import { currencyCodes } from '../currency.ts'
import { productTypes, type ProductType } from '../entities.ts'
import { mostNewProducts, readKeptDraft, typed } from './kept-draft.ts'
import { fileProduct, takenProduct } from './taken-product.ts'

const product = z.object({
  /** Keeps a row's fields together while others are removed. */
  key: typed,
  name: typed,
  description: typed,
  price: typed,
  /** Empty: the campaign's. */
  category: typed,
  productType: z.enum(productTypes),
  isTrialPack: z.boolean(),
  imageUrl: typed,
  features: z.array(typed).check(z.maxLength(50)),
  lowestPrice: typed,
  stockCount: typed,
  /** The shop's own, once it was taken in. */
  picture: z.optional(typed),
  taken: z.optional(takenProduct),
  fromFile: z.optional(fileProduct),
})
export type LaunchProduct = z.output<typeof product>

/** What the 4-step dialog holds, as typed. The page token is no part of it, so it is never kept. */
export const launchDraft = z.object({
  name: typed,
  facebookPageId: typed,
  facebookPageName: typed,
  /** Whether the campaign that is active on the page is stopped for this one. */
  stopOther: z._default(z.boolean(), false),
  productCategory: typed,
  description: typed,
  status: z.literal('active'),
  targetDailyConversations: typed,
  budgetLimit: typed,
  currency: z.enum(currencyCodes),
  hasTrialPack: z.boolean(),
  trialPackPrice: typed,
  trialPackDuration: typed,
  autoFollowUpEnabled: z.boolean(),
  strategies: z.record(z.string(), z.boolean()),
  offerEndsAt: typed,
  products: z.array(product).check(z.maxLength(mostNewProducts)),
})
export type LaunchDraft = z.output<typeof launchDraft>

export const emptyLaunchDraft = (): LaunchDraft => ({
  name: '',
  facebookPageId: '',
  facebookPageName: '',
  stopOther: false,
  productCategory: '',
  description: '',
  status: 'active',
  targetDailyConversations: String(defaults.targetDailyConversations),
  budgetLimit: '',
  currency: defaults.draftCurrency,
  hasTrialPack: false,
  trialPackPrice: '',
  trialPackDuration: String(defaults.trialPackDuration),
  autoFollowUpEnabled: true,
  strategies: {},
  offerEndsAt: '',
  products: [],
})

export const newLaunchProduct = (key: string, productType: ProductType): LaunchProduct => ({
  key,
  name: '',
  description: '',
  price: '',
  category: '',
  productType,
  isTrialPack: productType === 'trial_pack',
  imageUrl: '',
  features: [],
  lowestPrice: '',
  stockCount: '',
})

export const readLaunchDraft = (text: string | null): LaunchDraft | null =>
  readKeptDraft(launchDraft, text)
