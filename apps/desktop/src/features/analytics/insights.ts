import type { ConversationStage } from '@pal/core/domain/entities'
import {
  insightLeast as least,
  insightNotable as notable,
  type InsightCode,
  type InsightParams,
} from '@pal/core/domain/insights'
import type { PeriodSums, Sums } from '@pal/db/stats/period-sums'
import type { StockDemand } from '@pal/db/stats/stock-demand'

import { conversationsLink, ordersLink, wantedLink } from './links.ts'

export interface Found {
  readonly code: InsightCode
  readonly params: InsightParams
  readonly link: string
}

export interface InsightFacts {
  readonly sums: PeriodSums
  readonly stock: readonly StockDemand[]
  /** Answers by what the shop's clock showed, HH:MM. */
  readonly hours: ReadonlyMap<string, { readonly answers: number; readonly millis: number }>
  readonly campaignName: (id: number) => string
}

/** What is unusual, the most urgent first; that there is too little to say so, last. */
export function findInsights(facts: InsightFacts): Found[] {
  return [
    ...outOfStock(facts),
    ...campaignFell(facts),
    ...stageLost(facts),
    ...neededHuman(facts),
    ...slowHour(facts),
    ...tooLittle(facts),
  ]
}

function outOfStock({ stock, sums }: InsightFacts): Found[] {
  const byDemand = stock.toSorted((a, b) => b.asked - a.asked || b.ordered - a.ordered)
  const [wanted] = byDemand
  if (!wanted) return []
  const { id, name: product, asked, ordered } = wanted
  if (asked > 0) {
    const params = { product, productId: id, count: asked }
    return [{ code: 'asked_out_of_stock', params, link: wantedLink(id) }]
  }
  if (ordered < least.ordered) return []
  const params = { product, productId: id, count: ordered }
  const link = ordersLink(sums.spans.current, { product: id })
  return [{ code: 'ordered_out_of_stock', params, link }]
}

function stageLost({ sums }: InsightFacts): Found[] {
  const left = Object.entries(sums.current.left) as [ConversationStage, number][]
  const all = left.reduce((sum, [, count]) => sum + count, 0)
  const [worst] = left.toSorted(([, a], [, b]) => b - a)
  if (!worst || all < least.lost) return []
  const [stage, count] = worst
  const link = conversationsLink(sums.spans.current, { stage, status: 'abandoned' })
  return [{ code: 'stage_lost', params: { stage, count, share: count / all }, link }]
}

function campaignFell({ sums, campaignName }: InsightFacts): Found[] {
  const rate = ({ chatOrders, conversations }: Sums) => chatOrders / conversations
  const enough = (of: Sums | undefined) => of !== undefined && of.conversations >= least.campaign
  const falls = [...sums.current.campaigns].flatMap(([id, now]) => {
    const before = sums.previous.campaigns.get(id)
    if (id === 0 || !before || !enough(now) || !enough(before)) return []
    const [is, was] = [rate(now), rate(before)]
    return is <= was * (1 - notable.fall) && was > 0 ? [{ id, is, was }] : []
  })
  const [worst] = falls.toSorted((a, b) => a.is / a.was - b.is / b.was)
  if (!worst) return []
  const { id, is, was } = worst
  const params = { campaign: campaignName(id), campaignId: id, rate: is, before: was }
  const link = conversationsLink(sums.spans.current, { campaign: id })
  return [{ code: 'campaign_fell', params, link }]
}

function neededHuman({ sums }: InsightFacts): Found[] {
  const { agentReplies, correctedReplies: count } = sums.current.total
  const share = agentReplies === 0 ? 0 : count / agentReplies
  if (agentReplies < least.replies || share < notable.corrected) return []
  const link = conversationsLink(sums.spans.current, { event: 'corrected' })
  return [{ code: 'needed_human', params: { count, share }, link }]
}

function slowHour({ sums, hours }: InsightFacts): Found[] {
  let [answers, millis] = [0, 0]
  for (const one of hours.values()) {
    answers += one.answers
    millis += one.millis
  }
  if (answers < least.answers) return []
  const average = millis / answers / 1000
  const slow = [...hours]
    .filter(([, one]) => one.answers >= least.answersOfHour)
    .map(([hour, one]) => ({ hour, count: one.answers, seconds: one.millis / one.answers / 1000 }))
  const [slowest] = slow.toSorted((a, b) => b.seconds - a.seconds)
  if (!slowest || slowest.seconds < Math.max(average * notable.slower, notable.slowSeconds)) {
    return []
  }
  const { hour, count, seconds } = slowest
  const link = conversationsLink(sums.spans.current, { event: 'answered', hour })
  return [{ code: 'slow_hour', params: { hour, count, seconds, average }, link }]
}

function tooLittle({ sums }: InsightFacts): Found[] {
  const { conversations: count } = sums.current.total
  if (count >= least.conversations) return []
  const params = { count, least: least.conversations }
  return [{ code: 'too_little_data', params, link: conversationsLink(sums.spans.current) }]
}
