import type { AgentContext } from '@pal/core/agent/context/context'
import type { Body } from '@pal/core/contract/endpoints'
import type { CampaignToTry } from '@pal/core/contract/test-chat'
import { notFound } from '@pal/core/errors'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { catalogueOf } from '@pal/db/campaigns/products'
import type { Reads } from '@pal/db/schema/reads'

import { agentCampaign, agentProduct } from '../../agent/turn/load-context.ts'
import { readTexts } from '../../platform/stored-json.ts'
import { newProduct, optionalAmount } from '../../products/product.ts'
import { hasTrialPack } from '../campaigns/trial-pack.ts'

interface Tried extends Pick<AgentContext, 'campaign' | 'products'> {
  /** None of one that is not launched: nothing was sold on it yet. */
  readonly soldOn: {
    readonly id: number
    readonly page_id: string
    readonly campaign_id: number
  } | null
}

/** The campaign that is stored, or the one that is still being typed. */
export async function triedCampaign(
  db: Reads,
  { campaignId, campaign }: Pick<Body<'agent.preview'>, 'campaignId' | 'campaign'>,
): Promise<Tried> {
  if (campaign) return { ...typedCampaign(campaign), soldOn: null }
  const row = campaignId === undefined ? undefined : await campaignById(db, campaignId)
  if (!row) throw notFound('campaign_not_found')
  const products = await catalogueOf(db, row.id)
  return {
    campaign: agentCampaign(row),
    products: products.map(agentProduct),
    soldOn: { id: 0, page_id: row.page_id, campaign_id: row.id },
  }
}

function typedCampaign(draft: CampaignToTry): Pick<Tried, 'campaign' | 'products'> {
  const { productCategory, offerEndsAt } = draft
  return {
    campaign: {
      id: 0,
      name: draft.name,
      description: draft.description,
      productCategory,
      currency: draft.currency,
      hasTrialPack: hasTrialPack(draft),
      trialPackPriceMinor: optionalAmount('campaign.trialPackPrice', draft.trialPackPrice),
      deliveryFeeMinor: optionalAmount('campaign.deliveryFee', draft.deliveryFee),
      trialPackDuration: draft.trialPackDuration,
      strategies: draft.strategies,
      restingMessages: [],
      offerEndsAt: offerEndsAt === null ? null : Date.parse(offerEndsAt),
    },
    products: draft.products.map((typed, index) => {
      const at = `campaign.products.${index}.`
      const product = newProduct(typed, productCategory, at)
      return {
        id: index + 1,
        name: product.name,
        description: product.description ?? '',
        category: product.category ?? '',
        priceMinor: product.price_minor,
        productType: product.product_type ?? 'main',
        isTrialPack: product.is_trial_pack === 1,
        features: readTexts(product.features ?? '[]'),
        imageUrl: product.image_url ?? null,
        picture: null,
        inStock: product.in_stock !== 0,
        stockCount: product.stock_count ?? null,
        lowestPriceMinor: product.lowest_price_minor ?? null,
      }
    }),
  }
}
