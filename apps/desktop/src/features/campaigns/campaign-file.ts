import {
  campaignFile,
  campaignFileLimits,
  type WrittenCampaignFile,
} from '@pal/core/contract/campaign-file'
import type { Campaign } from '@pal/core/contract/campaigns'
import type { Body } from '@pal/core/contract/endpoints'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { catalogueOf, type ProductRow } from '@pal/db/campaigns/products'
import { productPicturesAmong } from '@pal/db/messages/product-pictures'

import { validationReason } from '../../platform/validation-reason.ts'
import { type CampaignParts, createCampaign } from './campaigns.ts'
import { presentCampaign, presentProduct } from './present.ts'
import { productsInFile } from './products-file.ts'

const none = { conversations: 0, conversationsToday: 0, orders: 0, chatOrders: 0 }

export async function campaignAsFile(
  { store: { db } }: Pick<CampaignParts, 'store'>,
  id: number,
): Promise<WrittenCampaignFile> {
  const row = await campaignById(db, id)
  if (!row) throw notFound('campaign_not_found')
  const products: WrittenCampaignFile['products'] = []
  for await (const rows of productsInFile(db, id)) {
    for (const each of rows) {
      const { id: _, campaignId, currency, ...product } = presentProduct(each, row.currency)
      products.push(product)
    }
    if (products.length > campaignFileLimits.products) {
      const most = campaignFileLimits.products
      throw new AppError('conflict', because('campaign_file_too_many', { most }))
    }
  }
  const campaign = presentCampaign(row, none, {
    month: { micros: 0, unpriced: 0 },
    rates: {},
  })
  const file: WrittenCampaignFile = {
    format: 'pal-admin-campaign',
    version: 1,
    campaign: {
      name: campaign.name,
      description: campaign.description,
      productCategory: campaign.productCategory,
      targetDailyConversations: campaign.targetDailyConversations,
      budgetLimit: campaign.budgetLimit,
      currency: campaign.currency,
      hasTrialPack: campaign.hasTrialPack,
      trialPackPrice: campaign.trialPackPrice,
      deliveryFee: campaign.deliveryFee,
      trialPackDuration: campaign.trialPackDuration,
      autoFollowUpEnabled: campaign.autoFollowUpEnabled,
      draftMode: campaign.draftMode,
      strategies: campaign.strategies,
      offerEndsAt: campaign.offerEndsAt,
    },
    products,
  }
  refuseUnreadable(file)
  return file
}

/** What could not be imported again is not given out. */
function refuseUnreadable(file: WrittenCampaignFile): void {
  const [issue] = campaignFile.safeParse(file).error?.issues ?? []
  if (issue) {
    const [part, at] = issue.path
    const product = part === 'products' ? file.products[Number(at)] : undefined
    const { name } = product ?? file.campaign
    const why = validationReason(issue, file)
    throw new AppError('conflict', because('campaign_file_value', { name: name.slice(0, 80), why }))
  }
  // As the window writes it.
  const bytes = Buffer.byteLength(JSON.stringify(file, null, 2))
  if (bytes <= campaignFileLimits.bytes) return
  const megabytes = campaignFileLimits.bytes / 1024 / 1024
  throw new AppError('conflict', because('campaign_file_too_large', { megabytes }))
}

/**
 * Paused: its page may have an active campaign, and a person looks it over before it sells. A file
 * holds the names of pictures, not the pictures: what is not in this store is left out.
 */
export async function importCampaign(
  parts: CampaignParts,
  { file, name, facebookPageId, of }: Body<'campaigns.import'>,
): Promise<Campaign> {
  const sold = of === undefined ? [] : await catalogueOf(parts.store.db, of)
  const named = file.products.flatMap(({ picture }) => picture ?? [])
  const here = await productPicturesAmong(parts.store.db, named)
  return createCampaign(parts, {
    ...file.campaign,
    name,
    facebookPageId,
    facebookPageName: '',
    status: 'paused',
    stopOther: false,
    products: file.products.map(({ picture, ...product }) => ({
      ...product,
      picture: picture !== null && here.has(picture) ? picture : null,
      // By their names: what a file says of another shop's products is of no use here.
      sameAs: takeNamed(sold, product.name),
    })),
  })
}

/** The next of that name, once. */
function takeNamed(left: ProductRow[], wanted: string): number | null {
  const at = left.findIndex(({ name }) => name === wanted)
  return left.splice(at === -1 ? left.length : at, 1)[0]?.id ?? null
}
