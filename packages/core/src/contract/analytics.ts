import * as z from 'zod/mini'

import { isBlank } from '../domain/blank.ts'
import { cardSubjects } from '../domain/cards.ts'
import {
  analyticsPeriods,
  conversationStages,
  factKinds,
  messageAuthors,
  sourceKinds,
} from '../domain/entities.ts'
import { insightCodes } from '../domain/insights.ts'
import { reason, refusal } from './reason.ts'
import { cardWords } from './settings-fields.ts'
import { amount, get, id, longText, post, search, time } from './shape.ts'

/** By currency, in major units. */
const money = z.record(z.string(), amount)
/** The address of the rows that a figure counts, in the window; the same below /api lists them. */
const link = z.string()

/** Null where nothing can be computed. */
const cards = z.object({
  /** Orders taken in conversations, for each one that begun. */
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
  /** Of them those that came of a conversation. */
  chatOrders: z.int(),
  /** Of them those that the agent took; the others were taken by hand. */
  agentOrders: z.int(),
  answers: z.int(),
  agentReplies: z.int(),
  correctedReplies: z.int(),
})

const cardLinks = z.object({
  conversions: link,
  conversations: link,
  answers: link,
  /** The orders that the agent took: by hand none earns points. */
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
  /** Of the orders those that came of a conversation: what the rate counts. */
  chatOrders: z.int(),
  conversionRate: z.nullable(z.number()),
  points: z.int(),
  links: z.extend(partLinks, { conversions: link, points: link }),
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
  /** The present stage of the conversations that begun in the period. */
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
  /** What test chats, rehearsals and translations cost: in no other sum. */
  tried: z.object({ aiCost: money, unpriced: z.int() }),
  /** Whether customers were erased since: they are in the sums, and their rows are gone. */
  includesErased: z.boolean(),
  insights: z.array(insight),
})
export type Analytics = z.output<typeof analytics>

/** Names a fact with its value: given back as it is. */
const key = z.string().check(z.maxLength(80))

/** Major units, or of a discount per cent; when an offer ends; words. */
const statedValue = z.union([amount, z.string()])

const statedFact = z.object({
  key,
  kind: z.enum(factKinds),
  /** Of a price, or what was spoken of. */
  productId: z.nullable(id),
  productName: z.nullable(z.string()),
  campaignId: id,
  campaignName: z.nullable(z.string()),
  value: statedValue,
  currency: z.string(),
  /** What the agent tells now; null where it tells none. */
  now: z.nullable(statedValue),
  customers: z.int(),
  firstAt: time,
  lastAt: time,
})
export type StatedFactCount = z.output<typeof statedFact>

const recipient = z.object({
  conversationId: id,
  customerId: z.string(),
  /** Empty where it is not known. */
  customerName: z.string(),
  pageName: z.string(),
  at: time,
  by: z.enum(messageAuthors),
  text: z.string(),
  /** Until when a correction may go out by itself; null where it may not any more. */
  windowClosesAt: z.nullable(time),
  /** An order that was placed since and is not cancelled. */
  order: z.nullable(z.object({ id, number: z.string() })),
  /** Whether a correction was sent since, or waits for the customer to write again. */
  corrected: z.nullable(z.enum(['sent', 'waiting'])),
})
export type Recipient = z.output<typeof recipient>

/** So many customers are listed and corrected at once; the rest after them. */
export const recallLimit = 1_000

const asked = z.object({
  conversationId: id,
  customerId: z.string(),
  /** Empty where it is not known. */
  customerName: z.string(),
  question: z.string(),
  at: time,
  /** What became of it. */
  outcome: z.enum(['refused', 'handed_over']),
  /** Why the agent gave it away, the model's words as a quotation; null where the checks refused its answer. */
  handOverReason: z.nullable(reason),
  /** Whether an order came of it after all. */
  ordered: z.boolean(),
})
export type Gap = z.output<typeof gap>

const gap = z.object({
  /** The newest way in which it was asked. */
  question: z.string(),
  /** The turns of the agent that came to no answer: given back once the seller has answered. */
  turns: z.array(id),
  /** The seller has answered it since, and nobody was stopped at it again. */
  answered: z.boolean(),
  customers: z.int(),
  /** Those who have not ordered since. */
  lost: z.int(),
  /** What lies in the carts of those, at today's prices. */
  carts: money,
  asked: z.array(asked),
})

