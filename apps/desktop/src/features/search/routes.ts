import { quickSearchLimit } from '@pal/core/contract/system'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { searchCampaigns } from '@pal/db/campaigns/campaigns'
import { searchProducts } from '@pal/db/campaigns/products'
import { listOrders } from '@pal/db/orders/order-list'

import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoreThread } from '../../threads/store-thread.ts'

export interface SearchParts extends Platform {
  readonly thread: StoreThread
}

const limit = quickSearchLimit

/** What the command palette finds while somebody types. */
export function searchRoutes({ store: { db }, thread }: SearchParts) {
  return {
    'search.quick': async (request) => {
      const { search } = request.query
      const [campaigns, conversations, orders, products] = await Promise.all([
        searchCampaigns(db, search, limit),
        // One letter begins thousands of names: it costs most and says least.
        [...search].length < 2 ? [] : thread.run('listConversations', { limit, search }, request),
        listOrders(db, { limit, search }),
        searchProducts(db, search, limit),
      ])
      return {
        campaigns: campaigns.map(({ budget_paused_at: pausedAt, ...row }) => ({
          ...row,
          budgetUsedUp: pausedAt !== null,
        })),
        conversations: conversations.map((row) => ({
          id: row.id,
          customerId: row.psid,
          customerName: row.customer_name ?? '',
          pageName: row.page_name,
          lastActivity: isoTime(row.last_activity_at),
        })),
        orders: orders.map((row) => ({
          id: row.id,
          orderId: row.number,
          customerName: row.customer_name,
          totalAmount: toMajor(row.total_minor),
          currency: row.currency,
          status: row.status,
        })),
        products: products.map((row) => ({
          id: row.id,
          name: row.name,
          campaignId: row.campaign_id,
          campaignName: row.campaign_name,
        })),
      }
    },
  } satisfies Partial<Handlers>
}
