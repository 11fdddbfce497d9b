import { createCampaign, setCampaignStatus } from '@pal/db/campaigns/campaigns'
import type { Store } from '@pal/db/maintenance/store'
import { connectPage } from '@pal/db/pages/pages'

import { pageName } from './load-conversations.ts'
import {
  campaignCount,
  campaignSpan,
  currency,
  pageCount,
  productOf,
  productsEach,
  storyStart,
} from './story.ts'

/** Pages, campaigns and products, made by the product's own functions: they are few. */
export async function setStage(store: Store): Promise<void> {
  for (let page = 1; page <= pageCount; page++) {
    await connectPage(store.db, {
      id: pageName(page),
      name: `Dhaka Looms ${page}`,
      category: 'Clothing',
      now: storyStart,
    })
  }
  for (let campaign = 1; campaign <= campaignCount; campaign++) {
    const { page, from, to } = campaignSpan(campaign)
    await store.transaction(async (tx) => {
      await createCampaign(
        tx,
        {
          name: `Season ${campaign}`,
          page_id: pageName(page),
          page_name: `Dhaka Looms ${page}`,
          target_daily_conversations: 100,
          currency,
          trial_pack_duration: 7,
        },
        Array.from({ length: productsEach }, (_, index) => {
          const { name, priceMinor } = productOf(campaign, index)
          return { name, price_minor: priceMinor }
        }),
        from,
      )
      if (to !== null) await setCampaignStatus(tx, campaign, 'completed', to)
    })
  }
}