/** So many of the newest are looked at: comparing grows with the square of them. */
export const gapLimit = 500

const source = z.object({
  key: z.string(),
  /** Null: nothing says what brought them. */
  kind: z.nullable(z.enum(sourceKinds)),
  /** The advertisement's id, or what the link carried. */
  name: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** Begun in the period by whom it brought first. */
  conversations: z.int(),
  /** Placed in the period by them. */
  orders: z.int(),
  /** Without cancelled orders. */
  revenue: money,
  links: z.object({
    conversations: link,
    orders: link,
    revenue: z.record(z.string(), link),
  }),
})
export type AnalyticsSource = z.output<typeof source>

const productSale = z.object({
  /** The product's. */
  id,
  name: z.string(),
  campaignName: z.nullable(z.string()),
  /** Orders of the period that hold it and were not cancelled, ... */
  orders: z.int(),
  /** ... how many pieces they hold of it, ... */
  pieces: z.int(),
  /** ... of which came back. */
  returned: z.int(),
  /** Of the pieces that were kept, at the prices of their orders: before discounts and delivery. */
  value: money,
  /** What of that is left after what the pieces cost the shop; not in a currency in which that is not known. */
  margin: money,
  links: z.object({ orders: link, value: z.record(z.string(), link) }),
})
export type ProductSale = z.output<typeof productSale>

export const analyticsEndpoints = {
  'analytics.get': get('/api/analytics', 'Everything the analytics page shows', {
    query: z.object({ period: z._default(z.enum(analyticsPeriods), '7days') }),
    answer: analytics,
  }),
  'sources.list': get(
    '/api/analytics/sources',
    'What each advertisement and link brought in the period',
    {
      query: z.object({ period: z._default(z.enum(analyticsPeriods), '7days') }),
      answer: z.object({ sources: z.array(source) }),
    },
  ),
  'productSales.list': get('/api/analytics/products', 'What was sold of each product', {
    query: z.object({ period: z._default(z.enum(analyticsPeriods), '7days') }),
    /** Those sold most, and how many were sold in all. */
    answer: z.object({
      products: z.array(productSale),
      count: z.int(),
      /** Of all products whose margin is known: how many, the margins, and what they were sold for. */
      costed: z.object({ count: z.int(), margin: money, value: money }),
      links: z.object({ margin: z.record(z.string(), link) }),
    }),
  }),
  'recall.facts': get(
    '/api/recall/facts',
    'What the agent stated of prices, terms, products and cards, by value',
    {
      answer: z.array(statedFact),
    },
  ),
  'recall.recipients': get(
    '/api/recall',
    'Everybody who was sent a fact, or written certain words',
    {
      query: z.object({ fact: z.optional(key), words: search, since: z.optional(time) }),
      answer: z.object({ recipients: z.array(recipient), more: z.boolean() }),
    },
  ),
  'recall.correct': post(
    '/api/recall/corrections',
    'Send a correction to whom Facebook allows it, and keep it as a task for the others',
    {
      body: z.strictObject({
        conversationIds: z.array(id).check(z.minLength(1), z.maxLength(recallLimit)),
        text: longText.check(z.refine((text) => !isBlank(text), refusal('field_empty'))),
      }),
      answer: z.object({
        sent: z.int(),
        tasks: z.int(),
        /** Who had this very correction already. */
        skipped: z.int(),
      }),
    },
  ),
  'gaps.answered': post('/api/gaps/answered', 'Give the agent the answer to these, as a card', {
    body: z.strictObject({
      turns: z.array(id).check(z.minLength(1), z.maxLength(gapLimit)),
      topic: z.enum(cardSubjects),
      text: cardWords,
    }),
    answer: z.object({ success: z.literal(true) }),
  }),
  'gaps.list': get(
    '/api/gaps',
    'What customers asked that the agent could not answer, alike ones together, the dearest first',
    {
      query: z.object({ period: z._default(z.enum(analyticsPeriods), '7days') }),
      answer: z.object({
        gaps: z.array(gap),
        /** How many of the newest were looked at, where there were more. */
        lookedAt: z.nullable(z.int()),
      }),
    },
  ),
}
