import type { Campaign } from '@pal/core/contract/campaigns'

/** A campaign as the server answers it. */
export const campaign = (part: Partial<Campaign> = {}): Campaign => ({
  id: 1,
  name: 'Eid collection',
  description: 'Cotton sarees for Eid',
  facebookPageId: '900000000000009',
  facebookPageName: 'Nila Boutique',
  productCategory: 'Clothing',
  status: 'active',
  targetDailyConversations: 50,
  budgetLimit: null,
  currency: 'BDT',
  hasTrialPack: false,
  trialPackPrice: 799,
  trialPackDuration: 7,
  autoFollowUpEnabled: true,
  draftMode: false,
  strategies: {},
  offerEndsAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  conversationCount: 12,
  conversationsToday: 3,
  orderCount: 2,
  ...part,
})
