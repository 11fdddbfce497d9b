import * as z from 'zod/mini'

import { conversationStages } from '../../domain/entities.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const productId = z.int().check(z.positive())

const afterSaleWishes = ['none', 'status', 'cancel', 'change'] as const

/** What the model answers with. It names products and quantities; the program knows the money. */
export const decisionSchema = z.object({
  /** As with usedLines below, no answer is thrown away for these. */
  slots: z.catch(z.array(text(60)).check(z.maxLength(200)), []),
  /** Ids of what the program is to say below the reply, each on a line of its own. */
  cards: z.catch(z.array(text(60)).check(z.maxLength(50)), []),
  reply: text(8_000),
  language: text(35),
  stage: z.enum(conversationStages),
  customer: z.object({
    name: z.nullable(text(200)),
    phone: z.nullable(text(60)),
    address: z.nullable(text(600)),
  }),
  cart: z
    .array(z.object({ productId, quantity: z.int().check(z.minimum(0), z.maximum(9_999)) }))
    .check(z.maxLength(100)),
  order: z.enum(['none', 'ask', 'place']),
  confirmationQuote: z.nullable(text(2_000)),
  /** As with `usedLines`: what an older decision or a lax server leaves out is no wish. */
  afterSale: z.catch(z.enum(afterSaleWishes), 'none'),
  orderNumber: z.catch(z.nullable(text(60)), null),
  cheaper: z.catch(z.nullable(productId), null),
  photoOf: z.nullable(productId),
  handOver: z.boolean(),
  handOverReason: z.nullable(text(500)),
  /** No answer is thrown away for it: servers that keep to no schema leave it out, and older decisions have none. */
  usedLines: z.catch(z.array(z.int()).check(z.maxLength(300)), []),
})
export type Decision = z.output<typeof decisionSchema>

const nullableText = (description: string) => ({ type: ['string', 'null'], description }) as const

function strictObject<const P extends Record<string, unknown>>(
  properties: P,
  description?: string,
) {
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const
}

/** An enum must name something: where there is nothing to choose, the list stays empty. */
const chosenFrom = (values: readonly string[], description: string) =>
  ({
    type: 'array',
    description,
    ...(values.length > 0
      ? { items: { type: 'string', enum: values } }
      : { items: { type: 'string' }, maxItems: 0 }),
  }) as const

/** What the model may name in this turn. */
export interface Choices {
  readonly slots: readonly string[]
  readonly cards: readonly string[]
}

/** The same as JSON schema in the strict form that OpenAI takes; lengths are checked on arrival. */
export const decisionJsonSchema = ({ slots, cards }: Choices) =>
  strictObject({
    slots: chosenFrom(slots, 'The placeholders that the reply holds, without braces.'),
    cards: chosenFrom(
      cards,
      'Ids of the CARDS that answer the customer: the program prints each below the reply.',
    ),
    reply: {
      type: 'string',
      description: 'What the customer reads. Money only as placeholders such as {{price:12}}.',
    },
    language: {
      type: 'string',
      description: 'BCP 47 of the reply: en, bn, bn-Latn (Bengali in Latin letters), ar, …',
    },
    stage: { type: 'string', enum: conversationStages },
    customer: strictObject(
      {
        name: nullableText('The name as the customer wrote it, or null'),
        phone: nullableText('The phone number as the customer wrote it, or null'),
        address: nullableText('The whole delivery address as the customer wrote it, or null'),
      },
      'Learned from the customer’s own messages only; null where nothing new was learned.',
    ),
    cart: {
      type: 'array',
      description: 'Everything the customer wants as it stands now, not only what changed.',
      items: strictObject({ productId: { type: 'integer' }, quantity: { type: 'integer' } }),
    },
    order: {
      type: 'string',
      enum: ['none', 'ask', 'place'],
      description:
        'ask: everything is known, show {{summary}}. place: the customer has said yes to the summary that was shown.',
    },
    confirmationQuote: nullableText('With place: the customer’s yes, word for word.'),
    afterSale: {
      type: 'string',
      enum: afterSaleWishes,
      description:
        'What the customer wants of an order placed before: to know where it is, to cancel it, or to change it.',
    },
    orderNumber: nullableText(
      'With afterSale: the number of that order where the customer named one.',
    ),
    cheaper: {
      type: ['integer', 'null'],
      description:
        'The id of the product that the customer asks to have for less, or names a lower amount for, in their newest message.',
    },
    photoOf: {
      type: ['integer', 'null'],
      description: 'The id of the product whose picture the customer asked for.',
    },
    handOver: { type: 'boolean', description: 'True when a person of the shop must take over.' },
    handOverReason: nullableText('With handOver: why, in a few English words, for the seller.'),
    usedLines: {
      type: 'array',
      description:
        'The numbers of the READY LINES that the reply says, in whatever language; empty where it says none or there are none.',
      items: { type: 'integer' },
    },
  })

export type ParsedDecision =
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly reason: string }

/** Some servers of the protocol wrap the JSON in a code fence. */
function unfence(answer: string): string {
  return /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(answer)?.[1] ?? answer
}

/** One line for each product; a quantity of none takes it out. */
function tidyCart(cart: Decision['cart']): Decision['cart'] {
  const quantities = new Map<number, number>()
  for (const line of cart)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity)
  return [...quantities]
    .map(([id, quantity]) => ({ productId: id, quantity }))
    .filter((line) => line.quantity > 0)
}

/** Half characters, controls, and marks that turn letters round: what was checked is what is read. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cs}\u202d\u202e]/gu
const plain = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '')

const blankToNull = (value: string | null) => (value && plain(value).trim()) || null

/** What is no language is not known. */
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i
const tidyLanguage = (value: string) => (languageTag.test(value.trim()) ? value.trim() : '')

/** Reads what the model sent. Reasons name the field, never what stood in it. */
export function parseDecision(answer: string): ParsedDecision {
  if (answer.trim() === '') return { ok: false, reason: 'the answer was empty' }
  let value: unknown
  try {
    value = JSON.parse(unfence(answer))
  } catch {
    return { ok: false, reason: 'the answer was not JSON, or was cut off' }
  }
  const read = decisionSchema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return { ok: false, reason: `${issue?.path.join('.') || 'answer'}: ${issue?.message}` }
  }
  const { customer, ...rest } = read.data
  return {
    ok: true,
    decision: {
      ...rest,
      reply: plain(rest.reply),
      language: tidyLanguage(rest.language),
      customer: {
        name: blankToNull(customer.name),
        phone: blankToNull(customer.phone),
        address: blankToNull(customer.address),
      },
      cart: tidyCart(rest.cart),
      confirmationQuote: blankToNull(rest.confirmationQuote),
      handOverReason: blankToNull(rest.handOverReason),
    },
  }
}
