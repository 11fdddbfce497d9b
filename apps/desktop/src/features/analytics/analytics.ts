import type { Analytics } from '@pal/core/contract/analytics'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { campaignNames, listCampaigns } from '@pal/db/campaigns/campaigns'
import type { Reads } from '@pal/db/schema/reads'
import { erasedSince } from '@pal/db/stats/erased-since'
import { periodSums, type PeriodSums } from '@pal/db/stats/period-sums'
import { clockOfHours } from '@pal/db/stats/periods'
import { answersByHour } from '@pal/db/stats/rollup-reads'
import { isAnyOutOfStock } from '@pal/db/stats/stock-demand'

import type { StoreThread } from '../../threads/store-thread.ts'
import { type InsightFacts, findInsights } from './insights.ts'
import { analyticsAnswer, type ShownCampaign } from './present.ts'

const campaignsShown = 5

export interface AnalyticsParts {
  readonly db: Reads
  readonly thread: Pick<StoreThread, 'run'>
  readonly now: () => number
}

/** From sums that are kept with the facts; only what few products need is looked up in rows. */
export async function analytics(
  { db, thread, now }: AnalyticsParts,
  period: AnalyticsPeriod,
  signal: AbortSignal,
): Promise<Analytics> {
  const sums = await periodSums(db, period, now())
  const span = sums.spans.current
  const stock = (await isAnyOutOfStock(db))
    ? await thread.run('stockDemand', { from: span.from, to: span.to }, { signal })
    : []
  const shown = await shownCampaigns(db, sums)
  const facts: InsightFacts = {
    sums,
    stock,
    hours: await answersByClock(db, sums),
    campaignName: (id) => shown.names.get(id)?.name ?? `#${id}`,
  }
  const includesErased = await erasedSince(db, { from: sums.spans.previous.from, to: span.to })
  return analyticsAnswer(period, {
    sums,
    campaigns: shown.campaigns,
    insights: findInsights(facts),
    includesErased,
  })
}

/** Those that sold most, and beside them others of the shop as long as there is room. */
async function shownCampaigns(db: Reads, { current }: PeriodSums) {
  const busy = [...current.campaigns]
    .filter(([, sums]) => sums.conversations + sums.orders > 0)
    .toSorted(
      ([oneId, one], [otherId, other]) =>
        other.orders - one.orders || other.conversations - one.conversations || otherId - oneId,
    )
    .map(([id]) => id)
  const newest = await listCampaigns(db, { limit: campaignsShown })
  const ids = new Set([...busy, ...newest.map(({ id }) => id)])
  const names = await campaignNames(db, [...ids])
  const campaigns = [...ids].flatMap((id): ShownCampaign[] => {
    const known = names.get(id)
    return known ? [{ id, ...known, sums: current.campaigns.get(id) }] : []
  })
  return { names, campaigns: campaigns.slice(0, campaignsShown) }
}

async function answersByClock(
  db: Reads,
  { spans, zone }: PeriodSums,
): Promise<InsightFacts['hours']> {
  const { from, to } = spans.current
  const clock = clockOfHours({ from, to }, zone)
  const hours = new Map<string, { answers: number; millis: number }>()
  for (const { hour, responses, response_ms } of await answersByHour(db, { from, to })) {
    const shown = clock.get(hour)
    if (shown === undefined) continue
    const sum = hours.get(shown) ?? { answers: 0, millis: 0 }
    hours.set(shown, {
      answers: sum.answers + responses,
      millis: sum.millis + response_ms,
    })
  }
  return hours
}
