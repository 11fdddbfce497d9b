import { serve, type Answers, type Asked } from '../../testing/fake-server.ts'

export const fine = { state: 'ok', reason: null }

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

export const allWell = {
  agent: { ...fine, needHuman: 0, waiting: 0, tried: true, pages: { working: 1, all: 1 } },
  messenger: fine,
  ai: fine,
  database: fine,
  webhook: fine,
  vault: fine,
  pages: [],
}

export const nothingWaits = {
  tasks: { handoff: 0, unsent: 0, scheduled: 0, draft: 0 },
  doubles: 0,
  outOfStock: [],
  lowStock: [],
}

export const aSeller = (id: number, orderCount = 0, conversationCount = 0) => ({
  id,
  name: `Campaign ${id}`,
  facebookPageName: 'Nila Boutique',
  chatOrderCount: orderCount,
  conversationCount,
  conversionRate: conversationCount === 0 ? 0 : orderCount / conversationCount,
})

/** A shop where all is set up and nothing has happened yet; a test overrules what it is about. */
export function aShop(over: Answers = {}): { readonly asked: readonly Asked[] } {
  return serve({
    'GET /api/facebook/config-status': () => ({
      hasPageToken: true,
      hasVerifyToken: false,
      hasAppSecret: false,
      hasAppId: false,
      isFullyConfigured: false,
    }),
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
