import * as z from 'zod/mini'

import { mostRehearsed } from '../constants.ts'
import { conversationStages, orderStatuses, rehearsalOfferKinds } from '../domain/entities.ts'
import { mostPieces } from '../domain/orders/order-pieces.ts'
import { strategiesInput } from './campaign-fields.ts'
import { campaignDraft } from './campaigns.ts'
import { reason } from './reason.ts'
import { text } from './settings-fields.ts'
import { settingsTabs } from './settings.ts'
import { amount, done, get, id, idParam, post, shortText, time } from './shape.ts'

const customer = z.object({
  name: z.nullable(text(200)),
  phone: z.nullable(text(60)),
  address: z.nullable(text(600)),
  deliveryNote: z._default(z.nullable(text(300)), null),
  language: z.nullable(text(35)),
})

/** The state of a test chat after an answer: given back with the next message, kept by nobody else. */
const state = z.object({
  stage: z.enum(conversationStages),
  customer,
  cart: z
    .array(
      z.object({ productId: id, quantity: z.int().check(z.minimum(1), z.maximum(mostPieces)) }),
    )
    .check(z.maxLength(100)),
  /** Which delivery area it goes to. */
  deliveryArea: z._default(z.nullable(text(60)), null),
  /** The summary that waits for a yes, and which of the messages showed it. */
  offer: z.nullable(z.object({ hash: text(100_000), message: z.int().check(z.nonnegative()) })),
  /** What is asked about an order, and by which of the messages. */
  request: z._default(
    z.nullable(
      z.object({
        wish: z.enum(['cancel', 'change']),
        number: text(40),
        hash: text(100_000),
        message: z.int().check(z.nonnegative()),
      }),
    ),
    null,
  ),
  concessions: z._default(
    z
      .array(
        z.object({
          productId: id,
          priceMinor: z.int().check(z.nonnegative()),
          steps: z.int(),
          at: z.number(),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  upsold: z._default(z.object({ count: z.int(), over: z.boolean() }), { count: 0, over: false }),
  /** The newest first. */
  orders: z
    .array(
      z.object({
        number: text(40),
        status: z.enum(orderStatuses),
        message: z.int().check(z.nonnegative()),
        customer: z.omit(customer, { language: true }),
        deliveryArea: z._default(z.nullable(text(60)), null),
        items: z
          .array(
            z.object({
              productId: id,
              name: text(300),
              quantity: z.int(),
              unitPriceMinor: z.int().check(z.nonnegative()),
            }),
          )
          .check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(20)),
})
export type TestChatState = z.output<typeof state>

/** Settings that are typed and not saved yet. A key or another server is tried with its own test. */
const unsaved = z.strictObject({
  ai: z.optional(
    z.strictObject(
      z.partial(z.omit(settingsTabs.ai, { baseUrl: true, prices: true, dollarRates: true })).shape,
    ),
  ),
  tactics: z.optional(z.strictObject(z.partial(settingsTabs.tactics).shape)),
  flow: z.optional(z.strictObject(z.partial(settingsTabs.flow).shape)),
})
export type UnsavedSettings = z.output<typeof unsaved>

const order = z.object({
  step: z.enum(['cart', 'incomplete', 'offer', 'placed', 'changing', 'changed']),
  /** What an incomplete one still lacks. */
  missing: z.array(z.enum(['items', 'name', 'phone', 'address', 'area'])),
  lines: z.array(
    z.object({ name: z.string(), quantity: z.int(), unitPrice: amount, total: amount }),
  ),
  subtotal: amount,
  discount: amount,
  delivery: amount,
  total: amount,
  currency: z.string(),
  number: z.nullable(z.string()),
})

const testAnswer = z.object({
  /** Null where the checks let nothing out. */
  answer: z.nullable(z.string()),
  /** What happens where they let nothing out: what the customer hears, and the draft that waits for the seller. */
  held: z.nullable(z.object({ said: z.string(), draft: z.nullable(z.string()) })),
  decision: z.nullable(
    z.object({
      text: z.string(),
      stage: z.enum(conversationStages),
      handOver: z.boolean(),
      handOverReason: z.nullable(reason),
    }),
  ),
  /** The buttons below it. */
  buttons: z.array(z.object({ title: z.string(), payload: z.string() })),
  /** The picture that would follow the text. */
  picture: z.nullable(z.object({ name: z.string() })),
  order: z.nullable(order),
  /** What the checks found, also in an answer that was good enough to go out. */
  checks: z.array(reason),
  model: z.string(),
  inputTokens: z.int(),
  cachedInputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars; null where the model's price is not known. */
  cost: z.nullable(z.number()),
  latencyMs: z.int(),
  state,
})
export type TestChatAnswer = z.output<typeof testAnswer>

const endState = z.object({
  /** Of the newest that is not cancelled. */
  order: z.nullable(z.object({ total: amount, currency: z.string() })),
  handedOff: z.boolean(),
})

/** Null where the price of a model is not known. */
const dollars = z.nullable(z.number())

const rehearsedRun = z.object({
  end: endState,
  cost: dollars,
  turns: z.array(
    z.object({
      asked: z.string(),
      /** What was answered then; null where nothing was. */
      was: z.nullable(z.string()),
      /** Null where the checks let nothing out. */
      now: z.nullable(z.string()),
      checks: z.array(reason),
    }),
  ),
})
export type RehearsedRun = z.output<typeof rehearsedRun>

const candidate = z.object({
  conversationId: id,
  customerId: z.string(),
  /** Empty where it is not known. */
  customerName: z.string(),
  lastMessage: z.nullable(z.string()),
  at: time,
  was: endState,
  /** What its answers cost, in US dollars. */
  cost: z.number(),
  /** The seller keeps it to be rehearsed again. */
  kept: z.boolean(),
})

const rehearsal = z.object({
  campaignId: id,
  model: z.string(),
  runs: z.int(),
  startedAt: time,
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  /** Why it failed. */
  problem: z.nullable(reason),
  done: z.int(),
  of: z.int(),
  conversations: z.array(
    z.object({
      conversationId: id,
      customerId: z.string(),
      /** Empty where it is not known. */
      customerName: z.string(),
      was: endState,
      wasCost: z.number(),
      runs: z.array(z.object({ end: endState, cost: dollars, checks: z.int() })),
    }),
  ),
})

/** What changed since the agent answered last, for which a rehearsal is offered. */
const offer = z.object({
  /** One for each change; they are settled together. */
  ids: z.array(id),
  kind: z.enum(rehearsalOfferKinds),
  /** Whose conversations to rehearse. */
  campaignId: id,
  campaignName: z.string(),
  /** How many of them the seller keeps for it. */
  kept: z.int(),
  changes: z.int(),
  /** The newest changes of prices. */
  prices: z.array(
    z.object({ product: z.string(), was: amount, becomes: amount, currency: z.string() }),
  ),
  /** The newest changes of cards: what one says now, or said until it was removed. */
  cards: z.array(z.object({ text: z.string(), change: z.enum(['added', 'changed', 'removed']) })),
  /** A model in use that has a last day, and the one to try instead. */
  model: z.nullable(
    z.object({ name: z.string(), day: z.string(), gone: z.boolean(), other: z.string() }),
  ),
  at: time,
})
export type RehearsalOffer = z.output<typeof offer>

const mostRuns = 5
const mostOffers = 10_000

const rehearsalEndpoints = {
  'rehearsal.candidates': get(
    '/api/rehearsal/candidates',
    'The newest conversations of a campaign that the agent answered in, and those kept to rehearse',
    {
      query: z.object({
        campaignId: z.pipe(
          z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
          z.transform((typed: string) => Number(typed)),
        ),
      }),
      answer: z.array(candidate),
    },
  ),
  'rehearsal.start': post(
    '/api/rehearsal',
    'Answer past conversations again, with other settings or by another model; nothing is stored',
    {
      body: z.object({
        campaignId: id,
        conversationIds: z.array(id).check(z.minLength(1), z.maxLength(mostRehearsed)),
        runs: z._default(z.int().check(z.minimum(1), z.maximum(mostRuns)), 1),
        settings: z.optional(unsaved),
        strategies: z.optional(strategiesInput),
      }),
      answer: done,
      largestBody: 1024 * 1024,
    },
  ),
  'rehearsal.get': get('/api/rehearsal', 'The rehearsal that runs, or ran last', {
    answer: z.object({ rehearsal: z.nullable(rehearsal) }),
  }),
  'rehearsal.conversation': get(
    '/api/rehearsal/conversations/{id}',
    'Old and new answers of one conversation, in each run',
    { params: idParam, answer: z.object({ runs: z.array(rehearsedRun) }) },
  ),
  'rehearsal.keep': post(
    '/api/rehearsal/kept',
    'Keep conversations to be rehearsed again, or no longer',
    {
      body: z.strictObject({
        conversationIds: z.array(id).check(z.minLength(1), z.maxLength(mostRehearsed)),
        kept: z.boolean(),
      }),
      answer: done,
    },
  ),
  'rehearsal.offers': get(
    '/api/rehearsal/offers',
    'What changed since the agent answered last: a price, a card, or a model that goes',
    { answer: z.array(offer) },
  ),
  'rehearsal.dismissOffers': post(
    '/api/rehearsal/offers/dismiss',
    'No rehearsal for these changes',
    {
      body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostOffers)) }),
      answer: z.array(offer),
    },
  ),
  'rehearsal.cancel': post('/api/rehearsal/cancel', 'End the rehearsal that runs', {
    answer: done,
  }),
}

/** As it is typed: neither a page nor a name is needed to try it. */
export const campaignToTry = z.extend(z.omit(campaignDraft, { facebookPageId: true, name: true }), {
  name: z._default(shortText, ''),
})
export type CampaignToTry = z.output<typeof campaignToTry>

export const testChatEndpoints = {
  ...rehearsalEndpoints,
  'agent.preview': post(
    '/api/agent/preview',
    "The agent's next answer in a test chat; nothing is sent, ordered or counted",
    {
      body: z.object({
        campaignId: z.optional(id),
        /** One that is not launched yet, instead. */
        campaign: z.optional(campaignToTry),
        messages: z
          .array(
            z.object({
              from: z.enum(['customer', 'page']),
              text: text(10_000).check(z.minLength(1)),
              /** What the tapped button sends back. */
              tap: z.optional(text(1_000)),
            }),
          )
          .check(z.minLength(1), z.maxLength(200)),
        state: z.optional(z.nullable(state)),
        settings: z.optional(unsaved),
        strategies: z.optional(strategiesInput),
      }),
      answer: testAnswer,
      largestBody: 4 * 1024 * 1024,
    },
  ),
}
