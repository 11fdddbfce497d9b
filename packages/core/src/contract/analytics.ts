import * as z from 'zod/mini'

import { analyticsPeriods, conversationStages } from '../domain/entities.ts'
import { insightCodes } from '../domain/insights.ts'
import { amount, get, id, time } from './shape.ts'

/** By currency, in major units. */
const money = z.record(z.string(), amount)
/** The address of the rows that a figure counts, in the window; the same below /api lists them. */
const link = z.string()

/** Null where nothing can be computed. */
const cards = z.object({
  /** Orders taken for each conversation that begun. */
  conversionRate: z.nullable(z.number()),
  /** Seconds from a customer's message to its answer. */
  avgResponseTime: z.nullable(z.number()),
  pointsEarned: z.nullable(z.int()),
  /** Share of the agent's replies that no human corrected. */
  learningAccuracy: z.nullable(z.number()),
})

/** What the cards are computed from. */
const counts = z.object({
  conversations: z.int(),
  orders: z.int(),
  answers: z.int(),
  agentReplies: z.int(),
  correctedReplies: z.int(),
})

const cardLinks = z.object({
  conversions: link,
  conversations: link,
  answers: link,
  points: link,
  agentReplies: link,
  correctedReplies: link,
})

const partLinks = z.object({
  conversations: link,
  orders: link,
  revenue: z.record(z.string(), link),
  aiCost: link,
})

const figures = {
  conversations: z.int(),
  orders: z.int(),
  /** Without cancelled orders. */
  revenue: money,
  aiCost: money,
}

const part = z.object({ start: time, end: time, ...figures, links: partLinks })

/** An hour or a day. */
export type AnalyticsPart = z.output<typeof part>

const byStage = z.record(z.enum(conversationStages), z.int())

const stageLinks = z.record(z.enum(conversationStages), z.object({ here: link, reached: link }))

const campaign = z.object({
  id,
  name: z.string(),
  currency: z.string(),
  ...figures,
  conversionRate: z.nullable(z.number()),
  points: z.int(),
  links: z.extend(partLinks, { points: link }),
})
export type AnalyticsCampaign = z.output<typeof campaign>

const insight = z.object({
  code: z.enum(insightCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The same in English words. */
  message: z.string(),
  link,
})
export type Insight = z.output<typeof insight>

export const analytics = z.object({
  period: z.enum(analyticsPeriods),
  /** Whose hours and days these are. */
  timeZone: z.string(),
  from: time,
  to: time,
  grain: z.enum(['hour', 'day']),
  cards,
  counts,
  links: cardLinks,
  /** The period before: its sums as far into it as this one is, its parts whole. */
  previous: z.object({
    from: time,
    to: time,
    cards,
    counts,
    total: z.object(figures),
    series: z.array(z.object({ start: time, ...figures })),
  }),
  /** Where the conversations that begun in the period stand now. */
  stages: byStage,
  /** Of those: how many came at least so far, ... */
  reached: byStage,
  /** ... and how many went quiet there. */
  left: byStage,
  stageLinks,
  series: z.array(part),
  total: z.object({ ...figures, links: partLinks }),
  campaigns: z.array(campaign).check(z.maxLength(5)),
  /** Answers of the agent that are not in the AI cost, for the price of their model was not known. */
  unpricedAnswers: z.int(),
  /** Whether customers were erased since: they are in the sums, and their rows are gone. */
  includesErased: z.boolean(),
  insights: z.array(insight),
})
export type Analytics = z.output<typeof analytics>

export const analyticsEndpoints = {
  'analytics.get': get('/api/analytics', 'Everything the analytics page shows', {
    query: z.object({ period: z._default(z.enum(analyticsPeriods), '7days') }),
    answer: analytics,
  }),
}
