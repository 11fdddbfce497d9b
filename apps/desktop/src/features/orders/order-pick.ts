import type { Query } from '@pal/core/contract/endpoints'
import { type OrderPeriod, paymentStatuses } from '@pal/core/domain/entities'
import { dayMs, hourMs, weekMs } from '@pal/core/durations'
import type { OrderPick } from '@pal/db/orders/order-filter'
import type { Reads } from '@pal/db/schema/reads'
import { dayOf, startOfDay } from '@pal/db/stats/days'

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
    page,
    campaign,
    product,
    currency,
    source,
    sold,
    chat,
    agent,
    double,
    payment,
    cancelReason,
    courier,
    noCourier,
    unprinted,
    unfiled,
    returned,
    customer,
  }: Query<'orders.count'>,
  now: number,
): Promise<OrderPick> {
  const span = await periodSpan(db, period, now)
  const latest = Math.max(span.from ?? -Infinity, from === undefined ? -Infinity : Date.parse(from))
  const first = Math.min(span.to ?? Infinity, to === undefined ? Infinity : Date.parse(to))
  return {
    status: status === 'all' ? undefined : status,
    from: Number.isFinite(latest) ? latest : undefined,
    to: Number.isFinite(first) ? first : undefined,
    pageId: page,
    campaignId: campaign,
    productId: product,
    currency,
    ...sourcePick(source),
    sold: sold && 1,
    chat: chat && 1,
    agent: agent && 1,
    double: double && 1,
    payment: paymentStatuses.find((each) => each === payment),
    due: payment === 'due' ? 1 : undefined,
    advanceDue: payment === 'advance_due' ? 1 : undefined,
    giveBack: payment === 'give_back' ? 1 : undefined,
    cancelReason,
    courier,
    noCourier: noCourier && 1,
    unprinted: unprinted && 1,
    unfiled: unfiled && 1,
    returned: returned && 1,
    customerId: customer,
  }
}

/**
 * No index serves these, or not together with all others: in a large shop the list goes past many
 * that do not match.
 */
export const isSeldom = (pick: OrderPick): boolean =>
  seldom.some((name) => pick[name] !== undefined)

const seldom = [
  'pageId',
  'productId',
  'currency',
  'sourceKind',
  'noSource',
  'payment',
  'due',
  'advanceDue',
  'giveBack',
  'cancelReason',
  'courier',
  'noCourier',
  'unprinted',
  'unfiled',
  'returned',
] as const satisfies readonly (keyof OrderPick)[]

interface PeriodSpan {
  readonly from?: number
  readonly to?: number
}

/** Days and this month are the seller's calendar's; week and month are the last 7 and 30 days. */
async function periodSpan(db: Reads, period: OrderPeriod, now: number): Promise<PeriodSpan> {
  const zone = async () => (await currentSettings(db)).company.timezone
  switch (period) {
    case 'all':
      return {}
    case 'today':
      return { from: startOfDay(now, await zone()) }
    case 'yesterday': {
      const today = startOfDay(now, await zone())
      return { from: startOfDay(today - 1, await zone()), to: today }
    }
    case 'week':
      return { from: now - weekMs }
    case 'month':
      return { from: now - 30 * dayMs }
    case 'this_month': {
      const timeZone = await zone()
      const dayOfMonth = Number(dayOf(now, timeZone).slice(-2))
      // From noon to noon a change of the clock is no other day.
      const midday = startOfDay(now, timeZone) + 12 * hourMs
      return { from: startOfDay(midday - (dayOfMonth - 1) * dayMs, timeZone) }
    }
  }
}
