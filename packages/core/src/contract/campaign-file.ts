import * as z from 'zod/mini'

import { campaign, campaignDraft, product, productDraft } from './campaigns.ts'
import { get, id, idParam, post, requiredText } from './shape.ts'

const format = z.literal('pal-admin-campaign')
const version = z.literal(1)

const megabyte = 1024 * 1024

/** What an import takes, and no larger file is given out. */
export const campaignFileLimits = {
  /** As many as a campaign comes to by several files of products. */
  products: 10_000,
  bytes: 32 * megabyte,
} as const

/** A campaign as a file: all that is worth taking along, and nothing of one page or one shop. */
export const campaignFile = z.object({
  format,
  version,
  campaign: z.omit(campaignDraft, {
    facebookPageId: true,
    facebookPageName: true,
    status: true,
    stopOther: true,
    products: true,
  }),
  products: z.array(productDraft).check(z.maxLength(campaignFileLimits.products)),
})

const writtenFile = z.object({
  format,
  version,
  campaign: z.pick(campaign, {
    name: true,
    description: true,
    productCategory: true,
    targetDailyConversations: true,
    budgetLimit: true,
    currency: true,
    hasTrialPack: true,
    trialPackPrice: true,
    deliveryFee: true,
    trialPackDuration: true,
    autoFollowUpEnabled: true,
    draftMode: true,
    strategies: true,
    offerEndsAt: true,
  }),
  products: z.array(
    z.omit(product, { id: true, campaignId: true, currency: true, stockSharedWith: true }),
  ),
})
export type WrittenCampaignFile = z.output<typeof writtenFile>

export const campaignFileEndpoints = {
  'campaigns.file': get('/api/campaigns/{id}/file', 'A campaign and its products as one file', {
    params: idParam,
    answer: writtenFile,
  }),
  'campaigns.import': post(
    '/api/campaigns/import',
    'Make a campaign of such a file, on a page of this shop; it is paused',
    {
      body: z.object({
        file: campaignFile,
        name: requiredText,
        facebookPageId: z.string(),
        /** The campaign of this shop that it is a copy of: both sell the same goods. */
        of: z.optional(id),
      }),
      answer: campaign,
      // With what the copy is called, and where it sells.
      largestBody: campaignFileLimits.bytes + megabyte,
    },
  ),
}
