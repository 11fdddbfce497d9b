import type { Campaign } from '@pal/core/contract/campaigns'

import { aCampaign } from '../../components/products/sold.testing.ts'

/** A campaign as the server answers it. */
export const campaign = (part: Partial<Campaign> = {}): Campaign =>
  aCampaign(1, {
    name: 'Eid collection',
    description: 'Cotton sarees for Eid',
    trialPackPrice: 799,
    conversationCount: 12,
    conversationsToday: 3,
    orderCount: 2,
    chatOrderCount: 2,
    conversionRate: 1 / 6,
    ...part,
  })
