import type { DashboardStats } from '@pal/core/contract/system'
import { toMajor } from '@pal/core/domain/money'
import type { Reads } from '@pal/db/schema/reads'
import { dashboardCounts } from '@pal/db/stats/stats'

import { currentSettings } from '../../platform/settings.ts'

/** From counters that are kept with the facts; nothing is counted when asked. */
export async function dashboardStats(db: Reads): Promise<DashboardStats> {
  const [counts, { company }] = await Promise.all([dashboardCounts(db), currentSettings(db)])
  const currency = company.defaultCurrency
  const revenues = counts.revenues.map((revenue) => ({
    currency: revenue.currency,
    amount: toMajor(revenue.minor),
  }))
  return {
    activeCampaigns: counts.activeCampaigns,
    totalConversations: counts.totalConversations,
    ordersGenerated: counts.ordersGenerated,
    revenue: revenues.find((revenue) => revenue.currency === currency)?.amount ?? 0,
    currency,
    revenues,
    conversionRate:
      counts.totalConversations === 0 ? 0 : counts.ordersGenerated / counts.totalConversations,
    avgResponseTime: counts.avgResponseMillis === null ? null : counts.avgResponseMillis / 1000,
    pointsEarned: counts.pointsEarned,
  }
}
