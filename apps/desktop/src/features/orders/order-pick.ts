import type { Query } from '@pal/core/contract/endpoints'
import type { OrderPeriod } from '@pal/core/domain/entities'
import { dayMs, weekMs } from '@pal/core/durations'
import type { OrderPick } from '@pal/db/orders/order-filter'
import type { Reads } from '@pal/db/schema/reads'
import { startOfDay } from '@pal/db/stats/days'

import { sourcePick } from '../../http/source-pick.ts'
import { currentSettings } from '../../platform/settings.ts'

/** What a query asks for, as the store takes it. */
export async function orderPick(
  db: Reads,
  {
    status,
    period,
    from,
    to,
    campaign,
    product,
    currency,
    source,
    sold,
    double,
  }: Query<'orders.count'>,
  now: number,
): Promise<OrderPick> {
  const starts = [await periodStart(db, period, now), from && Date.parse(from)]
  const latest = Math.max(...starts.map((start) => start || -Infinity))
  return {
    status: status === 'all' ? undefined : status,
    from: Number.isFinite(latest) ? latest : undefined,
    to: to === undefined ? undefined : Date.parse(to),
    campaignId: campaign,
    productId: product,
    currency,
    ...sourcePick(source),
    sold: sold && 1,
    double: double && 1,
  }
}

/** No index serves these alone: in a large shop the list goes past many others. */
export const isSeldom = ({ productId, currency, sourceKind, noSource }: OrderPick): boolean =>
  [productId, currency, sourceKind, noSource].some((each) => each !== undefined)

/** Today is the seller's calendar day; week and month are the last 7 and 30 days. */
async function periodStart(
  db: Reads,
  period: OrderPeriod,
  now: number,
): Promise<number | undefined> {
  switch (period) {
    case 'all':
      return undefined
    case 'today':
      return startOfDay(now, (await currentSettings(db)).company.timezone)
    case 'week':
      return now - weekMs
    case 'month':
      return now - 30 * dayMs
  }
}
