import { defaults } from '@pal/core/constants'
import type { CampaignDraftInput } from '@pal/core/contract/campaigns'
import { isBlank } from '@pal/core/domain/blank'
import type { LaunchDraft, LaunchProduct } from '@pal/core/domain/drafts/launch-draft'
import { readTypedNumber, readWholeNumber } from '@pal/core/domain/typed-product'

import { readMomentInput } from '../../../lib/format/moment-input.ts'
import { readAmount, readProduct } from '../../../lib/format/read-amount.ts'
import { onlyInFile, sentOf } from '../wizard/taken.ts'

/** What stands in place of something that is no number. */
export const fallbacks = {
  trialPackDuration: String(defaults.trialPackDuration),
  targetDailyConversations: String(defaults.targetDailyConversations),
} as const

export const typedOr = (typed: string, fallback: string) =>
  readTypedNumber(typed) === null ? fallback : typed

/** As it was typed where it is no whole number: the dialog refuses it before it is sent. */
const wholeOf = (typed: string, fallback: string) => {
  const text = typedOr(typed, fallback)
  return readWholeNumber(text) ?? readTypedNumber(text) ?? 0
}

export const trialDays = (typed: string) => wholeOf(typed, fallbacks.trialPackDuration)
export const dailyTarget = (typed: string) => wholeOf(typed, fallbacks.targetDailyConversations)

/** The rows that are sent: trial products only with a trial pack. */
export const sentRows = ({ products, hasTrialPack }: LaunchDraft): number[] =>
  products.flatMap(({ productType }, row) =>
    productType === 'trial_pack' && !hasTrialPack ? [] : [row],
  )

export function toRequest(draft: LaunchDraft): CampaignDraftInput {
  const amount = (typed: string) => {
    const read = readAmount(typed, draft.currency)
    // What cannot be read was marked before; the server refuses the rest by the field's name.
    return 'amount' in read ? read.amount : typed.trim() || null
  }
  const product = (typed: LaunchProduct) => {
    const { price, lowestPrice, stockCount, imageUrl } = readProduct(typed, draft.currency)
    return {
      name: typed.name,
      description: typed.description,
      price,
      category: isBlank(typed.category) ? draft.productCategory : typed.category,
      productType: typed.productType,
      isTrialPack: typed.isTrialPack,
      imageUrl,
      features: typed.features.filter((feature) => !isBlank(feature)),
      lowestPrice,
      stockCount,
      ...(typed.fromFile && onlyInFile(typed.fromFile)),
      ...(typed.taken && sentOf(typed.taken, draft.currency)),
      ...(typed.picture !== undefined && { picture: typed.picture }),
    }
  }
  const offerEndsAt = readMomentInput(draft.offerEndsAt)
  return {
    name: draft.name,
    facebookPageId: draft.facebookPageId,
    facebookPageName: draft.facebookPageName,
    productCategory: draft.productCategory,
    description: draft.description,
    status: draft.status,
    ...(draft.stopOther && { stopOther: true }),
    targetDailyConversations: dailyTarget(draft.targetDailyConversations),
    budgetLimit: amount(draft.budgetLimit),
    currency: draft.currency,
    hasTrialPack: draft.hasTrialPack,
    trialPackPrice: amount(draft.trialPackPrice),
    trialPackDuration: trialDays(draft.trialPackDuration),
    autoFollowUpEnabled: draft.autoFollowUpEnabled,
    strategies: draft.strategies,
    offerEndsAt: offerEndsAt === null ? null : new Date(offerEndsAt).toISOString(),
    products: sentRows(draft).flatMap((row) => {
      const typed = draft.products[row]
      return typed ? [product(typed)] : []
    }),
  }
}

export const stepOf = { page: 0, products: 1, trial: 2, review: 3 } as const

/** Where the server's field is in the dialog. */
export function placeOf(field: string, draft: LaunchDraft): { path: string; step: number } | null {
  const [first = '', index, part] = field.split('.')
  if (first === 'products' && part !== undefined) {
    const row = sentRows(draft)[Number(index)]
    const typed = row === undefined ? undefined : draft.products[row]
    if (!typed) return null
    const step = typed.productType === 'trial_pack' ? stepOf.trial : stepOf.products
    return { path: ['products', row, ...field.split('.').slice(2)].join('.'), step }
  }
  const onPage = [
    'name',
    'facebookPageId',
    'facebookPageName',
    'productCategory',
    'description',
    'currency',
  ]
  const onTrial = [
    'trialPackPrice',
    'trialPackDuration',
    'targetDailyConversations',
    'budgetLimit',
    'offerEndsAt',
  ]
  if (onPage.includes(first)) return { path: first, step: stepOf.page }
  return onTrial.includes(first) ? { path: first, step: stepOf.trial } : null
}
