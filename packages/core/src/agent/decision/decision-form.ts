import { conversationStages, ownLanguages } from '../../domain/entities.ts'
import { afterSaleWishes, handOverKinds } from './decision.ts'

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
  /** Delivery areas; none where one fee counts everywhere. */
  readonly areas: readonly string[]
}

const cardsChosen = (cards: readonly string[]) =>
  chosenFrom(
    cards,
    'Ids of the CARDS that answer the customer: the program prints each below the reply.',
  )

/** Asked for only where the shop has any. */
const areaChosen = (areas: readonly string[]) =>
  areas.length === 0
    ? {}
    : {
        deliveryArea: {
          anyOf: [{ type: 'string', enum: areas }, { type: 'null' }],
          description:
            'Which of the DELIVERY AREAS the delivery address is in, as it stands now; null only while that cannot be known.',
        },
      }

const common = {
  stage: { type: 'string', enum: conversationStages },
  customer: strictObject(
    {
      name: nullableText('The name as the customer wrote it, or null'),
      phone: nullableText('The phone number as the customer wrote it, or null'),
      address: nullableText('The whole delivery address as the customer wrote it, or null'),
    },
    'Learned from the customer’s own messages only; null where nothing new was learned.',
  ),
  deliveryNote: nullableText(
    'What the customer wants whoever delivers to know (when, to call first, where to leave it), copied exactly, or null',
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
  handOverKind: {
    anyOf: [{ type: 'string', enum: handOverKinds }, { type: 'null' }],
    description:
      'With handOver: why. complaint: late, missing, broken or wrong. return: money back, return or exchange. person: asks for one. discount: a price or terms beyond the rules. delivery, payment: a problem or question about it. question: any other that you cannot answer. special_order: made specially, or a large quantity. safety: health, danger or distress. other: only where none of these fits.',
  },
  handOverReason: nullableText(
    'With handOver: what it is about, in a few words of languageOfTheShop, for the seller.',
  ),
} as const

/** The same as JSON schema in the strict form that OpenAI takes; lengths are checked on arrival. */
export const decisionJsonSchema = ({ slots, cards, areas }: Choices) =>
  strictObject({
    slots: chosenFrom(slots, 'The placeholders that the reply holds, without braces.'),
    cards: cardsChosen(cards),
    reply: {
      type: 'string',
      description: 'What the customer reads. Money only as placeholders such as {{price:12}}.',
    },
    language: {
      type: 'string',
      description: 'BCP 47 of the reply: en, bn, bn-Latn (Bengali in Latin letters), ar, …',
    },
    ...common,
    ...areaChosen(areas),
    usedLines: {
      type: 'array',
      description:
        'The numbers of the READY LINES that the reply says, in whatever language; empty where it says none or there are none.',
      items: { type: 'integer' },
    },
  })

/** In strict mode no field takes words for the customer. */
export const strictJsonSchema = ({
  say,
  cards,
  areas,
}: { readonly say: readonly string[] } & Omit<Choices, 'slots'>) =>
  strictObject({
    say: chosenFrom(say, 'What the customer reads, in this order.'),
    cards: cardsChosen(cards),
    language: {
      type: 'string',
      enum: ownLanguages,
      description: 'Of the customer: bn-latn and hi-latn in Latin letters.',
    },
    ...common,
    ...areaChosen(areas),
  })
