import * as z from 'zod/mini'

import { conversationStages, factOrigins } from '../domain/entities.ts'
import { reason } from './reason.ts'
import { conversationParam, get, id, idParam, time } from './shape.ts'

const facts = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** What they want whoever delivers to know, until it is ordered with. */
  deliveryNote: z.nullable(z.string()),
})

/** Where a fact about a customer came from; null of what was known before that was kept. */
const factOrigin = z.nullable(
  z.object({
    by: z.enum(factOrigins),
    at: z.nullable(time),
    /** The customer's message, and its words around the fact. */
    messageId: z.nullable(z.string()),
    words: z.nullable(z.string()),
  }),
)
export type FactOrigin = z.output<typeof factOrigin>

/** What is known of a customer, and from where. */
export const collectedFacts = {
  collected: facts,
  collectedFrom: z.object({ name: factOrigin, phone: factOrigin, address: factOrigin }),
}

/** Why an order was not placed with an answer. */
export const keptStep = z.object({
  missing: z.array(z.enum(['items', 'name', 'phone', 'address', 'area', 'stock'])),
  /** That the summary was shown and waits for a yes, and why it is asked for with it. */
  asked: z.nullable(z.enum(['confirm', 'not_shown', 'changed', 'no_clear_yes'])),
})
export type KeptStep = z.output<typeof keptStep>

/** Why the agent answered as it did, as it was kept in the moment. */
export const decisionLogEntry = z.object({
  messageId: z.string(),
  model: z.string(),
  /** Every save of the settings has a number: the answer's, and the one that counts by now. */
  settingsVersion: z.int(),
  settingsVersionNow: z.int(),
  /** Null where it cannot be read any more, for an older version wrote it. */
  decision: z.nullable(
    z.object({
      stage: z.enum(conversationStages),
      language: z.string(),
      cart: z.array(z.object({ productId: id, name: z.nullable(z.string()), quantity: z.int() })),
      order: z.enum(['none', 'ask', 'place']),
      /** Null of what was kept before that was. */
      step: z.nullable(keptStep),
      /** The customer's yes, word for word. */
      confirmationQuote: z.nullable(z.string()),
      learned: facts,
      handOver: z.boolean(),
      /** The model's words are in it as a quotation; null where it said nothing. */
      handOverReason: z.nullable(reason),
    }),
  ),
  /** What the checks still found in an answer that was good enough to go out. */
  checks: z.array(reason),
  /** Cards and figures as they were sent to the customer. */
  said: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      /** Whose price it is; null where it is no price. */
      product: z.nullable(z.string()),
    }),
  ),
  /** What a second look at the words found, try by try. */
  reviews: z.array(
    z.object({
      verdict: z.enum(['clean', 'uncovered', 'failed']),
      commitments: z.array(z.object({ words: z.string(), coveredBy: z.nullable(z.string()) })),
      /** US dollars; null where the price is not known, or nothing was counted. */
      cost: z.nullable(z.number()),
    }),
  ),
  /** How many of the shop's own answers the model was shown with it. */
  examples: z.int(),
  inputTokens: z.int(),
  cachedInputTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars; null where the model's price was not known. */
  cost: z.nullable(z.number()),
  latencyMs: z.int(),
  startedAt: time,
  finishedAt: z.nullable(time),
  order: z.nullable(z.object({ id, orderId: z.string() })),
})
export type DecisionLogEntry = z.output<typeof decisionLogEntry>

const saidText = z.string().check(z.minLength(1), z.maxLength(1_000))

export const decisionLogEndpoints = {
  'decisions.recipients': get(
    '/api/decisions/recipients',
    'Who was sent this card or figure, latest first',
    {
      query: z.object({ name: saidText, value: saidText }),
      answer: z.object({
        recipients: z.array(
          z.object({
            conversationId: id,
            messageId: z.string(),
            customerId: z.string(),
            /** Empty where it is not known. */
            customerName: z.string(),
            at: time,
          }),
        ),
        /** There are more than these. */
        more: z.boolean(),
      }),
    },
  ),
  'conversations.written': get(
    '/api/conversations/{id}/written',
    'Phone numbers that the customer wrote of late, and the addresses that the agent read, the last one first',
    {
      params: conversationParam,
      answer: z.object({ phones: z.array(z.string()), addresses: z.array(z.string()) }),
    },
  ),
  'messages.decision': get('/api/messages/{id}/decision', 'Why the agent answered as it did', {
    params: idParam,
    answer: decisionLogEntry,
  }),
}
