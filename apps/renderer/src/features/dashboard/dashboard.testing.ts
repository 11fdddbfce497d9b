import type { Campaign } from '@pal/core/contract/campaigns'

import { aCampaign } from '../../components/products/sold.testing.ts'
import { serve, type Answers, type Asked } from '../../testing/fake-server.ts'
import { allWell, configured } from '../../testing/samples.ts'

export const nothingSold = {
  activeCampaigns: 0,
  totalConversations: 0,
  ordersGenerated: 0,
  agentOrders: 0,
  revenue: 0,
  currency: 'BDT',
  revenues: [],
  revenueToday: 0,
  revenueYesterday: 0,
  conversionRate: 0,
  avgResponseTime: null,
  pointsEarned: 0,
}

export const nothingWaits = {
  tasks: { handoff: 0, unsent: 0, scheduled: 0, draft: 0 },
  doubles: 0,
  outOfStock: [],
  lowStock: [],
}

export const aSeller = (id: number, orderCount = 0, conversationCount = 0): Campaign =>
  aCampaign(id, {
    chatOrderCount: orderCount,
    conversationCount,
    conversionRate: conversationCount === 0 ? 0 : orderCount / conversationCount,
  })

/** A shop where all is set up and nothing has happened yet; a test overrules what it is about. */
export function aShop(over: Answers = {}): { readonly asked: readonly Asked[] } {
  return serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/launch-draft': () => ({ draft: null }),
    'GET /api/system/status': () => allWell,
    'GET /api/dashboard/stats': () => nothingSold,
    'GET /api/dashboard/needs': () => nothingWaits,
    'GET /api/conversations': () => [],
    'GET /api/orders': () => [],
    'GET /api/campaigns': () => [aSeller(1)],
    'GET /api/rehearsal/offers': () => [],
    ...over,
  })
}
