import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import type { CounterKey } from './counters.ts'
import { dayOf } from './days.ts'
import { rollupTimeZone } from './rollups.ts'

export interface DashboardCounts {
  activeCampaigns: number
  totalConversations: number
  ordersGenerated: number
  /** Of them those that came of a conversation. */
  chatOrders: number
  /** Those that the agent took, in a chat of its own. */
  agentOrders: number
  pointsEarned: number
  /** Without cancelled orders; of each what the agent's orders brought. */
  revenues: { currency: string; minor: number; agentMinor: number }[]
  /** Null before the first answer. */
  avgResponseMillis: number | null
}

/**
 * From the first key that the dashboard shows to its last, which leaves out the counters that each
 * campaign has: many shops have more of those than of all others.
 */
const figures = preparedQuery((db: Reads, values: { from: CounterKey; to: CounterKey }) =>
  db
    .selectFrom('counters')
    .selectAll()
    .where('key', '>=', values.from)
    .where('key', '<', values.to),
)

export async function dashboardCounts(db: Reads): Promise<DashboardCounts> {
  const rows = await figures(db, { from: 'campaigns.active', to: 'settings.version' })
  const counted = new Map(rows.map(({ key, value }) => [key, value]))
  const value = (key: string) => counted.get(key) ?? 0
  const revenues = [...counted].flatMap(([key, minor]) =>
    key.startsWith('revenue.')
      ? [{ currency: key.slice(8), minor, agentMinor: value(`revenue_agent.${key.slice(8)}`) }]
      : [],
  )
  const responses = value('responses.count')
  return {
    activeCampaigns: value('campaigns.active'),
    totalConversations: value('conversations.total'),
    ordersGenerated: value('orders.total'),
    chatOrders: value('orders.chat'),
    agentOrders: value('orders.agent'),
    pointsEarned: value('orders.points'),
    revenues,
    avgResponseMillis: responses === 0 ? null : value('responses.millis') / responses,
  }
}

export interface CampaignCounts {
  conversations: number
  conversationsToday: number
  orders: number
  chatOrders: number
}

/** For the cards of these campaigns; today is the day of the seller's time zone. */
export async function campaignCounts(
  db: Reads,
  ids: readonly number[],
  now: number,
): Promise<Map<number, CampaignCounts>> {
  const keys = ids.flatMap((id): CounterKey[] => [
    `campaign.${id}.conversations`,
    `campaign.${id}.orders`,
    `campaign.${id}.chat_orders`,
  ])
  const counts = await db.selectFrom('counters').selectAll().where('key', 'in', keys).execute()
  const counted = new Map(counts.map(({ key, value }) => [key, value]))
  const today = dayOf(now, await rollupTimeZone(db))
  const rows = await db
    .selectFrom('rollup_day_campaign')
    .select(['campaign_id', 'conversations'])
    .where('campaign_id', 'in', ids.length === 0 ? [-1] : ids)
    .where('day', '=', today)
    .where('currency', '=', '')
    .execute()
  const begun = new Map(rows.map((row) => [row.campaign_id, row.conversations]))
  return new Map(
    ids.map((id) => [
      id,
      {
        conversations: counted.get(`campaign.${id}.conversations`) ?? 0,
        conversationsToday: begun.get(id) ?? 0,
        orders: counted.get(`campaign.${id}.orders`) ?? 0,
        chatOrders: counted.get(`campaign.${id}.chat_orders`) ?? 0,
      },
    ]),
  )
}
