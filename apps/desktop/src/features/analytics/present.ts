import type { Analytics } from '@pal/core/contract/analytics'
import {
  type AnalyticsPeriod,
  conversationStages,
  type ConversationStage,
} from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { noSums, type PeriodSums, type StageCounts, type Sums } from '@pal/db/stats/period-sums'
import type { Span, Stretch } from '@pal/db/stats/periods'

import { insightMessage } from './insight-message.ts'
import type { Found } from './insights.ts'
import { conversationsLink, ordersLink } from './links.ts'

export interface ShownCampaign {
  readonly id: number
  readonly name: string
  readonly currency: string
  /** Absent where nothing happened in the period. */
  readonly sums: Sums | undefined
}

interface Facts {
  readonly sums: PeriodSums
  readonly campaigns: readonly ShownCampaign[]
  readonly insights: readonly Found[]
  readonly includesErased: boolean
}

export function analyticsAnswer(period: AnalyticsPeriod, facts: Facts): Analytics {
  const { zone, spans, current, previous } = facts.sums
  const span: Span = spans.current
  return {
    period,
    timeZone: zone,
    grain: spans.grain,
    ...iso(span),
    cards: cardsOf(current.total),
    counts: countsOf(current.total),
    links: {
      conversions: ordersLink(span, { chat: 'true' }),
      conversations: conversationsLink(span),
      answers: conversationsLink(span, { event: 'answered' }),
      points: ordersLink(span, { agent: 'true' }),
      agentReplies: conversationsLink(span, { event: 'replied' }),
      correctedReplies: conversationsLink(span, { event: 'corrected' }),
    },
    previous: {
      ...iso({ from: spans.previous.from, to: spans.comparedTo }),
      cards: cardsOf(previous.total),
      counts: countsOf(previous.total),
      total: figuresOf(previous.total),
      series: previous.parts.map((sums, at) => ({
        start: isoTime(partSpan(spans.previous, at).from),
        ...figuresOf(sums),
      })),
    },
    stages: current.stages,
    reached: reachedOf(current.stages),
    left: current.left,
    stageLinks: byStage((stage) => ({
      here: conversationsLink(span, { stage }),
      reached: conversationsLink(span, { reached: stage }),
    })),
    series: current.parts.map((sums, at) => {
      const part = partSpan(spans.current, at)
      return {
        start: isoTime(part.from),
        end: isoTime(part.to),
        ...figuresOf(sums),
        links: linksOf(part, sums),
      }
    }),
    total: { ...figuresOf(current.total), links: linksOf(span, current.total) },
    campaigns: facts.campaigns.map(({ id, name, currency, sums = noSums() }) => ({
      id,
      name,
      currency,
      ...figuresOf(sums),
      chatOrders: sums.chatOrders,
      conversionRate: ratio(sums.chatOrders, sums.conversations),
      points: sums.points,
      links: {
        ...linksOf(span, sums, id),
        conversions: ordersLink(span, { campaign: id, chat: 'true' }),
        points: ordersLink(span, { campaign: id, agent: 'true' }),
      },
    })),
    unpricedAnswers: current.total.unpriced,
    tried: {
      aiCost: dollars(current.tried.costMicros),
      unpriced: current.tried.unpriced,
    },
    includesErased: facts.includesErased,
    insights: facts.insights.map((found) => ({ ...found, message: insightMessage(found) })),
  }
}

function cardsOf(sums: Sums): Analytics['cards'] {
  const { conversations, chatOrders, responses, responseMs, agentReplies, correctedReplies } = sums
  return {
    conversionRate: ratio(chatOrders, conversations),
    avgResponseTime: ratio(responseMs / 1000, responses),
    pointsEarned: sums.points,
    learningAccuracy: ratio(agentReplies - correctedReplies, agentReplies),
  }
}

const countsOf = (sums: Sums): Analytics['counts'] => ({
  conversations: sums.conversations,
  orders: sums.orders,
  chatOrders: sums.chatOrders,
  agentOrders: sums.agentOrders,
  answers: sums.responses,
  agentReplies: sums.agentReplies,
  correctedReplies: sums.correctedReplies,
})

function figuresOf({ conversations, orders, revenue, costMicros }: Sums) {
  const majors = Object.entries(revenue).map(([currency, minor]) => [currency, toMajor(minor)])
  return {
    conversations,
    orders,
    revenue: Object.fromEntries(majors) as Record<string, number>,
    aiCost: dollars(costMicros),
  }
}

const dollars = (micros: number) => ({ USD: micros / 1_000_000 })

function linksOf(span: Span, { revenue }: Sums, campaign?: number) {
  const of = campaign === undefined ? {} : { campaign }
  const sold = (currency: string) => ordersLink(span, { ...of, currency, sold: 'true' })
  return {
    conversations: conversationsLink(span, of),
    orders: ordersLink(span, of),
    revenue: Object.fromEntries(Object.keys(revenue).map((code) => [code, sold(code)])),
    aiCost: conversationsLink(span, { event: 'charged', ...of }),
  }
}

function partSpan({ starts, to }: Stretch, at: number): Span {
  return { from: starts[at] ?? to, to: starts[at + 1] ?? to }
}

/** How many came at least so far: those who are there, and those beyond. */
function reachedOf(stages: StageCounts): StageCounts {
  return byStage((stage) =>
    conversationStages
      .slice(conversationStages.indexOf(stage))
      .reduce((sum, beyond) => sum + stages[beyond], 0),
  )
}

function byStage<Value>(of: (stage: ConversationStage) => Value): Record<ConversationStage, Value> {
  return Object.fromEntries(conversationStages.map((stage) => [stage, of(stage)])) as Record<
    ConversationStage,
    Value
  >
}

const ratio = (part: number, of: number) => (of === 0 ? null : part / of)
const iso = ({ from, to }: Span) => ({ from: isoTime(from), to: isoTime(to) })
