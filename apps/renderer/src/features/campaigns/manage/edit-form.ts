import type { Campaign, CampaignPatch } from '@pal/core/contract/campaigns'
import { isBlank } from '@pal/core/domain/blank'
import { readWholeNumber } from '@pal/core/domain/typed-product'
import { t } from 'i18next'

import { amountWords } from '../../../lib/format/amount-words.ts'
import { momentInput, readMomentInput } from '../../../lib/format/moment-input.ts'
import { readAmount } from '../../../lib/format/read-amount.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'

/** The content of the dialog's fields. */
export type TypedCampaign = {
  name: string
  productCategory: string
  description: string
  target: string
  budget: string
  deliveryFee: string
  offerEndsAt: string
  autoFollowUp: boolean
  hasTrialPack: boolean
  trialPrice: string
  trialDays: string
}

export function typedCampaign(campaign: Campaign): TypedCampaign {
  const { offerEndsAt } = campaign
  return {
    name: campaign.name,
    productCategory: campaign.productCategory,
    description: campaign.description,
    target: String(campaign.targetDailyConversations),
    budget: typedAmount(campaign.budgetLimit),
    deliveryFee: typedAmount(campaign.deliveryFee),
    offerEndsAt: offerEndsAt === null ? '' : momentInput(Date.parse(offerEndsAt)),
    autoFollowUp: campaign.autoFollowUpEnabled,
    hasTrialPack: campaign.hasTrialPack,
    trialPrice: typedAmount(campaign.trialPackPrice),
    trialDays: String(campaign.trialPackDuration),
  }
}

type Problems = Partial<Record<keyof TypedCampaign, string>>

export function problemsOf(typed: TypedCampaign, currency: string): Problems {
  const problems: Problems = {}
  if (isBlank(typed.name)) problems.name = t('campaigns.dialog.nameNeeded')
  if (!isCount(typed.target)) problems.target = t('campaigns.edit.countWrong')
  const amount = (field: 'budget' | 'deliveryFee' | 'trialPrice') => {
    const read = isBlank(typed[field]) ? null : readAmount(typed[field], currency)
    if (read && 'problem' in read) {
      problems[field] = amountWords(read, t(`campaigns.edit.${field}`), currency)
    }
  }
  amount('budget')
  amount('deliveryFee')
  // Without a trial pack its fields are not on the screen.
  if (typed.hasTrialPack) {
    amount('trialPrice')
    if (!isCount(typed.trialDays)) problems.trialDays = t('campaigns.edit.countWrong')
  }
  return problems
}

/** Only what the person changed. */
export function changesOf(typed: TypedCampaign, campaign: Campaign): CampaignPatch {
  const before = bodyOf(typedCampaign(campaign), campaign.currency)
  const after = bodyOf(typed, campaign.currency)
  const changed = Object.entries(after).filter(
    ([field, value]) => value !== before[field as keyof typeof before],
  )
  return Object.fromEntries(changed)
}

function bodyOf(typed: TypedCampaign, currency: string): CampaignPatch {
  const amount = (text: string) => {
    const read = readAmount(text, currency)
    return 'amount' in read ? read.amount : null
  }
  const offerEndsAt = readMomentInput(typed.offerEndsAt)
  return {
    name: typed.name.trim(),
    productCategory: typed.productCategory.trim(),
    description: typed.description,
    targetDailyConversations: readWholeNumber(typed.target) ?? 1,
    budgetLimit: amount(typed.budget),
    deliveryFee: amount(typed.deliveryFee),
    offerEndsAt: offerEndsAt === null ? null : new Date(offerEndsAt).toISOString(),
    autoFollowUpEnabled: typed.autoFollowUp,
    hasTrialPack: typed.hasTrialPack,
    ...(typed.hasTrialPack && {
      trialPackPrice: amount(typed.trialPrice),
      trialPackDuration: readWholeNumber(typed.trialDays) ?? 1,
    }),
  }
}

const isCount = (text: string) => (readWholeNumber(text) ?? 0) > 0
