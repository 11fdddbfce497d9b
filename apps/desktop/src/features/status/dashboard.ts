import type { DashboardNeeds, DashboardStats } from '@pal/core/contract/system'
import { toMajor } from '@pal/core/domain/money'
import { fewLeftByCampaign } from '@pal/db/campaigns/low-stock'
import { countTasks } from '@pal/db/conversations/tasks/tasks'
import { countOrders } from '@pal/db/orders/order-list'
import type { Reads } from '@pal/db/schema/reads'
import { revenueOfDays } from '@pal/db/stats/rollup-reads'
import { dashboardCounts } from '@pal/db/stats/stats'
import { type CampaignProducts, outOfStockByCampaign } from '@pal/db/stats/stock-demand'

import { currentSettings } from '../../platform/settings.ts'

/** From counters that are kept with the facts; nothing is counted when asked. */
export async function dashboardStats(db: Reads, now: number): Promise<DashboardStats> {
  const [counts, { company }] = await Promise.all([dashboardCounts(db), currentSettings(db)])
  const currency = company.defaultCurrency
  const revenues = counts.revenues.map((revenue) => ({
    currency: revenue.currency,
    amount: toMajor(revenue.minor),
    byAgent: toMajor(revenue.agentMinor),
  }))
  const [today, yesterday] = await revenueOfDays(db, currency, now)
  return {
    activeCampaigns: counts.activeCampaigns,
    totalConversations: counts.totalConversations,
    ordersGenerated: counts.ordersGenerated,
    agentOrders: counts.agentOrders,
    revenue: revenues.find((revenue) => revenue.currency === currency)?.amount ?? 0,
    currency,
    revenues,
    revenueToday: toMajor(today),
    revenueYesterday: toMajor(yesterday),
    conversionRate:
      counts.totalConversations === 0 ? 0 : counts.chatOrders / counts.totalConversations,
    avgResponseTime: counts.avgResponseMillis === null ? null : counts.avgResponseMillis / 1000,
    pointsEarned: counts.pointsEarned,
  }
}

/** What the seller has to look at; but for low stock, each by the index of the few rows that it counts. */
export async function dashboardNeeds(db: Reads, now: number): Promise<DashboardNeeds> {
  const [handoff, unsent, scheduled, draft, doubles, out, few] = await Promise.all([
    countTasks(db, now, 'handoff'),
    countTasks(db, now, 'unsent'),
    countTasks(db, now, 'scheduled'),
    countTasks(db, now, 'draft'),
    countOrders(db, { double: 1 }),
    outOfStockByCampaign(db),
    fewLeftByCampaign(db),
  ])
  return {
    tasks: { handoff, unsent, scheduled, draft },
    doubles,
    outOfStock: out.map(presentProducts),
    lowStock: few.map(presentProducts),
  }
}

const presentProducts = ({ id, name, products }: CampaignProducts) => ({
  campaignId: id,
  campaignName: name,
  products,
})
